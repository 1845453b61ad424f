import { type Context, type FieldText, kindOf, missing } from "./field-kinds";
import {
  type Condition,
  type Expected,
  type Format,
  type FormatField,
  type FormatForm,
  OTHER,
} from "./format";
import { fieldsIn, readTemplate } from "./template";

/** Whether fields are shown, by their ids, where the document cannot say. */
export type Shown = Readonly<Record<string, (form: FormatForm) => boolean>>;

/** A format's fields, and what follows from a form for each of them. */
export class FormatFields {
  readonly all: readonly FormatField[];
  readonly byId: ReadonlyMap<string, FormatField>;
  /** The fields of one group in the message, by the id of each: sent together or not at all. */
  readonly #together: ReadonlyMap<string, readonly string[]>;
  /** The ids that conditions name. */
  readonly #conditions: ReadonlySet<string>;

  constructor(
    { panels, message }: Pick<Format, "panels" | "message">,
    private readonly shown: Shown = {},
  ) {
    this.all = panels.flatMap(({ fields }) => fields);
    this.byId = new Map(this.all.map((field) => [field.id, field]));
    const groups = message.flatMap(readTemplate).filter(({ isGroup }) => isGroup);
    this.#together = new Map(
      groups.map(fieldsIn).flatMap((ids) => ids.map((id): [string, string[]] => [id, ids])),
    );
    this.#conditions = new Set(
      this.all.flatMap(({ when = {}, required }) => [
        ...Object.keys(when),
        ...(typeof required === "object" ? Object.keys(required) : []),
      ]),
    );
  }

  /** @throws Error if there is none: a checked document names none but its own */
  get(id: string): FormatField {
    const field = this.byId.get(id);
    if (!field) throw new Error(`The format has no field ${id}.`);
    return field;
  }

  isShown(form: FormatForm, { id, when }: FormatField): boolean {
    const own = this.shown[id];
    return own ? own(form) : when === undefined || this.#holds(form, when);
  }

  /** A shown field's text in the message, or what is missing or wrong with it. */
  says(form: FormatForm, field: FormatField, dtg: string): FieldText {
    const isRequired = this.#isRequired(form, field) || this.#isAskedFor(form, field, dtg);
    const said = this.#said(form, field, dtg, isRequired);
    return isRequired && said.text === "" ? missing(field.label) : said;
  }

  #isRequired(form: FormatForm, { required }: FormatField): boolean {
    return required === true || (!!required && this.#holds(form, required));
  }

  /** Whether something else in its group is there, or must be. */
  #isAskedFor(form: FormatForm, { id }: FormatField, dtg: string): boolean {
    const others = (this.#together.get(id) ?? []).filter((each) => each !== id);
    return others
      .map((each) => this.get(each))
      .some(
        (each) => this.#isRequired(form, each) || this.#said(form, each, dtg, false).text !== "",
      );
  }

  #said(form: FormatForm, field: FormatField, dtg: string, isRequired: boolean): FieldText {
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
  #holds(form: FormatForm, condition: Condition): boolean {
    return Object.entries(condition).every(([id, expected]) => {
      const field = this.get(id);
      return this.isShown(form, field) && meets(conditionValue(form, field), expected);
    });
  }
}

/** The value that conditions compare: a choice's label, also if "Other" is something else. */
function conditionValue(form: FormatForm, field: FormatField): string {
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
