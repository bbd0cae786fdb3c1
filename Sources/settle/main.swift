import Glibc

StandardDescriptors.secure()
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
