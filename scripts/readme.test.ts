import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { Glob } from "bun";
import { PLATFORMS } from "../data/platforms";
import { dependencies, devDependencies, license, version } from "../package.json";
import * as LIMITS from "../server/access/limits";
import { readLine } from "../web/domain/line/line";
import { linePlatforms } from "../web/domain/line/line-platforms";
import { sightingOf } from "../web/domain/line/sighting-line";
import { joinMessage } from "../web/domain/messages/message";
import { BUILT_IN_REPORTS } from "../web/domain/reports/registry";
import { toReported } from "../web/domain/reports/sighting";
import { SIGHTING } from "../web/domain/reports/sighting-definition";
import { WK21 } from "../web/e2e/wk21";
import { platformIndex } from "../web/lib/platform-index";
import { fromRoot } from "./paths";
import { TARGETS } from "./release/targets";
import { fleetOf } from "./testing/platform-queries/fleet";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
const README = read("README.md");
const HOSTING = read("server/HOSTING.md");

test("the README is about six kilobytes, and begins with one sentence", () => {
  expect(README.length).toBeGreaterThan(5000);
  expect(README.length).toBeLessThan(6500);
  expect(README).toMatch(/^# Sightline\n\n[^.\n]+\.\n\n/);
});

test("the README's line becomes its message", () => {
  const [, typed = "", message = ""] = /`([^`]+)` becomes:\n\n {4}(.*)\n/.exec(README) ?? [];
  const reading = readLine(typed, {
    lastSquare: null,
    platforms: linePlatforms(platformIndex(fleetOf())),
    reports: BUILT_IN_REPORTS,
  });
  if (!reading.platform) throw new Error("The line names a platform.");
  const { callSign, asset } = WK21;
  const form = sightingOf(reading.entries, {
    platform: toReported(reading.platform),
    callSign,
    asset,
    gridAccuracy: "Cat 1",
    identifier: "7K3QZ9",
  });
  expect(joinMessage(SIGHTING.lines(form, "201230ZNov26"))).toBe(message);
  expect(read("scripts/pictures.ts")).toContain(`"${typed}"`);
});

test("the moving picture lasts ten seconds and has less than one megabyte", () => {
  const gif = readFileSync(fromRoot("scripts/pictures/tour.gif"));
  expect(gif.length).toBeLessThan(1_000_000);
  let hundredths = 0;
  // A graphic control extension: 21 F9 04, flags, and how long its frame stays.
  for (let at = gif.indexOf("21f904", 0, "hex"); at >= 0; at = gif.indexOf("21f904", at + 8, "hex"))
    if (gif[at + 7] === 0) hundredths += gif.readUInt16LE(at + 4);
  expect(hundredths / 100).toBeGreaterThan(9);
  expect(hundredths / 100).toBeLessThan(11);
});

test("version, licence and the names of released files are those of the package and the release", () => {
  expect(README).toContain(`Sightline ${version} is in development`);
  expect(README).toContain(`Version ${version}`);
  expect(README).toContain(`\`${license}\``);
  expect(README).toContain(`\`sightline-${version}-windows-x64.exe\``);
  const setUp = read("web/handbook/16-set-up-a-laptop.md");
  for (const { name, format } of TARGETS)
    expect(setUp).toContain(`\`${name}${format === "pe" ? ".exe" : ""}\``);
});

test("the counts of platforms and places are those of the data", () => {
  const data = read("data/README.md");
  expect(data).toContain(`${PLATFORMS.length} of them and an Unknown`);
  const places = read("data/map/places.tsv").trim().split("\n").length - 1;
  expect(data).toContain(`${places.toLocaleString("en-GB")} places`);
});

test("the rows of the measurements are files, and each file has a row", () => {
  const bench = read("scripts/bench/README.md");
  const named = [...bench.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|/gm)]
    .flatMap(([, names = ""]) => names.split(", "))
    .map((name) => name.replaceAll("`", ""));
  const files = [
    ...[...new Glob("*.ts").scanSync(fromRoot("scripts/bench/rows"))].map((name) =>
      name.slice(0, -3),
    ),
    ...[...new Glob("*.bench.ts").scanSync(fromRoot("web/e2e"))].map((name) => name.slice(0, -9)),
  ];
  expect([...named, "one-machine"].sort()).toEqual(files.sort());
});

