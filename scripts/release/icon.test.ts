import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { decode } from "fast-png";
import { Data } from "resedit";
import { fromRoot } from "../paths";
import { drawIcon } from "./icon";

const SVG = readFileSync(fromRoot("web", "icon.svg"), "utf8");

test("the icon has every size, each drawn in it", async () => {
  const { icons } = Data.IconFile.from(await drawIcon(SVG));
  expect(icons.map(({ width }) => width || 256)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256]);
  for (const { data } of icons) {
    if (!data.isRaw()) throw new Error("Not a PNG.");
    const { width, height, data: pixels, channels } = decode(new Uint8Array(data.bin));
    expect([width, height, channels]).toEqual([data.width, data.height, 4]);
    // Its corners are round and clear, its middle shows the ground's dark colour.
    expect(pixels[3]).toBeLessThan(128);
    expect([...pixels.slice((height / 2) * width * 4 + width * 2, -1).slice(0, 4)]).toEqual([
      0x10, 0x14, 0x13, 0xff,
    ]);
  }
});

test("the same picture gives the same bytes", async () => {
  expect(await drawIcon(SVG)).toEqual(await drawIcon(SVG));
});
