import type { SilhouetteSpec } from "../spec";
import { PLANS } from "./shapes";

/** What the widths of a platform's parts go by, in centimetres. */
export interface Chassis {
  /** Over all. */
  wide: number;
  /** One track. */
  band: number;
  /** A gun's carriage or a weapon that stands by itself carries narrow things only. */
  kind: "tracked" | "wheeled" | "carriage" | "none";
}

/** What has no hull or cab of the kit: a trailer, a gun's carriage. */
const USUAL = 250;

/** The chassis of a platform: the widest of its fixed shapes, which is its hull or its cab. */
export function chassisOf({ parts, wide }: SilhouetteSpec): Chassis {
  const sizes = parts.flatMap((part) => (part.kind === "stamp" ? (PLANS[part.of]?.[0] ?? []) : []));
  const [hull] = sizes.toSorted((a, b) => b.wide - a.wide);
  const own = wide ?? hull?.wide ?? USUAL;
  return { wide: own, band: hull?.band ? (hull.band * own) / hull.wide : own * 0.12, kind: kindOf(parts) };
}

function kindOf(parts: SilhouetteSpec["parts"]): Chassis["kind"] {
  if (parts.some(({ kind }) => kind === "tracks")) return "tracked";
  const axles = parts.flatMap((part) => (part.kind === "axles" ? [part] : []));
  if (axles.length === 0) return "none";
  return axles.every(({ under }) => under === "carriage") ? "carriage" : "wheeled";
}
