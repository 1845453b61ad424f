import { expect, test } from "bun:test";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { entriesOf, LONG, tarOf } from "../testing/backups";
import { TarFault, tarEntries, tarHead } from "./tar";

const ENTRIES: [string, Buffer][] = [
  ["photos/", Buffer.alloc(0)],
  ["photos/empty", Buffer.alloc(0)],
  ["photos/block", Buffer.alloc(512, 1)],
  [`photos/${LONG}`, Buffer.from("long")],
  ["photos/large", Buffer.alloc(3_000_000, "abc")],
];

/** The fault that reading some bytes ends with. */
function faultOf(bytes: Uint8Array) {
  using folder = temporaryFolder();
  const file = join(folder.path, "a.tar");
  writeFileSync(file, bytes);
  try {
    return entriesOf(file).size;
  } catch (error) {
    if (error instanceof TarFault) return error.kind;
    throw error;
  }
}

test("what is written is read again, and by the system's own program too", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "a.tar");
  writeFileSync(file, tarOf(ENTRIES));
  expect([...entriesOf(file)]).toEqual(ENTRIES);
  if (Bun.which("tar") === null) return;
  const list = Bun.spawnSync(["tar", "-tf", file], { env: { LC_ALL: "C.UTF-8" } });
  expect([list.exitCode, list.stderr.toString()]).toEqual([0, ""]);
  expect(list.stdout.toString().trim().split("\n")).toHaveLength(ENTRIES.length);
});

test("a file of more than 8 GiB keeps its size", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "a.tar");
  const size = 9 * 1024 ** 3;
  writeFileSync(file, tarHead({ name: "big", isFolder: false, size, modified: 0 }));
  const descriptor = openSync(file, "r");
  expect(tarEntries(descriptor).next().value).toMatchObject({ name: "big", size });
  closeSync(descriptor);
});

test("one that ends too early is cut short, wherever that is", () => {
  const whole = tarOf(ENTRIES.slice(0, 4));
  const wholeEnd = whole.length - 512;
  for (let length = 0; length < wholeEnd; length += 100)
    expect([length, faultOf(whole.subarray(0, length))]).toEqual([length, "cut short"]);
  expect(faultOf(whole.subarray(0, wholeEnd))).toBe(4);
});

test("anything else is foreign: a changed head, a link, another file", () => {
  const whole = tarOf(ENTRIES.slice(2, 3));
  const changed = Buffer.from(whole);
  changed[3] = 88;
  const link = Buffer.from(whole);
  link.write("2", 156);
  link.write("000000\0 ", 148);
  for (const bytes of [changed, link, Buffer.alloc(4096, "text "), Buffer.alloc(600, 255)])
    expect(faultOf(bytes)).toBe("foreign");
});
