import { DIRECTIONS } from "../fields/heading";
import { numberError, numberText, storedQuantity } from "../fields/number-field";
import { FREE_TEXT_LIMIT, textError } from "../fields/text-field";
import { formatGrid, isWholeGrid } from "../grid/grid";
import { invalidLine, line, type MessageLine, MISSING, WRONG } from "../messages/message";
import { randomIdentifier, reportReference } from "../messages/reference";

import { isRecord, storedChoice, storedText } from "../parse-unknown";
import { SIDE_LABELS, SIDES, saysFriendly, withFriendly } from "../platforms/affiliation";
import type { Profile } from "../sign-in/profile";
import type { Values } from "./changes";
import {
  ALTITUDE,
  DISPERSAL,
  EFFECT_LABELS,
  type GridRow,
  invalidNumbers,
  isStarted,
  numberDetail,
  readRow,
  SPEED,
} from "./grid-row";
import type { ReportDefinition, Validation } from "./report";
import { platformName, platformText, readReportedPlatform } from "./reported-platform";
import {
  ENVIRONMENT_LABELS,
  ENVIRONMENTS,
  MOTIONS,
  QUANTITY,
  rowsInUse,
  type SightingForm,
  usesCentreOfMass,
} from "./sighting";
import { sightingObserved } from "./sighting-observed";

function validate(form: SightingForm): Validation {
  const rows = rowsInUse(form);
  const missing: string[] = [];
  const wrong: string[] = [];
  const { wrongQuantity } = form;
  if (wrongQuantity !== undefined) (wrongQuantity.trim() === "" ? missing : wrong).push("Quantity");
  if (form.motion === "") missing.push("Motion");
  if (form.environment === "") missing.push("Environment");
  const first = rows[0];
  if (!first || !isStarted(first)) missing.push("Grid 1");
  if (isSpeedWrong(form)) wrong.push("Speed (km/h)");
  for (const row of rows) {
    if (isStarted(row) && !isWhole(row)) wrong.push(`Grid ${row.id}`);
    wrong.push(...invalidNumbers(row).map((label) => `Grid ${row.id} ${label}`));
  }
  if (textError(form.freeText, FREE_TEXT_LIMIT)) wrong.push("Free text");
  return { missing, wrong };
}

/** The speed of stationary vehicles does not count. */
function isSpeedWrong({ motion, speed }: SightingForm): boolean {
  return motion === "moving" && numberError(speed, SPEED) !== null;
}

function platformLine(form: SightingForm): MessageLine[] {
  const { quantity, vehicle: platform, wrongQuantity } = form;
  // While there is no quantity, what it counts cannot be said.
  if (wrongQuantity !== undefined) {
    return [invalidLine("QUANTITY", wrongQuantity.trim() === "" ? MISSING : WRONG)];
  }
  return line("", `${quantity} X ${platformText(platform)}`);
}

/** Text that is too long for its field is not sent. */
function remarksLine({ freeText }: SightingForm): MessageLine[] {
  const isWrong = textError(freeText, FREE_TEXT_LIMIT) !== null;
  return isWrong ? [invalidLine("REMARKS", WRONG)] : line("REMARKS", freeText);
}

const isWhole = ({ gzd, coordinates }: GridRow) => isWholeGrid(gzd, coordinates);

function gridLines(form: SightingForm): MessageLine[] {
  const massed = usesCentreOfMass(form);
  return rowsInUse(form).flatMap((row) => {
    const label = massed ? "COM" : form.quantity === 1 ? "GRID" : `GRID ${row.id}`;
    if (isWhole(row)) {
      const isWrong = invalidNumbers(row).length > 0;
      return isWrong ? [invalidLine(label, gridText(row))] : line(label, gridText(row));
    }
    if (!isStarted(row)) return row.id === 1 ? [invalidLine(label, MISSING)] : [];
    return [invalidLine(label, "— incomplete")];
  });
}

function gridText(row: GridRow): string {
  return [
    formatGrid(row.gzd, row.coordinates),
    row.gridAccuracy.toUpperCase(),
    numberDetail(
      "ALT",
      row.altitude,
      ALTITUDE,
      (feet) => `${row.altitudeRough ? "~" : ""}${feet}FT`,
    ),
    row.id === 1 && numberDetail("DISP", row.dispersal, DISPERSAL, (metres) => `${metres}M`),
    row.effect !== "present" && EFFECT_LABELS[row.effect].toUpperCase(),
  ]
    .filter(Boolean)
    .join(" ");
}

function motionLine(form: SightingForm): MessageLine[] {
  if (form.motion === "") return [invalidLine("MOTION", MISSING)];
  if (form.motion === "static") return line("", "STATIC");
  const moving = ["MOVING", form.direction.toUpperCase()].filter(Boolean).join(" ");
  if (isSpeedWrong(form)) return [invalidLine(moving, `SPEED ${WRONG}`)];
  const speed = numberText(form.speed, SPEED);
  return line("", `${moving}${speed && ` ${speed}KPH`}`);
}

function environmentLine(form: SightingForm): MessageLine[] {
  if (form.environment === "") return [invalidLine("ENV", MISSING)];
  return line("ENV", ENVIRONMENT_LABELS[form.environment].toUpperCase());
}

/** Kills of every row in use, whole grid or not; what remains is never below none. */
function bdaLine(form: SightingForm): MessageLine[] {
  const rows = rowsInUse(form);
  const k = rows.filter((row) => row.effect === "k-kill").length;
  const m = rows.filter((row) => row.effect === "m-kill").length;
  const kills = `K-KILL ${k} M-KILL ${m} REMAINING`;
  if (form.wrongQuantity !== undefined) return [invalidLine("BDA", `${kills} ${WRONG}`)];
  return line("BDA", `${kills} ${Math.max(0, form.quantity - k - m)}`);
}

