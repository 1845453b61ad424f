import { afterAll, afterEach, expect, test } from "bun:test";
import type { Platform } from "../domain/platforms/platform";
import { SIGHTING } from "../domain/reports/sighting-definition";
import { GRAD, sighting } from "../domain/testing/sightings";
import { fakePage } from "./testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { friendlyQuestion, isMeant } = await import("./friendly-question");
const { newEntry } = await import("./new-entry");
const { platformList } = await import("./platforms");
const { logEntries } = await import("./report-log");
const { forgetOperator } = await import("./session");
const before = { list: platformList.value, log: logEntries.value };
afterEach(() => {
  logEntries.value = before.log;
});
afterAll(() => {
  platformList.value = before.list;
});

const platform = (platformId: string, sidcCode: string, confused: string[] = []): Platform => ({
  ...{ id: 1, platformId, sidcCode, aka: "", otherNames: [], description: "", function: "" },
  ...{ imageUrl: null, imageAlt: null, features: null, characteristics: [], category: "Armor" },
  ...{ subCategory: null, bothSides: false, gridUnit: "Cat 1", cues: [] },
  confusedWith: confused.map((each) => ({ platformId: each, tellApart: "" })),
});
platformList.value = {
  state: "ready",
  platforms: [
    platform("Leopard 2", "SFGPEVATM-MQ---", ["T-90M", "M1 Abrams", "Foreign"]),
    platform("M1 Abrams", "SFGPEVATM-MQ---"),
    platform("T-90M", "SHGPEVATM-MQ---", ["Leopard 2"]),
  ],
};

const report = (platformId: string, randomNumber = "7K3QZ9") =>
  sighting({ randomNumber, vehicle: { ...GRAD, platformId } });

/** Enters a report in the log, as a copy does. */
function log(form: ReturnType<typeof report>): void {
  logEntries.value = [newEntry(SIGHTING, form, { message: "m", dtg: "", at: new Date(0) }).entry];
}

/** What a copy of the report is answered, where the operator says yes or no. */
async function asked(form: ReturnType<typeof report>, isYes: boolean): Promise<boolean | string> {
  const meant = isMeant(SIGHTING, form);
  if (friendlyQuestion.value === null) return `not asked, ${await meant}`;
  friendlyQuestion.value.answer(isYes);
  expect(friendlyQuestion.value).toBeNull();
  return meant;
}

test("a friendly type is asked about, with what of the other side it is taken for", async () => {
  const meant = isMeant(SIGHTING, report("Leopard 2"));
  // Of one that is not in the list nobody knows the side.
  expect(friendlyQuestion.value).toMatchObject({
    platformId: "Leopard 2",
    lookAlikes: ["T-90M", "Foreign"],
  });
  friendlyQuestion.value?.answer(true);
  expect(await meant).toBe(true);
  expect(await asked(report("Leopard 2"), false)).toBe(false);
});

test("no other is, nor what the list does not hold", async () => {
  expect(await asked(report("T-90M"), false)).toBe("not asked, true");
  expect(await asked(report("UNKNOWN (wagon)"), false)).toBe("not asked, true");
});

test("it is asked once for each report, and again for another platform in its place", async () => {
  log(report("Leopard 2"));
  expect(await asked(report("Leopard 2"), false)).toBe("not asked, true");
  expect(await asked(report("Leopard 2", "AAAAA1"), true)).toBe(true);
  log(report("T-90M"));
  expect(await asked(report("Leopard 2"), true)).toBe(true);
});

test("whoever signs out has answered no", async () => {
  const meant = isMeant(SIGHTING, report("Leopard 2"));
  forgetOperator();
  expect(friendlyQuestion.value).toBeNull();
  expect(await meant).toBe(false);
});
