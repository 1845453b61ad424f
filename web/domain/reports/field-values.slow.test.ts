/**
 * No field ever turns typed or pasted text into another value: the message has exactly the field's content, or none
 * of it and the field is named as missing or wrong.
 */

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { HEADING, normalizeHeading, typedHeading } from "../fields/heading";
import {
  type NumberRule,
  quantityTyped,
  shownNumber,
  typedQuantity,
  typedThousands,
} from "../fields/number-field";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT } from "../fields/text-field";
import { cleanText, joinMessage, lineText, splitMessage } from "../messages/message";
import {
  CUAS,
  type CuasForm,
  FEET,
  GMTI,
  type GmtiForm,
  HLR,
  type HlrForm,
  KNOTS,
  LEAPP,
  type LeappForm,
  newGmti,
  newHlr,
  newLeapp,
  ROUNDS,
  UAS_QUANTITY,
} from "../testing/built-in-forms";
import { cuas } from "../testing/cuas-reports";
import {
  anyNumberString,
  anyTextString,
  meantNumber,
  NASTY_NUMBERS,
  NASTY_TEXTS,
} from "../testing/field-strings";
import { RUNS } from "../testing/runs";
import { row, sighting } from "../testing/sightings";
import { ALTITUDE, DISPERSAL, SPEED } from "./grid-row";
import type { ReportDefinition, ReportForm } from "./report";
import { QUANTITY, type SightingForm, withQuantity } from "./sighting";
import { SIGHTING } from "./sighting-definition";

const OPERATOR = {
  callSign: "WK21",
  asset: "Puma",
  rank: "",
  role: "",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
} as const;
const GRID = { gzd: "34UFE", coordinates: "1234567890" };

const moving: SightingForm = sighting({
  quantity: 3,
  motion: "moving",
  environment: "open",
  speed: "25",
  gridRows: [row(1), row(2), row(3)],
});
const hlr: HlrForm = {
  ...newHlr(OPERATOR),
  targetNumber: "AB0012",
  pooGzd: GRID.gzd,
  pooCoordinates: GRID.coordinates,
  poiGzd: GRID.gzd,
  poiCoordinates: "2234567890",
  weaponType: "Rockets",
  numberOfRounds: "12",
};
const gmti: GmtiForm = {
  ...newGmti(OPERATOR),
  ...GRID,
  targetType: "Other",
  otherDescription: "bridge layer",
  quantity: 4,
  heading: "45",
  speed: "30",
};
const leapp: LeappForm = {
  ...newLeapp(OPERATOR),
  ...GRID,
  object: "Other",
  otherObject: "balloon",
  altitude: "1500",
  direction: "North",
  speed: "400",
};
const drone: CuasForm = { ...cuas(), payloadVisible: "Visible", payloadType: "grenade" };

interface FieldOf<Form extends ReportForm> {
  label: string;
  /** The field's content. */
  shown(form: Form): string;
  /** The form after a change: the field's new content, and what the change inserted. */
  changed(form: Form, now: string, inserted: string): Form;
}
interface NumberFieldOf<Form extends ReportForm> extends FieldOf<Form> {
  rule: NumberRule;
  /** Finds the number in the message. */
  sent: RegExp;
  /** The value a number is sent as, if it is not the number itself. */
  written?(number: number): string;
}
interface TextFieldOf<Form extends ReportForm> extends FieldOf<Form> {
  limit: number;
  /** The beginning of its line. */
  begins: string;
  /** What the line holds after the text. */
  ends?: string;
}
interface FieldsOf<Form extends ReportForm> {
  definition: ReportDefinition<Form>;
  form: Form;
  numbers: NumberFieldOf<Form>[];
  texts: TextFieldOf<Form>[];
}

/** A field whose text the form holds under a key, just as it is typed. */
function plain<Form extends ReportForm>(
  label: string,
  get: (form: Form) => string,
  set: (form: Form, typed: string) => Form,
): FieldOf<Form> {
  return { label, shown: get, changed: (form, now) => set(form, now) };
}

