import { describe, expect, test } from "bun:test";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { HLR, newHlr } from "../testing/built-in-forms";
import { row, sighting } from "../testing/sightings";
import { changesOf, changesText, timeOfCopy } from "./changes";
import { withQuantity } from "./sighting";
import { SIGHTING } from "./sighting-definition";

describe("what a sighting says differently", () => {
  const three = sighting({ quantity: 3, gridRows: [row(1), row(2), row(3)], environment: "open" });
  const changes = (part: object) =>
    changesText(changesOf(SIGHTING.values(three), SIGHTING.values({ ...three, ...part })));

  test.each([
    [{}, ""],
    [withQuantity(three, "4", "Cat 1"), "quantity 3 → 4"],
    [{ motion: "static" }, "motion none → static"],
    [{ environment: "dug-in-ohp" }, "environment Open → Dug-in OHP"],
    [{ vehicle: { ...three.vehicle, platformId: "T-72" } }, "platform BM-21 → T-72"],
    [{ freeText: "two more in the treeline" }, "free text none → two more in the treeline"],
    [{ freeText: "two more in the treeline, smoke" }, "free text changed"],
    [
      { gridRows: [row(1, { coordinates: "1234", effect: "k-kill" }), row(2), row(3)] },
      "grid 1 34UFE 12345 67890 → 34UFE 12 34, grid 1 effect Present → K-Kill",
    ],
    [
      { motion: "static", environment: "urban", freeText: "smoke", side: "friendly" },
      "side Hostile → Friendly, motion none → static, environment Open → Urban, free text none → smoke",
    ],
    [
      { quantity: 1, motion: "static", environment: "urban" },
      "quantity 3 → 1, motion none → static, environment Open → Urban, 6 more",
    ],
  ])("%#", (part, text) => {
    expect(changes(part)).toBe(text);
  });
});

test("what a format's report says differently, by its fields' labels", () => {
  const before = { ...newHlr(EMPTY_PROFILE), numberOfRounds: "12" };
  const poo = { pooGzd: "34UFE", pooCoordinates: "1234567890" };
  const after = { ...before, ...poo, weaponType: "Rockets" as const, numberOfRounds: "14" };
  expect(changesText(changesOf(HLR.values(before), HLR.values(after)))).toBe(
    "POO none → 34UFE 12345 67890, weapon type none → Rockets, number of rounds 12 → 14",
  );
});

test("a copy of this moment changes no time within the entry's own minute", () => {
  const [kept, later] = ["201230ZNov26", "201231ZNov26"];
  expect(timeOfCopy(kept, undefined, kept)).toBe(kept);
  expect(timeOfCopy(kept, undefined, later)).toBe("now");
  expect(timeOfCopy(kept, later, kept)).toBe(later);
});
