import { expect, test } from "bun:test";
import { standardText, standardTexts } from "./standard-text";

test.each(["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Zlib"])(
  "%s stands under the notice, with nothing left to fill in",
  (licence) => {
    const text = standardText({ licence, copyright: ["Copyright (c) 2026 Somebody"] });
    expect(text).toStartWith("Copyright (c) 2026 Somebody\n\n");
    expect(text).not.toMatch(/<year>|<owner>|<copyright holders>|Internet S/);
    expect(text.length).toBeGreaterThan(600);
  },
);

test("other licences keep every line of theirs", () => {
  expect(standardText({ licence: "Apache-2.0", copyright: [] })).toStartWith("Apache License");
  expect(standardText({ licence: "libpng-2.0", copyright: [] })).toContain("Cosmin Truta");
});

test("several follow one another", () => {
  const text = standardTexts([
    { licence: "MIT", copyright: ["Copyright One"] },
    { licence: "ISC", copyright: ["Copyright Two"] },
  ]);
  expect(text.indexOf("Copyright One")).toBeLessThan(text.indexOf("Copyright Two"));
});

test("a licence that SPDX does not list is an error", () => {
  expect(() => standardText({ licence: "Nobody-1.0", copyright: [] })).toThrow("Nobody-1.0");
});
