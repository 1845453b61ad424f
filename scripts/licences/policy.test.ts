import { expect, test } from "bun:test";
import type { LicensedPart, PartKind } from "./licensed-part";
import { licenceError } from "./policy";

const part = (
  licence: string,
  kind: PartKind = "package",
  text = "Permission is …",
): LicensedPart => ({
  kind,
  name: "thing",
  version: "1.0.0",
  licence,
  text,
  note: null,
  source: null,
});

test.each([
  ["MIT", "package"],
  ["(MIT OR GPL-3.0-only)", "package"],
  ["BSD-3-Clause AND MIT", "package"],
  ["Apache-2.0 WITH LLVM-exception", "library"],
  ["LGPL-2.1-or-later", "library"],
  ["OFL-1.1", "font"],
  ["ODbL-1.0", "data"],
  ["LicenseRef-Public-Domain", "data"],
] as const)("%s may come as a %s", (licence, kind) => {
  expect(licenceError(part(licence, kind))).toBeNull();
});

test.each([
  ["GPL-2.0-only", "package"],
  ["GPL-3.0-or-later", "library"],
  ["AGPL-3.0-only", "package"],
  ["LGPL-2.1-or-later", "package"],
  ["LGPL-2.1-or-later", "runtime"],
  ["MIT AND GPL-3.0-only", "package"],
  ["(GPL-2.0-only OR AGPL-3.0-only)", "library"],
  ["Hippocratic-2.1", "package"],
  ["SSPL-1.0", "package"],
  ["CC-BY-NC-4.0", "data"],
  ["ODbL-1.0", "package"],
  ["OFL-1.1", "package"],
] as const)("%s may not come as a %s", (licence, kind) => {
  expect(licenceError(part(licence, kind))).toBe(`thing: ${licence} is not allowed for a ${kind}.`);
});

test.each(["", "SEE LICENSE IN LICENSE.md", "UNLICENSED", "Apache 2.0", "MIT/X11"])(
  "%p is no licence that is known",
  (licence) => {
    expect(licenceError(part(licence))).toBe(
      `thing: its licence "${licence}" is no SPDX expression.`,
    );
  },
);

test("a licence without its text is refused", () => {
  expect(licenceError(part("MIT", "package", " \n"))).toBe("thing: it has no licence text.");
});
