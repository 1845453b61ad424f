import { AIRBORNE } from "./airborne";
import { AIRCRAFT } from "./aircraft";
import { ANTI_AIR_GUNS } from "./anti-air-guns";
import { ATTACK_DRONES } from "./attack-drones";
import { BOATS } from "./boats";
import { CARRIERS } from "./carriers";
import { COMMUNICATIONS } from "./communications";
import { CREW_WEAPONS } from "./crew-weapons";
import { DRONES } from "./drones";
import { EARLY_WARNING } from "./early-warning";
import { ENGINEERS } from "./engineers";
import { FIELD_VEHICLES } from "./field-vehicles";
import { FIGHTERS } from "./fighters";
import { FIRES_AND_SIGNALS } from "./fires-and-signals";
import { FRIENDLY } from "./friendly";
import { FRIENDLY_FLEET } from "./friendly-fleet";
import { FRIENDLY_PROTECTED } from "./friendly-protected";
import { GROUND_RADARS } from "./ground-radars";
import { HEAVY_AIRCRAFT } from "./heavy-aircraft";
import { HEAVY_ENGINEERS } from "./heavy-engineers";
import { JAMMERS } from "./jammers";
import { LIGHT_ARMOR } from "./light-armor";
import { LIGHT_TRANSPORT } from "./light-transport";
import { LIGHT_VEHICLES } from "./light-vehicles";
import { LONG_RANGE } from "./long-range";
import { MEDIUM_RANGE } from "./medium-range";
import { MISSILE_CARRIERS } from "./missile-carriers";
import { MISSILES } from "./missiles";
import { NEWER_AIR_DEFENCE } from "./newer-air-defence";
import { NEWER_GUNS } from "./newer-guns";
import { OLDER_GUNS } from "./older-guns";
import { PROTECTED_VEHICLES } from "./protected-vehicles";
import { RECON } from "./recon";
import { ROCKETS } from "./rockets";
import { SHORT_RANGE } from "./short-range";
import { SITE_RADARS } from "./site-radars";
import { SMALL_DRONES } from "./small-drones";
import { SP_GUNS } from "./sp-guns";
import { SP_HOWITZERS } from "./sp-howitzers";
import { withStates } from "./states";
import { SUPPLY_VEHICLES } from "./supply-vehicles";
import { SUPPORT_FLEET } from "./support-fleet";
import { MAIN_TANKS } from "./tanks";
import { MODERN_TANKS } from "./tanks-modern";
import { TOWED } from "./towed";
import { TOWED_GUNS } from "./towed-guns";
import { TRUCKS } from "./trucks";

/** The silhouettes' attributes by platformId. */
export const SPECS = withStates({
  ...MAIN_TANKS,
  ...MODERN_TANKS,
  ...LIGHT_ARMOR,
  ...AIRBORNE,
  ...CARRIERS,
  ...MISSILE_CARRIERS,
  ...RECON,
  ...SMALL_DRONES,
  ...DRONES,
  ...ATTACK_DRONES,
  ...AIRCRAFT,
  ...FIGHTERS,
  ...HEAVY_AIRCRAFT,
  ...GROUND_RADARS,
  ...LIGHT_VEHICLES,
  ...LIGHT_TRANSPORT,
  ...FIELD_VEHICLES,
  ...PROTECTED_VEHICLES,
  ...TRUCKS,
  ...SP_GUNS,
  ...SP_HOWITZERS,
  ...TOWED,
  ...TOWED_GUNS,
  ...OLDER_GUNS,
  ...CREW_WEAPONS,
  ...ROCKETS,
  ...MISSILES,
  ...SHORT_RANGE,
  ...ANTI_AIR_GUNS,
  ...MEDIUM_RANGE,
  ...LONG_RANGE,
  ...NEWER_AIR_DEFENCE,
  ...SITE_RADARS,
  ...EARLY_WARNING,
  ...JAMMERS,
  ...COMMUNICATIONS,
  ...ENGINEERS,
  ...HEAVY_ENGINEERS,
  ...FIRES_AND_SIGNALS,
  ...SUPPLY_VEHICLES,
  ...FRIENDLY,
  ...NEWER_GUNS,
  ...FRIENDLY_FLEET,
  ...FRIENDLY_PROTECTED,
  ...SUPPORT_FLEET,
  ...BOATS,
});
