import { expect, test } from "bun:test";
import { expectOfEach } from "../../web/domain/testing/of-each";
import { PLATFORMS } from "./index";
import { renderSilhouette } from "./silhouettes/render";
import type { Part } from "./silhouettes/spec";
import { SPECS } from "./silhouettes/specs";

/** Every drawing is rendered, which takes a busy machine longer than a test has as a rule. */
const BUSY_MS = 120_000;

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight"];
const ANY = `(${NUMBERS.join("|")})`;
const worth = (word = "") => 2 + NUMBERS.indexOf(word.toLowerCase());

const wheelsOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === "tracks" ? [part.wheels] : []));
/** The axles that drive; of a tractor with a trailer the tractor's. */
const axlesOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.kind === "axles" && part.under !== "carriage" && part.under !== "trailer" ? [part.at] : []));

/** How the wheels stand, as instructors write it: 1+1+4. Of some gaps the wide ones part groups. */
function pattern(at: readonly number[]): string {
  const gaps = at.slice(1).map((x, i) => x - (at[i] ?? x));
  const narrow = Math.min(...gaps);
  const groups = [1];
  for (const gap of gaps) {
    if (gap > narrow * 1.12) groups.push(1);
    else groups.push((groups.pop() ?? 0) + 1);
  }
  return groups.join("+");
}

/** What a text says of one platform's wheels that its drawing does not show. */
function wrongWheels(platformId: string, text: string): string[] {
  const parts = SPECS[platformId]?.parts ?? [];
  const [tracks = [], axles = []] = [wheelsOf(parts), axlesOf(parts)];
  const wrong: string[] = [];
  const judge = (said: string, holds: boolean) => {
    if (!holds) wrong.push(`${platformId}: ${said}`);
  };
  for (const [said, n] of text.matchAll(new RegExp(`\\b${ANY} (?:[\\w-]+,? ){0,4}road wheels`, "gi")))
    judge(
      said,
      tracks.some((wheels) => wheels.length === worth(n)),
    );
  if (tracks.length === 0 && axles.length > 0) {
    const driven = axles.flat().length;
    const wheeled = new RegExp(`\\b${ANY}(?:-wheeled\\b| (?:equal |large |fat |very wide )*(?:single )?(?:wheels|tyres)\\b)`, "gi");
    for (const [said, n] of text.matchAll(wheeled)) judge(said, worth(n) === 2 * driven || (worth(n) === 2 && driven === 2));
    for (const [said, n] of text.matchAll(new RegExp(`\\b${ANY} axles\\b`, "gi"))) judge(said, [driven, driven - 1].includes(worth(n)) || worth(n) === 2);
  }
  for (const [said] of text.matchAll(/\b\d(?:\+\d)+\b/g))
    judge(
      said,
      [...tracks, axles.flat()].some((at) => at.length > 0 && pattern(at) === said),
    );
  return wrong;
}

test("what words say of wheels is judged by the drawing", () => {
  expect(wrongWheels("T-72", "Six large road wheels")).toEqual([]);
  expect(wrongWheels("T-72", "Seven road wheels")).toEqual(["T-72: Seven road wheels"]);
  expect(wrongWheels("T-62", "3+1+1")).toEqual([]);
  expect(wrongWheels("T-62", "1+1+3")).toEqual(["T-62: 1+1+3"]);
  expect(wrongWheels("BTR-80", "Eight equal wheels")).toEqual([]);
  expect(wrongWheels("BTR-80", "six-wheeled")).toEqual(["BTR-80: six-wheeled"]);
});

test("every count and pattern of wheels is the drawing's, also in what tells a look-alike apart", () => {
  // What these texts say of another form of the same platform, or of another vehicle with it.
  const others = ["Bohdana: eight wheels", "CAESAR says of Bohdana: eight wheels", "CAESAR: eight wheels", "PMP: eight wheels", "PMP: eight-wheeled"];
  const wrong = PLATFORMS.flatMap(({ platformId, description, cues, confusedWith }) => [
    ...[description, ...cues].flatMap((text) => wrongWheels(platformId, text)),
    ...confusedWith.flatMap((other) => wrongWheels(other.platformId, other.tellApart).map((each) => `${platformId} says of ${each}`)),
  ]);
  expect(wrong.toSorted()).toEqual([...others, "S-400: eight-wheeled"]);
});

/** As the search compares. Two platforms go by each: a missile on two launchers, a gun towed and driven, two of one system, a nickname. */
const SHARED_NAMES = [...["at14spriggan", "at5spandrel", "giatsint", "lynx", "moped"], ...["msta", "mustang", "rys", "s300v"]];

test("a name stands at one platform alone, but for those that two are called by", () => {
  const owners = new Map<string, string[]>();
  for (const { platformId, aka, otherNames } of PLATFORMS) {
    const all = [platformId, ...(aka === "" ? [] : aka.split(", ")), ...otherNames];
    for (const name of new Set(all.map((each) => each.toLowerCase().replace(/[-\s]/g, "")))) owners.set(name, [...(owners.get(name) ?? []), platformId]);
  }
  const twice = [...owners].filter(([, ids]) => ids.length > 1).map(([name]) => name);
  expect(twice.toSorted()).toEqual(SHARED_NAMES.toSorted());
});

test(
  "left and right say whose",
  () => {
    expectOfEach(
      PLATFORMS,
      ({ platformId }) => platformId,
      ({ platformId, description, cues, confusedWith }) => {
        const alts = (["side", "above"] as const).map((view) => (renderSilhouette(platformId, view)?.alt ?? "").replaceAll("facing left", ""));
        const told = confusedWith.map((other) => other.tellApart);
        for (const text of [description, ...cues, ...told, ...alts])
          for (const [said] of text.matchAll(/.{0,12}\b(?:left|right)\b/gi)) expect(said).toMatch(/\bown\b|'s own/);
      },
    );
  },
  BUSY_MS,
);

test("a cue is the platform's own look, not what stands near it", () => {
  const nearby = /\b(?:nearby|close by|next to|several such|two such|queues?)\b/i;
  expectOfEach(
    PLATFORMS,
    ({ platformId }) => platformId,
    ({ cues }) => {
      for (const cue of cues) expect(cue).not.toMatch(nearby);
    },
  );
});

/** Sets whose parts stand apart on a site. */
const SPREAD = new Set(["1L13", "1RL257", "Murmansk-BN", "Nebo-M", "P-18", "R-330Zh"]);

test(
  "each has the grid unit of its size: up to 4 m, up to 15 m, and longer or spread over a site",
  () => {
    expectOfEach(
      PLATFORMS,
      ({ platformId }) => platformId,
      ({ platformId, gridUnit }) => {
        const alts = ["side", "other-side"] as const;
        const sizes = alts.flatMap((view) => {
          const words = renderSilhouette(platformId, view)?.alt.split("About ").at(-1) ?? "";
          return [...words.matchAll(/([\d.]+) (m|cm) (?:long|wide)/g)].map(([, size, unit]) => Number(size) * (unit === "cm" ? 0.01 : 1));
        });
        const size = Math.max(...sizes);
        const fits = size <= 4 ? "Cat 1" : size <= 15 ? "Cat 2" : "Cat 3";
        expect([size, gridUnit]).toEqual([size, SPREAD.has(platformId) ? "Cat 3" : fits]);
      },
    );
  },
  BUSY_MS,
);
