import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { RUNS } from "../testing/runs";
import {
  formatGrid,
  type GridReference,
  isWholeGrid,
  spaceCoordinates,
  spaceProgressively,
} from "./grid";
import {
  type GridField,
  gridFieldError,
  holdsFreeText,
  MAX_TEXT,
  pasteInto,
  readLeftField,
  typeInto,
} from "./grid-edit";
import { readDegrees, readGrids } from "./grid-reader";

/** Ten thousand runs take their time on a busy machine. */
const PROPERTY_MS = 120_000;
const EMPTY: GridReference = { gzd: "", coordinates: "" };

type Space = (coordinates: string) => string;
const shownIn = (field: GridField, value: GridReference, space: Space = spaceCoordinates) =>
  field === "gzd" ? value.gzd : space(value.coordinates);

/** The two fields as an operator sees them, with the caret behind what was typed last. */
class Fields {
  value = EMPTY;
  field: GridField;
  note: string | null = null;

  constructor(
    field: GridField,
    private readonly space: Space = spaceCoordinates,
  ) {
    this.field = field;
  }

  get shown() {
    return shownIn(this.field, this.value, this.space);
  }

  type(text: string) {
    for (const key of text) {
      const edit = typeInto(this.field, this.value, this.shown, this.shown + key);
      this.value = edit.value;
      this.note = edit.note;
      if (edit.goesOn) this.field = "coordinates";
    }
    return this;
  }

  paste(text: string) {
    const { shown } = this;
    const edit = pasteInto(this.field, this.value, { shown, start: 0, end: shown.length }, text);
    this.value = edit.value;
    this.note = edit.note;
    return this;
  }

  leave(isAsked = false) {
    const edit = readLeftField(this.field, this.value, isAsked);
    if (edit) this.value = edit.value;
    return this;
  }

  enter() {
    return this.leave(true);
  }

  error(field: GridField) {
    return gridFieldError(field, this.value);
  }

  both() {
    return [this.value.gzd, this.space(this.value.coordinates)];
  }
}

describe("decimals behind a GZD that stands", () => {
  const typed = (text: string) => {
    const fields = new Fields("coordinates");
    fields.value = { gzd: "34UFE", coordinates: "" };
    return fields.type(text);
  };

  test.each(["12.345 67.890", "12.3 45.6", "12.345, 67.890"])(
    "%j are latitude and longitude at Enter, and not by leaving the field",
    (text) => {
      const fields = typed(text).leave();
      expect(fields.value).toEqual({ gzd: "34UFE", coordinates: text });
      expect(fields.error("coordinates")).toBe("Press Enter to use this grid");
      expect(fields.enter().value.gzd).toMatch(/^(?!34UFE)\d\d[A-Z]{3}$/);
    },
  );

  test.each(["54.2966N 23.1506E", "54.2966° 23.1506°"])("%j say what they are", (text) => {
    expect(typed(text).leave().value).toEqual({ gzd: "34UFF", coordinates: "39951865" });
  });
});

describe("typed key by key", () => {
  test.each([
    ["34ufe", ["34UFE", ""]],
    ["34u fe", ["34UFE", ""]],
    ["34ufe1234567890", ["34UFE", "12345 67890"]],
    ["34U FE 12345 67890", ["34UFE", "12345 67890"]],
    ["３４ｕｆｅ１２", ["34UFE", "12"]],
  ])("%p into the GZD", (text, both) => {
    expect(new Fields("gzd").type(text).both()).toEqual(both);
  });

  test("one more than five is not taken, and the field says so", () => {
    const fields = new Fields("gzd").type("34ufex");
    expect(fields.value).toEqual({ gzd: "34UFE", coordinates: "" });
    expect(fields.note).toBe("5 characters at most");
    fields.type(",");
    expect(fields.value.gzd).toBe("34UFE");
    expect(fields.note).toBe("5 characters at most");
  });

  test("digits that stand in the coordinates are not pushed along", () => {
    const fields = new Fields("gzd");
    fields.value = { gzd: "34UFE", coordinates: "12" };
    fields.type("5");
    expect(fields.value).toEqual({ gzd: "34UFE", coordinates: "12" });
    expect(fields.note).toBe("5 characters at most");
  });

  test("an eleventh digit is not taken, and the field says so", () => {
    for (const space of [spaceCoordinates, spaceProgressively]) {
      const fields = new Fields("coordinates", space).type("12345 678901");
      expect(fields.both()).toEqual(["", "12345 67890"]);
      expect(fields.note).toBe("10 digits at most");
      expect(fields.type("x").both()).toEqual(["", "12345 67890"]);
      expect(fields.note).toBe("10 digits at most");
      expect(fields.error("coordinates")).toBeNull();
    }
  });

  test("a letter among the digits stands with its error, until it is taken out again", () => {
    const fields = new Fields("coordinates").type("123456a");
    expect(fields.value.coordinates).toBe("123456a");
    expect(fields.error("coordinates")).toBe("Check grid: no grid like 34UFE 12 34");
    const back = typeInto("coordinates", fields.value, "123456a", "123456");
    expect(back.value.coordinates).toBe("123456");
    expect(fields.type("78").value.coordinates).toBe("123456a78");
  });

  test("a whole grid typed into the coordinates is read when they are left", () => {
    const fields = new Fields("coordinates").type("34ufe1234567890");
    expect(fields.error("coordinates")).toBe("Press Enter to use this grid");
    expect(fields.leave().both()).toEqual(["34UFE", "12345 67890"]);
  });

  test.each(["gzd", "coordinates"] as const)("degrees into the %s", (field) => {
    const fields = new Fields(field).type("54.2966, 23.1506");
    expect(fields.shown).toBe("54.2966, 23.1506");
    expect(isWholeGrid(fields.value.gzd, fields.value.coordinates)).toBe(false);
    expect(fields.leave().both()).toEqual(["34UFF", "3995 1865"]);
  });

  test("halves with a dash between them are read when the field is left", () => {
    expect(new Fields("coordinates").type("12345-67890").leave().both()).toEqual([
      "",
      "12345 67890",
    ]);
    expect(new Fields("coordinates").type("12345-678").leave().both()).toEqual(["", "12345-678"]);
  });
});

