import { expect, test } from "bun:test";
import { expectOfEach } from "../../web/domain/testing/of-each";
import { PLATFORMS } from "./index";
import { renderSilhouette } from "./silhouettes/render";

/** Every drawing is rendered, which takes a busy machine longer than a test has as a rule. */
const BUSY_MS = 120_000;

const nameOf = ({ platformId }: { platformId: string }) => platformId;

/** What the drawings of one platform, in both its states, say in words. */
const drawnWords = (platformId: string) => (["side", "other-side"] as const).map((view) => renderSilhouette(platformId, view)?.alt ?? "").join(" ");

test(
  "what a cue denies, the words of the drawing do not claim",
  () => {
    expectOfEach(PLATFORMS, nameOf, ({ platformId, cues }) => {
      const claimed = drawnWords(platformId)
        .replace(/\b(?:no|without(?: an?)?|instead of(?: an?)?|in place of the) [\w -]+/g, "")
        .replaceAll(/machine[- ]gun/g, "");
      for (const cue of cues)
        for (const [, denied] of cue.matchAll(/\b(?:no|without(?: an?)?) ([a-z][a-z -]*)$/gi)) expect(claimed).not.toMatch(new RegExp(`\\b${denied}\\b`, "i"));
    });
  },
  BUSY_MS,
);

test(
  "a motor is electric in text and drawing, or in neither",
  () => {
    expectOfEach(PLATFORMS, nameOf, ({ platformId, description }) => {
      if (/\belectric motor/.test(drawnWords(platformId))) expect(description).toMatch(/electric/i);
    });
  },
  BUSY_MS,
);

test(
  "what stands more than 20 m high, or about so high, is drawn so high",
  () => {
    const raised = PLATFORMS.flatMap(({ platformId, description }) => {
      const [, height] = /\bmasts?\b[^.]*?\b(?:more than|about) (\d+) m\b/.exec(description) ?? [];
      return height === undefined ? [] : [{ platformId, height: Number(height) }];
    });
    expect(raised.map(nameOf)).toEqual(["9S36", "Murmansk-BN"]);
    expectOfEach(raised, nameOf, ({ platformId, height }) => {
      const drawn = / ([\d.]+) m high with /.exec(drawnWords(platformId))?.[1];
      expect(Number(drawn)).toBeGreaterThanOrEqual(height);
      expect(Number(drawn)).toBeLessThan(height * 1.15);
    });
  },
  BUSY_MS,
);

test(
  "one thing has one name, the British one, in records and drawings",
  () => {
    const other = /evacuator|smoke grenade launcher/i;
    expectOfEach(PLATFORMS, nameOf, ({ platformId, description, cues, confusedWith }) => {
      const told = confusedWith.map(({ tellApart }) => tellApart);
      for (const text of [description, ...cues, ...told, drawnWords(platformId)]) expect(text).not.toMatch(other);
    });
  },
  BUSY_MS,
);

test("a machine gun is drawn on a roof only where there is one", () => {
  for (const open of ["Pick-up", "Ground robot"]) expect(drawnWords(open)).not.toContain("machine gun on the roof");
});

test("the Leer-3 drives without its drone, which stands on a catapult when it is set up", () => {
  expect(renderSilhouette("Leer-3", "side")?.alt).toContain("drone on its catapult");
  const onTheMove = renderSilhouette("Leer-3", "other-side")?.alt ?? "";
  expect(onTheMove).not.toContain("drone");
  // The truck alone, not the ground between it and a drone.
  expect(Number(/About ([\d.]+) m long/.exec(onTheMove)?.[1])).toBeLessThan(9);
});

test("wings that a record calls flat or angular are not drawn round", () => {
  const flat = PLATFORMS.filter(({ cues }) => /\b(?:flat|angular) wings\b/.test(cues.join("; ")));
  expect(flat.map(nameOf)).toContain("ZIL-131");
  expectOfEach(flat, nameOf, ({ platformId }) => {
    expect(drawnWords(platformId)).not.toMatch(/round\w* mudguards/);
  });
});
