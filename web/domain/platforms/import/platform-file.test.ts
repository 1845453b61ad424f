import { expect, test } from "bun:test";
import type { CellParser } from "./platform-csv";
import { type PlatformFileKind, platformFileKind, readPlatformFile } from "./platform-file";
import { type CheckedPlatformList, presentPlatforms } from "./platform-list";

const PLATFORM = {
  platformId: "BM-21",
  description: "Forty tubes.",
  function: "Rocket launcher",
  category: "Artillery",
  gridUnit: "Cat 1",
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (content: Uint8Array, kind: PlatformFileKind) =>
  readPlatformFile(content, kind, (text) => ({
    data: text.split("\n").map((row) => row.split(",")),
    errors: [],
  }));

test.each([
  ["list.json", "json"],
  ["LIST.CSV", "csv"],
  ["list.csv.txt", null],
  ["csv", null],
] as const)("%s is %p", (name, kind) => {
  expect(platformFileKind(name)).toBe(kind);
});

test("JSON is a list, or holds one under its name", () => {
  const good = { ok: true, platforms: [PLATFORM] };
  expect(read(bytes(JSON.stringify([PLATFORM])), "json")).toMatchObject(good);
  expect(read(bytes(JSON.stringify({ vehicles: [PLATFORM] })), "json")).toMatchObject(good);
});

test("CSV goes through the given parser", () => {
  const text = `${Object.keys(PLATFORM).join()}\n${Object.values(PLATFORM).join()}`;
  expect(read(bytes(text), "csv")).toMatchObject({ ok: true, platforms: [PLATFORM] });
});

test("an id of a platform that is there, written otherwise, is named with its row", () => {
  const present = presentPlatforms(["BM-21", "T-72", "t 72"]);
  const rows = ["T-72", "t 72", "BM-27", "bm 21"].map((platformId) => ({
    ...PLATFORM,
    platformId,
  }));
  const refused = (row: number): CheckedPlatformList => ({
    ok: false,
    count: 1,
    errors: [
      {
        row,
        field: "platformId",
        message: "differs from an existing ID only in capitals, hyphens or spaces",
      },
    ],
  });
  const parse: CellParser = (text) => ({
    data: text.split("\n").map((row) => row.split(",")),
    errors: [],
  });
  const some = [rows[0], rows[2], rows[3]];
  const json = bytes(JSON.stringify(some));
  expect(readPlatformFile(json, "json", parse, present)).toEqual(refused(3));
  const lines = rows.slice(1).map((row) => Object.values(row).join());
  const csv = bytes([Object.keys(PLATFORM).join(), "", ...lines].join("\n"));
  expect(readPlatformFile(csv, "csv", parse, present)).toEqual(refused(5));
  expect(readPlatformFile(json, "json", parse)).toMatchObject({ ok: true });
});

test.each([
  ["json", bytes("{"), "The file is not valid JSON."],
  ["json", bytes("7"), 'The file must hold a list of platforms, or {"vehicles": [...]}.'],
  ["json", bytes('{"vehicles":[],"x":1}'), /must hold a list/],
  ["json", new Uint8Array([0xff]), "The file is not UTF-8 text: save it as UTF-8."],
  ["csv", new Uint8Array([0xff]), "The file is not UTF-8 text: save it as UTF-8."],
] as const)("%s %p is refused as a whole", (kind, content, message) => {
  expect(read(content, kind)).toEqual({
    ok: false,
    count: 1,
    errors: [
      {
        row: 0,
        field: "",
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      },
    ],
  });
});
