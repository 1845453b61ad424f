import { unzipSync } from "fflate";
import { xml } from "./readers";

/** What ATAK puts on its map for an event. */
export interface Marker {
  uid: string;
  type: string;
  title: string;
  remarks: string;
  /** It outlives its stale time. */
  isKept: boolean;
}

/**
 * Imports a data package as ATAK does: of each file that the manifest names it reads one event, whatever follows; an
 * event without an identity, a time or a point is dropped, and one of which the stale time is over is gone unless it
 * asks to be kept. A marker of an identity that is there already takes its place.
 * @param at when it is imported
 */
export function importPackage(file: Uint8Array, at: Date): Map<string, Marker> {
  const files = unzipSync(file);
  const text = (path: string) => {
    const content = files[path];
    if (!content) throw new Error(`The package has no ${path}.`);
    return new TextDecoder().decode(content);
  };
  const manifest = xml(text("MANIFEST/manifest.xml")).documentElement;
  if (manifest?.getAttribute("version") !== "2") throw new Error("This is no package.");
  const markers = new Map<string, Marker>();
  for (const content of [...manifest.getElementsByTagName("Content")]) {
    if (content.getAttribute("ignore") === "true") continue;
    const marker = markerOf(text(content.getAttribute("zipEntry") ?? ""), at);
    if (marker) markers.set(marker.uid, marker);
  }
  return markers;
}

function markerOf(text: string, at: Date): Marker | null {
  const event = xml(text).documentElement;
  if (event?.tagName !== "event") return null;
  const said = (name: string) => event.getAttribute(name) ?? "";
  const part = (name: string) => event.getElementsByTagName(name)[0];
  const times = ["time", "start", "stale"].map((name) => Date.parse(said(name)));
  const point = part("point");
  const figures = ["lat", "lon", "hae", "ce", "le"].map((name) =>
    Number(point?.getAttribute(name) || Number.NaN),
  );
  const uid = said("uid");
  const isKept = part("archive") !== undefined;
  if (uid === "" || said("type") === "" || said("how") === "") return null;
  if ([...times, ...figures].some(Number.isNaN)) return null;
  if (!isKept && at.getTime() > (times[2] ?? 0)) return null;
  const title = part("contact")?.getAttribute("callsign") ?? "";
  return { uid, type: said("type"), title, remarks: part("remarks")?.textContent ?? "", isKept };
}
