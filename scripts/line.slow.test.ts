/** Reports typed as one line, over the real database of platforms. */

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import hlr from "../data/formats/hlr.json";
import { PREVIEW_DOCUMENTS } from "../web/domain/formats/all-documents";
import { formatDefinitionOf } from "../web/domain/formats/built-in";
import { checkFormat } from "../web/domain/formats/check-format";
import { emptyRow, gridKeys, quantityEntries } from "../web/domain/formats/field-kinds";
import type { Entries, FormatForm } from "../web/domain/formats/format";
import { gridToLatLng } from "../web/domain/grid/grid";
import {
  type LineReading,
  nextChoices,
  problemsOf,
  readLine,
  withWord,
} from "../web/domain/line/line";
import { linePlatforms } from "../web/domain/line/line-platforms";
import { sightingOf } from "../web/domain/line/sighting-line";
import { joinMessage } from "../web/domain/messages/message";
import { isFriendly } from "../web/domain/platforms/affiliation";
import { linkedPlatformOf } from "../web/domain/platforms/linked-platforms";
import { type NoteContext, reportNotes } from "../web/domain/reports/notes";
import { BUILT_IN_REPORTS, ownReport, type Report } from "../web/domain/reports/registry";
import { toReported } from "../web/domain/reports/sighting";
import { SIGHTING } from "../web/domain/reports/sighting-definition";
import { EMPTY_PROFILE } from "../web/domain/sign-in/profile";
import { anyForm } from "../web/domain/testing/any-format";
import { runs } from "../web/domain/testing/runs";
import { platformIndex } from "../web/lib/platform-index";
import { LINES } from "./testing/lines";
import { fleetOf } from "./testing/platform-queries/fleet";
import { sightingRows, writeFormatLine, writeSightingLine } from "./testing/written-line";

/** With those that a unit has of its own. */
const REPORTS: readonly Report[] = [
  ...BUILT_IN_REPORTS,
  ...[...PREVIEW_DOCUMENTS, { ...hlr, id: "strike", name: "Strike", word: "STRIKE" }].map(
    (document) => {
      const { format, errors } = checkFormat(document);
      if (!format) throw new Error(JSON.stringify(errors));
      return ownReport(format);
    },
  ),
];
const fleet = fleetOf();
const platforms = linePlatforms(platformIndex(fleet));
const read = (line: string, lastSquare: string | null = "34UFE") =>
  readLine(line, { lastSquare, platforms, reports: REPORTS });

function formOf({ report, entries }: LineReading): FormatForm {
  if (!report.format) throw new Error("That is a sighting.");
  return { ...formatDefinitionOf(report.format).fresh(EMPTY_PROFILE), ...entries };
}

/** The interpretation, as a line. */
function written(reading: LineReading): string {
  const { format } = reading.report;
  return format ? writeFormatLine(format, formOf(reading)) : writeSightingLine(reading);
}

const marksOf = (reading: LineReading) =>
  problemsOf(reading).map(({ text, problem }) => `${text}: ${problem}`);

describe("what a line says", () => {
  test.each(LINES.map((row) => [...row] as const))("%s", (line, says, ...marked) => {
    const reading = read(line);
    expect([written(reading), ...marksOf(reading)]).toEqual([says, ...marked]);
  });

  test.each(LINES.map(([line]) => line))(
    "%s: is a report or not, whether words alone are looked up or not",
    (line) => {
      const whole = read(line);
      const asReport = readLine(line, {
        lastSquare: "34UFE",
        platforms,
        reportsOnly: true,
        reports: REPORTS,
      });
      if (whole.isReport) expect(asReport).toEqual(whole);
      else expect(asReport.isReport).toBe(false);
    },
  );

  test("there are two hundred of them and more", () => {
    expect(LINES.length).toBeGreaterThanOrEqual(200);
  });

  test.each(LINES.map(([line]) => line))("%s: every word of it stands in one piece", (line) => {
    const { pieces } = read(line);
    let from = 0;
    for (const { start, end, text, chip, problem } of pieces) {
      expect(line.slice(from, start)).toMatch(/^[\s,;]*$/);
      expect(line.slice(start, end)).toBe(text);
      expect(chip === null).toBe(problem !== null);
      from = end;
    }
    expect(line.slice(from)).toMatch(/^[\s,;]*$/);
  });
});

