import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { CodeReading } from "../../domain/messages/code-set";
import { EMPTY_PROFILE } from "../../domain/sign-in/profile";
import { makeTestReports } from "../../domain/test-data";
import { codesOf, createCodeReader, decodeQR, encodeQR } from "./code-part";

const MESSAGE =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";
const many = (count: number, of = MESSAGE) =>
  Array.from({ length: count }, (_, index) => of.replace("0012", String(1000 + index)));

/** What a reader gets from codes, without repetitions. */
function readAll(codes: readonly string[]): CodeReading[] {
  const reader = createCodeReader();
  return codes.map((code) => reader.read(code)).filter((reading) => reading !== null);
}

const wholeOf = (codes: readonly string[]) =>
  readAll(codes).flatMap((reading) => (reading.is === "whole" ? reading.text : []));

/** A code as it is drawn and read from the drawing: four dots a module, with its margin. */
function drawnAndRead(text: string): string {
  const raw = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", border: 4 });
  const size = raw.length * 4;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (raw[y >> 2]?.[x >> 2]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}

describe("codes", () => {
  test("of one message are the message itself", () => {
    expect(codesOf([MESSAGE])).toEqual([MESSAGE]);
    expect(wholeOf(codesOf([MESSAGE]))).toEqual([MESSAGE]);
  });

  test("of more are numbered, and name their set", () => {
    const codes = codesOf(many(20));
    expect(codes.length).toBeGreaterThan(3);
    expect(codes[0]).toStartWith(`Sightline code 1 of ${codes.length}, set `);
    expect(new Set(codes.map((code) => code.split("set ")[1]?.slice(0, 8))).size).toBe(1);
  });

  test("of 200 reports are shown in less than a minute, three a second, and read from anywhere on", () => {
    const sent = makeTestReports(200, {
      operator: { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" },
      now: new Date("2026-11-20T12:30:00Z"),
      random: Math.random,
    }).map(({ fullMessage }) => fullMessage);
    const codes = codesOf(sent);
    expect(codes.length / 3).toBeLessThan(60);
    expect(wholeOf([...codes.slice(7), ...codes.slice(0, 7)])).toEqual([sent.join("\n")]);
  });

  test("of any texts are drawn, read and put together again, in any order and more than once", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 900 }),
      fc.constantFrom(MESSAGE, `${MESSAGE} 🚜👨‍👩‍👧 ]]> =1+1`),
    );
    const messages = fc.array(
      text.map((each) => each.replaceAll("\n", " ")).filter((each) => each.trim() !== ""),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(messages, fc.infiniteStream(fc.nat()), (each, order) => {
        const codes = codesOf(each).map(drawnAndRead);
        const shuffled = [...codes, ...codes]
          .map((code) => ({ code, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ code }) => code);
        expect(wholeOf(shuffled)).toEqual([each.join("\n")]);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  test("of two sets that are read by turns do not mix", () => {
    const [one, other] = [codesOf(many(9)), codesOf(many(9, MESSAGE.replace("WK21", "KT44")))];
    const mixed = one.flatMap((code, index) => [code, other[index] ?? ""]);
    expect(wholeOf(mixed)).toEqual([
      many(9).join("\n"),
      many(9, MESSAGE.replace("WK21", "KT44")).join("\n"),
    ]);
  });

  test("tell how many of how many were read", () => {
    const codes = codesOf(many(12));
    const readings = readAll(codes.toReversed());
    expect(readings.slice(0, -1)).toEqual(
      codes.slice(1).map((_, index) => ({ is: "part", read: index + 1, of: codes.length })),
    );
    expect(readings.at(-1)).toMatchObject({ is: "whole" });
  });

  test("that were changed on the way are no set, and may be read again", () => {
    const codes = codesOf(many(9));
    const changed = codes.map((code, index) => (index === 1 ? code.replace("WK21", "WK12") : code));
    const readings = readAll([...changed, ...codes]);
    expect(readings).toContainEqual({ is: "damaged", of: codes.length });
    expect(readings.at(-1)).toEqual({ is: "whole", text: many(9).join("\n") });
  });

  test.each([
    ["Sightline code 0 of 3, set 0A1B2C3D\nx"],
    ["Sightline code 4 of 3, set 0A1B2C3D\nx"],
    ["Sightline code 1 of 99999, set 0A1B2C3D\nx"],
    [" "],
  ])("%j says nothing", (code) => {
    expect(createCodeReader().read(code)).toBeNull();
  });
});
