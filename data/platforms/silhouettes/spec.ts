import type { DrawingState } from "../../../web/domain/platforms/drawing-marks";
import type { Features } from "../../../web/domain/platforms/features";
import type { Bodywork } from "./parts/bodywork";
import type { Engineering } from "./parts/engineer";
import type { Fitting } from "./parts/fittings";
import type { AnyGun } from "./parts/guns";
import type { Launcher } from "./parts/launchers";
import type { Aerial } from "./parts/masts";
import type { Plate } from "./parts/plates";
import type { Radar } from "./parts/radars";
import type { Rotor } from "./parts/rotor";
import type { OfGun } from "./parts/towed";
import type { Tracks } from "./parts/tracks";
import type { Axles } from "./parts/wheels";
import type { ShapeName } from "./shapes";
import type { Pt } from "./svg-builder";

/** One of the kit's fixed outlines, moved to `at` and stretched to the real vehicle. */
export interface PlacedShape {
  kind: "stamp";
  of: ShapeName;
  at?: Pt;
  sx?: number;
  sy?: number;
  /** Other words for this use; "" leaves it unsaid. */
  calls?: string;
}

/** A small thing of the drawing once more, larger, in a frame with a line to where it is. */
export interface Inset {
  kind: "inset";
  /** The frame's lower left corner and its size. */
  at: Pt;
  size: Pt;
  /** Where in the drawing the thing itself is; the line starts at the frame's upper right corner. */
  shows: Pt;
  /** How much larger, and the parts, measured from the frame's lower left corner. */
  scale: number;
  parts: readonly Part[];
  calls: string;
}

export type Gear = Tracks | Axles;

/**
 * Where a part lies across the vehicle, seen from above, in centimetres. What is not given follows from
 * the part's kind and the chassis' width.
 */
export interface Across {
  /** How far its middle is off the vehicle's: to the vehicle's own left, which the side view shows, below zero. */
  y?: number;
  /** Of struts: how far out their ends lean. */
  wide?: number;
  /** Another like it on the other side. */
  both?: true;
  /** How many lie side by side. */
  cols?: number;
  /** Degrees by which it is turned to the vehicle's left. */
  turn?: number;
}

type PartOfSide = Gear | PlacedShape | Inset | Bodywork | Engineering | Fitting | AnyGun | Launcher | Aerial | Plate | Radar | OfGun | Rotor;
export type Part = PartOfSide & {
  /** False for what does not show from above. */
  plan?: Across | false;
};
export type Kind = Part["kind"];
export type PartOf<K extends Kind> = Extract<Part, { kind: K }>;

/** How large a drawing is; the scale bar has its label for each. */
export type UnitsPerCm = 0.2 | 0.4 | 1 | 2 | 4 | 10;

/** The same platform as it travels where it is drawn set up, or the other way round. */
export interface OtherState {
  parts: readonly Part[];
  deck?: readonly Part[];
  /** As in {@link SilhouetteSpec}. */
  raised?: string;
}

/**
 * What a platform looks like from its left side: the parts of the kit with
 * their real measures in centimetres, from the farthest to the nearest.
 */
export interface SilhouetteSpec {
  parts: readonly Part[];
  /** What shows from above alone, flat on the deck under what stands there: y to both sides of the middle. */
  deck?: readonly Part[];
  /** The width over all, in centimetres, where it is not the chassis'. */
  wide?: number;
  /** Of what folds, lies down or is laid: the state that is drawn, and how it looks in the other. */
  state?: DrawingState;
  other?: OtherState;
  /** Of what flies: the same from above, facing left, drawn to the left of the side view: y to both sides of the middle. */
  above?: readonly Part[];
  /** Drawn larger than one unit to a centimetre, because at that it would be a speck; or smaller, to fit a card. */
  unitsPerCm?: UnitsPerCm;
  /** What the height counts that is folded down on the move: "its antenna up". */
  raised?: string;
  /** What others of its kind have and the drawing does not show: a truck with more axles, a mast at some sites. */
  also?: Features;
}

/** Specs by platformId as they are written: one that is its parts and nothing else is their list. */
export type WrittenSpecs = Readonly<Record<string, SilhouetteSpec | readonly Part[]>>;

/** The parts of a spec as it is written; none where there is no such spec. */
export const partsOf = (spec: WrittenSpecs[string] = []): readonly Part[] => ("parts" in spec ? spec.parts : spec);
