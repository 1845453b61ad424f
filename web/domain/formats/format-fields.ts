import {
  type Context,
  countField,
  type FieldText,
  isRowStarted,
  kindOf,
  missing,
  rowLine,
  rowsInUse,
  rowsMost,
} from "./field-kinds";
import {
  type Condition,
  type Entries,
  type Expected,
  type FieldOf,
  type Format,
  type FormatField,
  OTHER,
} from "./format";
import { fieldsIn, readTemplate, type TemplatePart } from "./template";

/** Whether fields are shown, by their ids, where the document cannot say. */
export type Shown = Readonly<Record<string, (form: Entries) => boolean>>;

/** What the rows of a field are made of. */
export interface Rows {
  fields: FormatFields;
  /** The line of each row, the first row's first. */
  templates: readonly (readonly TemplatePart[])[];
}

/** A row that counts. */
export interface RowInUse extends Rows {
  row: Entries;
  /** From 1 on. */
  number: number;
  /** What its group of fields is called. */
  name: string;
  /** It is sent, or would be: something is typed in it, or it is the first and must be there. */
  isMeant: boolean;
}

/** A field that is shown, and the entries that it stands among: the form's or a row's. */
export interface ShownField extends Pick<RowInUse, "fields" | "isMeant"> {
  entries: Entries;
  field: FormatField;
  /** Its name by its label's; in a row with that of the group, which is all of its grid's. */
  called(name: string): string;
}

/** What a row's group of fields is called: `Positions 2`. */
export const rowName = ({ label }: FieldOf<"rows">, number: number): string => `${label} ${number}`;

/** A format's fields, and what follows from a form for each of them. */
export class FormatFields {
  readonly all: readonly FormatField[];
  readonly byId: ReadonlyMap<string, FormatField>;
  /** The fields of one group in the message, by the id of each: sent together or not at all. */
  readonly #together: ReadonlyMap<string, readonly string[]>;
  /** The ids that conditions name, or that are counted: what such a choice says reads back as itself alone. */
  readonly #conditions: ReadonlySet<string>;
  readonly #rows = new Map<string, Rows>();

