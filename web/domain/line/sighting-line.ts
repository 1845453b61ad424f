/** What a line says of a sighting: its fields, its letters, and what does not go together. */

import { DIRECTIONS, type Direction } from "../fields/heading";
import type { NumberRule } from "../fields/number-field";
import { type FieldOf, textOf } from "../formats/format";
import type { GridReference } from "../grid/grid-reference";
import { GRID_ACCURACIES, type GridAccuracy, type Platform } from "../platforms/platform";
import { ALTITUDE, DISPERSAL, type Effect, type GridRow, SPEED } from "../reports/grid-row";
import {
  ENVIRONMENT_CHOICES,
  ENVIRONMENTS,
  type Environment,
  MOTION_CHOICES,
  MOTIONS,
  type Motion,
  newSighting,
  type SightingForm,
  type SightingStart,
  withGrids,
  withMotion,
  withQuantity,
} from "../reports/sighting";
import { COMPASS, type LineReader, type LineRules } from "./line-reader";
import { MARKS } from "./marks";
import type { Token } from "./tokens";

/** One position of the line. */
export interface SaidGrid extends GridReference {
  accuracy: GridAccuracy | null;
  /** Feet, as typed. */
  altitude: string;
}

/** A sighting's values from a line; what the line does not say is null or empty. */
export interface SightingSaid {
  platform: Platform | null;
  quantity: number | null;
  grids: readonly SaidGrid[];
  /** Metres, as typed. */
  dispersal: string;
  motion: Motion | null;
  direction: Direction | null;
  /** km/h, as typed. */
  speed: string;
  environment: Environment | null;
  kKills: number;
  mKills: number;
  remarks: string;
}

const choice = (id: string, label: string, choices: FieldOf<"choice">["choices"]) =>
  ({ kind: "choice", id, label, choices }) satisfies FieldOf<"choice">;
const number = (id: string, label: string, { min, max }: NumberRule) =>
  ({ kind: "number", id, label, min, max }) satisfies FieldOf<"number">;

const MOTION = choice("motion", "Motion", MOTION_CHOICES);
const DIRECTION = choice("direction", "Direction", [...DIRECTIONS]);
const SPEED_FIELD = number("speed", "Speed (km/h)", SPEED);
const ENVIRONMENT = choice("environment", "Environment", ENVIRONMENT_CHOICES);
const KILLS = {
  k: number("kKills", "K-kill", { min: 0, max: 99 }),
  m: number("mKills", "M-kill", { min: 0, max: 99 }),
};

/** A letter stands for a word after the grid. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ s: "static", m: "moving", o: "open", d: "dugin", u: "urban", w: "woodland" }),
);

export const SIGHTING_LINE: LineRules = {
  fields: [
    { kind: "quantity", id: "quantity", label: "Quantity" },
    { kind: "platform", id: "platform", label: "Platform" },
    {
      ...{ kind: "rows", id: "grids", label: "Grids", line: "" },
      fields: [
        { kind: "grid", id: "grid", label: "Grid" },
        number("accuracy", "Cat", { min: 1, max: 4 }),
        number("altitude", "Altitude (ft)", ALTITUDE),
      ],
    },
    number("dispersal", "Dispersal (m)", DISPERSAL),
    MOTION,
    DIRECTION,
    SPEED_FIELD,
    ENVIRONMENT,
    { kind: "remarks", id: "remarks", label: "Remarks" },
  ],
  letters: LETTERS,
  labelsFirst: true,
  takesBefore: true,
  unclear(figure, unit) {
    if (unit === "") return MARKS.unclear(`type alt${figure}, ${figure}kph or a grid`);
    return unit === "m" ? MARKS.metres(figure) : null;
  },
  kills: KILLS,
  // `sw` after the grid is static and woodland, unless the vehicle is said to move; single letters come later.
  isCompassPoint: (line, norm) =>
    norm.length === 2 && (norm !== "sw" || !line.hasGrid || isMoving(line)),
  takesLetters,
  settle,
};

function isMoving(line: LineReader): boolean {
  const { motion, speed } = line.entries;
  return (
    motion === "moving" ||
    speed !== undefined ||
    line.tokens.free().some(({ norm }) => norm === "m" || line.choiceOf(norm)?.value === "moving")
  );
}

/** The letters that stand for words after the grid: `so`, `m`; `ne` is already used by then. */
function takesLetters(line: LineReader, token: Token): void {
  const { norm, text, start } = token;
  if (norm !== text.toLowerCase() || norm.length > 2) return;
  const point = norm.length === 1 ? COMPASS.get(norm) : undefined;
  const isPoint = point !== undefined && (!LETTERS.has(norm) || isPointLeft(line, norm));
  const words = isPoint ? [point] : [...norm].map((letter) => LETTERS.get(letter));
  const choices = words.flatMap((word) => (word && line.choiceOf(word)) || []);
  if (choices.length < words.length) return;
  if (!isPoint && start < line.firstGrid) {
    line.tokens.marked([token], MARKS.letters, "unknown");
    return;
  }
  line.tokens.split(
    token,
    choices.map(({ field, value, label }, at) => {
      const problem = line.keep(field, value, [{ ...token, start: start + at }], label);
      return { text: text.charAt(at), is: "detail", chip: problem ? null : label, problem };
    }),
  );
}

