import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage, lineText, splitMessage } from "../message";
import { EMPTY_PROFILE } from "../profile";
import { parseMessage } from "../reports/parse-message";
import { isReady, type ReportDefinition, type ReportForm } from "../reports/report";
import { anyDocument, anyForm } from "../testing/any-format";
import { DTG } from "../testing/report-checks";
import { runs } from "../testing/runs";
import { checkFormat } from "./check-format";
import { formatDefinition } from "./definition";
import type { FormatForm } from "./format";

const OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };

const anyReport = anyDocument
  .map((document) => checkFormat(document).format)
  .filter((format) => format !== null)
  .chain((format) => {
    const { fields, fresh } = formatDefinition(format);
    return anyForm(fields, fresh(OPERATOR)).map((form) => ({ format, form }));
  });

describe("of any format and any form", () => {
  test("the message is one line that splits into its lines, and is held back exactly while one of them is a problem", () => {
    fc.assert(
      fc.property(anyReport, ({ format, form }) => {
        const definition = formatDefinition(format);
        const lines = definition.lines(form, DTG);
        const sent = lines.filter((line) => !line.problem);
        expect(splitMessage(joinMessage(lines))).toEqual(sent.map(lineText));
        expect(isReady(definition.shortfall(form))).toBe(sent.length === lines.length);
      }),
      { numRuns: runs(10_000) },
    );
  });

  test("what is ready reads back to the same form and the same message", () => {
    let ready = 0;
    fc.assert(
      fc.property(anyReport, ({ format, form }) => {
        const definition = formatDefinition(format);
        if (!isReady(definition.shortfall(form))) return;
        ready += 1;
        const message = joinMessage(definition.lines(form, DTG));
        const { formData } = parseMessage(message, [
          definition as unknown as ReportDefinition<ReportForm>,
        ]);
        const read = definition.read(formData) as FormatForm;
        expect(joinMessage(definition.lines(read, DTG))).toBe(message);
        for (const field of definition.fields.all) {
          const isShown = definition.fields.isShown(form, field);
          expect(definition.fields.isShown(read, field)).toBe(isShown);
          const said = definition.fields.says(form, field, DTG);
          if (isShown) expect(definition.fields.says(read, field, DTG)).toEqual(said);
        }
      }),
      { numRuns: runs(10_000) },
    );
    expect(ready).toBeGreaterThan(runs(10_000) / 20);
  });

  test("a form loses nothing through storage", () => {
    fc.assert(
      fc.property(anyReport, ({ format, form }) => {
        const definition = formatDefinition(format);
        expect(definition.read(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
      { numRuns: runs(2000) },
    );
  });
});
