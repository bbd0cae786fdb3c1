#include <string.h>

#include "internal.h"

static const XRRModeInfo *find_mode(const XRRScreenResources *resources, RRMode id) {
  for (int n = 0; n < resources->nmode; n++) {
    if (resources->modes[n].id == id) return &resources->modes[n];
  }
  return NULL;
}

static void describe(cx_mode *row, const XRRModeInfo *mode) {
  row->mode_width = (int32_t)mode->width;
  row->mode_height = (int32_t)mode->height;
  row->dot_clock = mode->dotClock;
  row->h_total = mode->hTotal;
  row->v_total = mode->vTotal;
  row->interlaced = mode->modeFlags & RR_Interlace;
  row->double_scan = mode->modeFlags & RR_DoubleScan;
}

int cx_modes(cx_desktop *desktop, cx_mode *modes, int capacity) {
  if (desktop->randr_event < 0 || desktop->lost) return 0;
  Display *display = desktop->display;
  // The current resources: the other call makes the server ask the monitors, which can stop the screen for seconds.
  XRRScreenResources *resources = XRRGetScreenResourcesCurrent(display, desktop->root);
  if (!resources) return 0;
  RROutput primary = XRRGetOutputPrimary(display, desktop->root);
  int count = 0;
  for (int n = 0; n < resources->noutput; n++) {
    XRROutputInfo *output = XRRGetOutputInfo(display, resources, resources->outputs[n]);
    if (!output) continue;
    XRRCrtcInfo *crtc = output->crtc ? XRRGetCrtcInfo(display, resources, output->crtc) : NULL;
    cx_mode row = {.output = n, .primary = resources->outputs[n] == primary};
    strncpy(row.name, output->name, sizeof row.name - 1);
    if (crtc) {
      row.x = crtc->x;
      row.y = crtc->y;
      row.width = (int32_t)crtc->width;
      row.height = (int32_t)crtc->height;
    }
    bool current_listed = false;
    for (int m = 0; output->connection != RR_Disconnected && m < output->nmode; m++) {
      const XRRModeInfo *mode = find_mode(resources, output->modes[m]);
      cx_mode listed = row;
      if (mode) describe(&listed, mode);
      listed.current = crtc && crtc->mode == output->modes[m];
      current_listed |= listed.current;
      if (count++ < capacity) modes[count - 1] = listed;
    }
    if (crtc && crtc->mode && !current_listed) {
      const XRRModeInfo *mode = find_mode(resources, crtc->mode);
      if (mode) describe(&row, mode);
      row.current = true;
      if (count++ < capacity) modes[count - 1] = row;
    }
    if (crtc) XRRFreeCrtcInfo(crtc);
    XRRFreeOutputInfo(output);
  }
  XRRFreeScreenResources(resources);
  return count;
}
