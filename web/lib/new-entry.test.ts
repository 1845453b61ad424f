import { afterAll, expect, test } from "bun:test";
import type { Platform } from "../domain/platforms/platform";
import type { SightingForm } from "../domain/reports/sighting";
import { SIGHTING } from "../domain/reports/sighting-definition";
import { GRAD, sighting } from "../domain/testing/sightings";
import { fakePage } from "./testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { newEntry } = await import("./new-entry");
const { deployment } = await import("./session");
const { platformList } = await import("./platforms");
const before = { mode: deployment.value, list: platformList.value };
afterAll(() => {
  deployment.value = before.mode;
  platformList.value = before.list;
});

const platform = (platformId: string, bothSides: boolean): Platform => ({
  ...{ id: 1, platformId, bothSides, aka: "", otherNames: [], description: "", function: "" },
  ...{
    imageUrl: null,
    imageAlt: null,
    features: null,
    characteristics: [],
    category: "Armor",
    subCategory: null,
  },
  ...{ gridUnit: "Cat 1", sidcCode: null, cues: [], confusedWith: [] },
});

test("the side is saved where the operator chose it; what a received message does not say is not", () => {
  deployment.value = "offline";
  const platforms = [platform("T-64BV", true), platform("T-90M", false)];
  platformList.value = { state: "ready", platforms };
  const sides = (form: SightingForm, received = false) =>
    newEntry(SIGHTING, form, { message: "m", dtg: "", at: new Date(0), received }).saves.map(
      (save) => ("to" in save ? null : save.side),
    );
  const tank: SightingForm = sighting({ vehicle: { ...GRAD, platformId: "T-64BV" } });
  expect(sides({ ...tank, side: "friendly" })).toEqual(["friendly"]);
  expect(sides({ ...tank, side: "friendly" }, true)).toEqual(["friendly"]);
  expect(sides(tank)).toEqual(["hostile"]);
  expect(sides(tank, true)).toEqual([undefined]);
  // Nobody was asked: it has one side.
  expect(sides(sighting({ vehicle: { ...GRAD, platformId: "T-90M" } }))).toEqual([undefined]);
});
