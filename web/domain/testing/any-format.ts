/** Formats and forms of them for the properties: documents as a unit could write them, and entries as an operator could type them. */

import fc from "fast-check";
import {
  choicesOf,
  emptyRow,
  gridKeys,
  HEIGHT_SOURCES,
  heightKey,
  isFreeText,
  numberRule,
  otherOf,
  quantityEntries,
  quantityRule,
  rowsMost,
} from "../formats/field-kinds";
import {
  type Entries,
  type Entry,
  type FieldOf,
  type FormatField,
  type FormatForm,
  OTHER,
} from "../formats/format";
import type { FormatFields } from "../formats/format-fields";
import { unknownPlatform } from "../platforms/unknown-platform";
import { namedPlatform } from "../reports/reported-platform";
import { anyTyped } from "./report-checks";

const LETTERS = ["ALT", "SPD", "OBS", "SIZE", "ACT", "3A", "3B", "MHZ", "AT", "TO"];

const idOf = (index: number) => `field${index}`;

const anyLabel = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,6})?$/);

const anyCondition = (before: readonly FormatField[]) => {
  const choices = before.filter((field) => field.kind === "choice");
  const numbers = before.filter(({ kind }) => kind === "number" || kind === "quantity");
  const conditions: fc.Arbitrary<Record<string, unknown>>[] = [
    ...choices.flatMap((field) => {
      const [first] = choicesOf(field);
      return first
        ? [
            fc.constant({ [field.id]: first.label }),
            fc.constant({ [field.id]: { not: first.label } }),
            fc.constant({ [field.id]: choicesOf(field).map(({ label }) => label) }),
          ]
        : [];
    }),
    ...numbers.map((field) =>
      fc.integer({ min: 0, max: 20 }).map((above) => ({ [field.id]: { above } })),
    ),
  ];
  return conditions.length > 0 ? fc.oneof(...conditions) : fc.constant(undefined);
};

/** Rows of one grid and of other fields, about one another alone. */
const anyRows = (quantities: readonly string[]): fc.Arbitrary<object> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 3 }).chain((count) => anyFields(count, [], anyRowField)),
      fc.boolean(),
      fc.constantFrom(undefined, ...quantities),
      fc.constantFrom("POS {n} {grid}", "{n}. {grid}", "GRID {grid}"),
      fc.constantFrom(undefined, 1, 3, 20),
    )
    .map(([others, isEffect, follows, line, max]) => {
      const fields: FormatField[] = [
        { id: "grid", label: "Grid", kind: "grid", required: true },
        ...others,
      ];
      if (isEffect) {
        const choices = ["Present", "M-Kill", "K-Kill"];
        fields.push({ id: "effect", label: "Effect", kind: "choice", choices });
      }
      const groups = fields.slice(1).map((field, index) => {
        const isLast = index === fields.length - 2;
        return isFreeText(field) && !isLast ? "" : `[ W${index} {${field.id}}]`;
      });
      return {
        kind: "rows",
        fields,
        line: line + groups.join(""),
        ...(follows !== undefined && { follows }),
        ...(max !== undefined && { max }),
      };
    });

const anyRowField = (index: number, before: readonly FormatField[]) =>
  anyField(index, before).filter(
    (field) =>
      ["text", "number", "heading", "choice"].includes(field.kind) ||
      (field.kind === "dtg" && field.default === "empty"),
  );

