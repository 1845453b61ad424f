import { afterEach, beforeEach, expect, test } from "bun:test";
import { buildText, git } from "./source-state";

const NAMES = ["SOURCE_COMMIT", "SOURCE_DATE_EPOCH"] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

function set(name: (typeof NAMES)[number], value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

beforeEach(() => {
  for (const name of NAMES) set(name, undefined);
});
afterEach(() => {
  for (const [name, value] of before) set(name, value);
});

const HASH = "2889ded1a2b3c4d5e6f708192a3b4c5d6e7f8091";

test.each([
  [HASH, "1795314272", "commit 2889ded1a2, 2026-11-22"],
  [`${HASH}-dirty`, "1795314272", "commit 2889ded1a2 (dirty), 2026-11-22"],
  // Sources that are no clone.
  ["", "1795314272", "unknown commit, 2026-11-22"],
])("told %j and %s, a build says %j", (commit, seconds, text) => {
  set("SOURCE_COMMIT", commit);
  set("SOURCE_DATE_EPOCH", seconds);
  expect(buildText()).toBe(text);
});

test("told nothing, a clone says its own commit, with that commit's date", () => {
  const hash = git("rev-parse", "HEAD")?.slice(0, 10);
  if (hash === undefined) {
    // Run from a tarball.
    expect(buildText()).toBe("unknown commit");
    return;
  }
  const date = new Date(git("show", "-s", "--format=%cI")?.trim() ?? "").toISOString().slice(0, 10);
  expect([`commit ${hash}, ${date}`, `commit ${hash} (dirty), ${date}`]).toContain(buildText());
});
