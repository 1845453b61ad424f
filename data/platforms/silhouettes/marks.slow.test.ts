import { expect, test } from "bun:test";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PLATFORMS } from "..";
import { cellsOf } from "./area";
import { partsOfCue } from "./cues";
import { drawParts, viewOf } from "./render";
import type { Part } from "./spec";
import { SPECS } from "./specs";
import { SvgBuilder } from "./svg-builder";
import { ALIKE, ALL_MARKS } from "./testing/all-marks";

const marked = PLATFORMS.map((platform) => {
  const views = ALL_MARKS.get(platform.platformId)?.views ?? [];
  const [side] = views;
  if (side === undefined) throw new Error(`${platform.platformId} has no drawing`);
  return { ...platform, marks: side, views };
});

const named = (platformId: string) => {
  const found = marked.find((each) => each.platformId === platformId);
  if (!found) throw new Error(`no ${platformId}`);
  return found;
};
/** The words of the parts that a cue lights. */
const lit = (platformId: string, beginning: string) => {
  const { cues, parts } = named(platformId).marks;
  return cues.find(({ cue }) => cue.startsWith(beginning))?.parts.map((i) => parts[i]?.name);
};

test("each cue that has a link lights a part, with its number on the drawing", () => {
  expectOfEach(
    marked,
    ({ platformId }) => platformId,
    ({ cues, views }) => {
      for (const marks of views) {
        const [left, top, width, height] = marks.viewBox;
        for (const { cue, parts, at } of marks.cues) {
          expect(cues).toContain(cue);
          expect([cue, parts.length]).not.toEqual([cue, 0]);
          for (const i of parts) {
            const part = marks.parts[i];
            expect(`${part?.areas}${part?.lines}`).toMatch(/^M-?\d/);
          }
          const [x, y] = at;
          expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
        }
        const places = marks.cues.map(({ at }) => at.join());
        expect(new Set(places).size).toBe(places.length);
      }
    },
  );
});

test("a cue lights at most two fifths of what is drawn", () => {
  expectOfEach(
    marked,
    ({ platformId }) => platformId,
    ({ platformId, views }) => {
      for (const marks of views) {
        const spec = SPECS[platformId];
        const view = spec && viewOf(spec, marks.view);
        if (!view) throw new Error(`${platformId} has no ${marks.view} view`);
        const whole = new SvgBuilder();
        drawParts(whole, view);
        const drawn = cellsOf(whole.outlines().areas, marks.viewBox).size;
        for (const { cue, parts } of marks.cues) {
          const areas = parts.map((i) => marks.parts[i]?.areas).join("");
          expect([cue, cellsOf(areas, marks.viewBox).size / drawn <= 0.4]).toEqual([cue, true]);
        }
      }
    },
  );
});

test("seven cues of ten are linked, and every platform has one", () => {
  const all = marked.flatMap(({ cues }) => cues).length;
  const linked = marked.flatMap(({ marks }) => marks.cues).length;
  expect(linked / all).toBeGreaterThan(0.7);
  const without = marked.filter(({ marks }) => marks.cues.length === 0);
  expect(without.map(({ platformId }) => platformId)).toEqual([]);
});

test("a cue lights what it is about, not what stands beside it", () => {
  expect(lit("BM-21", "40 open tubes")).toEqual([expect.stringContaining("tube launcher")]);
  expect(lit("Ural-4320", "Spare wheel upright")).toEqual(["spare wheel"]);
  expect(lit("BM-21", "Tubes lie forward towards the cab")).toEqual([expect.stringContaining("tube launcher")]);
  expect(lit("BM-21", "Six-wheeled Ural truck")).toEqual([expect.stringContaining("cab")]);
  expect(lit("T-72", "Engine exhaust on its own left")).toEqual([expect.stringContaining("exhaust")]);
  expect(lit("T-55", "No return rollers")).toEqual([expect.stringContaining("road wheels")]);
  expect(lit("BMP-2", "Six road wheels and the sharp")).toHaveLength(2);
  expect(lit("Abrams", "Two machine guns")).toEqual(Array(2).fill("machine gun on the roof"));
  expect(lit("BMR-3M", "Mine rollers")).toEqual(["mine rollers ahead of the bow"]);
  expect(lit("Gepard", "Search radar")).toEqual(["search radar on an arm behind the turret"]);
  expect(lit("96K6", "Flat search radar")).toEqual(["flat search radar on top"]);
  expect(lit("PMM-2", "Two long pontoons")).toEqual([expect.stringContaining("pontoons")]);
  expect(lit("MANPADS", "Standing man")).toEqual(["standing man"]);
});

