import { describe, expect, test } from "bun:test";
import type { LogEntry } from "./log";
import { queryMatcher, searchText } from "./log-search";

const SIGHTING: LogEntry = {
  id: "a",
  reportType: "Sighting",
  timestamp: "2026-11-20T12:30:00.000Z",
  description: "3 × BM-21, static",
  message: "SIGHTING WK21-7K3QZ9 // ENV WOODLAND////",
  fullMessage: "SIGHTING WK21-7K3QZ9 // ENV WOODLAND////",
  formData: {
    callSign: "WK21",
    randomNumber: "7K3QZ9",
    userAsset: "Puma",
    vehicle: { id: "1", platformId: "BM-21", aka: "Grad", description: "Rocket launcher" },
    gridRows: [{ altitude: "512" }, { altitude: "640" }],
    quantity: 3,
  },
};

function finds(entry: LogEntry, query: string): boolean {
  return queryMatcher(query)?.(searchText(entry, "WK21")) ?? true;
}

describe("search", () => {
  test.each([
    "sighting&bda",
    "woodland",
    "wk21-7k3qz9",
    "bm-21",
    "GRAD",
    "rocket launcher",
    "puma",
    "640",
    "static grad wk21",
    // Hyphens and spaces do not matter.
    "bm21",
    "bm\u201121",
    "wk217k3qz9",
    "rocketlauncher",
    "-",
    "",
    "  ",
  ])("%j is found", (query) => {
    expect(finds(SIGHTING, query)).toBe(true);
  });

  test("every word must match", () => {
    expect(finds(SIGHTING, "grad urban")).toBe(false);
  });

  test.each([
    [{ weaponType: "Light Artillery" }, "light"],
    [{ targetDescription: "Column of trucks" }, "column trucks"],
    [{ leappType: "Fast Air" }, "fast air"],
    [{ object: "Aviation" }, "aviation"],
    [{ uasType: "Rotary wing", methodOfDetection: "FP Radar" }, "rotary radar"],
    [{ targetNumber: "AB0012" }, "ab0012"],
    [{ asset: "STA Ptl" }, "sta ptl"],
    [{ nested: [{ deeper: "Łódź" }] }, "łódź"],
  ])("%j is found by %j", (formData, query) => {
    const entry = { ...SIGHTING, description: "", fullMessage: "", formData };
    expect(finds(entry, query)).toBe(true);
    expect(finds({ ...entry, formData: {} }, query)).toBe(false);
  });

  test("a grid is found however it is spaced", () => {
    const fullMessage = "LEAPP WK21-9XY001 // GRID 34UFE 12345 67890////";
    const entry = { ...SIGHTING, fullMessage, formData: { landmark: "35UNV 111 222" } };
    for (const query of ["34ufe12345", "34UFE 12345 67890", "1234567890", "35unv111222"])
      expect(finds(entry, query)).toBe(true);
    expect(finds(entry, "34ufe67890")).toBe(false);
  });

  test("what stands in two places is no word", () => {
    const entry = { ...SIGHTING, formData: { one: "Ural", two: "Tor" } };
    expect(finds(entry, "uraltor")).toBe(false);
  });

  test("a query without a word asks for nothing", () => {
    expect(queryMatcher(" \t ")).toBeNull();
  });
});
