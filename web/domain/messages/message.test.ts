import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { cleanText, invalidLine, joinMessage, line, lineText, splitMessage } from "./message";

describe("cleanText", () => {
  test.each([
    ["two more\nin   treeline", "two more in treeline"],
    ["end // of line////", "end / of line"],
    ["///x", "x"],
    [" / a / ", "a"],
    ["a//b", "a/b"],
    ["a / / b", "a / / b"],
    ["tab\tnbsp\u00a0line\u2028nel\u0085nul\u0000end", "tab nbsp line nel nul end"],
    ["Keeps Its Case", "Keeps Its Case"],
    ["//// //", ""],
    ["a\u202eb\u202c \u2066c\u2069 \u200ed\u200f", "ab c d"],
    ["zero\u200bwidth\ufeff\u2060 soft\u00adhyphen", "zerowidth softhyphen"],
    ["a/\u200b/b//\u200d//", "a/b"],
    [
      "tank\u200ds \u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
      "tanks \u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    ],
    [
      "\u2764\ufe0f\u200d\u{1f525} \u{1f469}\u{1f3fd}\u200d\u{1f692}",
      "\u2764\ufe0f\u200d\u{1f525} \u{1f469}\u{1f3fd}\u200d\u{1f692}",
    ],
    ["\u{1f69c}\u200d x \u200d\u{1f69c} a\ufe0f", "\u{1f69c} x \u{1f69c} a"],
    ["half \ud83d of one", "half of one"],
    ["braille\u2800blank \u3164", "braille blank"],
  ])("%j becomes %j", (typed, expected) => {
    expect(cleanText(typed)).toBe(expected);
  });

  test("is settled after one pass", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe("a message", () => {
  test("leaves out what is empty or wrong", () => {
    const lines = [
      ...line("SIGHTING", "WK21-7K3QZ9"),
      ...line("ASSET", "  "),
      invalidLine("GRID 2", "check grid"),
      ...line("", "STATIC"),
    ];
    expect(joinMessage(lines)).toBe("SIGHTING WK21-7K3QZ9 // STATIC////");
  });

  test("splits again at its separators without loss, whatever was typed", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("/", " ", "\n", "a", "\u2028", "\t") }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("", "REMARKS", "GRID 1"), typed)), (parts) => {
        const lines = parts.flatMap(([label, text]) => line(label, text));
        fc.pre(lines.length > 0);
        const message = joinMessage(lines);
        expect(message).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(splitMessage(message)).toEqual(lines.map(lineText));
      }),
      { numRuns: runs(10_000) },
    );
  });

  test("without its end is refused", () => {
    expect(splitMessage("SIGHTING WK21-7K3QZ9 // STATIC")).toBeNull();
    expect(splitMessage("SIGHTING WK21-7K3QZ9 // STATIC//")).toBeNull();
  });
});