test("a cue lights its parts in both views", () => {
  expect(lit("Quadcopter", "Four rotors")).toEqual(Array(6).fill("four rotors of one size"));
  expect(lit("Quadcopter", "Camera")).toEqual(["camera under the nose", "camera under the nose"]);
  const unitsPerCm = (id: string) => ALL_MARKS.get(id)?.unitsPerCm;
  expect(["Quadcopter", "T-72", "Su-34"].map(unitsPerCm)).toEqual([10, 1, 0.4]);
  expect(lit("Shahed-136", "Fin above")).toEqual(Array(3).fill("fin above and below each wing tip"));
  expect(lit("Ka-52", "Two rotors")).toHaveLength(4);
  expect(lit("Ka-52", "No tail rotor")).toBeUndefined();
  expect(lit("Mi-28", "Tail rotor")).toEqual(Array(3).fill("tail rotor in the shape of an X"));
});

test("a cue lights the same part from the side and from above, each with its number in the drawing", () => {
  const { views } = named("Ural-4320");
  expect(views.map(({ view }) => view).slice(0, 2)).toEqual(["side", "above"]);
  const spare = views.map(({ cues, parts }) => cues.find(({ cue }) => cue.startsWith("Spare wheel"))?.parts.map((i) => parts[i]?.name));
  expect(spare.slice(0, 2)).toEqual([["spare wheel"], ["spare wheel"]]);
  expect(named("Quadcopter").views).toHaveLength(1);
});

test("from above, tracks hide their wheels, and the number of what lies on both sides stands on the left", () => {
  const above = (id: string, beginning: string) => {
    const view = named(id).views.find(({ view }) => view === "above");
    const cue = view?.cues.find((each) => each.cue.startsWith(beginning));
    return { cue, middle: (view?.viewBox[1] ?? 0) / 2 };
  };
  expect(above("T-72", "Six large road wheels").cue).toBeUndefined();
  const { cue, middle } = above("BM-30", "Eight");
  expect(cue?.at[1]).toBeGreaterThan(middle + 60);
});

test("a cue about what is not there, or what it does, lights nothing", () => {
  for (const [platformId, cue] of [
    ["BMPT", "No large gun barrel"],
    ["2S19", "Large folding barrel rest"],
    ["PzH 2000", "Barrel lock"],
    ["M109", "Barrel lock"],
  ] as const) {
    expect(named(platformId).cues.some((each) => each.startsWith(cue))).toBe(true);
    expect([cue, lit(platformId, cue)]).toEqual([cue, undefined]);
  }
});

test("of two words that end together the longer one counts", () => {
  const parts: Part[] = [
    { kind: "tubes", at: [0, 0], len: 100, d: 10, rows: 2 },
    { kind: "roll", at: [0, 0], len: 100, d: 10, calls: "snorkel at the rear" },
  ];
  expect(partsOfCue("Snorkel tube across the turret", parts)).toEqual([1]);
  expect(partsOfCue("Long tube", parts)).toEqual([0]);
  expect(partsOfCue("Box of 24 tubes", parts)).toEqual([0]);
});

test("what differs from a look-alike is what the words of the one say and of the other do not", () => {
  for (const { platformId, confusedWith, marks } of marked) {
    expect([platformId, ...marks.differences.map((each) => each.platformId)]).toEqual([
      platformId,
      ...confusedWith.map((each) => each.platformId),
      ...(ALIKE.get(platformId) ?? []),
    ]);
  }
  const differs = (one: string, other: string) => {
    const { parts, differences } = named(one).marks;
    return differences.find(({ platformId }) => platformId === other)?.parts.map((i) => parts[i]?.name);
  };
  expect(differs("BM-21", "2B17")).toContainEqual(expect.stringContaining("short blunt nose"));
  expect(differs("2B17", "BM-21")).toContainEqual(expect.stringContaining("long high nose"));
  for (const { marks } of marked) {
    const told = marks.differences.flatMap(({ parts }) => parts.map((i) => marks.parts[i]?.name));
    expect(told).not.toContain("");
  }
  expect(differs("T-72", "T-90")).not.toContainEqual(expect.stringContaining("road wheels"));
});
