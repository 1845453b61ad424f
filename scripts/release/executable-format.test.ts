import { expect, test } from "bun:test";
import { checkFormat } from "./executable-format";
import { IDENTITY } from "./identity";
import { fileName, TARGETS, type Target } from "./targets";

const page = new TextEncoder().encode("<title>Sightline</title>");
const expected = { identity: IDENTITY, page, icon: new Uint8Array() };

function target(name: string): Target {
  const found = TARGETS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no target ${name}.`);
  return found;
}

/** The beginning of an ELF file, and what it names. */
function elf(machine: number, ...names: string[]): Uint8Array {
  const header = Buffer.alloc(64);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.writeUInt16LE(machine, 18);
  return Buffer.concat([header, Buffer.from(names.map((name) => `${name}\0`).join("")), page]);
}

test("a Linux file says which glibc it asks for", () => {
  const file = elf(62, "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.9", "GLIBC_PRIVATE");
  expect(checkFormat(target("linux-x64"), file, expected)).toBe("ELF, glibc 2.17");
});

test.each([
  ["another processor's", "linux-x64", elf(183), "another processor"],
  ["too new a library's", "linux-x64", elf(62, "GLIBC_2.34"), "glibc 2.34"],
  ["no program", "linux-arm64", page, "64-bit ELF"],
  ["no program for macOS", "darwin-arm64", elf(183), "no 64-bit program for macOS"],
  [
    "no program for Windows",
    "windows-x64",
    Buffer.concat([Buffer.alloc(256), page]),
    "No program for Windows",
  ],
  ["one without its page", "linux-x64", elf(62).subarray(0, 70), "page is not inside"],
] as const)("%s is refused", (_, name, file, why) => {
  expect(() => checkFormat(target(name), file, expected)).toThrow(why);
});

test("files are named by version and platform", () => {
  expect(TARGETS.map((one) => fileName("1.2.3", one))).toEqual([
    "sightline-1.2.3-linux-x64",
    "sightline-1.2.3-linux-arm64",
    "sightline-1.2.3-windows-x64.exe",
    "sightline-1.2.3-darwin-arm64",
    "sightline-1.2.3-darwin-x64",
  ]);
});
