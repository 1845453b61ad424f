import { AIR_DEFENCE } from "./air-defence";
import { AIRCRAFT } from "./aircraft";
import { BOATS } from "./boats";
import { CABS } from "./cabs";
import { CREW } from "./crew";
import { DRONES } from "./drones";
import { FRIENDLY } from "./friendly";
import { LIGHT_TRANSPORT } from "./light-transport";
import { SMALL_DRONES } from "./small-drones";
import { TANK_TURRETS } from "./tank-turrets";
import { TRACKED_HULLS } from "./tracked-hulls";
import { GUN_TURRETS, LIGHT_TURRETS } from "./turrets";
import { WHEELED_HULLS } from "./wheeled-hulls";

/** All fixed outlines of the kit by name. */
export const SHAPES = {
  ...TRACKED_HULLS,
  ...WHEELED_HULLS,
  ...CABS,
  ...LIGHT_TRANSPORT,
  ...BOATS,
  ...CREW,
  ...TANK_TURRETS,
  ...LIGHT_TURRETS,
  ...GUN_TURRETS,
  ...AIR_DEFENCE,
  ...SMALL_DRONES,
  ...DRONES,
  ...AIRCRAFT,
  ...FRIENDLY,
};
export type ShapeName = keyof typeof SHAPES;
