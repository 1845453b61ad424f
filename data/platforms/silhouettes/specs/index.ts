import { AIR_DEFENCE_LONG } from "./air-defence-long";
import { AIR_DEFENCE_SHORT } from "./air-defence-short";
import { AIRBORNE } from "./airborne";
import { AIRCRAFT } from "./aircraft";
import { ATGM } from "./atgm";
import { BOATS } from "./boats";
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
import { withStates } from "./states";
import { SURVEILLANCE_RADARS } from "./surveillance-radars";
import { TANKS } from "./tanks";
import { TANKS_MODERN } from "./tanks-modern";
import { TOWED_GUNS } from "./towed-guns";
import { TRUCKS } from "./trucks";
import { UTILITY_VEHICLES } from "./utility-vehicles";

/** The silhouettes' attributes by platformId, each in the file of its platform's name. Of outlines that overlap as much, the earlier is the nearer look-alike. */
export const SPECS = withStates({
  ...TANKS,
  ...TANKS_MODERN,
  ...INFANTRY,
  ...AIRBORNE,
  ...CARRIERS,
  ...ATGM,
  ...RECON,
  ...SELF_PROPELLED_GUNS,
  ...DRONES,
  ...AIRCRAFT,
  ...SURVEILLANCE_RADARS,
  ...ENGAGEMENT_RADARS,
  ...UTILITY_VEHICLES,
  ...LIGHT_TRANSPORT,
  ...COMMUNICATIONS,
  ...ENGINEERING,
  ...AIR_DEFENCE_SHORT,
  ...TRUCKS,
  ...TOWED_GUNS,
  ...MORTARS,
  ...CREW_WEAPONS,
  ...ROCKETS,
  ...MISSILES,
  ...AIR_DEFENCE_LONG,
  ...ELECTRONIC_WARFARE,
  ...CBRN,
  ...FRIENDLY,
  ...FRIENDLY_PROTECTED,
  ...BOATS,
});