function anyField(index: number, before: readonly FormatField[]): fc.Arbitrary<FormatField> {
  const id = idOf(index);
  const quantities = before.filter(({ kind }) => kind === "quantity").map((field) => field.id);
  const grids = before.filter((field) => field.kind === "grid");
  const isTaken = ({ id }: FormatField) => grids.some(({ elevation }) => elevation === id);
  const heights = before
    .filter((field) => field.kind === "number" && !isTaken(field))
    .map((field) => field.id);
  const kinds: fc.Arbitrary<object>[] = [
    fc.record(
      { kind: fc.constantFrom("text", "remarks"), maxLength: fc.integer({ min: 1, max: 80 }) },
      { requiredKeys: ["kind"] },
    ),
    fc.record(
      {
        kind: fc.constant("number"),
        min: fc.integer({ min: -2000, max: 10 }),
        max: fc.integer({ min: 10, max: 100_000 }),
        decimals: fc.integer({ min: 0, max: 3 }),
        thousands: fc.constant(true),
      },
      { requiredKeys: ["kind"] },
    ),
    fc.record({
      kind: fc.constant("number"),
      max: fc.integer({ min: 1, max: 9999 }),
      pad: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({
      kind: fc.constant("number"),
      max: fc.constant(9999),
      sent: fc.record({
        factor: fc.constantFrom(1.852, 1, 3.28084, 0.3048, 25),
        decimals: fc.integer({ min: 0, max: 2 }),
      }),
    }),
    fc.record({ kind: fc.constant("quantity") }),
    fc.record({ kind: fc.constant("heading") }),
    fc.record(
      {
        kind: fc.constant("choice"),
        choices: fc.uniqueArray(
          fc.oneof(
            anyLabel,
            fc.record({ label: anyLabel, sent: fc.stringMatching(/^[A-Z]{1,6}( [A-Z]{1,4})?$/) }),
          ),
          {
            minLength: 1,
            maxLength: 8,
            selector: (choice) => (typeof choice === "string" ? choice : choice.label),
          },
        ),
        other: anyLabel,
      },
      { requiredKeys: ["kind", "choices"] },
    ),
    fc.record({ kind: fc.constant("grid"), elevation: fc.constantFrom(undefined, ...heights) }),
    fc.record({ kind: fc.constant("dtg"), default: fc.constantFrom("now", "empty") }),
    fc.record({ kind: fc.constant("target-number") }),
    fc.constantFrom(undefined, ...quantities).map((count) => ({
      kind: "platform",
      ...(count !== undefined && { count, required: true }),
    })),
    ...(before.some(({ kind }) => kind === "rows") ? [] : [fc.constant({ kind: "rows" })]),
  ];
  if (grids.length > 1) {
    const [from, to] = grids.map((grid) => grid.id);
    kinds.push(
      fc.record({
        kind: fc.constant("distance"),
        from: fc.constant(from),
        to: fc.constant(to),
        unit: fc.constantFrom("km", "m"),
      }),
    );
  }
  const common = fc.record(
    {
      required: fc.oneof(fc.constant(true), fc.constant(true), anyCondition(before)),
      when: fc.oneof(fc.constant(undefined), anyCondition(before)),
    },
    { requiredKeys: [] },
  );
  const anyKind = fc
    .oneof(...kinds)
    .chain((kind) =>
      "kind" in kind && kind.kind === "rows" ? anyRows(quantities) : fc.constant(kind),
    );
  return fc.tuple(anyKind, common, anyLabel).map(([kind, conditions, label]) => {
    const given = Object.fromEntries(
      Object.entries(conditions).filter(([, value]) => value !== undefined),
    );
    const field = { id, label, ...kind, ...given } as FormatField;
    if (field.kind === "number") return { ...field, label: `${label} (ft)` };
    if (field.kind === "grid" && field.elevation === undefined) delete field.elevation;
    const isCounted = field.kind === "platform" && field.count !== undefined;
    if (isCounted) return { ...field, required: true, when: undefined } as FormatField;
    if (field.kind !== "quantity" && field.kind !== "distance") return field;
    const { when: _, required: __, ...bare } = field;
    return bare as FormatField;
  });
}

function anyFields(
  count: number,
  before: FormatField[] = [],
  any = anyField,
): fc.Arbitrary<FormatField[]> {
  if (before.length === count) return fc.constant(before);
  return any(before.length, before).chain((field) => anyFields(count, [...before, field], any));
}

const isGroup = (line: string) => line.startsWith("[");

/** A document of which most are found good; what is not is for the caller to leave out. */
export const anyDocument: fc.Arbitrary<Record<string, unknown>> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) => anyFields(count))
  .chain((fields) => {
    const isAlways = (field: FormatField) =>
      field.kind === "quantity" ||
      (field.when === undefined &&
        (field.required === true || (field.kind === "dtg" && field.default === "now")));
    const isCounted = (field: FormatField) =>
      fields.some((each) => each.kind === "platform" && each.count === field.id);
    const written = fields.map((field, index) =>
      fc
        .tuple(fc.constantFrom(...LETTERS), fc.constantFrom("", "", "FT", "KM"), fc.boolean())
        .map(([word, unit, isFirst]) => {
          if (isCounted(field)) return "";
          if (field.kind === "rows") return `{${field.id}}`;
          if (field.kind === "platform" && field.count !== undefined && isFirst) {
            return `{${field.id}}`;
          }
          const isFree = isFreeText(field);
          const text =
            isFirst && field.kind === "quantity"
              ? `{${field.id}} X`
              : `${word}${index} {${field.id}}${isFree ? "" : unit}`;
          return isAlways(field) || field.kind === "distance" ? text : `[${text}]`;
        }),
    );
    // Some depend on others, as altitudes do on grids.
    const joins = fc.array(fc.boolean(), { minLength: fields.length, maxLength: fields.length });
    return fc
      .tuple(fc.tuple(...written), joins, fc.shuffledSubarray(fields, { minLength: 1 }))
      .map(([lines, joined, shown]) => {
        const message: string[] = [];
        const rows = fields.find((field) => field.kind === "rows");
        const counts = joined[0] && rows ? countsOf(rows) : [];
        for (const [index, line] of [...lines, ...counts].entries()) {
          if (line === "") continue;
          const last = message.at(-1);
          const isJoined =
            joined[index] && last !== undefined && !last.startsWith("[") && line.startsWith("[");
          const isShared = joined[index] && last !== undefined && isGroup(last) && isGroup(line);
          if (isJoined) message[message.length - 1] = `${last}[ ${line.slice(1)}`;
          else if (isShared) {
            message[message.length - 1] = `${last.slice(0, -1)} ${line.slice(1)}`;
          } else message.push(line);
        }
        const half = Math.ceil(fields.length / 2);
        const panels = [fields.slice(0, half), fields.slice(half)]
          .filter((part) => part.length > 0)
          .map((part) => ({ title: "Part", fields: part }));
        return {
          format: 1,
          id: "unit",
          name: "Unit",
          title: "A unit's own",
          word: "UNIT",
          heading: "reference",
          panels,
          message,
          summary: shown.map(({ id }) => `{${id}}`).join(", "),
        };
      });
  });

