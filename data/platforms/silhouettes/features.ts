import type { Features, FeatureValue } from "../../../web/domain/platforms/features";
import { isCab, isHull, isTurret } from "./cues";
import { describePart } from "./describe";
import type { Gun } from "./parts/guns";
import type { ShapeName } from "./shapes";
import type { Part } from "./spec";
import { SPECS } from "./specs";

type Gear = FeatureValue<"gear">;
type GunKind = FeatureValue<"gun">;
type HullKind = FeatureValue<"hull">;
type YesNo = FeatureValue<"mast">;

const YES: readonly YesNo[] = ["yes"];
const NO: readonly YesNo[] = ["no"];
const EITHER: readonly YesNo[] = ["yes", "no"];

/** Mounts of missiles and masked guns: a turret to one observer and none to another, and none by the tag's rule. */
const MOUNTS = /^(?:buk|bukM2|osa|pedestal|turntable|archerGun)$/;

/** What the kit's hulls and bodies look like; its cabs stand on trucks. Cars and tank hulls are none of the three. */
const HULLS: { readonly [Shape in ShapeName]?: readonly HullKind[] } = {
  ...shaped(["boat"], "landingBoat", "seaDrone", "boat", "btr60", "btr70", "btr80", "brdm", "baz", "bmp", "gvozdika"),
  ...shaped(["boat", "box"], "mtlb", "mtlbu", "bmp3", "bmd", "bmd4", "btrd", "btr4", "stryker"),
  ...shaped(["box"], "gm", "gm575", "s300v", "pion", "su100p", "m113", "boxer", "bradleyHull"),
  ...shaped(["box"], "marderHull", "cv90Hull", "m109Hull", "krabHull", "pzhHull", "vab", "dtCab"),
  ...shaped(["box"], "tigr", "uaz452", "van"),
  ...shaped(["box", "truck"], "typhoon", "typhoonShort", "typhoonVdv", "typhoonU", "vpkUral"),
  ...shaped(["box", "truck"], "zsts", "maxxPro", "maxxProBonnet", "kirpi", "kozak", "bushmaster"),
  ...shaped(["truck"], "pickup"),
  ...shaped([], "tankHull", "tankFender", "leo1Hull", "leo2Hull", "challengerHull", "abramsHull"),
  ...shaped([], "lmv", "uaz469", "humvee", "niva", "patriot", "car", "ulan", "sarmat", "buggy"),
  ...shaped([], "quad", "dirtBike", "rider"),
};

function shaped(hull: readonly HullKind[], ...shapes: readonly ShapeName[]) {
  return Object.fromEntries(shapes.map((shape) => [shape, hull]));
}

/** In centimetres: a machine gun's barrel is this long and thick at most, an autocannon's this thick. */
const MACHINE_GUN = { len: 140, d: 7 };
const AUTOCANNON_D = 12;
/** Between these, in centimetres, one observer calls a barrel long and another short. */
const LONG_FROM = 200;
const SHORT_TO = 300;

/**
 * What a platform's drawing shows of each feature: the parts of all its states from the side. Null for an id that has
 * no drawing.
 * @throws where a hull is of no known kind
 */
export function featuresOf(platformId: string): Features | null {
  const spec = Object.hasOwn(SPECS, platformId) ? SPECS[platformId] : undefined;
  if (spec === undefined) return null;
  const states = [spec.parts, ...(spec.other ? [spec.other.parts] : [])];
  const all = states.flat();
  const gear = gearOf(spec.parts);
  const turret = unionOf(states.map((parts) => mostOf(parts, turretOf)));
  // An aircraft's weapons, mast and radar are not drawn, and wheels that it lands on are no vehicle's.
  if (spec.above) return all.some(says(/landing gear/)) ? { turret } : { turret, gear };
  const { also = {} } = spec;
  return {
    gear: unionOf([gear, also.gear ?? []]),
    turret: unionOf([turret, also.turret ?? []]),
    gun: unionOf([...states.map(gunsOf), also.gun ?? []]),
    hull: unionOf([...all.map(hullOf), also.hull ?? []]),
    mast: unionOf([...states.map((parts) => mostOf(parts, mastOf)), also.mast ?? []]),
    radar: unionOf([...states.map((parts) => mostOf(parts, radarOf)), also.radar ?? []]),
  };
}

const unionOf = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

const says = (words: RegExp) => (part: Part) => words.test(describePart(part));

/** "Yes" where any part is one for certain, else "either" where one may be taken for it. */
function mostOf(parts: readonly Part[], of: (part: Part) => readonly YesNo[]): readonly YesNo[] {
  const found = parts.map(of);
  return found.find((each) => each === YES) ?? found.find((each) => each === EITHER) ?? NO;
}

