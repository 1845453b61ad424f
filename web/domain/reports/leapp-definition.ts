import { kmhToKnots, knotsToKmh, withThousands } from "../figures";
import { withoutGap } from "../grid";
import { cleanText, line, type MessageLine, problemLine } from "../message";
import type { MessageReader } from "../message-reader";
import { EMPTY_PROFILE } from "../profile";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import { cleanNumber, figure } from "./grid-row";
import { LEAPP_DIRECTIONS, LEAPP_OBJECTS, type LeappForm, newLeapp } from "./leapp";
import { gridLine, headed, isFilled, isWhole, renewed, required } from "./parts";
import type { ReportDefinition, Shortfall } from "./report";

export const ALTITUDE_LENGTH = 6;
export const KNOTS_LENGTH = 4;

const isLoitering = (form: LeappForm) => form.direction === "Loitering";

/** The object as it is sent; "" while it is not known. */
function objectText(form: LeappForm): string {
  return form.object === "Other" ? cleanText(form.otherObject) : form.object.toUpperCase();
}

function shortfall(form: LeappForm): Shortfall {
  const missing: string[] = [];
  if (form.object === "") missing.push("Object");
  else if (objectText(form) === "") missing.push("Specify object");
  if (!isFilled(form)) missing.push("Grid");
  if (figure(form.altitude) === "") missing.push("Altitude (ft)");
  if (form.direction === "") missing.push("Direction");
  if (!isLoitering(form) && figure(form.speed) === "") missing.push("Speed (knots)");
  return { missing, wrong: isFilled(form) && !isWhole(form) ? ["Grid"] : [] };
}

function directionLine(form: LeappForm): MessageLine[] {
  if (isLoitering(form)) return line("DIR", "LOITERING");
  const knots = figure(form.speed);
  if (form.direction === "") return [problemLine("DIR", "— missing")];
  const direction = form.direction.toUpperCase();
  if (knots === "") return [problemLine("DIR", `${direction} SPD — missing`)];
  return line("DIR", `${direction} SPD ${knotsToKmh(Number(knots))}KMPH`);
}

/** Feet as they are sent, "" while none are known. */
const feetText = (form: LeappForm) => withThousands(figure(form.altitude));

function gridLines(form: LeappForm): MessageLine[] {
  const feet = feetText(form);
  const written = gridLine("GRID", form, feet && `ALT ${feet}FT`);
  const lacksAltitude = isWhole(form) && feet === "";
  return lacksAltitude ? [...written, problemLine("ALT", "— missing")] : written;
}

function lines(form: LeappForm, dtg: string): MessageLine[] {
  return [
    ...line("LEAPP", reportReference(form.callSign, form.randomSixDigit)),
    ...line("DTG", dtg),
    ...line("ASSET", form.asset),
    ...required("OBJ", objectText(form)),
    ...gridLines(form),
    ...directionLine(form),
    ...line("REMARKS", form.freeText),
  ];
}

function describe(form: LeappForm): string {
  const object = form.object === "Other" ? cleanText(form.otherObject) : form.object;
  const feet = feetText(form);
  const altitude = feet && `at ${feet} ft`;
  return [[object, altitude].filter(Boolean).join(" "), form.direction.toLowerCase()]
    .filter(Boolean)
    .join(", ");
}

function read(stored: unknown): LeappForm | null {
  if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
  return {
    object: storedChoice(stored.object, LEAPP_OBJECTS, ""),
    otherObject: storedText(stored.otherObject),
    gzd: storedText(stored.gzd),
    coordinates: withoutGap(storedText(stored.coordinates)),
    altitude: cleanNumber(storedText(stored.altitude), ALTITUDE_LENGTH),
    speed: cleanNumber(storedText(stored.speed), KNOTS_LENGTH),
    direction: storedChoice(stored.direction, LEAPP_DIRECTIONS, ""),
    freeText: storedText(stored.freeText),
    callSign: storedText(stored.callSign),
    asset: storedText(stored.asset),
    currentDTG: storedText(stored.currentDTG),
    randomSixDigit: storedText(stored.randomSixDigit),
  };
}

const DIRECTION = /^DIR ([A-Z]+)(?: SPD (\d{1,5})KMPH)?$/;
const ALTITUDE = /^ALT ([\d,]{1,7})FT$/;

function parse(reader: MessageReader): LeappForm {
  const { callSign, identifier } = reader.reference("LEAPP");
  const currentDTG = reader.dtg();
  const asset = reader.optional("ASSET") ?? "";
  const object = reader.required("OBJ");
  const known = LEAPP_OBJECTS.find((each) => each !== "Other" && each.toUpperCase() === object);
  const { grid, rest } = reader.grid(reader.required("GRID"));
  const altitude =
    ALTITUDE.exec(rest)?.[1] ?? reader.refuse("ALT 1,500FT is expected after the grid.");
  const [direction = "", kmh] = reader.match(DIRECTION, "DIR SOUTHWEST SPD 741KMPH");
  return {
    ...newLeapp({ ...EMPTY_PROFILE, callSign, asset }),
    object: known ?? "Other",
    otherObject: known ? "" : object,
    ...grid,
    altitude: cleanNumber(altitude, ALTITUDE_LENGTH),
    speed: cleanNumber(kmh === undefined ? "" : String(kmhToKnots(Number(kmh))), KNOTS_LENGTH),
    direction: reader.choice(direction, LEAPP_DIRECTIONS),
    freeText: reader.optional("REMARKS") ?? "",
    currentDTG,
    randomSixDigit: identifier,
  };
}

function isBegun({ object, gzd, coordinates, altitude, speed, direction, freeText }: LeappForm) {
  return [object, gzd, coordinates, altitude, speed, direction, freeText].some(
    (entered) => entered !== "",
  );
}

/** The land environment air picture's detection report. */
export const LEAPP: ReportDefinition<LeappForm> = {
  type: "LEAPP",
  shortfall,
  lines,
  describe,
  identity: (form) => ({ callSign: cleanText(form.callSign) || "N/A" }),
  stored: (form, currentDTG) => ({ ...form, currentDTG }),
  read,
  parse,
  identifier: (form) => form.randomSixDigit,
  isBegun,
  grids: (form) => [form].filter(isWhole),
  headed,
  renewed,
  withoutPositions: (form) => ({ ...form, coordinates: "" }),
};
