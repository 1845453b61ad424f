import { expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { dataPaths } from "../data-folder";
import { makeDatabase } from "../doctor/testing/databases";
import { snapshot } from "../doctor/testing/snapshot";
import { StartError } from "../errors";
import { openTestStore, temporaryFolder } from "../testing/app";
import { fill } from "../testing/backups";
import { type WipeOptions, wipe } from "./wipe";

const ASKED: WipeOptions = { yes: false, withMaps: false };

/** A data folder with all that Sightline makes, and what a unit may have put there. */
function folder() {
  const root = temporaryFolder();
  const data = join(root.path, "data");
  mkdirSync(data);
  makeDatabase(dataPaths(data).database, 3);
  fill(data);
  for (const name of [
    ".set-up",
    "sightline-before-upgrade-5-20261120T123000Z.db",
    "sightline-before-upgrade-6-20261121T123000Z.db.0123456789abcdef.part",
    `download-${"0a".repeat(16)}.tar`,
    "backup.tar",
  ])
    writeFileSync(join(data, name), "x");
  mkdirSync(`${data}.restoring`);
  mkdirSync(dataPaths(data).share);
  writeFileSync(join(dataPaths(data).share, "hub.json"), "x");
  /** Wipes it with these answers. @returns what was said, and asked */
  const run = async (options: WipeOptions, ...answers: string[]) => {
    const said: string[] = [];
    const asked: string[] = [];
    let refusal = "";
    try {
      await wipe(data, options, {
        print: (line) => said.push(line),
        ask: async (question) => {
          asked.push(question);
          return answers[asked.length - 1] ?? "";
        },
      });
    } catch (error) {
      if (!(error instanceof StartError) || error.exitStatus !== 1) throw error;
      refusal = error.message;
    }
    return { said, asked, refusal };
  };
  return { root: root.path, data, run, [Symbol.dispose]: root[Symbol.dispose] };
}

test("what Sightline keeps goes once the word is typed; own maps and heights, and other files, stay", async () => {
  using at = folder();
  const { said, asked, refusal } = await at.run(ASKED, "wipe\n", "");
  expect(refusal).toBe("");
  expect(said[0]).toBe(`In ${at.data}: 3 reports, 2 files in formats/, 2 files in photos/.`);
  expect(asked).toEqual([
    "Type WIPE to remove them: ",
    "Own maps and heights: elevation, region.pmtiles. Type MAPS to remove them too, Enter to keep them: ",
  ]);
  expect(said).toContain("Left in it: backup.tar, elevation, region.pmtiles.");
  expect(said.at(-1)).toContain("old blocks are not overwritten");
  expect(readdirSync(at.data).sort()).toEqual(["backup.tar", "elevation", "region.pmtiles"]);
  expect(readFileSync(join(at.data, "elevation/N52E008.hgt"), "utf8")).toBe("heights");
  expect(existsSync(`${at.data}.restoring`)).toBeFalse();
  // What the links in photos led to.
  expect(existsSync("/etc/hostname")).toBeTrue();
});

test.each([
  [ASKED, ["WIPE", "maps"], ["backup.tar"]],
  [
    { yes: true, withMaps: false },
    [],
    ["area.mbtiles", "backup.tar", "elevation", "region.pmtiles"],
  ],
  [{ yes: true, withMaps: true }, [], ["backup.tar"]],
  [{ yes: false, withMaps: true }, ["wipe"], ["backup.tar"]],
] as [WipeOptions, string[], string[]][])(
  "with %j and the answers %j",
  async (options, answers, left) => {
    using at = folder();
    writeFileSync(join(at.data, "area.mbtiles"), "map");
    const { asked, refusal } = await at.run(options, ...answers);
    expect([asked.length, refusal]).toEqual([answers.length, ""]);
    expect(readdirSync(at.data).sort()).toEqual(left);
  },
);

test.each(["", "no", "yes", "WIPE it"])("the answer %j removes nothing", async (answer) => {
  using at = folder();
  // Opening the database to see whether it is in use touches the folder, and nothing in it.
  const files = () => ({ ...snapshot(at.data), ".": "" });
  const before = files();
  expect((await at.run(ASKED, answer)).refusal).toBe("Nothing was removed.");
  expect(files()).toEqual(before);
});

test("a folder in use is refused, also one that is used once the question stands", async () => {
  using at = folder();
  const { database } = dataPaths(at.data);
  const store = openTestStore(database);
  const says = `The folder ${at.data} is in use: stop Sightline first.`;
  expect((await at.run({ yes: true, withMaps: true })).refusal).toBe(says);
  store.close();
  let later: ReturnType<typeof openTestStore> | undefined;
  const wiped = wipe(at.data, ASKED, {
    print() {},
    async ask() {
      later ??= openTestStore(database);
      return "wipe";
    },
  });
  expect(wiped).rejects.toThrow(says);
  await wiped.catch(() => {});
  expect(existsSync(database)).toBeTrue();
  later?.close();
});

test("a folder that no Sightline has set up is refused, and so is one that is missing", async () => {
  using root = temporaryFolder();
  const nothing = { print() {}, ask: async () => "wipe" };
  for (const name of ["sightline.db", "notes.txt"]) writeFileSync(join(root.path, name), "mine");
  mkdirSync(join(root.path, "photos"));
  const before = snapshot(root.path);
  expect(wipe(root.path, { yes: true, withMaps: true }, nothing)).rejects.toThrow(
    `No Sightline has set up ${root.path}, and nothing was removed: check --data.`,
  );
  expect(snapshot(root.path)).toEqual(before);
  const missing = join(root.path, "missing");
  expect(wipe(missing, ASKED, nothing)).rejects.toThrow(
    `There is no folder ${missing}: check --data.`,
  );
});

test("a damaged database goes like any other, and of a linked folder the link alone", async () => {
  using at = folder();
  writeFileSync(dataPaths(at.data).database, "no database at all".repeat(100));
  const elsewhere = join(at.root, "elsewhere");
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "mine.jpg"), "mine");
  await Bun.$`rm -r ${join(at.data, "formats")}`.quiet();
  symlinkSync(elsewhere, join(at.data, "formats"));
  const { said } = await at.run({ yes: true, withMaps: false });
  expect(said[0]).toContain("a database that cannot be read");
  expect(readdirSync(at.data)).not.toContain("formats");
  expect(readdirSync(elsewhere)).toEqual(["mine.jpg"]);
});
