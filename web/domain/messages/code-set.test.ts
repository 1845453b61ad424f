import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { makeTestReports } from "../test-data";
import { codesHolding } from "../testing/codes-holding";
import { type CodesRead, codesOf, createCodeReader, paceOf, roundOf } from "./code-set";
import { deflated } from "./deflate";

const MESSAGE =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";

/** Of all types, as the generator makes them. */
const messages = (count: number, callSign = "WK21") =>
  makeTestReports(count, {
    operator: { ...EMPTY_PROFILE, callSign, asset: "Puma" },
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
  }).map(({ fullMessage }) => fullMessage);

async function made(some: readonly string[]): Promise<string[]> {
  const codes = await codesOf(some);
  if (codes === null) throw new Error("too many");
  return codes;
}

/** What one reader says to each code in turn. */
async function readAll(codes: readonly string[]): Promise<CodesRead[]> {
  const reader = createCodeReader();
  const all: CodesRead[] = [];
  for (const code of codes) all.push(await reader.read([code]));
  return all;
}

const textsOf = async (codes: readonly string[]) =>
  (await readAll(codes)).flatMap(({ texts }) => texts);

const LEFT_OUT = "A code was left out: it is damaged, or of another version of Sightline.";

describe("codes", () => {
  test("of none are none, and of one message the message itself", async () => {
    expect(await made([])).toEqual([]);
    expect(await made([MESSAGE])).toEqual([MESSAGE]);
    expect(await textsOf([MESSAGE])).toEqual([MESSAGE]);
    // Shown once more, it is read once more.
    expect(await textsOf([MESSAGE, " ", MESSAGE])).toEqual([MESSAGE, MESSAGE]);
  });

  test("of one long message are a set", async () => {
    const long = `${MESSAGE} ${"two more in treeline ".repeat(40)}`;
    const [only = "", ...others] = await made([long]);
    expect(only).toStartWith("SIGHTLINE CODE 1 OF 1 SET ");
    expect(others).toEqual([]);
    expect(await textsOf([only])).toEqual([long]);
  });

  test("of more are deflated, numbered, and name their set", async () => {
    const sent = messages(200);
    const codes = await made(sent);
    expect(codes.join("").length).toBeLessThan(sent.join("\n").length / 2);
    const number = (index: number) => `SIGHTLINE CODE ${index + 1} OF ${codes.length} SET `;
    expect(codes.every((code, index) => code.startsWith(number(index)))).toBe(true);
    expect(new Set(codes.map((code) => code.split(" ")[6])).size).toBe(1);
    expect(await textsOf(codes)).toEqual([sent.join("\n")]);
  });

  test("of two reports are read in any order, each more than once", async () => {
    const sent = messages(2);
    const codes = await made(sent);
    expect(await textsOf([...codes.toReversed(), ...codes])).toEqual([sent.join("\n")]);
  });

  test("of any texts are put together again", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 900 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 9 }), async (some) => {
        expect(await textsOf(await made(some))).toEqual([some.join("\n")]);
      }),
      { numRuns: 100 },
    );
  });

  test("tell which are missing, also after one of another transfer and one twice", async () => {
    const codes = await made(messages(200));
    const [stray = "", ...strays] = await made(messages(90, "KT44"));
    const [one = "", two = ""] = codes;
    const of = codes.length;
    const missing = Array.from({ length: of - 2 }, (_, index) => index + 3);
    const read = await readAll([two, one, two, stray, one]);
    expect(read.map(({ texts }) => texts)).toEqual([[], [], [], [], []]);
    expect(read.map(({ set }) => set)).toEqual([
      { of, missing: [1, ...missing] },
      { of, missing },
      { of, missing },
      { of: strays.length + 1, missing: strays.map((_, index) => index + 2) },
      { of, missing },
    ]);
  });

  test("of two sets that are read by turns do not mix", async () => {
    const [some, others] = [messages(60), messages(60, "KT44")];
    const [one, other] = [await made(some), await made(others)];
    const mixed = one.flatMap((code, index) => [code, other[index] ?? ""]);
    // The one of fewer codes is whole first.
    expect((await textsOf([...mixed, ...other])).toSorted()).toEqual(
      [some.join("\n"), others.join("\n")].toSorted(),
    );
  });

  test("of a whole set say so, and are taken once; afterwards, if asked for, anew", async () => {
    const codes = await made(messages(50));
    const reader = createCodeReader();
    expect((await reader.read(codes)).texts).toHaveLength(1);
    const whole = { texts: [], set: { of: codes.length, missing: [] }, error: "" };
    expect(await reader.read(codes)).toEqual(whole);
    const [first = "", ...others] = await made(messages(60));
    await reader.read(others);
    reader.forgetWhole();
    expect((await reader.read(codes)).texts).toHaveLength(1);
    expect((await reader.read([first])).texts).toHaveLength(1);
  });

  test("that were cut or changed on the way are left out, and the others still make a whole", async () => {
    const sent = messages(50);
    const codes = await made(sent);
    const [one = ""] = codes;
    const wrong = [
      one.slice(0, -1),
      one.slice(0, 30),
      `${one}0`,
      one.replace("CODE 1 ", "CODE 2 "),
      one.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      one.replace(/SET ......../, "SET 01234567"),
      one.toLowerCase(),
      "SIGHTLINE CODE 0 OF 3 SET 0A1B2C3D CHECK 0A1B2C3D: 00",
      "Sightline code 4 of 3, set 0A1B2C3D\nx",
      "Sightline code 1 of 99999, set 0A1B2C3D\nx",
    ];
    const read = await readAll([...wrong, ...codes]);
    expect(read.slice(0, wrong.length)).toEqual(
      wrong.map(() => ({ texts: [], set: null, error: LEFT_OUT })),
    );
    expect(read.at(-1)?.texts).toEqual([sent.join("\n")]);
    const together = await createCodeReader().read([one, one.slice(0, -1)]);
    expect(together).toMatchObject({ set: { of: codes.length }, error: LEFT_OUT });
  });
});

