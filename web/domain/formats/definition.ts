/** A format as the definition of a kind of report: what the log, the forms and the queue handle any kind by. */

import { nextTargetNumber } from "../fields/target-number";
import { formatGrid, isWholeGrid } from "../grid/grid";
import type { Fire } from "../map/fire";
import { cleanText, invalidLine, line, type MessageLine, MISSING } from "../messages/message";
import { randomIdentifier, reportReference } from "../messages/reference";
import { isRecord, storedText, type UnknownRecord } from "../parse-unknown";
import { WEAPON_TYPES } from "../platforms/weapon-ranges";
import type { ReportDefinition, Validation } from "../reports/report";
import type { Profile } from "../sign-in/profile";
import { gridOf, isSameEntry, keptRows, kindOf, platformOf, rowsInUse } from "./field-kinds";
import {
  type Entries,
  type Format,
  type FormatField,
  type FormatForm,
  linked,
  type RangeTool,
  textOf,
} from "./format";
import { FormatFields, type Shown } from "./format-fields";
import { formatObserved } from "./format-observed";
import { heightFieldOf } from "./heights";
import { LineWriter } from "./line-writer";
import { readTemplate, type SummaryWords, summaryText, type TemplatePart } from "./template";

/** What a built-in format's document cannot express. */
export interface BuiltInRules {
  /** An identifier for a new report; else six letters or digits. */
  newIdentifier?(): string;
  /** The operator's last target number, if it is stored apart from the log. */
  lastNumber?(operator: Profile): string;
  /** Who the server files a report under, if it is not its call sign or target number. */
  identity?(form: FormatForm): { callSign: string } | { targetId: string } | null;
  inSummary?: SummaryWords;
  /** The id of the field that names what was seen, where the message does not count it. */
  platform?: string;
  /** Whether a field is shown, by its id, in place of the document's `when`. */
  shown?: Shown;
  /** What follows elsewhere in the form from a change of it. */
  changed?(form: FormatForm): FormatForm;
  /** The form as the log keeps it, with what other systems expect beside the fields. */
  stored?(form: FormatForm): UnknownRecord;
  record?: ReportDefinition<FormatForm>["record"];
  /** By what names a field that is missing or wrong is missing; null for the usual. */
  missing?(form: FormatForm, field: FormatField): string[] | null;
  /** What the message shows for a missing field, by id. */
  missingTexts?: Readonly<Record<string, string>>;
}

/** The points and the weapon that a tool uses, from a form. */
export function fireOf(tool: RangeTool, fields: FormatFields, form: FormatForm): Fire {
  const point = (id: string) => {
    const field = fields.get(id);
    return field.kind === "grid" ? gridOf(form, field) : { gzd: "", coordinates: "" };
  };
  const weapon = textOf(form, tool.weapon);
  return {
    poo: point(tool.poo),
    poi: point(tool.poi),
    weaponType: WEAPON_TYPES.find((type) => type === weapon) ?? "",
  };
}

const COPY_TIME = "the copy's";

/** A definition that knows its document. */
export interface FormatDefinition extends ReportDefinition<FormatForm> {
  format: Format;
  fields: FormatFields;
  /** The lines of its message below the heading. */
  templates: readonly (readonly TemplatePart[])[];
  /** The form after a change: with what follows from it elsewhere. */
  changed(form: FormatForm): FormatForm;
  /** An empty report headed by the operator. */
  fresh(operator: Profile): FormatForm;
  /** The key of the target number that heads its messages, null if a reference does. */
  numberKey: string | null;
  /** The target number that an operator used last; null if only the log knows. */
  lastNumber(operator: Profile): string | null;
}

/** A field's value in words. */
function shownValue(field: FormatField, form: Entries): string {
  if (field.kind !== "grid") return kindOf(field).shows(field, form);
  const { gzd, coordinates } = gridOf(form, field);
  return formatGrid(gzd, coordinates);
}

