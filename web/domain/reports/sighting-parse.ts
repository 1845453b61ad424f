import { DIRECTIONS } from "../fields/heading";
import { boundsText } from "../fields/number-field";
import type { MessageReader } from "../messages/message-reader";
import { GRID_ACCURACIES } from "../platforms/platform";
import { EFFECT_LABELS, EFFECTS, type Effect, emptyRow, type GridRow } from "./grid-row";
import { namedPlatform, PLATFORM_TEXT } from "./reported-platform";
import {
  ENVIRONMENT_LABELS,
  ENVIRONMENTS,
  newSighting,
  QUANTITY,
  type ReportedPlatform,
  type SightingForm,
} from "./sighting";

const PLATFORM = new RegExp(`^([1-9]\\d?) X ${PLATFORM_TEXT}$`);
const ROW = /^(GRID|COM)(?: (\d{1,2}))? (\d\d[A-Z]{3} .+)$/;
const DETAILS = /^CAT (\d)(?: ALT (~?)(-?\d{1,6})FT)?(?: DISP (\d{1,6})M)?(?: (M-KILL|K-KILL))?$/;
const MOTION = /^(STATIC|MOVING)(?: ([A-Z]+))?(?: (\d{1,3})KPH)?$/;
const BDA = /^BDA K-KILL (\d{1,2}) M-KILL (\d{1,2}) REMAINING (\d{1,2})$/;

/** A received SIGHTING. The message has only the platform's name; the database knows the rest. */
export function parseSighting(reader: MessageReader): SightingForm {
  const { callSign, identifier } = reader.reference("SIGHTING");
  const currentDTG = reader.dtg();
  const asset = reader.name(reader.optional("ASSET") ?? "");
  const { quantity, platform } = readPlatform(reader);
  const start = newSighting({ platform, callSign, asset, gridAccuracy: "Cat 1", identifier });
  const gridRows = Array.from({ length: quantity }, (_, index) => emptyRow(index + 1, "Cat 1"));
  const centreOfMass = readRows(reader, gridRows);
  const motion = readMotion(reader);
  const environment = reader.choice(
    reader.required("ENV"),
    ENVIRONMENTS,
    (each) => ENVIRONMENT_LABELS[each],
  );
  addKills(reader, gridRows);
  const freeText = reader.optional("REMARKS") ?? "";
  return {
    ...start,
    ...motion,
    quantity,
    gridRows,
    centreOfMass: centreOfMass && motion.motion === "static",
    environment,
    freeText,
    currentDTG,
  };
}

function readPlatform(reader: MessageReader): { quantity: number; platform: ReportedPlatform } {
  const [count, unknown, name = "", bracket = ""] = reader.match(PLATFORM, "3 X BM-21 (Grad)");
  const [platformId, aka] = [reader.name(name), reader.name(bracket)];
  const quantity = Number(count);
  if (quantity < QUANTITY.min || quantity > QUANTITY.max) {
    reader.refuse(`a quantity is ${boundsText(QUANTITY)}.`);
  }
  return { quantity, platform: namedPlatform(unknown !== undefined, platformId, aka) };
}

/** Fills the rows that the message gives; true if it gives a centre of mass. */
function readRows(reader: MessageReader, rows: GridRow[]): boolean {
  let massed = false;
  for (let found = reader.optionalMatch(ROW); found; found = reader.optionalMatch(ROW)) {
    const [label, number = "1", text = ""] = found;
    const row = rows[Number(number) - 1];
    if (!row) reader.refuse(`there are ${rows.length} vehicles.`);
    massed ||= label === "COM";
    Object.assign(row, readRow(reader, text));
  }
  if (reader.startsWith("GRID") || reader.startsWith("COM")) {
    reader.refuseNext("it holds no grid like 34UFE 12345 67890.");
  }
  if (rows[0]?.gzd === "") reader.refuseNext("the grid of the first vehicle is expected here.");
  return massed;
}

function readRow(reader: MessageReader, text: string): Partial<GridRow> {
  const { grid, rest } = reader.grid(text);
  const details = DETAILS.exec(rest);
  const gridAccuracy = GRID_ACCURACIES.find((each) => each === `Cat ${details?.[1]}`);
  if (!details || !gridAccuracy)
    reader.refuse("after the grid come CAT, ALT, DISP and the effect.");
  const [, , rough, altitude = "", dispersal = "", effect = "PRESENT"] = details;
  const altitudeRough = rough === "~";
  return { ...grid, gridAccuracy, altitude, altitudeRough, dispersal, effect: effectOf(effect) };
}

function effectOf(word: string): Effect {
  return EFFECTS.find((effect) => EFFECT_LABELS[effect].toUpperCase() === word) ?? "present";
}

function readMotion(reader: MessageReader): Pick<SightingForm, "motion" | "direction" | "speed"> {
  const [motion, word, speed = ""] = reader.match(MOTION, "STATIC or MOVING");
  if (motion === "STATIC") return { motion: "static", direction: "", speed: "" };
  return { motion: "moving", direction: word ? reader.choice(word, DIRECTIONS) : "", speed };
}

/** Kills outside the grid lines belong to vehicles without a known grid. */
function addKills(reader: MessageReader, rows: GridRow[]): void {
  const [kills = 0, immobile = 0] = reader
    .match(BDA, "BDA K-KILL 0 M-KILL 0 REMAINING 1")
    .map(Number);
  const left: Effect[] = [];
  for (const [effect, total] of [
    ["k-kill", kills],
    ["m-kill", immobile],
  ] as const) {
    const told = rows.filter((row) => row.effect === effect).length;
    for (let n = told; n < total; n += 1) left.push(effect);
  }
  for (const row of rows) {
    if (row.gzd === "" && left.length > 0) row.effect = left.shift() ?? "present";
  }
}