function describe(form: SightingForm): string {
  const name = platformName(form.vehicle);
  return [`${form.quantity} × ${name}`, form.side === "friendly" && form.side, form.motion]
    .filter(Boolean)
    .join(", ");
}

function values(form: SightingForm): Values {
  const { vehicle, quantity, motion, environment } = form;
  const name = usesCentreOfMass(form) ? "Centre of mass" : "Grid";
  return [
    ["Quantity", String(quantity)],
    ["Platform", vehicle.platformId],
    ["Side", SIDE_LABELS[form.side]],
    ["Motion", motion],
    ["Direction", form.direction],
    ["Speed", form.speed],
    ["Environment", environment && ENVIRONMENT_LABELS[environment]],
    ...rowsInUse(form).flatMap((row): Values => {
      const label = name === "Grid" ? `Grid ${row.id}` : name;
      const isStated = row.coordinates !== "" || row.effect !== "present";
      return [
        [label, formatGrid(row.gzd, row.coordinates)],
        [`${label} accuracy`, row.coordinates && row.gridAccuracy],
        [`${label} altitude`, row.altitude],
        [`${label} dispersal`, row.dispersal],
        [`${label} effect`, isStated ? EFFECT_LABELS[row.effect] : ""],
      ];
    }),
    ["Free text", form.freeText],
  ];
}

function read(stored: unknown): SightingForm | null {
  if (!isRecord(stored)) return null;
  const platform = readReportedPlatform(stored.vehicle);
  const rows = Array.isArray(stored.gridRows) ? stored.gridRows : [];
  const gridRows = rows.map((row, index) => readRow(row, index + 1)).filter((row) => row !== null);
  const quantity = storedQuantity(stored, QUANTITY);
  if (!platform || gridRows.length < quantity.quantity || storedText(stored.randomNumber) === "")
    return null;
  return {
    vehicle: platform,
    side: storedChoice(stored.side, SIDES, "hostile"),
    callSign: storedText(stored.callSign),
    randomNumber: storedText(stored.randomNumber),
    userAsset: storedText(stored.userAsset),
    ...quantity,
    motion: storedChoice(stored.motion, MOTIONS, ""),
    environment: storedChoice(stored.environment, ENVIRONMENTS, ""),
    speed: storedText(stored.speed),
    direction: storedChoice(stored.direction, DIRECTIONS, ""),
    centreOfMass: stored.centreOfMass === true,
    freeText: storedText(stored.freeText),
    gridRows,
    currentDTG: storedText(stored.currentDTG),
  };
}

/** The rows that the quantity covers: those are the report's own. */
function stored(form: SightingForm, currentDTG: string) {
  return { ...form, currentDTG, gridRows: form.gridRows.slice(0, form.quantity) };
}

function isBegun(form: SightingForm): boolean {
  return (
    form.motion !== "" ||
    form.environment !== "" ||
    form.side !== "hostile" ||
    form.quantity > 1 ||
    form.wrongQuantity !== undefined ||
    form.freeText !== "" ||
    form.gridRows.some(isStarted)
  );
}

function headed(form: SightingForm, { callSign, asset }: Profile): SightingForm {
  return { ...form, callSign, userAsset: asset };
}

function withoutGrids(form: SightingForm): SightingForm {
  const rows = form.gridRows.slice(0, form.quantity);
  const bare = { gzd: "", coordinates: "", altitude: "", altitudeRough: false };
  return { ...form, gridRows: rows.map((row) => ({ ...row, ...bare })) };
}

/** Sighting and battle damage assessment. */
export const SIGHTING: ReportDefinition<SightingForm> = {
  type: "Sighting",
  word: "SIGHTING",
  validate,
  lines: (form, dtg) => [
    ...line("SIGHTING", reportReference(form.callSign, form.randomNumber)),
    ...line("DTG", dtg),
    ...line("ASSET", form.userAsset),
    ...platformLine(form),
    ...gridLines(form),
    ...motionLine(form),
    ...environmentLine(form),
    ...bdaLine(form),
    ...remarksLine(form),
  ],
  describe,
  identity: (form) => ({ callSign: form.callSign.trim() || "N/A" }),
  stored,
  read,
  values,
  unsaid: (form, from) =>
    "vehicle" in from && from.vehicle.platformId !== form.vehicle.platformId
      ? form
      : { ...form, side: from.side },
  identifier: (form) => form.randomNumber,
  isBegun,
  grids: (form) =>
    rowsInUse(form)
      .filter(isWhole)
      .map(({ id, gzd, coordinates, gridAccuracy }) => ({
        name: `Grid ${id}`,
        gzd,
        coordinates,
        accuracy: gridAccuracy,
      })),
  noted: ({ vehicle: { platformId }, side, freeText }) => ({
    platformId,
    side,
    isSideSaid: saysFriendly(freeText),
  }),
  sayingSide: (form, isSaid) => ({ ...form, freeText: withFriendly(form.freeText, isSaid) }),
  withAccuracy: (form, names, gridAccuracy) => ({
    ...form,
    gridRows: form.gridRows.map((row) =>
      names.includes(`Grid ${row.id}`) ? { ...row, gridAccuracy } : row,
    ),
  }),
  observed: sightingObserved,
  withOperator: headed,
  asNewReport: (form, operator) => ({
    ...headed(form, operator),
    randomNumber: randomIdentifier(),
    currentDTG: "",
  }),
  withoutGrids,
};