/** Lines that count the rows with each choice. */
function countsOf(rows: FieldOf<"rows">): string[] {
  return rows.fields.flatMap((field) =>
    field.kind === "choice"
      ? choicesOf(field)
          .filter(({ value }) => value !== OTHER)
          .map(({ label }, index) => {
            const line = `N${index}X {${rows.id}.${field.id}=${label}}`;
            return rows.when || index % 2 === 1 ? `[${line}]` : line;
          })
      : [],
  );
}

const anyGrid = fc.constantFrom("12", "1234", "123456", "1234567890", "123", "");

const anyPlatform: fc.Arbitrary<Entry> = fc.oneof(
  fc.constant(""),
  fc
    .tuple(fc.oneof(anyTyped, fc.constantFrom("BM-21", "T-72 (early)", "UNKNOWN")), anyTyped)
    .filter(([platformId]) => platformId !== "")
    .map(([platformId, aka]) => ({ ...namedPlatform(false, platformId, aka) })),
  anyTyped
    .filter((typed) => typed !== "")
    .map((typed) => {
      const { sidcCode: _, subCategory: __, ...platform } = unknownPlatform(typed);
      return { ...platform };
    }),
);

/** Possible contents of a field, most of them valid. */
function anyEntries(field: FormatField): fc.Arbitrary<Entries> {
  const { id } = field;
  const one = (entry: fc.Arbitrary<string>) => entry.map((text) => ({ [id]: text }));
  switch (field.kind) {
    case "number": {
      const { min, max, decimals } = numberRule(field);
      const whole = fc.integer({ min, max }).map(String);
      const fraction = fc.integer({ min: 0, max: 10 ** (decimals ?? 0) - 1 });
      const least = Math.max(min, 0);
      // From 10 to 10 there is no room for a fraction.
      const exact =
        decimals && least < max
          ? fc
              .tuple(fc.integer({ min: least, max: max - 1 }), fraction)
              .map(([a, b]) => `${a}.${String(b).padStart(decimals, "0")}`)
          : whole;
      const typed = one(
        fc.oneof(
          { weight: 6, arbitrary: exact },
          { weight: 3, arbitrary: whole },
          fc.constantFrom("", "007", "12.5", "-1", "1,500", "x"),
        ),
      );
      if (field.heightOf === undefined) return typed;
      const source = fc.constantFrom(undefined, ...HEIGHT_SOURCES);
      return fc
        .tuple(typed, source)
        .map(([entry, from]) => ({ ...entry, [heightKey(field)]: from }));
    }
    case "quantity": {
      const { max } = quantityRule(field);
      const good = fc
        .integer({ min: 1, max })
        .map((count) => quantityEntries(field, { quantity: count, wrongQuantity: undefined }));
      const bad = fc
        .constantFrom("", "0", "99999")
        .map((typed) => quantityEntries(field, { quantity: 1, wrongQuantity: typed }));
      return fc.oneof({ weight: 8, arbitrary: good }, bad);
    }
    case "heading":
      return one(
        fc.oneof(
          { weight: 8, arbitrary: fc.integer({ min: 1, max: 360 }).map(String) },
          fc.constantFrom("", "x"),
        ),
      );
    case "choice": {
      const values = choicesOf(field).map(({ value }) => value);
      const other = otherOf(field);
      const chosen = fc.constantFrom(...values, ...values, "");
      if (!other) return one(chosen);
      const sent = choicesOf(field).map((choice) => choice.sent ?? "");
      return fc
        .tuple(chosen, fc.oneof(anyTyped, fc.constantFrom(...sent)))
        .map(([value, text]) => ({ [id]: value, [other.key]: text }));
    }
    case "grid": {
      const keys = gridKeys(field);
      const good = fc
        .constantFrom("12", "1234", "123456", "1234567890")
        .map((digits) => ["34UFE", digits]);
      const any = fc.tuple(fc.constantFrom("34UFE", "", "99ZZZ"), anyGrid);
      return fc
        .oneof({ weight: 8, arbitrary: good }, any)
        .map(([gzd = "", digits = ""]) => ({ [keys.gzd]: gzd, [keys.coordinates]: digits }));
    }
    case "dtg":
      return one(
        fc.constantFrom("201215ZNov26", "010000AJan26", "", "201215ZNov26", "321215ZNov26", "now"),
      );
    case "target-number":
      return one(fc.oneof(fc.stringMatching(/^[A-Z0-9]{1,6}$/), fc.constant("")));
    case "platform":
      return anyPlatform.map((platform) => ({ [id]: platform }));
    case "rows": {
      const rows = fc.oneof(
        { weight: 4, arbitrary: fc.tuple(...field.fields.map(anyEntries)) },
        fc.constant([emptyRow(field)]),
      );
      const row = rows.map((entries): Entries => Object.assign(emptyRow(field), ...entries));
      const most = rowsMost(field);
      return fc.array(row, { minLength: 1, maxLength: most }).map((all) => ({ [id]: all }));
    }
    case "distance":
    case "count":
      return fc.constant({});
    default:
      return one(anyTyped);
  }
}

/** Any form of a format. */
export function anyForm(fields: FormatFields, empty: FormatForm): fc.Arbitrary<FormatForm> {
  const entries = fields.all.map(anyEntries);
  return fc
    .tuple(anyTyped, anyTyped, ...entries)
    .map(([callSign, asset, ...typed]) => Object.assign({ ...empty, callSign, asset }, ...typed));
}
