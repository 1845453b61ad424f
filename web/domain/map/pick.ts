/** One grid picked on a map: each act gives the next state, and can be undone. */
import type { GridReference } from "../grid/grid";
import { type MapPlace, OFF_GRID, type Picked, pickedFrom, takenAt } from "./map-grid";

export interface Picking {
  picked: Picked | null;
  /** Why the last act changed nothing; "" if it did. */
  refusal: string;
  /** The state before the last change; null at the beginning. */
  before: Picking | null;
}

/** A click, or the pin dragged or nudged, to a place. */
export type PickAct = { pick: MapPlace } | "remove" | "undo";

/** The pin as the map opens: at the form's grid. */
export const picking = (value: GridReference): Picking => ({
  picked: pickedFrom(value),
  refusal: "",
  before: null,
});

/** What an act makes of the pin. */
export function pickStep(state: Picking, act: PickAct): Picking {
  if (act === "undo") return state.before ?? { ...state, refusal: "" };
  const before = { ...state, refusal: "" };
  if (act === "remove") return state.picked ? { picked: null, refusal: "", before } : before;
  const picked = takenAt(act.pick);
  if (!picked) return { ...state, refusal: OFF_GRID };
  const { lat, lng } = act.pick;
  // The end of a measurement may be the pin itself, whose grid stays as it is.
  if (state.picked?.at.lat === lat && state.picked.at.lng === lng) return before;
  return { picked, refusal: "", before };
}