describe("a set that no Sightline made", () => {
  const deflatedText = () => deflated(new TextEncoder().encode(MESSAGE));

  test("is read where it holds text", async () => {
    const bytes = await deflatedText();
    expect(await textsOf(codesHolding(bytes))).toEqual([MESSAGE]);
  });

  test.each([
    ["was never deflated", async () => new Uint8Array([255, 254, 253])],
    ["is no text", () => deflated(new Uint8Array([0xff, 0xfe]))],
    ["is cut short", async () => (await deflatedText()).slice(0, -9)],
  ])("and %s is refused, and may be read again", async (_, make) => {
    const codes = codesHolding(await make());
    const read = await readAll([...codes, ...codes]);
    const error = "These codes do not fit together. They are read from the beginning.";
    expect(read.map((each) => each.error)).toEqual([error, error]);
  });
});

describe("codes of an earlier version", () => {
  /** As it wrote them, with the CRC-32 of their text. */
  const OLD = [
    `Sightline code 1 of 2, set 6270C9AA\n${MESSAGE}\nHLR AB00`,
    "Sightline code 2 of 2, set 6270C9AA\n13 // end////",
  ];
  const TEXT = `${MESSAGE}\nHLR AB0013 // end////`;

  test("are read, in any order", async () => {
    expect(Bun.hash.crc32(TEXT).toString(16).toUpperCase()).toBe("6270C9AA");
    expect(await textsOf(OLD.toReversed())).toEqual([TEXT]);
  });

  test("are refused where one was changed, and may be read again", async () => {
    const [one = "", two = ""] = OLD;
    const read = await readAll([one.replace("WK21", "WK12"), two, one, two]);
    expect(read[1]?.error).toBe(
      "These codes do not fit together. They are read from the beginning.",
    );
    expect(read[3]?.texts).toEqual([TEXT]);
  });
});

describe("the order in which codes are shown", () => {
  /** How many frames pass until a camera that misses every n-th has seen all codes; Infinity for never. */
  function framesTo(codes: number, everyNth: number, firstLost: number): number {
    const seen = new Set<number>();
    const round = roundOf(codes);
    for (let frame = 0; frame < 5 * round; frame++) {
      if ((frame + firstLost) % everyNth !== 0) seen.add((frame % round) % codes);
      if (seen.size === codes) return frame + 1;
    }
    return Number.POSITIVE_INFINITY;
  }

  test("lets a camera that misses every second to sixth code have all in two rounds", () => {
    for (let codes = 2; codes <= 120; codes++) {
      for (let nth = 2; nth <= 6; nth++) {
        for (let first = 0; first < nth; first++)
          expect(framesTo(codes, nth, first)).toBeLessThanOrEqual(2 * roundOf(codes));
      }
    }
  });

  test("is hardly longer than the codes are", () => {
    for (let codes = 7; codes <= 700; codes++) expect(roundOf(codes) - codes).toBeLessThan(20);
  });

  test("brings 200 reports over in 8 s at four a second, and in 11 s with every third lost", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { length } = await made(messages(200));
      expect(length / 4).toBeLessThan(6);
      for (const first of [0, 1, 2]) expect(framesTo(length, 3, first) / 4).toBeLessThan(10);
    }
  });
});

test.each([
  [1, 1000, "9 s", "17 min"],
  [2, 500, "5 s", "8 min"],
  [4, 250, "3 s", "4 min"],
  [8, 125, "2 s", "2 min"],
])(
  "at %d a second a code stands for %d ms, 9 codes for %s, 1,000 for %s",
  (speed, each, nine, thousand) => {
    expect(paceOf(9, speed)).toEqual({ each, all: nine });
    expect(paceOf(1000, speed)).toEqual({ each, all: thousand });
  },
);
