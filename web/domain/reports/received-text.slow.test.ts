import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { logText } from "../log/log-file";
import { cleanText } from "../messages/message";
import type { Profile } from "../sign-in/profile";
import { makeTestReports } from "../test-data";
import { runs } from "../testing/runs";
import { allDefinitions } from "./definitions";
import { type Found, findReports } from "./received-text";
import { decodedFile } from "./transport";

const SIGHTING =
  "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////";
const HLR =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";
const UNKNOWN =
  "OBSTACLEREP KT44-1A2B3C // DTG 201230ZNov26 // ASSET Puma // WHAT bridge blown////";

const OPERATOR: Profile = {
  callSign: "WK21",
  rank: "",
  role: "",
  asset: "Puma",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
};

const DEFINITIONS = allDefinitions([]);

const findAll = (text: string): Found[] =>
  [...findReports(text, DEFINITIONS)].map(({ found }) => found);

/** The messages that are found, and of each problem its words. */
function said(text: string): string[] {
  return findAll(text).map((found) => (found.is === "problem" ? found.why : found.message));
}

describe("a message is found", () => {
  const quoted = (text: string, mark = "> ") => text.replace(/^/gm, mark);
  const broken = SIGHTING.replaceAll(" // ", "\n// ");
  test.each([
    ["alone", SIGHTING, [SIGHTING]],
    ["with a name behind it", `${SIGHTING}\nRegards, Bob`, [SIGHTING]],
    ["with a greeting before it", `Update: ${SIGHTING}`, [SIGHTING]],
    ["with a mail around it", `Hello,\n\nsee below.\n\n${SIGHTING}\n\nBob, Hill\n`, [SIGHTING]],
    ["beside another", `${SIGHTING}\n${HLR}`, [SIGHTING, HLR]],
    ["right behind another", SIGHTING + HLR, [SIGHTING, HLR]],
    ["twice", `${HLR} ${HLR}`, [HLR, HLR]],
    ["with line breaks in it", broken.replaceAll("\n", "\r\n"), [SIGHTING]],
    ["quoted", quoted(SIGHTING), [SIGHTING]],
    ["quoted, with line breaks in it", quoted(broken), [SIGHTING]],
    ["quoted twice over", quoted(broken, ">> "), [SIGHTING]],
    ["quoted twice over, with spaces", quoted(broken, "> > "), [SIGHTING]],
    ["quoted under an answer", `Thanks!\n${quoted(`Bob wrote:\n${broken}\nBob`)}`, [SIGHTING]],
    ["with its grids in lower case", SIGHTING.replaceAll("34UFE", "34ufe"), [SIGHTING]],
    ["with one grid in mixed case", HLR.replace("POI 34UFE", "POI 34Ufe"), [HLR]],
    ["with what nobody can see", SIGHTING.replace("Puma", "Pu\u200bma\u202e"), [SIGHTING]],
    ["behind the word of another", `the HLR of today:\n${SIGHTING}`, [SIGHTING]],
  ])("%s", (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test("and a remark stays as it was typed", () => {
    const text = SIGHTING.replace("two more in treeline", "from 34ufe 1 2, see HLR AB0012");
    expect(said(text)).toEqual([text]);
    expect(said(text.replace("GRID 2 34UFE", "GRID 2 34ufe"))).toEqual([text]);
    const wrapped = SIGHTING.replace("two more in treeline", "two\n> 3 more");
    expect(said(wrapped)).toEqual([SIGHTING.replace("two more in treeline", "two > 3 more")]);
  });

  test("in a file of the log, where test data stays test data", () => {
    const at = new Date("2026-11-20T12:30:00Z");
    const made = makeTestReports(60, { operator: OPERATOR, now: at, random: Math.random });
    const entries = made.map((entry, index) => ({ ...entry, isTestData: index % 3 === 0 }));
    const found = findAll(logText(entries, { callSign: "WK21", at }));
    expect(
      found.map((each) => (each.is === "problem" ? each : [each.message, each.isTestData])),
    ).toEqual(entries.toReversed().map((each) => [each.fullMessage, each.isTestData]));
  });
});

describe("what is no message is named, and the others are found", () => {
  test.each([
    [
      "cut short, before a whole one",
      `${SIGHTING.slice(0, 97)}\n${HLR}`,
      ["“GRID 1 34UFE 12345” does not fit: the message is incomplete. It must end with ////.", HLR],
    ],
    [
      "cut short, at the end",
      `${HLR}\n${SIGHTING.slice(0, 60)}`,
      [HLR, "“3” does not fit: the message is incomplete. It must end with ////."],
    ],
    [
      "with an impossible square",
      `${SIGHTING.replace("34UFE 12400", "34UZZ 12400")}${HLR}`,
      [
        "“GRID 2 34UZZ 12400 67900 CAT 2 K-KILL” does not fit: no such grid square (example: 34UFE 12345 67890).",
        HLR,
      ],
    ],
    [
      "with a day that does not exist",
      SIGHTING.replace("201230Z", "311230Z"),
      ["“DTG 311230ZNov26” does not fit: not a valid DTG (example: 201230ZNov26)."],
    ],
    [
      "of another kind",
      "SITREP all quiet////",
      [
        "“SITREP all quiet” does not fit: a message begins with one of SIGHTING, HLR, GMTI, LEAPP, C-UAS, ACTIVITY, LOSS, SALUTE, CONTACT, METHANE, MEDEVAC, SPOTREP.",
      ],
    ],
  ])("%s", (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test("with the line that it begins in", () => {
    const text = `Hello,\n\n${HLR}\n${SIGHTING.replace("STATIC", "STANDING")}\n${HLR}`;
    const problem = findAll(text).find(({ is }) => is === "problem");
    expect(problem).toMatchObject({
      line: 4,
      why: expect.stringContaining("“STANDING” does not fit"),
    });
  });

  test("at a word where it is too long", () => {
    const long = `SIGHTING ${"(a) ".repeat(262_144)}////`;
    expect(said(long + HLR)).toEqual(["Too long: 1,048,589 characters (limit 20,000).", HLR]);
  });

  test("and text around messages is none of it", () => {
    expect(findAll("")).toEqual([]);
    expect(findAll("Nothing to report.\n\n------////------\nhttp://example.org/\n")).toEqual([]);
  });
});

describe("what programs make of a message on its way is undone", () => {
  const REMARKED = SIGHTING.replace("two more in treeline", "two more at Müller & Sons <east> = 3");
  const EQUALS = HLR.replace("////", " // REMARKS <<a;&<ß-;-ß& a;>ä=;////");
  const everyRow = (width: number, text: string) =>
    text.replace(new RegExp(`.{${width}}`, "gu"), "$&\n");
  const escaped = (text: string) =>
    text.replace(/[&<>]/g, (each) => ({ "&": "&amp;", "<": "&lt;" })[each] ?? "&gt;");
  test.each([
    ["capitals", HLR.toUpperCase(), [HLR.replace("Puma", "PUMA")]],
    [
      "lower case, in a mail",
      `Hi,\n> ${HLR.toLowerCase()}`,
      [HLR.replace("WK21 ASSET Puma", "wk21 ASSET puma")],
    ],
    [
      "hyphens that do not break",
      REMARKED.replaceAll("-", "\u2011").replace("BM\u2011", "BM-"),
      [REMARKED],
    ],
    [
      "full-width slashes",
      `${HLR}\n${REMARKED.replaceAll("//", "\uff0f\uff0f")}\n${HLR}`,
      [HLR, REMARKED, HLR],
    ],
    ["slashes in HTML's words", escaped(REMARKED).replaceAll("/", "&#x2F;"), [REMARKED]],
    ["entities", escaped(REMARKED), [REMARKED]],
    ["entities, quoted", escaped(`> ${REMARKED.replaceAll(" // ", "\n> // ")}`), [REMARKED]],
    ["windows of one width", everyRow(40, REMARKED), [REMARKED]],
    [
      "an equals sign where a quoted row ended",
      escaped(everyRow(45, EQUALS).replace(/^/gm, "> ")),
      [EQUALS],
    ],
    [
      "such a window, without the spaces at its edge",
      everyRow(70, REMARKED).replaceAll(" \n", "\n"),
      [REMARKED],
    ],
    ["a line break behind a hyphen", REMARKED.replaceAll("-", "-\n"), [REMARKED]],
    ["a line break in its end", SIGHTING.replace("////", "//\n> //\nBob"), [SIGHTING]],
    ["an end of two slashes", `${SIGHTING.slice(0, -2)}\nRegards, Bob\n${HLR}`, [SIGHTING, HLR]],
    [
      "an end of three slashes, last",
      `${HLR}\n[12:31] Bob: ${SIGHTING.slice(0, -1)}`,
      [HLR, SIGHTING],
    ],
  ])("%s", (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test("and what could have been typed stays", () => {
    for (const typed of [
      "R&amp;D <b>",
      "R&D; more",
      "a／／b",
      "width=3D",
      "foo - bar",
      "one// two",
    ]) {
      const text = SIGHTING.replace("two more in treeline", cleanText(typed));
      expect(said(text)).toEqual([text]);
    }
  });

  test("and what is not certain is refused for what it is", () => {
    for (const [text, why] of [
      [
        SIGHTING.replace("GRID 2 34UFE", "GRID 2 34UF\u0415"),
        "“\u0415” in it is a Cyrillic letter.",
      ],
      [SIGHTING.replace("treeline", "B&auml;r &amp; more"), "“&auml;” does not fit"],
      [UNKNOWN.replace("bridge", "&uuml; &amp; bridge"), "“&uuml;” does not fit"],
      [`${SIGHTING.slice(0, SIGHTING.indexOf("REMARKS"))}\n`, "It must end with ////"],
      [SIGHTING.toUpperCase().replace("34UFE", "34UZZ"), "“GRID 1 34UZZ"],
      [everyRow(40, SIGHTING.replace("34UFE", "34UZZ")), "“GRID 1 34UZZ"],
      [
        HLR.replaceAll("//", "\uff0f\uff0f").replace("\uff0f\uff0f\uff0f\uff0f", ""),
        "It must end with ////",
      ],
    ] as const) {
      expect(said(text)).toEqual([expect.stringContaining(why)]);
    }
  });

  test("and a problem keeps its rows, and the number of its first", () => {
    const wrong = everyRow(60, SIGHTING.replace("34UFE", "34UZZ"));
    const mail = `Hi\nthere\n\n${wrong.replace(/^/gm, "> ")}`;
    expect(findAll(mail)).toEqual([
      expect.objectContaining({ line: 4, text: wrong.replaceAll(" \n", "\n") }),
    ]);
  });

  function printable(text: string): string {
    const rows = [""];
    for (const byte of new TextEncoder().encode(text)) {
      const isPlain = byte < 0x80 && byte !== 0x3d;
      const hex = byte.toString(16).toUpperCase().padStart(2, "0");
      const next = isPlain ? String.fromCharCode(byte) : `=${hex}`;
      const row = rows.at(-1) ?? "";
      if (row.length + next.length <= 75) rows[rows.length - 1] = row + next;
      else rows.push(next);
    }
    return rows.join("=\r\n");
  }
  const byWords = (width: number, text: string) =>
    text.replace(new RegExp(`(?! )(.{1,${width}})(?: |$)`, "g"), "$1\n");
  const remarks = fc
    .stringMatching(/^[a-zäß&<>=;.-]{1,12}( [a-zäß&<>=;.-]{1,12}){0,12}$/)
    .map((text) => cleanText(text.replace(/-+(?= |$)/g, "")));
  const reports = fc
    .tuple(fc.constantFrom(SIGHTING, HLR), remarks)
    .map(
      ([message, remark]) =>
        `${message.replace(/ \/\/ REMARKS.*|\/{4}$/, "")} // REMARKS ${remark || "none"}////`,
    );
  const ways: [string, (text: string, width: number) => string][] = [
    ["as quoted-printable", printable],
    ["as a web page's source", escaped],
    ["broken between words", (text, width) => byWords(width, text)],
    ["broken wherever the window ended", (text, width) => everyRow(width, text)],
    [
      "broken so, and quoted as HTML",
      (text, width) => escaped(everyRow(width, text).replace(/^/gm, "> ")),
    ],
    ["with one line each", (text) => text.replaceAll(" // ", " //\n")],
  ];
  const NOT_CERTAIN = expect.stringContaining("inside a word or between two words");
  test.each(ways)("%s a report is read as it was, or not at all", (_, sent) => {
    let refused = 0;
    fc.assert(
      fc.property(reports, fc.integer({ min: 30, max: 65 }), (message, width) => {
        const [read, ...others] = said(`${sent(message, width)}\n`);
        if (read !== message) {
          expect(read).toEqual(NOT_CERTAIN);
          refused += 1;
        }
        expect(others).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
    expect(refused).toBeLessThan(runs(1000) / 10);
  });
});

test("a file is read in the encodings that are certain", () => {
  const text = SIGHTING.replace("treeline", "Bärenwäldchen");
  const bytes = (codes: string) => Uint8Array.from(codes, (each) => each.charCodeAt(0));
  expect(decodedFile(new TextEncoder().encode(text))).toBe(text);
  expect(decodedFile(bytes(text))).toBe(text);
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...bytes(text)]).buffer);
  expect(decodedFile(utf16)).toBe(text);
  // “лес” as Windows writes it in Cyrillic.
  expect(decodedFile(bytes(SIGHTING.replace("treeline", "\xeb\xe5\xf1")))).toBeNull();
  expect(() => decodedFile(bytes("\x89PNG\xff\0"))).toThrow();
});

test("a message whose format is not known here is found as text", () => {
  const shouted = UNKNOWN.toUpperCase();
  expect(findAll(shouted)).toEqual([
    { is: "text", word: "OBSTACLEREP", message: shouted.replace("NOV", "Nov"), isTestData: false },
  ]);
  expect(findAll(`> ${UNKNOWN}\n${HLR}`)).toEqual([
    { is: "text", word: "OBSTACLEREP", message: UNKNOWN, isTestData: false },
    expect.objectContaining({ is: "report", message: HLR }),
  ]);
});

test("messages of every kind are found between rubbish, in their order", () => {
  const messages = makeTestReports(200, {
    operator: OPERATOR,
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
  }).map(({ fullMessage }) => fullMessage);
  const rubbish = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replaceAll("/", "")),
    fc.constantFrom("", "> ", "HLR ", "SIGHTING of today", "-----Original Message-----"),
  );
  const pieces = fc.array(fc.tuple(rubbish, fc.constantFrom(...messages)), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, rubbish, (each, end) => {
      const text = each.map(([before, message]) => `${before}\n${message}\n`).join("") + end;
      expect(said(text)).toEqual(each.map(([, message]) => message));
    }),
    { numRuns: runs(300) },
  );
});

test("a long file with messages and rubbish in it is read", () => {
  const messages = runs(20_000);
  const text =
    `${"x".repeat(230)}\n${HLR}\n`.repeat(messages) + "HLR AB0012 // ".repeat(5 * messages);
  let count = 0;
  for (const { found } of findReports(text, DEFINITIONS)) if (found.is === "report") count += 1;
  expect(count).toBe(messages);
}, 60_000);
