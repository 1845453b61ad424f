import { describe, expect, test } from "bun:test";
import {
  cameraFinding,
  clipboardFinding,
  clockFinding,
  mapEdgeFinding,
  storageFinding,
} from "./browser-lines";
import type { ReadyFinding } from "./ready-lines";

const short = (finding: ReadyFinding | null) =>
  finding && `${finding.level}: ${finding.says}${finding.toDo && ` → ${finding.toDo}`}`;

test("the clock is shown in the operator's zone, to be compared; a wrong one is to be set first", () => {
  const at = new Date("2026-11-20T12:30:00Z");
  expect(short(clockFinding(at, "B", 0, null))).toBe(
    "ok: Friday 20 November 2026, 201430BNov26. → Compare it with your watch.",
  );
  expect(short(clockFinding(at, "Z", 0, "It is before the newest saved report."))).toBe(
    "FAIL: Friday 20 November 2026, 201230ZNov26. It is before the newest saved report. → Set the computer's clock right first.",
  );
});

test("the clipboard", () => {
  for (const permission of ["granted", "prompt", null] as const)
    expect(short(clipboardFinding(true, permission))).toBe("ok: The browser lets this page copy.");
  expect(clipboardFinding(true, "denied")).toMatchObject({ level: "FAIL" });
  expect(short(clipboardFinding(true, "denied"))).toContain("→ Allow the clipboard for this page");
  expect(short(clipboardFinding(false, null))).toMatch(
    /^warn: .+ → Open Sightline at http:\/\/127/,
  );
});

test("storage", () => {
  expect(short(storageFinding("It is full.", 1e9))).toMatch(/^FAIL: It is full\. → Make room/);
  expect(short(storageFinding(null, null))).toBe("ok: The browser keeps log and drafts.");
  expect(short(storageFinding(null, 2e9))).toBe(
    "ok: The browser keeps log and drafts: 2.0 GB are left.",
  );
  expect(short(storageFinding(null, 19e6))).toMatch(/^warn: .+ 19\.0 MB are left only\. → Make/);
});

test("the camera: none is no fault, one that is refused is told", () => {
  expect(short(cameraFinding(1, "granted"))).toBe("ok: There is one.");
  for (const unsaid of ["prompt", null] as const)
    expect(short(cameraFinding(2, unsaid))).toBe(
      "ok: There is one. The browser asks when it is first used.",
    );
  for (const any of ["granted", "denied", "prompt", null] as const)
    expect(short(cameraFinding(0, any))).toBe(
      "none: There is none. Codes can also be read from a photograph.",
    );
  expect(cameraFinding(undefined, "prompt").level).toBe("skip");
  for (const permission of ["denied", "prompt"] as const)
    expect(short(cameraFinding(null, permission))).toMatch(
      /^warn: .+ no camera.+ → Open Sightline/,
    );
  for (const count of [1, undefined])
    expect(short(cameraFinding(count, "denied"))).toMatch(/^warn: .+ → Allow the camera/);
});

describe("the map's edges", () => {
  const BOUNDS = [21, 54, 23, 56] as const;
  const at = (lat: number, lng: number, grid = "34UFE 12345 67890") => ({ lat, lng, grid });
  const edge = (...places: ReturnType<typeof at>[]) => short(mapEdgeFinding(BOUNDS, places));

  test("nothing to hold against them", () => {
    expect(mapEdgeFinding(null, [at(55, 22)])).toBeNull();
    expect(edge()).toBe("ok: There is no grid yet to hold against its edges.");
  });

  test("inside, as far as the nearest grid is from the nearest edge", () => {
    // A tenth of a degree of latitude on a globe of 6371 km.
    expect(edge(at(55, 22), at(55.9, 22))).toBe(
      "ok: The last grids lie inside it, 11.12 km or more from its edge.",
    );
    expect(edge(at(55, 21.01))).toContain("lie inside it, 638 m or more from");
    expect(edge(at(56, 22))).toContain("lie inside it, 0 m or more from");
  });

  test.each([
    [at(56.1, 22), "11.12 km north"],
    [at(53.9, 22), "11.12 km south"],
    [at(55, 23.1), "6.38 km east"],
    [at(55, 20.9), "6.38 km west"],
    [at(56.1, 23.1), "12.74 km northeast"],
    [at(53.9, 20.9), "12.90 km southwest"],
  ])("outside at %p", (place, where) => {
    expect(edge(at(55, 22, "inside"), place)).toBe(
      `warn: The grid ${place.grid} lies outside it, ${where} of its edge. → Put in a map that reaches further. Until then the built-in overview is shown there.`,
    );
  });

  test("across the date line, and around the globe", () => {
    const pacific = [175, -20, 185, -10] as const;
    for (const lng of [-177, 177, 183])
      expect(short(mapEdgeFinding(pacific, [at(-15, lng)]))).toStartWith("ok: The last grids lie");
    expect(short(mapEdgeFinding(pacific, [at(-15, -174)]))).toContain("km east of its edge");
    const world = [-180, -85.05, 180, 85.05] as const;
    expect(short(mapEdgeFinding(world, [at(55, -179.9)]))).toBe(
      "ok: The last grids lie inside it.",
    );
  });
});
