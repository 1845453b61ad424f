import { kmhToKnots, knotsToKmh, withThousands } from "../figures";
import { withoutGap } from "../grid";
import { cleanText, line, type MessageLine, problemLine } from "../message";
import type { MessageReader } from "../message-reader";
import { boundsText, numberError, numberText } from "../number-field";
import { EMPTY_PROFILE } from "../profile";
import { reportReference } from "../reference";
import { isRecord, storedChoice, storedText } from "../stored";
import { FREE_TEXT_LIMIT, longTexts, SHORT_TEXT_LIMIT } from "../text-field";
import { FEET, KNOTS, LEAPP_DIRECTIONS, LEAPP_OBJECTS, type LeappForm, newLeapp } from "./leapp";
import {
  gridLine,
  headed,
  isFilled,
  isWhole,
  MISSING,
  numberPart,
  renewed,
  textLine,
  WRONG,
} from "./parts";
import type { ReportDefinition, Shortfall } from "./report";

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
  if (form.altitude.trim() === "") missing.push("Altitude (ft)");
  if (form.direction === "") missing.push("Direction");
  if (!isLoitering(form) && form.speed.trim() === "") missing.push("Speed (knots)");
  const other = form.object === "Other" ? form.otherObject : "";
  const wrong = longTexts([["Specify object", other, SHORT_TEXT_LIMIT]]);
  if (isFilled(form) && !isWhole(form)) wrong.push("Grid");
  if (numberError(form.altitude, FEET)) wrong.push("Altitude (ft)");
  if (!isLoitering(form) && numberError(form.speed, KNOTS)) wrong.push("Speed (knots)");
  wrong.push(...longTexts([["Free text", form.freeText, FREE_TEXT_LIMIT]]));
  return { missing, wrong };
}

function directionLine(form: LeappForm): MessageLine[] {
  if (isLoitering(form)) return line("DIR", "LOITERING");
  if (form.direction === "") return [problemLine("DIR", MISSING)];
  const speed = numberPart(form.speed, KNOTS, (knots) => `${knotsToKmh(Number(knots))}KMPH`);
  const text = `${form.direction.toUpperCase()} SPD ${speed.text}`;
  return speed.isProblem ? [problemLine("DIR", text)] : line("DIR", text);
}

/** Feet as they are sent, "" while none are known. */
const feetText = (form: LeappForm) => withThousands(numberText(form.altitude, FEET));

function gridLines(form: LeappForm): MessageLine[] {
  if (numberError(form.altitude, FEET)) return gridLine("GRID", form, `ALT ${WRONG}`, true);
  const feet = feetText(form);
  const written = gridLine("GRID", form, feet && `ALT ${feet}FT`);
  const lacksAltitude = isWhole(form) && feet === "";
  return lacksAltitude ? [...written, problemLine("ALT", MISSING)] : written;
}

function lines(form: LeappForm, dtg: string): MessageLine[] {
  return [
    ...line("LEAPP", reportReference(form.callSign, form.randomSixDigit)),
    ...line("DTG", dtg),
    ...line("ASSET", form.asset),
    ...(objectText(form) === ""
      ? [problemLine("OBJ", MISSING)]
      : textLine("OBJ", objectText(form), SHORT_TEXT_LIMIT)),
    ...gridLines(form),
    ...directionLine(form),
    ...textLine("REMARKS", form.freeText, FREE_TEXT_LIMIT),
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
    altitude: storedText(stored.altitude),
    speed: storedText(stored.speed),
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
  const knots = kmh === undefined ? "" : String(kmhToKnots(Number(kmh)));
  if (numberError(knots, KNOTS)) reader.refuse(`a speed is ${boundsText(KNOTS)} knots.`);
  return {
    ...newLeapp({ ...EMPTY_PROFILE, callSign, asset }),
    object: known ?? "Other",
    otherObject: known ? "" : object,
    ...grid,
    altitude: altitude.replaceAll(",", ""),
    speed: knots,
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