describe("pasted", () => {
  for (const field of ["gzd", "coordinates"] as const) {
    test.each([
      "34UFE1234567890",
      "34UFE 12345, 67890",
      "34U FE 12345-67890",
      "Grid: 34U FE 12345 67890,",
    ])(`%p into the ${field} fills both`, (text) => {
      const fields = new Fields(field).paste(text);
      expect(fields.both()).toEqual(["34UFE", "12345 67890"]);
      expect(fields.note).toBeNull();
    });

    test.each([
      ["34UFE12345", "Check grid: 5 digits, an odd number"],
      ["34UFE 12345 678", "Check grid: 5 and 3 digits"],
      ["34VFE 12345 67890", "Check grid: no square 34VFE"],
      ["34UFE 12345 67890 34UFE 23456 78901", "Check grid: 2 grids, this field takes one"],
      ["12345678901", null],
      ["the mill", "Check grid: no digits"],
      ["54.3, 193.15", "Check grid: longitude beyond 180°"],
    ])(`%p into the ${field} stands as it came, with its error`, (text, reason) => {
      const fields = new Fields(field).paste(text);
      expect(fields.shown).toBe(text);
      expect(fields.error(field)).toStartWith(reason ?? "Check grid: ");
      expect(fields.leave().shown).toBe(text);
      expect(isWholeGrid("34UFE", fields.value.coordinates)).toBe(false);
    });

    test(`degrees into the ${field}: as fine as their decimals, and that is said`, () => {
      expect(new Fields(field).paste("54.2966, 23.1506").both()).toEqual(["34UFF", "3995 1865"]);
      const coarse = new Fields(field).paste("54.3, 23.15");
      expect(coarse.both()).toEqual(["34UFF", "31"]);
      expect(coarse.note).toBe("From latitude and longitude, to 10 km");
    });

    test(`several grids into the ${field} are offered for as many rows`, () => {
      const text = "34UFE 12345 67890\n34UFE 23456 78901";
      const edit = pasteInto(field, EMPTY, { shown: "", start: 0, end: 0 }, text);
      expect(edit.several).toHaveLength(2);
      expect(edit.value[field]).toBe("34UFE 12345 67890 34UFE 23456 78901");
    });
  }

  test.each([
    ["12345 67890", "12345 67890"],
    ["1234567890", "12345 67890"],
    ["12345, 67890", "12345 67890"],
    ["12345-67890", "12345 67890"],
    ["12345/67890", "12345 67890"],
    ["1234", "1234"],
    ["123", "123"],
  ])("the digits %p alone leave the GZD", (text, shown) => {
    const fields = new Fields("coordinates");
    fields.value = { gzd: "34UFE", coordinates: "" };
    expect(fields.paste(text).both()).toEqual(["34UFE", shown]);
  });

  test.each([
    ["12345 678", "Check grid: 5 and 3 digits"],
    ["123 4567890", "Check grid: 3 and 7 digits"],
    ["12 34 56", "Check grid: 3 groups of digits"],
    ["12345678901", "Check grid: 11 digits, 10 at most"],
    ["12345.5 67890.5", "Check grid: no grid like 34UFE 12 34"],
  ])("the digits %p stand as they came", (text, reason) => {
    const fields = new Fields("coordinates");
    fields.value = { gzd: "34UFE", coordinates: "" };
    expect(fields.paste(text).both()).toEqual(["34UFE", text]);
    expect(fields.error("coordinates")).toBe(reason);
    expect(isWholeGrid("34UFE", fields.value.coordinates)).toBe(false);
  });

  test("behind digits that stand there, digits join them, and none is lost", () => {
    const value = { gzd: "34UFE", coordinates: "12345" };
    const at = { shown: "12345", start: 5, end: 5 };
    expect(pasteInto("coordinates", value, at, "67890").value.coordinates).toBe("1234567890");
    expect(pasteInto("coordinates", value, at, "678901").value.coordinates).toBe("12345678901");
    expect(pasteInto("coordinates", value, at, "12 34").value.coordinates).toBe("1234512 34");
  });

  test("text is completed by a second paste", () => {
    const value = { gzd: "", coordinates: "34UFE 12345 " };
    const at = { shown: "34UFE 12345 ", start: 12, end: 12 };
    expect(pasteInto("coordinates", value, at, "67890").value).toEqual({
      gzd: "34UFE",
      coordinates: "1234567890",
    });
  });

  test("what comes in one piece by another way is as good as pasted", () => {
    expect(typeInto("coordinates", EMPTY, "", "34UFE 12345 678").value.coordinates).toBe(
      "34UFE 12345 678",
    );
    expect(typeInto("coordinates", EMPTY, "", "34UFE 12345 67890").value.gzd).toBe("34UFE");
  });

  test("a book is not taken at all, and the field says so", () => {
    const edit = pasteInto("gzd", EMPTY, { shown: "", start: 0, end: 0 }, "x".repeat(MAX_TEXT + 1));
    expect(edit.value).toEqual(EMPTY);
    expect(edit.note).toBe(`${MAX_TEXT} characters at most`);
  });
});

