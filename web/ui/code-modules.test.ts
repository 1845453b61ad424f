import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { decodeQR, decodeQRBatch } from "qr/decode.js";
import { codesOf, createCodeReader } from "../domain/messages/code-set";
import { EMPTY_PROFILE } from "../domain/sign-in/profile";
import { makeTestReports } from "../domain/test-data";
import { modulesOf } from "./code-modules";

const MESSAGE =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";

const DOTS_A_MODULE = 4;

/** Codes beside each other as they are drawn, with their margins. */
function drawn(...texts: string[]) {
  const all = texts.map(modulesOf);
  const height = Math.max(...all.map(({ length }) => length)) * DOTS_A_MODULE;
  const width = all.length * height;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = all[Math.floor(x / height)]?.[Math.floor(y / DOTS_A_MODULE)];
      if (row?.[Math.floor((x % height) / DOTS_A_MODULE)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

describe("codes", () => {
  test("of any texts are drawn, read and put together again, in any order and more than once", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 900 }),
      fc.constantFrom(MESSAGE, `${MESSAGE} 🚜👨‍👩‍👧 ]]> =1+1`),
    );
    const messages = fc.array(
      text.map((each) => each.replaceAll("\n", " ")).filter((each) => each.trim() !== ""),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(messages, fc.infiniteStream(fc.nat()), async (each, order) => {
        const codes = ((await codesOf(each)) ?? []).map((code) => decodeQR(drawn(code)));
        const shuffled = codes
          .map((code) => ({ code, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ code }) => code);
        expect((await createCodeReader().read(shuffled)).texts).toEqual([each.join("\n")]);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  test("have at most 93 modules a side", async () => {
    const sent = makeTestReports(300, {
      operator: { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" },
      now: new Date("2026-11-20T12:30:00Z"),
      random: Math.random,
    }).map(({ fullMessage }) => fullMessage);
    const alone = `${MESSAGE}${"ж".repeat(240)}`;
    const sides = [...((await codesOf(sent)) ?? []), ...((await codesOf([alone])) ?? [])].map(
      (text) => modulesOf(text).length - 8,
    );
    expect(new Set(sides).size).toBeGreaterThan(1);
    expect(Math.max(...sides)).toBeLessThanOrEqual(93);
  });

  test("beside each other in one photograph are all read", async () => {
    const picture = drawn(MESSAGE, MESSAGE.replace("0012", "0013"));
    const { width, height } = picture;
    const [found = []] = await decodeQRBatch([picture], { maxSize: { width, height } });
    const read = found.filter((each) => typeof each === "string");
    expect(read.sort()).toEqual([MESSAGE, MESSAGE.replace("0012", "0013")]);
  });
});
