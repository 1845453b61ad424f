/** What a line says of a sighting: its fields, its letters, and what does not go together. */

import { DIRECTIONS } from "../fields/heading";
import type { NumberRule } from "../fields/number-field";
import { gridOf, keptRows } from "../formats/field-kinds";
import { type Entries, type FieldOf, textOf } from "../formats/format";
import { storedChoice } from "../parse-unknown";
import { GRID_ACCURACIES } from "../platforms/platform";
import { ALTITUDE, DISPERSAL, type Effect, type GridRow, SPEED } from "../reports/grid-row";
import {
  ENVIRONMENT_CHOICES,
  ENVIRONMENTS,
  MOTION_CHOICES,
  MOTIONS,
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

const GRID: FieldOf<"grid"> = { kind: "grid", id: "grid", label: "Grid" };
const GRIDS: FieldOf<"rows"> = {
  ...{ kind: "rows", id: "grids", label: "Grids", line: "" },
  fields: [
    GRID,
    number("accuracy", "Cat", { min: 1, max: 4 }),
    number("altitude", "Altitude (ft)", ALTITUDE),
  ],
};

/** A letter stands for a word after the grid. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ s: "static", m: "moving", o: "open", d: "dugin", u: "urban", w: "woodland" }),
);

export const SIGHTING_LINE: LineRules = {
  fields: [
    { kind: "quantity", id: "quantity", label: "Quantity" },
    { kind: "platform", id: "platform", label: "Platform" },
    GRIDS,
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
  entries[GRIDS.id] = rows.map((row) => row.entries);
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

/** The report that a line says, headed as `start` is; the platform is `start`'s. */
export function sightingOf(entries: Entries, start: SightingStart): SightingForm {
  const { gridAccuracy } = start;
  const said = keptRows(entries, GRIDS);
  const motion = storedChoice(entries.motion, MOTIONS, null);
  const quantity = textOf(entries, "quantity");
  let form = newSighting(start);
  if (quantity !== "") form = withQuantity(form, quantity, gridAccuracy);
  const grids = said.map((row) => gridOf(row, GRID));
  form = withGrids(form, 1, grids, gridAccuracy).form;
  if (motion) form = withMotion(form, motion);
  return {
    ...form,
    direction: storedChoice(entries.direction, DIRECTIONS, ""),
    speed: textOf(entries, "speed"),
    environment: storedChoice(entries.environment, ENVIRONMENTS, ""),
    freeText: textOf(entries, "remarks"),
    gridRows: withKills(
      form.gridRows.map((row, at) => ({
        ...row,
        ...detailsOf(said[at], row),
        dispersal: at === 0 ? textOf(entries, "dispersal") : "",
      })),
      entries,
    ),
  };
}

const detailsOf = (said: Entries = {}, { gridAccuracy }: GridRow) => ({
  gridAccuracy: storedChoice(`Cat ${Number(said.accuracy)}`, GRID_ACCURACIES, gridAccuracy),
  altitude: textOf(said, "altitude"),
});

/** Kills are of vehicles whose grid is not known, as far as there are such; the last ones first. */
function withKills(rows: readonly GridRow[], { kKills, mKills }: Entries): GridRow[] {
  const effects: Effect[] = [
    ...Array<Effect>(Number(kKills ?? 0)).fill("k-kill"),
    ...Array<Effect>(Number(mKills ?? 0)).fill("m-kill"),
  ];
  return rows
    .toReversed()
    .map((row, at) => ({ ...row, effect: effects[at] ?? row.effect }))
    .toReversed();
}
