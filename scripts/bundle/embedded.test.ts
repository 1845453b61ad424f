import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { apart } from "./embedded";
import { listFiles } from "./page";

test("each file comes into a folder of its own, in the order of their paths", () => {
  const base = mkdtempSync(join(tmpdir(), "sightline-embedded-"));
  try {
    const page = join(base, "page");
    const map = join(base, "map");
    mkdirSync(join(page, "assets"), { recursive: true });
    mkdirSync(map);
    const all = [join(page, "z.html"), join(page, "assets", "a.js"), join(map, "tiles")];
    for (const file of all) writeFileSync(file, file);

    const output = join(base, "out");
    mkdirSync(join(output, "9"), { recursive: true });
    const folders = apart([page, map], output);

    expect(folders.map((folder) => basename(folder))).toEqual(["page", "page", "map"]);
    expect(folders.flatMap(listFiles)).toEqual(["assets/a.js", "z.html", "tiles"]);
    expect(readFileSync(join(folders[0] ?? "", "assets", "a.js"), "utf8")).toBe(all[1] ?? "");
    expect(listFiles(output)).toHaveLength(all.length);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
