import { describe, expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import fc from "fast-check";
import schema from "../../../data/formats/format.schema.json";
import {
  INCOMPLETE,
  joinMessage,
  lineText,
  MISSING,
  splitMessage,
  WRONG,
} from "../messages/message";
import { parseMessage } from "../reports/parse-message";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { anyDocument, anyForm } from "../testing/any-format";
import { DTG } from "../testing/report-checks";
import { runs } from "../testing/runs";
import { BUILT_IN_DOCUMENTS, PREVIEW_DOCUMENTS } from "./all-documents";
import { checkFormat } from "./check-format";
import { type FormatDefinition, formatDefinition } from "./definition";
import type { Format, FormatForm } from "./format";
import { sampleMessage } from "./sample";

const OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };

/** Forms of one format, for documents take longer to make than forms. */
const FORMS = 10;

const anyReports = anyDocument
  .map((document) => checkFormat(document).format)
  .filter((format) => format !== null)
  .chain((format) => {
    const { fields, fresh } = formatDefinition(format);
    const forms = fc.array(anyForm(fields, fresh(OPERATOR)), {
      minLength: FORMS,
      maxLength: FORMS,
    });
    return forms.map((some) => ({ format, forms: some }));
  });

const SPOTREP = BUILT_IN_DOCUMENTS.find(({ id }) => id === "spotrep") as Format;

const MARKS = new RegExp([MISSING, INCOMPLETE, WRONG].join("|"), "g");

describe("of any format and any form", () => {
  // One property for all of it: what takes the time is to make the documents.
  test("the message splits into its lines, is held back while one is a problem, and reads back; so does what was stored", () => {
    let ready = 0;
    fc.assert(
      fc.property(anyReports, ({ format, forms }) => {
        const definition = formatDefinition(format);
        // Else it would not be read: a line that is missing is left out.
        expect(parseMessage(sampleMessage(definition), [definition]).type).toBe(definition.type);
        for (const form of forms) {
          const lines = definition.lines(form, DTG);
          const sent = lines.filter((line) => !line.invalid);
          expect(splitMessage(joinMessage(lines))).toEqual(sent.map(lineText));
          // Each field that is missing or wrong stands so in the message.
          const { missing, wrong } = definition.validate(form);
          const held = lines
            .filter((line) => line.invalid)
            .map(lineText)
            .join("");
          expect(held.match(MARKS) ?? []).toHaveLength(missing.length + wrong.length);
          expect(missing.length + wrong.length === 0).toBe(sent.length === lines.length);
          expect(definition.read(JSON.parse(JSON.stringify(form)))).toEqual(form);
          if (sent.length < lines.length) continue;
          ready += 1;
          expectReadsBack(definition, form);
        }
      }),
      { numRuns: runs(10_000) / FORMS },
    );
    expect(ready).toBeGreaterThan(runs(10_000) / 20);
  });
});

test.each(PREVIEW_DOCUMENTS)("what the preview $id writes reads back", (document) => {
  const { format } = checkFormat(document);
  if (!format) throw new Error("refused");
  const definition = formatDefinition(format);
  let ready = 0;
  fc.assert(
    fc.property(anyForm(definition.fields, definition.fresh(OPERATOR)), (form) => {
      if (definition.lines(form, DTG).some((line) => line.invalid)) return;
      ready += 1;
      expectReadsBack(definition, form);
    }),
    { numRuns: runs(2000) },
  );
  expect(ready).toBeGreaterThan(0);
});

/** The same form in all that is shown, and the same message. */
function expectReadsBack(definition: FormatDefinition, form: FormatForm): void {
  const message = joinMessage(definition.lines(form, DTG));
  const { formData } = parseMessage(message, [definition]);
  const read = definition.read(formData) as FormatForm;
  expect(joinMessage(definition.lines(read, DTG))).toBe(message);
  for (const field of definition.fields.all) {
    const isShown = definition.fields.isShown(form, field);
    expect(definition.fields.isShown(read, field)).toBe(isShown);
    const said = definition.fields.says(form, field, DTG);
    if (isShown) expect(definition.fields.says(read, field, DTG)).toEqual(said);
  }
}

describe("a document that somebody has changed", () => {
  const junk = fc.oneof(
    fc.constantFrom(
      "",
      "{",
      "[{grid}]",
      "{grid} {grid}",
      "ASSET {grid}",
      "__proto__",
      "constructor",
    ),
    fc.constantFrom(-1, 0, 1e9, 1.5, null, true, [], {}, [[]], "x".repeat(5000)),
    fc.string({ maxLength: 30 }),
  );
  /** Puts junk, or another part of it, in place of some of a document, leaves it out, or doubles it. */
  const changed = fc
    .tuple(
      // Every third has a platform and rows, and every third is like no other.
      fc.oneof(fc.constantFrom(...BUILT_IN_DOCUMENTS), fc.constant(SPOTREP), anyDocument),
      fc.array(
        fc.tuple(fc.nat(), junk, fc.constantFrom("replace", "swap", "remove", "double"), fc.nat()),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([document, changes]) => {
      const copy: unknown = structuredClone(document);
      for (const [at, value, how, other] of changes) change(copy, at, value, how, other);
      return copy;
    });

  test("is refused wherever the schema refuses it; what is not refused works, and what it writes reads back", () => {
    const takes = new Ajv2020({ strict: false }).compile(schema);
    const seen = { good: 0, withRows: 0, ready: 0 };
    fc.assert(
      fc.property(changed, fc.gen(), (document, draw) => {
        const { format, errors } = checkFormat(document);
        if (format === null) {
          expect(errors.length).toBeGreaterThan(0);
          for (const { reason } of errors) expect(reason).not.toBe("");
          return;
        }
        seen.good += 1;
        expect(takes(document)).toBe(true);
        const definition = formatDefinition(format);
        const fresh = definition.fresh(OPERATOR);
        expect(definition.isBegun(fresh)).toBe(false);
        expect(parseMessage(sampleMessage(definition), [definition]).type).toBe(definition.type);
        const form = draw(anyForm, definition.fields, fresh);
        for (const each of [fresh, form]) {
          expect(definition.read(JSON.parse(JSON.stringify(each)))).toEqual(each);
          const lines = definition.lines(each, DTG);
          expect(joinMessage(lines)).toEndWith("////");
          definition.describe(each);
          if (lines.some((line) => line.invalid)) continue;
          seen.ready += 1;
          expectReadsBack(definition, each);
        }
        if (definition.fields.all.some(({ kind }) => kind === "rows")) seen.withRows += 1;
      }),
      { numRuns: runs(20_000) },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs(20_000) / 200);
    for (const document of BUILT_IN_DOCUMENTS) expect(takes(document)).toBe(true);
  });
});

/** Changes the n-th of all members and items of a document. */
function change(document: unknown, n: number, value: unknown, how: string, other: number): void {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, unknown>, key]);
      collect((node as Record<string, unknown>)[key]);
    }
  };
  collect(document);
  const place = places[n % Math.max(1, places.length)];
  if (!place) return;
  const [node, key] = place;
  const [from, name] = places[other % places.length] ?? place;
  // A copy: what was put into itself would have no end.
  if (how === "replace") node[key] = structuredClone(value);
  else if (how === "swap") node[key] = structuredClone(from[name]);
  else if (Array.isArray(node) && how === "double") node.push(structuredClone(node[Number(key)]));
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete node[key];
}