/** `s` and `w` are compass points where the vehicle moves and the point is what is left to say. */
function isPointLeft({ entries, tokens, choiceOf }: LineReader, letter: string): boolean {
  if (entries.motion !== "moving" || entries.direction !== undefined) return false;
  const isSaidElsewhere = () =>
    tokens.free().some(({ norm }) => norm.length > 1 && choiceOf(norm)?.field === ENVIRONMENT);
  return (
    letter === "s" || (letter === "w" && (entries.environment !== undefined || isSaidElsewhere()))
  );
}

/** Values that do not fit with the others. */
function settle(line: LineReader): void {
  const { entries, rows } = line;
  if (entries.motion === "static") {
    line.refuse(DIRECTION, MARKS.staticHas("direction"));
    line.refuse(SPEED_FIELD, MARKS.staticHas("speed"));
  } else if (entries.direction !== undefined || entries.speed !== undefined) {
    entries.motion = "moving";
  }
  const quantity = Number(entries.quantity ?? Math.max(1, rows.length));
  const isMass = entries.motion === "moving" && quantity > 1;
  const places = isMass ? 1 : quantity;
  line.limitRows(places, isMass ? MARKS.oneGrid : MARKS.countIs("Quantity", quantity));
  const kills = Number(entries.kKills ?? 0) + Number(entries.mKills ?? 0);
  const isUnclear = kills < quantity && kills > Math.max(places, rows.length) - rows.length;
  const problem =
    kills > quantity
      ? MARKS.tooManyKills(quantity)
      : kills > places
        ? MARKS.killsOfMass
        : isUnclear && quantity > 1
          ? MARKS.killsOfRows
          : null;
  if (kills === 0 || problem === null) return;
  for (const field of Object.values(KILLS)) line.refuse(field, problem);
}

/** What a line says of a sighting. */
export function sightingSaid({ entries, rows, platform }: LineReader): SightingSaid {
  const { quantity, motion, direction, environment } = entries;
  return {
    platform: platform.candidates[0] ?? null,
    quantity: typeof quantity === "number" ? quantity : null,
    grids: rows.map(({ entries: row }) => ({
      gzd: textOf(row, "gzd"),
      coordinates: textOf(row, "coordinates"),
      accuracy: GRID_ACCURACIES.find((each) => each === `Cat ${Number(row.accuracy)}`) ?? null,
      altitude: textOf(row, "altitude"),
    })),
    dispersal: textOf(entries, "dispersal"),
    motion: MOTIONS.find((each) => each === motion) ?? null,
    direction: DIRECTIONS.find((each) => each === direction) ?? null,
    speed: textOf(entries, "speed"),
    environment: ENVIRONMENTS.find((each) => each === environment) ?? null,
    kKills: Number(entries.kKills ?? 0),
    mKills: Number(entries.mKills ?? 0),
    remarks: textOf(entries, "remarks"),
  };
}

/** The report that a line says, headed as `start` is; the platform is `start`'s. */
export function sightingOf(said: SightingSaid, start: SightingStart): SightingForm {
  let form = newSighting(start);
  if (said.quantity !== null) form = withQuantity(form, String(said.quantity), start.gridAccuracy);
  form = withGrids(form, 1, said.grids, start.gridAccuracy).form;
  if (said.motion) form = withMotion(form, said.motion);
  return {
    ...form,
    direction: said.direction ?? "",
    speed: said.speed,
    environment: said.environment ?? "",
    freeText: said.remarks,
    gridRows: withKills(
      form.gridRows.map((row, at) => detailed(row, said.grids[at], at === 0 ? said.dispersal : "")),
      said,
    ),
  };
}

function detailed(row: GridRow, grid: SaidGrid | undefined, dispersal: string): GridRow {
  return {
    ...row,
    gridAccuracy: grid?.accuracy ?? row.gridAccuracy,
    altitude: grid?.altitude ?? row.altitude,
    dispersal,
  };
}

/** Kills are of vehicles whose grid is not known, as far as there are such; the last ones first. */
function withKills(rows: readonly GridRow[], { kKills, mKills }: SightingSaid): GridRow[] {
  const effects: Effect[] = [
    ...Array<Effect>(kKills).fill("k-kill"),
    ...Array<Effect>(mKills).fill("m-kill"),
  ];
  return rows
    .toReversed()
    .map((row, at) => ({ ...row, effect: effects[at] ?? row.effect }))
    .toReversed();
}
