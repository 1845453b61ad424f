/** The codes of photographs, as a phone or a camera in the field takes them. */
import { expect, test } from "bun:test";
import { codesOf } from "../../domain/messages/code-set";
import { EMPTY_PROFILE } from "../../domain/sign-in/profile";
import { makeTestReports } from "../../domain/test-data";
import { seeded } from "../../domain/testing/seeded";
import { modulesOf } from "../../ui/code-modules";
import { codesInPixels } from "./find-codes";

const [WIDTH, HEIGHT] = [1400, 800];
/** A desk, and a code's light and dark modules in a room's light. */
const [DESK, LIGHT, DARK] = [96, 216, 24];

interface Shot {
  /** In radians. */
  turned: number;
  /** How much farther away the lower edge is than the upper one. */
  tilted: number;
  /** In dots. */
  blurred: number;
  /** How much of the light is lost towards one side. */
  shaded: number;
  /** The grain of a dark picture, in steps of 256. */
  grain: number;
}

/** Codes beside each other on a desk. */
function photographed(texts: readonly string[], shot: Shot) {
  const { turned, tilted, blurred, shaded, grain } = shot;
  const random = seeded(20_261_120);
  let dots = new Float32Array(WIDTH * HEIGHT).fill(DESK);
  const side = Math.min(560, WIDTH / (texts.length + 1));
  for (const [index, text] of texts.entries()) {
    const modules = modulesOf(text);
    const [middleX, middleY] = [(WIDTH * (index + 0.5)) / texts.length, HEIGHT / 2];
    const angle = index % 2 === 0 ? turned : -turned;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const away = 1 + (tilted * (y - middleY)) / side;
        const [right, down] = [(x - middleX) / away / side, (y - middleY) / away / side];
        const u = right * Math.cos(angle) - down * Math.sin(angle);
        const v = right * Math.sin(angle) + down * Math.cos(angle);
        const column = Math.floor((u + 0.5) * modules.length);
        const module = modules[Math.floor((v + 0.5) * modules.length)]?.[column];
        if (module !== undefined) dots[y * WIDTH + x] = module ? DARK : LIGHT;
      }
    }
  }
  // Three passes along each way are as good as a lens.
  for (let pass = 0; pass < 3; pass++)
    for (const step of [1, WIDTH]) dots = smeared(dots, step, blurred);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < dots.length; at++) {
    const light = 1 - (shaded * (at % WIDTH)) / WIDTH;
    const value = (dots[at] ?? 0) * light + (random() - 0.5) * grain;
    data.fill(value, at * 4, at * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Each dot as the mean of those within half the width before and after it. */
function smeared(dots: Float32Array<ArrayBuffer>, step: number, width: number) {
  const radius = Math.floor(width / 2);
  return dots.map((_, at) => {
    let sum = 0;
    for (let by = -radius; by <= radius; by++) sum += dots[at + by * step] ?? DESK;
    return sum / (2 * radius + 1);
  });
}

const SHARP: Shot = { turned: 0, tilted: 0, blurred: 0, shaded: 0, grain: 0 };
const messages = makeTestReports(40, {
  operator: { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" },
  now: new Date("2026-11-20T12:30:00Z"),
  random: seeded(20_261_120),
}).map(({ fullMessage }) => fullMessage);

test.each<[string, Partial<Shot>]>([
  ["upside down", { turned: Math.PI }],
  ["turned and seen aslant", { turned: 0.3, tilted: 0.15 }],
  ["out of focus", { blurred: 2 }],
  ["in a lamp's light from one side", { shaded: 0.6 }],
  ["in bad light", { grain: 60 }],
  ["with all of it at once", { turned: 0.15, tilted: 0.1, blurred: 2, shaded: 0.4, grain: 30 }],
])("%s: a code of a set alone, and two of one report each", async (_, damage) => {
  const [first = ""] = (await codesOf(messages)) ?? [];
  expect(first).toStartWith("SIGHTLINE CODE 1 OF ");
  const [one = "", two = ""] = messages;
  for (const codes of [[first], [one, two]]) {
    const found = await codesInPixels(photographed(codes, { ...SHARP, ...damage }));
    expect(found.toSorted()).toEqual(codes.toSorted());
  }
});

test("a desk without codes has none", async () => {
  expect(await codesInPixels(photographed([], { ...SHARP, grain: 60 }))).toEqual([]);
});