test("the limits of the demonstration are those of the server", () => {
  const said = HOSTING.split("\n## Limits\n")[1] ?? "";
  const words = ["no", "one", "two", "three", "four", "five"];
  const minutes = ({ windowMs }: { windowMs: number }) => windowMs / 60_000;
  expect(said).toContain(
    `${words[LIMITS.CODE_LIMIT.most]} wrong codes lock it for ${minutes(LIMITS.CODE_LIMIT)} minutes`,
  );
  expect(said).toContain(`${LIMITS.SESSIONS_PER_DAY} sessions in 24 hours`);
  expect(said).toContain(
    `${words[LIMITS.PASSWORD_LIMIT.most]} wrong passwords lock it for ${minutes(LIMITS.PASSWORD_LIMIT)} minutes`,
  );
  expect(said).toContain(
    `${LIMITS.CODE_NETWORK_LIMIT.most} wrong codes or ${LIMITS.PASSWORD_NETWORK_LIMIT.most} wrong passwords`,
  );
  expect(said).toContain(
    `${LIMITS.ADMIN_LIMIT.most} wrong administrator's tokens in ${minutes(LIMITS.ADMIN_LIMIT)} minutes`,
  );
  expect(read("web/handbook/22-administrator.md")).toContain(
    `After ten wrong tokens in ${minutes(LIMITS.ADMIN_LIMIT)} minutes, the network that they came from is locked out for ${minutes(LIMITS.ADMIN_LIMIT)} minutes.`,
  );
});

test("every variable of the environment is one that the server reads, and each that it reads is named", () => {
  const rows = HOSTING.split("| Variable | Meaning |")[1]?.split("\n\n")[0] ?? "";
  const named = [...rows.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = ""]) => name);
  const cli = ["environment", "flags", "index"]
    .map((name) => read(`server/cli/${name}.ts`))
    .join("\n");
  const known = new Set(
    [...cli.matchAll(/\benv\.([A-Z_]+)|"([A-Z]+_[A-Z]+)"/g)].map(
      ([, name, quoted = ""]) => name ?? quoted,
    ),
  );
  expect(named.sort()).toEqual([...known].sort());
});

const LIBRARIES = read("scripts/licences/README.md");

/** The rows of the table under a heading with two columns: the text in backquotes, and the words beside it. */
function rowsUnder(heading: string): [name: string, words: string][] {
  const [, table = ""] = LIBRARIES.split(`| ${heading} | What it is for |\n|---|---|\n`);
  const [rows = ""] = table.split("\n\n");
  return [...rows.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, name = "", words = ""]) => [
    name,
    words,
  ]);
}

test.each([
  ["In the executable", dependencies],
  ["In development", devDependencies],
])("the libraries named under %j are those of package.json", (heading, listed) => {
  const rows = rowsUnder(heading);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(listed));
  for (const [name, words] of rows) expect([name, words.length > 3]).toEqual([name, true]);
});

test("every dependency is pinned to one version", () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  }
});

/** The examples of a language in HOSTING.md. */
const examples = (language: string) =>
  [...HOSTING.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text = ""]) => text,
  );

test("the example in YAML is such", () => {
  const yaml = examples("yaml").map((text) => Bun.YAML.parse(text));
  expect(yaml).toEqual([
    { dbs: [expect.objectContaining({ path: "/var/lib/sightline/sightline.db" })] },
  ]);
});

test("the example for nginx closes what it opens, and keeps what may be kept", () => {
  const [text = "", ...others] = examples("nginx");
  expect(others).toEqual([]);
  let depth = 0;
  for (const line of text.split("\n").map((each) => each.trim())) {
    expect(line).toMatch(/^$|^[a-z_]+ .*[;{]$|^\}$/);
    if (line.endsWith("{")) depth += 1;
    if (line === "}") depth -= 1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  const kept = new RegExp(/location ~ (\S+) \{[^}]*proxy_cache /.exec(text)?.[1] ?? "^$");
  for (const path of ["/assets/index-1.js", "/tiles/3/4/2.png", "/images/platforms/T-72.svg"])
    expect([path, kept.test(path)]).toEqual([path, true]);
  for (const path of [
    "/",
    "/f/hlr",
    "/admin",
    "/api/vehicles",
    "/api/assets/",
    "/images/photos/a.jpg",
  ])
    expect([path, kept.test(path)]).toEqual([path, false]);
});