/** @param document one that `checkFormat` has found good */
export function formatDefinition(document: Format, beside: BuiltInRules = {}): FormatDefinition {
  const format = linked(document);
  const fields = new FormatFields(format, beside.shown);
  const templates = format.message.map(readTemplate);
  const summary = readTemplate(format.summary);
  const newIdentifier = beside.newIdentifier ?? randomIdentifier;
  const numberField = fields.all.find(({ kind }) => kind === "target-number");
  const isNumbered = format.heading === "target-number" && numberField !== undefined;
  const numberOf = (form: FormatForm) => (numberField ? textOf(form, numberField.id) : "");
  const callSignOf = ({ callSign }: FormatForm) => cleanText(callSign) || "N/A";
  const grids = fields.all.filter((field) => field.kind === "grid");
  const times = fields.all.filter((field) => field.kind === "dtg");
  const rowFields = fields.all.filter((field) => field.kind === "rows");
  const seen = fields.all.find((field) => field.kind === "platform");
  const ranged = format.tools?.find((tool): tool is RangeTool => tool.tool === "range-alert");

  const lastNumber = (operator: Profile) => beside.lastNumber?.(operator) ?? null;

  function fresh(operator: Profile): FormatForm {
    const { callSign, asset } = operator;
    const form: FormatForm = { callSign, asset, currentDTG: "", randomSixDigit: newIdentifier() };
    for (const field of fields.all) Object.assign(form, kindOf(field).empty(field));
    if (isNumbered) form[numberField.id] = nextTargetNumber(lastNumber(operator) ?? "");
    return form;
  }

  function headingLines(form: FormatForm, dtg: string): MessageLine[] {
    if (!isNumbered) {
      return [
        ...line(format.word, reportReference(form.callSign, form.randomSixDigit)),
        ...line("DTG", dtg),
        ...line("ASSET", form.asset),
      ];
    }
    const number = numberOf(form);
    const asset = cleanText(form.asset);
    return [
      ...(number === "" ? [invalidLine(format.word, MISSING)] : line(format.word, number)),
      ...line("DTG", dtg),
      ...line("C/S", `${callSignOf(form)}${asset && ` ASSET ${asset}`}`),
    ];
  }

  function validate(form: FormatForm): Validation {
    const missing: string[] = [];
    const wrong: string[] = [];
    for (const { fields: own, entries, field, called, isMeant } of fields.shownIn(form)) {
      // A time that is the copy's is never missing.
      const invalid = isMeant && own.says(entries, field, COPY_TIME).invalid;
      if (!invalid) continue;
      const isMissing = invalid.is === "missing";
      const name = called(invalid.name);
      const parts = own === fields ? beside.missing?.(form, field) : null;
      missing.push(...(parts ?? (isMissing ? [name] : [])));
      if (!isMissing) wrong.push(name);
    }
    return { missing, wrong };
  }

  function read(stored: unknown): FormatForm | null {
    if (!isRecord(stored) || storedText(stored.randomSixDigit) === "") return null;
    const form: FormatForm = {
      callSign: storedText(stored.callSign),
      asset: storedText(stored.asset),
      currentDTG: storedText(stored.currentDTG),
      randomSixDigit: storedText(stored.randomSixDigit),
    };
    for (const field of fields.all) Object.assign(form, kindOf(field).read(field, stored));
    return form;
  }

  return {
    type: format.name,
    word: format.word,
    format,
    fields,
    templates,
    fresh,
    numberKey: isNumbered ? numberField.id : null,
    lastNumber,
    validate,
    lines: (form, dtg) => {
      const writer = new LineWriter(fields, form, dtg, beside.missingTexts);
      return [...headingLines(form, dtg), ...templates.flatMap((parts) => writer.lines(parts))];
    },
    describe: (form) =>
      summaryText(summary, (id) => {
        const field = fields.get(id);
        const shown = fields.isShown(form, field) ? kindOf(field).shows(field, form) : "";
        return beside.inSummary?.[id]?.(shown) ?? shown;
      }),
    changed: beside.changed ?? ((form) => form),
    identity: (form) =>
      beside.identity?.(form) ??
      (isNumbered ? { targetId: numberOf(form) } : { callSign: callSignOf(form) }),
    stored: (form, currentDTG) => ({
      ...form,
      ...timed(form, currentDTG),
      currentDTG,
      // The log finds the number under this name, whatever the field is called.
      ...(isNumbered && { targetNumber: numberOf(form), headedBy: "target-number" }),
      // The rows that count are the report's own.
      ...Object.fromEntries(rowFields.map((field) => [field.id, rowsInUse(form, field)] as const)),
      ...beside.stored?.(form),
    }),
    ...(beside.record && { record: beside.record }),
    read,
    values: (form) =>
      fields
        .shownIn(form)
        .filter(({ field }) => field.kind !== "distance")
        .map(({ entries, field, called }) => [called(field.label), shownValue(field, entries)]),
    identifier: (form) => form.randomSixDigit,
    isBegun: (form) =>
      fields.all.some(
        (field) =>
          !(isNumbered && field === numberField) &&
          Object.entries(kindOf(field).empty(field)).some(
            ([key, empty]) => !isSameEntry(form[key], empty),
          ),
      ),
    grids: (form) =>
      fields
        .shownIn(form)
        .flatMap(({ entries, field, called }) =>
          field.kind === "grid" ? { name: called(field.label), ...gridOf(entries, field) } : [],
        )
        .filter(({ gzd, coordinates }) => isWholeGrid(gzd, coordinates)),
    noted: (form) => ({
      ...(seen && fields.isShown(form, seen) && { platformId: platformOf(form, seen)?.platformId }),
      ...(isNumbered && { targetNumber: { name: numberField.label, number: numberOf(form) } }),
      ...(ranged && {
        fire: { name: fields.get(ranged.weapon).label, ...fireOf(ranged, fields, form) },
      }),
      times: times
        .filter((field) => fields.isShown(form, field))
        .map(({ id, label }) => ({ name: label, dtg: textOf(form, id) })),
    }),
    observed: (form) => formatObserved(fields, templates, form, beside.platform),
    withOperator: (form, { callSign, asset }) => ({ ...form, callSign, asset }),
    asNewReport: (form, operator) => ({
      ...form,
      callSign: operator.callSign,
      asset: operator.asset,
      randomSixDigit: newIdentifier(),
      currentDTG: "",
      // Times are the old report's.
      ...Object.fromEntries(times.map(({ id }) => [id, ""])),
      ...withoutIn(form, ({ kind }) => kind === "dtg"),
      // Without a number of the operator's own it counts on from the one that is copied.
      ...(isNumbered && {
        [numberField.id]: nextTargetNumber(lastNumber(operator) || numberOf(form)),
      }),
    }),
    withoutGrids,
  };

  /** All rows, without what is typed in some of their fields. */
  function withoutIn(form: FormatForm, isLeft: (field: FormatField) => boolean): Entries {
    return Object.fromEntries(
      rowFields.map((field) => {
        const left = field.fields.filter(isLeft).map((each) => kindOf(each).empty(each));
        const rows = keptRows(form, field).map((row): Entries => Object.assign({}, row, ...left));
        return [field.id, rows] as const;
      }),
    );
  }

  function withoutGrids(form: FormatForm): FormatForm {
    const bare: FormatForm = {
      ...form,
      ...withoutIn(
        form,
        (field) =>
          field.kind === "grid" || (field.kind === "number" && field.heightOf !== undefined),
      ),
    };
    for (const field of grids) {
      Object.assign(bare, kindOf(field).empty(field));
      const height = heightFieldOf(fields, field);
      if (height) Object.assign(bare, kindOf(height).empty(height));
    }
    return bare;
  }

  /** An observation "now" is at the moment of the copy. */
  function timed(form: FormatForm, dtg: string): Record<string, string> {
    const now = times.filter(
      (field) =>
        field.default === "now" && textOf(form, field.id) === "" && fields.isShown(form, field),
    );
    return Object.fromEntries(now.map(({ id }) => [id, dtg]));
  }
}
