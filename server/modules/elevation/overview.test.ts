import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/app";
import { createOverviewSource } from "./overview";
import { OVERVIEW_CHECKSUM, OVERVIEW_FILE } from "./testing/overview";

const fail = (file: string, reason: string): never => {
  throw new Error(`${file}: ${reason}`);
};

test("the file is the one that its checksum names, and small", () => {
  const content = readFileSync(OVERVIEW_FILE);
  const checksum = new Bun.CryptoHasher("sha256").update(content).digest("hex");
  expect(readFileSync(OVERVIEW_CHECKSUM, "utf8")).toBe(`${checksum}  overview.bin\n`);
  expect(content.length).toBeLessThan(3_000_000);
});

// Heights as atlases give them; the overview means over 3.7 km and more, so summits come out low.
test.each([
  ["Suwałki", 130, 220, 54.11, 22.93],
  ["Warsaw", 70, 130, 52.23, 21.01],
  ["Berlin", 25, 60, 52.52, 13.4],
  ["Kyiv", 80, 200, 50.45, 30.52],
  ["Munich", 490, 550, 48.14, 11.58],
  ["Innsbruck's mountains", 1000, 2400, 47.35, 11.39],
  ["Madrid", 600, 720, 40.42, -3.7],
  ["Denver", 1540, 1700, 39.74, -104.99],
  ["La Paz's plateau", 3750, 4050, -16.6, -68.3],
  ["Tibet", 4600, 5500, 33, 88],
  ["Mount Everest", 5500, 8848, 27.988, 86.925],
  ["Alice Springs", 500, 750, -23.7, 133.88],
  ["the middle of Greenland", 2700, 3300, 72, -40],
  ["the South Pole", 2600, 3000, -90, 0],
  ["Johannesburg", 1600, 1800, -26.2, 28.04],
] as const)("%s lies between %d and %d", async (_, least, most, latitude, longitude) => {
  const found = await createOverviewSource(OVERVIEW_FILE, fail).at({ latitude, longitude });
  expect(found).toBeNumber();
  expect(Number(found)).toBeWithin(least, most + 1);
});

test.each([
  ["the Baltic", 55.5, 18.5],
  ["the North Sea", 55, 4],
  ["the Atlantic", 30, -40],
  ["the Pacific at the date line", 10, 180],
  ["the Arctic Ocean at the pole", 90, 0],
  ["the Dead Sea's shore, far below sea level", 31.5, 35.45],
  ["the middle of the Caspian", 42, 50.5],
] as const)("%s has no figure", async (_, latitude, longitude) => {
  const { at } = createOverviewSource(OVERVIEW_FILE, fail);
  expect(await at({ latitude, longitude })).toBe("void");
});

test("both names of the date line are one place", async () => {
  const { at } = createOverviewSource(OVERVIEW_FILE, fail);
  const east = await at({ latitude: 68, longitude: 180 });
  expect(east).toBeNumber();
  expect(await at({ latitude: 68, longitude: -180 })).toBe(east);
});

test("there is no step where two pictures meet", async () => {
  const { at } = createOverviewSource(OVERVIEW_FILE, fail);
  // 20° east is such a line, as is 45° north.
  const step = async (latitude: number, longitude: number, north: number, east: number) => {
    const before = await at({ latitude, longitude });
    const after = await at({ latitude: latitude + north, longitude: longitude + east });
    return Math.abs(Number(after) - Number(before));
  };
  for (let place = 0; place < 200; place++) {
    expect(await step(48 + place / 50, 20 - 1e-7, 0, 2e-7)).toBeLessThan(0.1);
    expect(await step(45 - 1e-7, 20 + place / 50, 2e-7, 0)).toBeLessThan(0.1);
  }
});

test("the whole globe can be asked, all at once", async () => {
  const { at } = createOverviewSource(OVERVIEW_FILE, fail);
  const found = await Promise.all(
    Array.from({ length: 300 }, (_, place) =>
      at({
        latitude: ((place * 7919) % 1800) / 10 - 90,
        longitude: ((place * 104_729) % 3600) / 10 - 180,
      }),
    ),
  );
  const heights = found.filter((reading) => typeof reading === "number");
  expect(heights.length).toBeGreaterThan(60);
  expect(heights.length).toBeLessThan(150);
  expect(found).not.toContain("outside");
});

test("a damaged overview is told once, and knows nothing", async () => {
  using folder = temporaryFolder();
  const whole = readFileSync(OVERVIEW_FILE);
  for (const content of [
    Buffer.alloc(0),
    Buffer.from("no overview"),
    whole.subarray(0, 500),
    whole.subarray(0, 20_000),
  ]) {
    const file = join(folder.path, "overview.bin");
    writeFileSync(file, content);
    const reported: string[] = [];
    const { at } = createOverviewSource(file, (name, reason) =>
      reported.push(`${name}: ${reason}`),
    );
    for (let again = 0; again < 2; again++) {
      expect(await at({ latitude: 54, longitude: 23 })).toBe("outside");
    }
    expect(reported).toEqual(["overview: it cannot be read"]);
  }
});