describe("the platform of a line is certain, shared with others, or only guessed", () => {
  test.each([
    ["3 shilka 34ufe1234567890 so", "ZSU-23-4", false, null],
    ["3 ШИЛКА 34ufe1234567890 so", "ZSU-23-4", false, null],
    ["3 C-400 34ufe1234567890 so", "S-400", true, null],
    ["3 hvozdyka 34ufe1234567890 so", "2S1", false, null],
    ["3 shlika 34ufe1234567890 so", "ZSU-23-4", false, "Did you mean Shilka?"],
    ["3 uhfl 34ufe1234567890 so", "BM-21", true, "Did you mean град?"],
    ["3 tiger 34ufe1234567890 so", "GAZ-2975 Tigr", false, "Did you mean Tigr?"],
    ["3 feniks 34ufe1234567890 so", "K-53949", false, "Did you mean KamAZ-53949?"],
    ["3 leopard 34ufe1234567890 so", "Leopard 2", true, null],
    ["3 leopard 2 34ufe1234567890 so", "Leopard 2", false, null],
    ["2 giatsint 34ufe1234567890 so", "2S5", true, null],
    ["2 giatsint towed 34ufe1234567890 so", "2A36", false, null],
    ["2 giatsint 2a36 34ufe1234567890 so", "2A36", false, null],
    ["2 buk 34ufe1234567890 so", "9K37", true, null],
    ["2 kamaz burning 34ufe1234567890 so", "KamAZ-63968", true, null],
  ])("%s: %s, shared: %p, %p", (line, platformId, isShared, guess) => {
    const reading = read(line);
    expect(reading.platform?.platformId).toBe(platformId);
    expect([reading.platformCount > 1, reading.guess]).toEqual([isShared, guess]);
    const chips = reading.pieces.filter(({ is }) => is === "platform").map(({ chip }) => chip);
    expect(new Set(chips)).toEqual(new Set([platformId]));
  });

  test.each([
    "2 granat 34ufe1234567890",
    "2 bm12 34ufe1234567890",
    "3 btr-999 34ufe1234567890",
    "2 m1 34ufe1234567890 so",
  ])("%s names none", (line) => expect(read(line).platform).toBeNull());
});

describe("a name that ends like a kill says that it is read as the name", () => {
  test.each([
    [
      "podlet k1 34ufe1234567890 so",
      ['"podlet k1" is read as the name: for 1 K-kill, type k1 before it'],
    ],
    ["buk m1 buk m1", ['"buk m1" is read as the name: for 1 M-kill, type m1 before it']],
    ["48ya6 k1", ['"48ya6 k1" is read as the name: for 1 K-kill, type k1 before it']],
    ["3 buk m1", ['"buk m1" is read as the name: for 1 M-kill, type m1 before it']],
    ["m1 abrams", ['"m1 abrams" is read as the name: for 1 M-kill, type m1 behind it']],
    ["k1 podlet", []],
    ["podlet 34ufe1234567890 so k1", []],
    ["buk-m1", []],
    ["3bukm1", []],
    ["t 72", []],
  ])("%s", (line, notes) => expect(read(line).notes).toEqual(notes));

  test("and typed as it says, each of them has the kill", () => {
    const isKill = (word: string) => /^[km](?:1?[1-9]|10|20)$/i.test(word);
    const names = platformIndex(fleet).entries.flatMap(({ names: all }) =>
      all
        .map((name) => name.split(/[- ]/))
        .filter((words) => words.length > 1 && words.some(isKill)),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const words of names) {
      const [note = ""] = read(words.join(" ")).notes;
      const [, kill = "", side] = /, type (\S+) (before|behind) it$/.exec(note) ?? [];
      const rest = words.filter((word) => word !== kill).join(" ");
      const { pieces, notes } = read(side === "before" ? `${kill} ${rest}` : `${rest} ${kill}`);
      const is = Object.fromEntries(pieces.map((piece) => [piece.text, piece.is]));
      expect({
        kill: is[kill],
        notes,
        hasPlatform: pieces.some((piece) => piece.is === "platform"),
      }).toEqual({
        kill: "detail",
        notes: [],
        hasPlatform: true,
      });
    }
  });
});

