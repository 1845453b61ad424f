import type { PlatformRecord } from "../../web/domain/platforms/platform";
import { AIR_DEFENCE_LONG } from "./air-defence-long";
import { AIR_DEFENCE_SHORT } from "./air-defence-short";
import { AIRBORNE } from "./airborne";
import { AIRCRAFT } from "./aircraft";
import { ATGM } from "./atgm";
import { BOATS } from "./boats";
import { BOTH_SIDES } from "./both-sides";
import { CARRIERS } from "./carriers";
import { CBRN } from "./cbrn";
import { COMMUNICATIONS } from "./communications";
import { CREW_WEAPONS } from "./crew-weapons";
import { DRONES } from "./drones";
import { ELECTRONIC_WARFARE } from "./electronic-warfare";
import { ENGAGEMENT_RADARS } from "./engagement-radars";
import { ENGINEERING } from "./engineering";
import { FRIENDLY } from "./friendly";
import { FRIENDLY_PROTECTED } from "./friendly-protected";
import { INFANTRY } from "./infantry";
import { LIGHT_TRANSPORT } from "./light-transport";
import { MISSILES } from "./missiles";
import { MORTARS } from "./mortars";
import { RECON } from "./recon";
import { ROCKETS } from "./rockets";
import { SELF_PROPELLED_GUNS } from "./self-propelled-guns";
import { SURVEILLANCE_RADARS } from "./surveillance-radars";
import { TANKS } from "./tanks";
import { TANKS_MODERN } from "./tanks-modern";
import { TOWED_GUNS } from "./towed-guns";
import { TRUCKS } from "./trucks";
import { UTILITY_VEHICLES } from "./utility-vehicles";
import { recordOf } from "./written-platform";

/** A record of the database, with whether both sides have such a thing. */
export type BuiltInPlatform = PlatformRecord & { bothSides: boolean };

/**
 * The platform database, from public general knowledge, in the order in which the
 * list shows it: what fights first, then what supports it,
 * and at the end what is friendly.
 *
 * Three habits that the types cannot say:
 * - `aka` names the whole platform, never one variant of it; variants go to `otherNames`.
 * - Running gear: `Towed` is what stands in action without its tractor; a launcher or
 *   radar on a semi-trailer that stays with its tractor is `Wheeled`. What flies has none.
 * - Weight: `Heavy` is a main battle tank, another tracked or wheeled vehicle of about
 *   25 t and more, a towed piece of 5 t and more, or a set on a heavy truck. `Medium`
 *   and `Light` follow the users' own class (medium tank, light truck, airborne).
 */
export const PLATFORMS: readonly BuiltInPlatform[] = [
  ...TANKS,
  ...TANKS_MODERN,
  ...INFANTRY,
  ...CARRIERS,
  ...AIRBORNE,
  ...SELF_PROPELLED_GUNS,
  ...MORTARS,
  ...CREW_WEAPONS,
  ...TOWED_GUNS,
  ...ROCKETS,
  ...MISSILES,
  ...ATGM,
  ...AIR_DEFENCE_SHORT,
  ...AIR_DEFENCE_LONG,
  ...ENGAGEMENT_RADARS,
  ...SURVEILLANCE_RADARS,
  ...RECON,
  ...DRONES,
  ...AIRCRAFT,
  ...ELECTRONIC_WARFARE,
  ...COMMUNICATIONS,
  ...ENGINEERING,
  ...CBRN,
  ...TRUCKS,
  ...UTILITY_VEHICLES,
  ...LIGHT_TRANSPORT,
  ...BOATS,
  ...FRIENDLY,
  ...FRIENDLY_PROTECTED,
].map((written) => ({ ...recordOf(written), bothSides: BOTH_SIDES.has(written.platformId) }));

/** What stands for a platform that the database does not hold. It has no symbol of its own. */
export interface UnknownPlatform extends Omit<BuiltInPlatform, "category" | "subCategory" | "sidcCode"> {
  category: "Unknown";
  subCategory: null;
  sidcCode: null;
}

/** What an operator reports who types what it is, because the database does not hold it. */
export const UNKNOWN_PLATFORM: UnknownPlatform = {
  platformId: "Unknown",
  aka: "Unknown",
  otherNames: [],
  description: "Unknown vehicle type",
  function: "Unidentified platform",
  category: "Unknown",
  subCategory: null,
  characteristics: [],
  gridUnit: "Cat 2",
  sidcCode: null,
  bothSides: false,
  cues: [],
  confusedWith: [],
};
