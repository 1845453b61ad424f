/** What must hold of every kind of report, over generated forms. */

import { expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage, lineText, splitMessage } from "../messages/message";
import { MessageError } from "../messages/message-reader";
import { parseMessage } from "../reports/parse-message";
import { isReady, type ReportDefinition, type ReportForm } from "../reports/report";
import { RUNS, runs } from "./runs";

export const DTG = "201230ZNov26";

/** Whatever an operator may type into a text field, and what could end a line or a message. */
export const anyTyped = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("//", " // ", "////\n", "N/A", " ASSET "),
);

/** Digits as typed, up to this many. */
export const anyDigits = (max: number) => fc.stringMatching(new RegExp(`^\\d{0,${max}}$`));

/** Coordinates of a whole grid. */
export const evenDigits = fc.constantFrom("12", "1234", "123456", "12345678", "1234567890");

/**
 * @param any forms in any possible state
 * @param ready forms that can be sent
 */
export function checkReport<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  any: fc.Arbitrary<Form>,
  ready: fc.Arbitrary<Form>,
): void {
  const message = (form: Form) => joinMessage(definition.lines(form, DTG));

  test("every message is one line and splits again into its lines", () => {
    fc.assert(
      fc.property(any, (form) => {
        const sent = definition.lines(form, DTG).filter((line) => !line.invalid);
        const text = joinMessage(sent);
        expect(text).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(splitMessage(text)).toEqual(sent.map(lineText));
      }),
      { numRuns: RUNS },
    );
  });

  test("a report can be copied exactly when no line says that something is missing or wrong", () => {
    fc.assert(
      fc.property(any, (form) => {
        const isInvalid = definition.lines(form, DTG).some((line) => line.invalid);
        expect(isReady(definition.validate(form))).toBe(!isInvalid);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("a received message opens as the form that writes it again", () => {
    fc.assert(
      fc.property(ready, (form) => {
        expect(definition.validate(form)).toEqual({ missing: [], wrong: [] });
        const text = message(form);
        const { type, formData } = parseMessage(text);
        expect(type).toBe(definition.type);
        const read = definition.read(formData);
        expect(read && message(read)).toBe(text);
        expect(read?.currentDTG).toBe(DTG);
      }),
      { numRuns: runs(5000) },
    );
  });

  test("in capitals or in lower case it opens as one that says the same, or is refused", () => {
    let refused = 0;
    fc.assert(
      fc.property(ready, fc.boolean(), (form, isUpper) => {
        const text = message(form);
        // What is compared is what was received: some letters (ẞ, ϴ) come back from lower case as others.
        const received = isUpper ? text.toUpperCase() : text.toLowerCase();
        try {
          const read = parseMessage(received);
          expect(read.type).toBe(definition.type);
          expect(read.formData.currentDTG).toBe(DTG);
          expect(read.message.toUpperCase()).toBe(received.toUpperCase());
        } catch (error) {
          if (!(error instanceof MessageError)) throw error;
          refused += 1;
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(refused).toBeLessThan(runs(1000) / 20);
  });

  test("without its positions a report has no grid, and the same reference and content", () => {
    fc.assert(
      fc.property(ready, (form) => {
        const bare = definition.withoutGrids(form);
        expect(definition.grids(bare)).toEqual([]);
        expect(definition.isBegun(bare)).toBe(true);
        expect(definition.identifier(bare)).toBe(definition.identifier(form));
        const isOfGround = /^(GRID|COM|PO[OI]|RANGE)\b/;
        const others = (each: Form) =>
          definition
            .lines(each, DTG)
            .map(lineText)
            .filter((text) => !isOfGround.test(text) && !text.startsWith("ALT"));
        expect(others(bare)).toEqual(others(form));
      }),
      { numRuns: runs(500) },
    );
  });

  test("a stored form is read back as it was", () => {
    fc.assert(
      fc.property(any, (form) => {
        expect(definition.read(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
      { numRuns: runs(500) },
    );
  });

  test("what is no form is refused", () => {
    for (const broken of [null, [], "x", 3, {}, { randomSixDigit: 7 }]) {
      expect(definition.read(broken)).toBeNull();
    }
  });
}