describe("a name that ends in a digit says that it is no quantity", () => {
  const isNoted = (line: string) => read(line).notes.some((note) => note.includes("×, type"));

  test("and typed as it says, each of them has the quantity", () => {
    const names = platformIndex(fleet)
      .entries.flatMap(({ names: all }) => all.map((name) => name.split(/[- ]/)))
      .filter((words) => isNoted(words.join(" ")));
    expect(names.length).toBeGreaterThan(10);
    for (const words of names) {
      const figure = words.at(-1) ?? "";
      const line = `${figure} ${words.slice(0, -1).join(" ")} 34ufe1234567890`;
      const { entries, platform } = read(line);
      expect({ line, quantity: entries.quantity, hasPlatform: platform !== null }).toEqual({
        ...{ line, quantity: Number(figure), hasPlatform: true },
      });
    }
  });
});

describe("written again, a line says the same", () => {
  test.each(LINES.map(([line]) => line))("%s", (line) => {
    const first = read(line);
    const again = read(written(first));
    expect(marksOf(again)).toEqual([]);
    expect(written(again)).toBe(written(first));
    if (first.report.format) return expect(formOf(again)).toMatchObject({ ...first.entries });
    const { grids: _, platform: __, ...said } = first.entries;
    const noKills = { kKills: 0, mKills: 0 };
    expect({ ...noKills, ...again.entries }).toMatchObject({ ...noKills, ...said });
    expect(again.platform?.platformId).toBe(first.platform?.platformId);
    expect(sightingRows(again.entries).length).toBe(sightingRows(first.entries).length);
  });

  const digits = fc
    .integer({ min: 1, max: 5 })
    .chain((half) => fc.stringMatching(new RegExp(`^\\d{${half * 2}}$`)));
  const grid = fc.record({
    gzd: fc.constantFrom("34UFE", "34UFF", "04QFJ", "32VKM", "56HLH"),
    coordinates: digits,
    accuracy: fc.constantFrom("", "1", "4"),
    altitude: fc.constantFrom("", "512", "-5", "10500"),
  });
  const sighting = fc
    .record({
      platform: fc.constantFrom(...fleet),
      quantity: fc.integer({ min: 1, max: 20 }),
      grids: fc.array(grid, { maxLength: 3 }),
      dispersal: fc.constantFrom("", "50"),
      motion: fc.constantFrom("static", "moving", ""),
      environment: fc.constantFrom("open", "dug-in", "urban", "woodland", "dug-in-ohp", ""),
      remarks: fc.constantFrom("", "two more in treeline", "3 bm21; static 34UFE 1 2"),
    })
    .map(({ platform, grids, ...rest }) => {
      const isMoving = rest.motion === "moving";
      const course = isMoving ? { direction: "Southwest", speed: "25" } : {};
      const entries = { ...rest, ...course, grids: grids.slice(0, isMoving ? 1 : rest.quantity) };
      return { platform, entries };
    });

  test("any sighting", () => {
    fc.assert(
      fc.property(sighting, (said) => {
        const line = writeSightingLine(said);
        const reading = read(line, null);
        expect(marksOf(reading)).toEqual([]);
        expect(written(reading)).toBe(line);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("any text at all: nothing throws, and no digit of a grid is made up", () => {
    const words = fc.constantFrom(
      ...["3", "bm21", "34ufe", "1234567890", "12345", "so", "static", "k1", "cat2", "alt512"],
      ...["hlr", "gmti", "x", "9k33", "25kph", ";", ",", "t72", "moving", "s", "ohp", "-5ft", "é"],
    );
    const line = fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 9 });
    fc.assert(
      fc.property(line, (all) => {
        const text = all.join(" ");
        const reading = read(text);
        const typed = text.replace(/\D/g, "");
        for (const { coordinates } of sightingRows(reading.entries)) {
          expect(typed).toContain(String(coordinates));
        }
        const again = read(written(reading));
        expect(written(again)).toBe(written(reading));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe("what a line lacks is offered in words that it takes", () => {
  const start = {
    callSign: "WK21",
    asset: "Puma",
    gridAccuracy: "Cat 1",
    identifier: "A",
  } as const;
  const [NOBODYS] = fleet;
  const missingOf = (reading: LineReading): readonly string[] => {
    const { entries, report, platform } = reading;
    if (report.format) return formatDefinitionOf(report.format).validate(formOf(reading)).missing;
    const seen = platform ?? NOBODYS;
    if (!seen) throw new Error("There is no platform.");
    return SIGHTING.validate(sightingOf(entries, { ...start, platform: toReported(seen) })).missing;
  };
  const offered = new Map<string, Set<string>>();

  test.each(LINES.map(([line]) => line))("%s", (line) => {
    const before = read(line);
    const missing = missingOf(before);
    const next = nextChoices(before.report, missing);
    if (!next) return;
    const texts = next.choices.map(({ label, word }) => {
      const after = read(withWord(line, word));
      // What loiters is asked for no speed.
      expect(missing).toEqual(expect.arrayContaining([...missingOf(after), next.field]));
      expect(missingOf(after)).not.toContain(next.field);
      expect(marksOf(after)).toEqual(marksOf(before));
      expect(after.pieces.filter(({ chip }) => chip === label)).toHaveLength(1);
      const name = `${before.report.type}: ${next.field}`;
      offered.set(name, (offered.get(name) ?? new Set()).add(label));
      return written(after);
    });
    // Each says something else.
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("each choice of a required field, and no other", () => {
    const all = Object.fromEntries([...offered].map(([name, labels]) => [name, [...labels]]));
    expect(all).toMatchObject({
      "Sighting: Motion": ["Static", "Moving"],
      "Sighting: Environment": ["Open", "Dug-in", "Urban", "Woodland", "Dug-in OHP"],
      "HLR: Weapon Type": [
        "Heavy Artillery",
        "Medium Artillery",
        "Light Artillery",
        "Rockets",
        "Mortars",
      ],
    });
  });

  test.each([
    ["3 bm21", "static", "3 bm21 static"],
    ["3 bm21  ", "ohp", "3 bm21 ohp"],
    ["3 bm21; two more; west", "static", "3 bm21 static ; two more; west"],
    ["3 bm21 ;", "static", "3 bm21 static ;"],
  ])("%j with %s: %j", (line, word, written) => {
    expect(withWord(line, word)).toBe(written);
  });
});

describe("the report that a line makes", () => {
  const start = {
    callSign: "WK21",
    asset: "Puma",
    gridAccuracy: "Cat 1",
    identifier: "7K3QZ9",
  } as const;
  const messageOf = (line: string) => {
    const { entries, platform } = read(line);
    if (!platform) throw new Error("No platform was understood.");
    const form = sightingOf(entries, { ...start, platform: toReported(platform) });
    return joinMessage(SIGHTING.lines(form, "201230ZNov26"));
  };
  const head = "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma";

  test.each([
    [
      "3bm21 34ufe1234567890 so",
      "3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3",
    ],
    [
      "4 t72 34ufe1234567890 cat2 alt512 disp240 moving ne 25kph open",
      "4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4",
    ],
    [
      "3 bm21 34ufe1234567890 34ufe1240067900 sw k1; two more",
      "3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 // GRID 2 34UFE 12400 67900 CAT 1 // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more",
    ],
  ])("%s", (line, message) => {
    expect(messageOf(line)).toBe(`${head} // ${message}////`);
  });
});

describe("the notes of a form and of the same report typed as a line are equal", () => {
  const HERE = { gzd: "34UFE", coordinates: "1234567890" };
  const anyGrid = fc.constantFrom(
    HERE,
    { gzd: "34UFF", coordinates: "6059740441" },
    { gzd: "34UDA", coordinates: "1234" },
    { gzd: "04QFJ", coordinates: "12345678" },
  );
  const anyNumber = fc.constantFrom("AB0012", "AB0013", "");
  const start = { callSign: "WK21", asset: "Puma", identifier: "7K3QZ9" } as const;
  const OPERATOR = { ...EMPTY_PROFILE, ...start };
  const anyContext: fc.Arbitrary<NoteContext> = fc
    .record({ last: fc.option(anyGrid), used: anyNumber, isTestData: fc.boolean() })
    .chain(({ last, used, isTestData }) =>
      fc.constantFrom(...REPORTS).map(({ type: reportType }) => ({
        lastPosition: last && gridToLatLng(last.gzd, last.coordinates),
        entries: [
          {
            ...{ id: "1", timestamp: "", description: "Rockets", message: "", fullMessage: "" },
            ...{ reportType, isTestData, formData: { targetNumber: used, randomSixDigit: "" } },
          },
        ],
        exactnessOf: () => null,
        symbolOf: (id: string) =>
          fleet.find(({ platformId }) => platformId === id)?.sidcCode ?? null,
        observed: null,
        typedAt: { now: new Date(0), zone: "Z", localOffsetMinutes: () => 0 },
      })),
    );
  const told = new Set<string>();

  test("a sighting", () => {
    const noted = fleet.filter(
      ({ platformId, sidcCode }) => isFriendly(sidcCode) || linkedPlatformOf(platformId) !== null,
    );
    const any = fc.record({
      platform: fc.oneof(fc.constantFrom(...fleet), fc.constantFrom(...noted)),
      quantity: fc.integer({ min: 1, max: 20 }),
      grids: fc.array(anyGrid, { maxLength: 5 }),
      motion: fc.constantFrom("static", "moving", ""),
      context: anyContext,
    });
    fc.assert(
      fc.property(any, ({ platform, quantity, motion, grids, context }) => {
        const places = motion === "moving" ? 1 : quantity;
        const given = grids.slice(0, places);
        const said = { platform, entries: { quantity, motion, environment: "open", grids: given } };
        const formOf = (from: Pick<LineReading, "platform" | "entries">) => {
          if (!from.platform) throw new Error("No platform was understood.");
          const reported = toReported(from.platform);
          return sightingOf(from.entries, { ...start, platform: reported, gridAccuracy: "Cat 1" });
        };
        const notes = reportNotes(SIGHTING, formOf(said), context);
        const typed = read(writeSightingLine(said), null);
        expect(reportNotes(SIGHTING, formOf(typed), context)).toEqual(notes);
        for (const { is } of notes) told.add(is);
      }),
      { numRuns: runs(10_000 / REPORTS.length) },
    );
  });

  const formats = REPORTS.flatMap(({ format }) => (format ? [format] : []));
  test.each(formats.map((format) => [format.name, format] as const))("%s", (_, format) => {
    const definition = formatDefinitionOf(format);
    const { fields } = definition;
    const grids = fields.all.filter((field) => field.kind === "grid");
    const numbers = fields.all.filter((field) => field.kind === "target-number");
    const any = fc
      .record({
        form: anyForm(fields, definition.fresh(OPERATOR)),
        places: fc.array(anyGrid, { maxLength: grids.length }),
        rows: fc.array(anyGrid, { maxLength: 3 }),
        platform: fc.constantFrom(...fleet),
        number: anyNumber,
        context: anyContext,
      })
      .map(({ form, places, rows, platform, number, context }) => {
        const own = grids.map((field, at) => {
          const { gzd, coordinates } = gridKeys(field);
          return {
            [gzd]: places[at]?.gzd ?? "",
            [coordinates]: places[at]?.coordinates ?? "",
          };
        });
        // A line has whole grids, and as many rows as grids.
        const placed = fields.all.map((field): Entries => {
          if (field.kind === "platform") return { [field.id]: { ...toReported(platform) } };
          if (field.kind !== "rows") return {};
          const filled = rows.map((place) => ({ ...emptyRow(field), ...place }));
          const count = { quantity: Math.max(1, rows.length), wrongQuantity: undefined };
          const followed = fields.all.find(({ id }) => id === field.follows);
          return {
            [field.id]: filled.length > 0 ? filled : [emptyRow(field)],
            ...(followed?.kind === "quantity" && quantityEntries(followed, count)),
          };
        });
        const named = numbers.map(({ id }) => ({ [id]: number }));
        // A line has no times: each is that of the copy.
        const now = fields.all.filter(({ kind }) => kind === "dtg").map(({ id }) => ({ [id]: "" }));
        return {
          context,
          form: Object.assign({}, form, ...own, ...placed, ...named, ...now) as FormatForm,
        };
      });
    fc.assert(
      fc.property(any, ({ form, context }) => {
        const { entries } = read(writeFormatLine(definition.format, form), null);
        const typed = { ...definition.fresh(OPERATOR), ...entries };
        const notes = reportNotes(definition, form, context);
        expect(reportNotes(definition, typed, context)).toEqual(notes);
        for (const { is } of notes) told.add(is);
      }),
      { numRuns: runs(10_000 / REPORTS.length) },
    );
  });

  test("and each kind of note that a line can have is among them", () => {
    const kinds = ["accuracy", "far", "friendly", "linked", "range", "used"];
    expect([...told].sort()).toEqual(kinds);
  });
});

test("digits alone ask for the square where no grid was used before", () => {
  expect(marksOf(read("3 bm21 1234567890 so", null))).toEqual([
    "1234567890: Add the square, e.g. 34UFE",
  ]);
});