/** Tracks, or the wheels of what drives; of what is only towed, its own. */
function gearOf(parts: readonly Part[]): Gear[] {
  if (parts.some(({ kind }) => kind === "tracks")) return ["tracks"];
  const axles = parts.flatMap((part) => (part.kind === "axles" ? [part] : []));
  if (axles.length === 0) return [];
  const driven = axles.filter(({ under = "truck" }) => under === "truck" || under === "hull");
  const count = (driven.length > 0 ? driven : axles).reduce((sum, { at }) => sum + at.length, 0);
  const isBike = parts.some((part) => part.kind === "stamp" && part.of === "dirtBike");
  const wheels = `${count * (isBike ? 1 : 2)}`;
  return ["any", ...(["4", "6", "8"] as const).filter((each) => each === wheels)];
}

function turretOf(part: Part): readonly YesNo[] {
  if (part.kind === "box") return /turret-like/.test(part.calls ?? "") ? YES : NO;
  if (part.kind !== "stamp" || !isTurret(part)) return NO;
  if (MOUNTS.test(part.of)) return EITHER;
  return part.calls === "" ? NO : YES;
}

function gunsOf(parts: readonly Part[]): GunKind[] {
  const found = unionOf(parts.map(armsOf));
  // What the crew puts on the roof may be missing there.
  const isBare = parts.every((part) => part.kind === "mg" || armsOf(part).length === 0);
  return isBare ? [...found, "none"] : found;
}

/** What of a gun, launcher or missile a part is. */
function armsOf(part: Part): readonly GunKind[] {
  switch (part.kind) {
    case "gun":
      return gunOf(part);
    case "mg":
      return ["machine gun"];
    case "mortar":
      return [...barrelOf(part.len), "tubes"];
    case "tubes":
      return says(/missile/)(part) ? ["tubes", "missiles"] : ["tubes"];
    case "canisters":
      if (says(/rocket/)(part)) return ["tubes"];
      return says(/tube/)(part) ? ["missiles", "tubes"] : ["missiles"];
    case "missile":
      return ["missiles"];
    case "box":
      return says(/missile (?:tube|container)s/)(part) ? ["missiles"] : [];
    case "stamp":
      if (says(/\bmissiles\b.*\binside\b/)(part)) return ["missiles", "none"];
      if (says(/\bmissile box\b/)(part)) return ["missiles"];
      return says(/\bits barrel\b/)(part) ? ["long"] : [];
    default:
      return [];
  }
}

function gunOf({ len, d, calls = "" }: Gun): readonly GunKind[] {
  if (/machine.gun/.test(calls) || (len < MACHINE_GUN.len && d <= MACHINE_GUN.d)) return ["machine gun"];
  const isBig = /\bgun\b|recoilless/.test(calls) || (d > AUTOCANNON_D && !/cannon/.test(calls));
  return isBig ? barrelOf(len, calls) : ["autocannon"];
}

function barrelOf(len: number, calls = ""): GunKind[] {
  const kinds: readonly [boolean, GunKind][] = [
    [len > LONG_FROM || /\blong\b/.test(calls), "long"],
    [len < SHORT_TO, "short"],
  ];
  return kinds.flatMap(([is, kind]) => (is ? kind : []));
}

function hullOf(part: Part): readonly HullKind[] {
  if (part.kind === "shelter") return ["box"];
  if (part.kind !== "stamp") return [];
  const known = HULLS[part.of];
  if (known !== undefined) return known;
  if (isCab(part)) return ["truck"];
  if (isHull(part)) throw new Error(`The hull "${part.of}" is of no known kind.`);
  return [];
}

function mastOf(part: Part): readonly YesNo[] {
  if (part.kind === "mast") return says(/\bmasts?\b|\btower\b/)(part) ? YES : EITHER;
  return part.kind === "planar" && says(/ a mast\b/)(part) ? YES : NO;
}

/** A dish may be a satellite's or a jammer's, and an antenna folded down is hard to see. */
function radarOf(part: Part): readonly YesNo[] {
  switch (part.kind) {
    case "planar":
    case "reflector":
    case "yagi":
      return YES;
    case "dish":
      if (part.calls === "") return NO;
      return says(/satellite|cluster|folded/)(part) ? EITHER : YES;
    case "box":
    case "stamp":
      if (!says(/\bradar\b|\bantenna\b|\barray\b|\breflector\b/)(part)) return NO;
      return says(/folded|lying/)(part) ? EITHER : YES;
    default:
      return NO;
  }
}
