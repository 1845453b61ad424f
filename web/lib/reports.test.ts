import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { PREVIEW_DOCUMENTS } from "../domain/formats/all-documents";
import { BUILT_IN_REPORTS } from "../domain/reports/registry";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { previews, previewsOn, readableReports, reports, switchPreview, watchFormats } =
  await import("./reports");
const { forgetOperator } = await import("./session");
watchFormats();

const IDS = PREVIEW_DOCUMENTS.map(({ id }) => id);
const KEY = "sightline-previews";
const BUILT_IN = BUILT_IN_REPORTS.flatMap(({ format }) => format ?? []);

/** The server's answer, as another window of this browser has kept it. */
const offer = (formats: unknown, previews: unknown) =>
  page.otherWindow("sightline-formats", JSON.stringify({ formats, previews }));
const idsOf = (all: typeof reports.value) =>
  all.slice(BUILT_IN_REPORTS.length).map(({ format }) => format?.id);

beforeEach(() => {
  forgetOperator();
  offer([...BUILT_IN, ...PREVIEW_DOCUMENTS], IDS);
});
afterEach(() => {
  offer(BUILT_IN, []);
  forgetOperator();
});

describe("previews", () => {
  test("are off at first, and all of them are read", () => {
    expect(previews.value.map(({ id }) => id)).toEqual(IDS);
    expect(idsOf(reports.value)).toEqual([]);
    expect(idsOf(readableReports.value)).toEqual(IDS);
  });

  test.each(IDS)("%s is switched on by itself, and off again", (id) => {
    switchPreview(id, true);
    expect(idsOf(reports.value)).toEqual([id]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual([id]);
    switchPreview(id, true);
    switchPreview(id, false);
    expect(idsOf(reports.value)).toEqual([]);
    expect(idsOf(readableReports.value)).toEqual(IDS);
  });

  test("that another window switches follow, and what this one switches joins them", () => {
    page.otherWindow(KEY, JSON.stringify(["contact"]));
    switchPreview("methane", true);
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(["contact", "methane"]);
    expect(idsOf(reports.value)).toEqual(["contact", "methane"]);
    page.otherWindow(KEY, null);
    expect(idsOf(reports.value)).toEqual([]);
  });

  test("are off after sign-out, and nothing is left in the storage", () => {
    switchPreview("loss", true);
    forgetOperator();
    expect([previewsOn.value, page.keys().includes(KEY)]).toEqual([[], false]);
  });

  test.each([
    [["salute", 5, null, "nothing", { id: "loss" }, "hlr"], ["salute"]],
    ["x", []],
    [7, []],
    [null, []],
    [{ salute: true }, []],
  ])("of %j in the browser's storage %j are on", (stored, on) => {
    page.otherWindow(KEY, JSON.stringify(stored));
    expect(idsOf(reports.value)).toEqual(on);
  });

  test("make room for a unit's own format of the same id, which has no switch", () => {
    const own = { ...PREVIEW_DOCUMENTS[0], title: "Our own" };
    offer([...BUILT_IN, own], []);
    expect(previews.value).toEqual([]);
    expect(reports.value.map(({ format }) => format?.title)).toContain("Our own");
  });
});