  /** @param counted the ids of choices that are counted elsewhere */
  constructor(
    { panels, message, summary = "" }: Pick<Format, "panels" | "message"> & { summary?: string },
    private readonly shown: Shown = {},
    counted: readonly string[] = [],
  ) {
    this.all = panels.flatMap(({ fields }) => fields);
    const byId = new Map(this.all.map((field) => [field.id, field]));
    const parts = message.flatMap(readTemplate);
    const counts = [...parts, ...readTemplate(summary)]
      .flatMap(fieldsIn)
      .filter((id) => !byId.has(id))
      .map((id) =>
        countField(id, byId, (rows, row, field) => this.rowsOf(rows).fields.isShown(row, field)),
      )
      .filter((count) => count !== null && typeof count !== "string");
    for (const count of counts) byId.set(count.id, count);
    this.byId = byId;
    for (const field of this.all) {
      if (field.kind !== "rows") continue;
      const lines = Array.from({ length: rowsMost(field) }, (_, at) => rowLine(field, at + 1));
      const own = counts.filter(({ rows }) => rows === field).map(({ choice }) => choice.id);
      this.#rows.set(field.id, {
        fields: new FormatFields({ panels: [field], message: lines.slice(0, 1) }, {}, own),
        templates: lines.map(readTemplate),
      });
    }
    const groups = parts.filter(({ isGroup }) => isGroup);
    this.#together = new Map(
      groups.map(fieldsIn).flatMap((ids) => ids.map((id): [string, string[]] => [id, ids])),
    );
    this.#conditions = new Set([
      ...counted,
      ...this.all.flatMap(({ when = {}, required }) => [
        ...Object.keys(when),
        ...(typeof required === "object" ? Object.keys(required) : []),
      ]),
    ]);
  }

  /** @throws Error if there is none: a checked document names none but its own */
  get(id: string): FormatField {
    const field = this.byId.get(id);
    if (!field) throw new Error(`The format has no field ${id}.`);
    return field;
  }

  /** What the rows of a field are made of. @throws Error if it is none of the format's */
  rowsOf({ id }: FieldOf<"rows">): Rows {
    const rows = this.#rows.get(id);
    if (!rows) throw new Error(`The format has no rows ${id}.`);
    return rows;
  }

  /** The field of which a message's line is, where it is rows: these have a line each. */
  rowsOfLine(parts: readonly TemplatePart[]): FieldOf<"rows"> | null {
    const [id = ""] = parts.flatMap(fieldsIn);
    const field = this.byId.get(id);
    return field?.kind === "rows" ? field : null;
  }

  /** The rows of a field that count, those that nothing is typed in among them; none while the field is not shown. */
  rowsIn(form: Entries, field: FieldOf<"rows">): RowInUse[] {
    if (!this.isShown(form, field)) return [];
    const rows = this.rowsOf(field);
    const isRequired = this.#isRequired(form, field);
    return rowsInUse(form, field).map((row, at) => ({
      ...rows,
      row,
      number: at + 1,
      name: rowName(field, at + 1),
      isMeant: isRowStarted(field, row) || (at === 0 && isRequired),
    }));
  }

  /** The fields that are shown, those of each row in the place of the rows. */
  shownIn(form: Entries): ShownField[] {
    return this.all.flatMap((field): ShownField[] => {
      if (field.kind === "rows")
        return this.rowsIn(form, field).flatMap(({ fields, row, name: group, isMeant }) =>
          fields.shownIn(row).map((each): ShownField => {
            const called = (name: string) =>
              each.field.kind === "grid" ? group : `${group} ${name}`;
            return { ...each, called, isMeant };
          }),
        );
      if (!this.isShown(form, field)) return [];
      return [{ fields: this, entries: form, field, called: (name) => name, isMeant: true }];
    });
  }

  isShown(form: Entries, { id, when }: FormatField): boolean {
    const own = this.shown[id];
    return own ? own(form) : when === undefined || this.#holds(form, when);
  }

  /** A shown field's text in the message, or what is missing or wrong with it. */
  says(form: Entries, field: FormatField, dtg: string): FieldText {
    const isRequired = this.#isRequired(form, field) || this.#isAskedFor(form, field, dtg);
    const said = this.#said(form, field, dtg, isRequired);
    return isRequired && said.text === "" ? missing(field.label) : said;
  }

  #isRequired(form: Entries, { required }: FormatField): boolean {
    return required === true || (!!required && this.#holds(form, required));
  }

  /** Whether something else in its group is there, or must be. */
  #isAskedFor(form: Entries, { id }: FormatField, dtg: string): boolean {
    const others = (this.#together.get(id) ?? []).filter((each) => each !== id);
    return others
      .map((each) => this.get(each))
      .some(
        (each) => this.#isRequired(form, each) || this.#said(form, each, dtg, false).text !== "",
      );
  }

  #said(form: Entries, field: FormatField, dtg: string, isRequired: boolean): FieldText {
    const context: Context = {
      form,
      dtg,
      isRequired,
      isCondition: this.#conditions.has(field.id),
      shown: (id) => {
        const other = this.get(id);
        return this.isShown(form, other) ? other : null;
      },
    };
    return kindOf(field).says(field, context);
  }

  /** Whether every entry of a condition holds; a field that is empty or not shown meets none. */
  #holds(form: Entries, condition: Condition): boolean {
    return Object.entries(condition).every(([id, expected]) => {
      const field = this.get(id);
      return this.isShown(form, field) && meets(conditionValue(form, field), expected);
    });
  }
}

/** The value that conditions compare: a choice's label, also if "Other" is something else. */
function conditionValue(form: Entries, field: FormatField): string {
  if (field.kind === "choice" && form[field.id] === OTHER && field.other !== undefined)
    return OTHER;
  const shown = kindOf(field).shows(field, form);
  const isNumber = field.kind === "number" || field.kind === "heading";
  return isNumber && shown !== "" ? String(Number(shown.replaceAll(/[~,]/g, ""))) : shown;
}

function meets(value: string, expected: Expected): boolean {
  if (value === "") return false;
  if (typeof expected === "string") return value === expected;
  if (Array.isArray(expected)) return expected.includes(value);
  return "not" in expected ? value !== expected.not : Number(value) > expected.above;
}
