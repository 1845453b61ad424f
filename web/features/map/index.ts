import { pagePart } from "../../lib/page-part";

/** Each map comes when it is first opened, or ahead of that. */
export const loadSelector = pagePart(() => import("./selector"));
export const loadGmtiMaps = pagePart(() => import("./gmti"));
export const loadHlrViewer = pagePart(() => import("./hlr"));
export const loadPicker = pagePart(() => import("./picker"));

/** Fetches every map ahead of its opening. */
export function preloadMaps(): Promise<unknown> {
  return Promise.all([loadSelector(), loadGmtiMaps(), loadHlrViewer(), loadPicker()]);
}
