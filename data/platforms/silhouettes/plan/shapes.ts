import type { ShapeName } from "../shapes";
import { BOAT_PLANS } from "./boats";
import { CAB_PLANS } from "./cabs";
import { FRIENDLY_PLANS } from "./friendly";
import { HULL_PLANS } from "./hulls";
import type { PlanShape } from "./outline";
import { TURRET_PLANS } from "./turrets";

/** How the kit's fixed outlines look from above; what flies is drawn from above in its own spec. */
export const PLANS: Readonly<Partial<Record<ShapeName, PlanShape>>> = { ...HULL_PLANS, ...CAB_PLANS, ...TURRET_PLANS, ...FRIENDLY_PLANS, ...BOAT_PLANS };