/** Strings of all kinds, most of them nearly grids. */
const strange = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.constantFrom("34UFE", "34u fe", "34VFE", "4QFJ", "54.3", "23.15", "N", "E", "x"),
          fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 6 }),
          fc.constantFrom(" ", ",", "-", "/", ", ", ".", "３"),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join("")),
  },
);
const field = fc.constantFrom<GridField>("gzd", "coordinates");
const spacing = fc.constantFrom<Space>(spaceCoordinates, spaceProgressively);
const squeezed = (text: string) => text.replace(/\s/g, "");

/** A whole grid is sent unchanged from the fields; anything else has an error, or the fields are empty. */
function expectHonest({ value }: Fields, space: Space) {
  const { gzd, coordinates } = value;
  if (isWholeGrid(gzd, coordinates)) {
    expect(holdsFreeText(value)).toBe(false);
    expect(squeezed(formatGrid(gzd, coordinates))).toBe(squeezed(gzd + space(coordinates)));
    return;
  }
  if (holdsFreeText(value)) {
    expect(gridFieldError("gzd", value) ?? gridFieldError("coordinates", value)).not.toBeNull();
  }
}

const asTyped = (text: string) =>
  squeezed(text.normalize("NFKC").replace(/\p{Cf}/gu, "")).toUpperCase();

test(
  "strings, key by key: each key stands in the field, or the field says that it was not taken",
  () => {
    fc.assert(
      fc.property(strange, field, spacing, (text, start, space) => {
        const fields = new Fields(start, space);
        for (const key of text) {
          const before = asTyped(fields.value.gzd + fields.value.coordinates);
          fields.type(key);
          const now = asTyped(fields.value.gzd + fields.value.coordinates);
          // A character of two code units comes in one piece, and may be read as one.
          if (fields.note === null) expect(now).toBe(before + asTyped(key));
          else expect(now).toBe(before);
          expectHonest(fields, space);
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);

test(
  "strings, pasted: a grid that stands in them, or the text as it came with its error",
  () => {
    fc.assert(
      fc.property(strange, field, spacing, (text, start, space) => {
        const fields = new Fields(start, space).paste(text);
        expectHonest(fields, space);
        const read = readGrids(text);
        if (read.kind === "one") {
          expect(fields.value).toEqual(read.grid);
          if (read.degrees) expect(readDegrees(text)).not.toBeNull();
          else expect(asTyped(text).replace(/[^0-9A-Z]/g, "")).toContain(read.grid.coordinates);
          return;
        }
        const { gzd, coordinates } = fields.value;
        expect(start === "gzd" ? coordinates : gzd).toBe("");
        const stands = gzd + coordinates;
        if (stands !== text.replace(/\s*\n\s*/g, " ").trim()) {
          // Separators alone were left out: of a GZD, or of two equal halves.
          expect(stands).toBe(asTyped(text).replace(/[,/\u2010-\u2015\u2212-]/g, ""));
          expect(stands).toMatch(start === "gzd" ? /^[0-9A-Z]{0,5}$/ : /^\d*$/);
        }
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);

test(
  "left, a field holds what stood there or the grid that it was",
  () => {
    fc.assert(
      fc.property(strange, field, (text, start) => {
        const fields = new Fields(start).type(text);
        const before = fields.value;
        const read = readGrids(before[fields.field]);
        fields.leave();
        expectHonest(fields, spaceCoordinates);
        if (read.kind === "one") return;
        expect(asTyped(fields.value.gzd + fields.value.coordinates).replace(/[,/-]/g, "")).toBe(
          asTyped(before.gzd + before.coordinates).replace(/[,/-]/g, ""),
        );
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_MS,
);