function firstRow(form: SightingForm, part: Partial<SightingForm["gridRows"][number]>) {
  const gridRows = form.gridRows.map((each, index) => (index === 0 ? { ...each, ...part } : each));
  return { ...form, gridRows };
}

const SIGHTING_FIELDS: FieldsOf<SightingForm> = {
  definition: SIGHTING,
  form: moving,
  numbers: [
    {
      label: "Quantity",
      rule: QUANTITY,
      sent: /\/\/ (\d+) X /,
      shown: typedQuantity,
      changed: (form, now) => withQuantity(form, now, "Cat 1"),
    },
    {
      ...plain<SightingForm>(
        "Speed (km/h)",
        (form) => form.speed,
        (form, speed) => ({ ...form, speed }),
      ),
      rule: SPEED,
      sent: / (-?\d+)KPH/,
    },
    {
      ...plain<SightingForm>(
        "Grid 1 Altitude (ft)",
        (form) => form.gridRows[0]?.altitude ?? "",
        (form, altitude) => firstRow(form, { altitude }),
      ),
      rule: ALTITUDE,
      sent: / ALT (-?\d+)FT/,
    },
    {
      ...plain<SightingForm>(
        "Grid 1 Dispersal (m)",
        (form) => form.gridRows[0]?.dispersal ?? "",
        (form, dispersal) => firstRow(form, { dispersal }),
      ),
      rule: DISPERSAL,
      sent: / DISP (-?\d+)M/,
    },
  ],
  texts: [
    {
      ...plain<SightingForm>(
        "Free text",
        (form) => form.freeText,
        (form, freeText) => ({ ...form, freeText }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "REMARKS ",
    },
  ],
};

const HLR_FIELDS: FieldsOf<HlrForm> = {
  definition: HLR,
  form: hlr,
  numbers: [
    {
      ...plain<HlrForm>(
        "Number of Rounds",
        (form) => form.numberOfRounds,
        (form, numberOfRounds) => ({ ...form, numberOfRounds }),
      ),
      rule: ROUNDS,
      sent: /ROUNDS (-?\d+)/,
    },
  ],
  texts: [
    {
      ...plain<HlrForm>(
        "Free text",
        (form) => form.freeText,
        (form, freeText) => ({ ...form, freeText }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "REMARKS ",
    },
  ],
};

const GMTI_FIELDS: FieldsOf<GmtiForm> = {
  definition: GMTI,
  form: gmti,
  numbers: [
    {
      label: "Quantity",
      rule: QUANTITY,
      sent: /\/\/ (\d+) X /,
      shown: typedQuantity,
      changed: (form, now) => ({ ...form, ...quantityTyped(now, QUANTITY, form.quantity) }),
    },
    {
      ...plain<GmtiForm>(
        "Altitude (ft)",
        (form) => form.altitude,
        (form, altitude) => ({ ...form, altitude }),
      ),
      rule: ALTITUDE,
      sent: / ALT (-?\d+)FT/,
    },
    {
      ...plain<GmtiForm>(
        "Dispersal (m)",
        (form) => form.dispersal,
        (form, dispersal) => ({ ...form, dispersal }),
      ),
      rule: DISPERSAL,
      sent: / DISP (-?\d+)M/,
    },
    {
      label: "Heading (° true)",
      rule: HEADING,
      sent: /HDG (\d+) /,
      written: (degrees) => String(((degrees + 359) % 360) + 1).padStart(3, "0"),
      shown: (form) => form.heading,
      changed: (form, now) => ({ ...form, heading: normalizeHeading(typedHeading(now)) }),
    },
    {
      ...plain<GmtiForm>(
        "Speed (km/h)",
        (form) => form.speed,
        (form, speed) => ({ ...form, speed }),
      ),
      rule: SPEED,
      sent: /SPD (-?\d+)KPH/,
    },
  ],
  texts: [
    {
      ...plain<GmtiForm>(
        "Target ID",
        (form) => form.targetId,
        (form, targetId) => ({ ...form, targetId }),
      ),
      limit: 20,
      begins: "TGT ",
    },
    {
      ...plain<GmtiForm>(
        "Specify target type",
        (form) => form.otherDescription,
        (form, otherDescription) => ({ ...form, otherDescription }),
      ),
      limit: SHORT_TEXT_LIMIT,
      begins: "4 X ",
    },
    {
      ...plain<GmtiForm>(
        "Free text",
        (form) => form.freeText,
        (form, freeText) => ({ ...form, freeText }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "REMARKS ",
    },
  ],
};

const LEAPP_FIELDS: FieldsOf<LeappForm> = {
  definition: LEAPP,
  form: leapp,
  numbers: [
    {
      label: "Altitude (ft)",
      rule: FEET,
      sent: / ALT ([\d,]+)FT/,
      written: (feet) => feet.toLocaleString("en-GB"),
      shown: (form) => shownNumber(form.altitude, FEET),
      changed: (form, now, inserted) => ({
        ...form,
        altitude: typedThousands(form.altitude, now, inserted),
      }),
    },
    {
      ...plain<LeappForm>(
        "Speed (knots)",
        (form) => form.speed,
        (form, speed) => ({ ...form, speed }),
      ),
      rule: KNOTS,
      sent: /SPD (-?\d+)KMPH/,
      written: (knots) => String(Math.round(knots * 1.852)),
    },
  ],
  texts: [
    {
      ...plain<LeappForm>(
        "Specify object",
        (form) => form.otherObject,
        (form, otherObject) => ({ ...form, otherObject }),
      ),
      limit: SHORT_TEXT_LIMIT,
      begins: "OBJ ",
    },
    {
      ...plain<LeappForm>(
        "Free text",
        (form) => form.freeText,
        (form, freeText) => ({ ...form, freeText }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "REMARKS ",
    },
  ],
};

const CUAS_FIELDS: FieldsOf<CuasForm> = {
  definition: CUAS,
  form: drone,
  numbers: [
    {
      label: "Quantity",
      rule: UAS_QUANTITY,
      sent: /\/\/ (\d+) X /,
      shown: typedQuantity,
      changed: (form, now) => ({ ...form, ...quantityTyped(now, UAS_QUANTITY, form.quantity) }),
    },
  ],
  texts: [
    {
      ...plain<CuasForm>(
        "Payload type",
        (form) => form.payloadType,
        (form, payloadType) => ({ ...form, payloadType }),
      ),
      limit: SHORT_TEXT_LIMIT,
      begins: "PAYLOAD VISIBLE ",
    },
    {
      ...plain<CuasForm>(
        "Other observations and comments",
        (form) => form.otherObservations,
        (form, otherObservations) => ({ ...form, otherObservations }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "OBS ",
    },
    {
      ...plain<CuasForm>(
        "Remarks",
        (form) => form.otherFreeText,
        (form, otherFreeText) => ({ ...form, otherFreeText }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "REMARKS ",
    },
    {
      ...plain<CuasForm>(
        "Action Taken",
        (form) => form.actionTaken,
        (form, actionTaken) => ({ ...form, actionTaken }),
      ),
      limit: FREE_TEXT_LIMIT,
      begins: "ACTION ",
    },
  ],
};

const DTG = "201230ZNov26";

/** What the operator sees of the message, and what is said of the fields. */
function seen<Form extends ReportForm>({ definition }: FieldsOf<Form>, form: Form) {
  const lines = definition.lines(form, DTG);
  const { missing, wrong } = definition.validate(form);
  return {
    message: joinMessage(lines),
    named: [...missing, ...wrong],
    hasProblem: lines.some((line) => line.invalid),
  };
}

/** Key by key, then as one paste over the content. */
function* waysIn<Form extends ReportForm>(
  field: FieldOf<Form>,
  empty: Form,
  typed: string,
): Generator<Form> {
  let form = empty;
  for (const key of typed) {
    form = field.changed(form, field.shown(form) + key, key);
    yield form;
  }
  yield field.changed(form, typed, typed);
  yield field.changed(empty, typed, typed);
}

/** @param judged the forms that proved right before: most of what is typed begins as something else did */
function checkNumber<Form extends ReportForm>(
  fields: FieldsOf<Form>,
  field: NumberFieldOf<Form>,
  typed: string,
  judged: Set<string>,
) {
  const empty = field.changed(fields.form, "", "");
  for (const form of waysIn(field, empty, typed)) {
    const key = JSON.stringify(form);
    if (judged.has(key)) continue;
    const { message, named, hasProblem: isInvalid } = seen(fields, form);
    const shown = field.shown(form);
    const sent = field.sent.exec(message)?.[1];
    const wanted = meantNumber(shown, field);
    if (wanted === null) {
      expect([shown, sent]).toEqual([shown, undefined]);
      if (shown.trim() !== "")
        expect([shown, named, isInvalid]).toEqual([shown, [field.label], true]);
    } else {
      expect([shown, sent, named]).toEqual([shown, wanted, []]);
    }
    judged.add(key);
  }
  // A paste stays as pasted, or as the number that it is.
  const pasted = field.shown(field.changed(empty, typed, typed));
  if (pasted !== typed)
    expect([typed, meantNumber(pasted, field)]).toEqual([
      typed,
      meantNumber(typed.replace(/ft/i, ""), field),
    ]);
}

function checkText<Form extends ReportForm>(
  fields: FieldsOf<Form>,
  field: TextFieldOf<Form>,
  isRequired: boolean,
  typed: string,
) {
  const form = field.changed(fields.form, typed, typed);
  expect(field.shown(form)).toBe(typed);
  const { message, named } = seen(fields, form);
  const line = splitMessage(message)?.find((each) => `${each} `.startsWith(field.begins));
  const text = cleanText(typed);
  const isHeld = [...text].length > field.limit || (text === "" && isRequired);
  expect([typed, named]).toEqual([typed, isHeld ? [field.label] : []]);
  const isLeftOut = isHeld || (text === "" && field.label !== "Payload type");
  expect([typed, line]).toEqual([typed, isLeftOut ? undefined : `${field.begins}${text}`.trim()]);
  expect(message).not.toMatch(/[\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]/);
}

function checkForm<Form extends ReportForm>(name: string, fields: FieldsOf<Form>): void {
  describe(name, () => {
    test("is ready at first", () => {
      expect(seen(fields, fields.form)).toMatchObject({ named: [], hasProblem: false });
    });
    for (const field of fields.numbers) {
      test(`${field.label}: the number that stands there, or none and its error`, () => {
        const judged = new Set<string>();
        for (const typed of NASTY_NUMBERS) checkNumber(fields, field, typed, judged);
        fc.assert(
          fc.property(anyNumberString, (typed) => checkNumber(fields, field, typed, judged)),
          { numRuns: RUNS },
        );
      }, 120_000);
    }
    for (const field of fields.texts) {
      test(`${field.label}: the text that stands there, or none and its error`, () => {
        const empty = field.changed(fields.form, "", "");
        const isRequired = seen(fields, empty).named.includes(field.label);
        for (const typed of NASTY_TEXTS) checkText(fields, field, isRequired, typed);
        fc.assert(
          fc.property(anyTextString, (typed) => checkText(fields, field, isRequired, typed)),
          { numRuns: RUNS },
        );
      }, 120_000);
    }
  });
}

checkForm("Sighting", SIGHTING_FIELDS);
checkForm("HLR", HLR_FIELDS);
checkForm("GMTI", GMTI_FIELDS);
checkForm("LEAPP", LEAPP_FIELDS);
checkForm("c-UAS", CUAS_FIELDS);

test("lines that hold a problem are not sent", () => {
  const lines = SIGHTING.lines({ ...moving, speed: "12.5" }, DTG);
  expect(lines.filter((line) => line.invalid).map(lineText)).toEqual(["MOVING SPEED — check"]);
});
