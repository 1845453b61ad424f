import { KIT } from "./draw";
import type { Part } from "./spec";
import { count } from "./words";

/** What a part is called in the text alternative; "" where it is too small to say. */
export const describePart = (p: Part): string => KIT[p.kind].say?.(p) ?? ("calls" in p ? p.calls : undefined) ?? "";

/** What a part is called where it is seen from above: of the running gear only what shows there. */
export function describeFromAbove(p: Part): string {
  if (p.plan === false) return "";
  switch (p.kind) {
    case "tracks":
      return "tracks on both sides";
    case "axles":
      return p.under === "carriage" ? describePart(p) : `${count(p.at.length)} axles`;
    case "panes":
    case "inset":
      return "";
    case "round":
      return p.of === "port" || p.of === "belly" ? "" : describePart(p);
    default:
      return describePart(p);
  }
}
