import { expect, test } from "bun:test";
import { seenText } from "../features";
import { readSeen, withoutSeen } from "./seen-words";

const said = (text: string) => readSeen(text).map(seenText).toSorted();

test.each([
  ["eight wheels", ["8 wheels"]],
  ["Eight-wheeled carrier", ["8 wheels"]],
  ["8 wheels", ["8 wheels"]],
  ["kamaz 8x8", ["8 wheels"]],
  ["6х6", ["6 wheels"]],
  ["4×4 pickup", ["4 wheels"]],
  ["three axles", ["6 wheels"]],
  ["2-axle truck", ["4 wheels"]],
  ["wheeled howitzer", ["Wheels"]],
  ["rockets on tracks", ["Tracks"]],
  ["tracked, no turret", ["No turret", "Tracks"]],
  ["without a turret", ["No turret"]],
  ["turretless", ["No turret"]],
  ["not tracked", ["No tracks"]],
  ["no missiles and no mast", ["No mast", "No missiles"]],
  ["no gun", ["No gun"]],
  ["no machine gun", ["No machine gun"]],
  ["two 30 mm cannons", ["Autocannon"]],
  ["57mm cannon", ["Autocannon"]],
  ["auto-cannon", ["Autocannon"]],
  ["pickup with machine gun", ["Machine gun"]],
  ["very long barrel", ["Long gun"]],
  ["radar on lattice mast", ["Mast", "Radar"]],
  [
    "eight wheels, boat-shaped hull, small turret, autocannon",
    ["8 wheels", "Autocannon", "Boat hull", "Turret"],
  ],
])("%p says %p", (text, things) => {
  expect(said(text)).toEqual(things);
});

test.each([
  "tank five road wheels",
  "six road wheels",
  "spare wheel",
  "tracking dish",
  "helicopter without tail rotor",
  "125 mm gun",
  "152 mm cannon",
  "fishing boat",
  "half-tracked",
  "untracked",
  "mt-lb",
  "m113",
  "six- or eight-wheeled truck",
  "",
])("%p says nothing that is seen", (text) => {
  expect(said(text)).toEqual([]);
});

test("the wheels of what is tracked are road wheels", () => {
  expect(said("tracked six wheels")).toEqual(["Tracks"]);
});

test("what is left is searched for", () => {
  const rest = (text: string) => withoutSeen(text, readSeen(text));
  expect(rest("eight wheels, boat-shaped hull, small turret, autocannon")).toBe("");
  expect(rest("8x8 57 mm cannon ifv")).toBe("57 mm ifv");
  expect(rest("btr without a turret")).toBe("btr");
  expect(rest("grad")).toBe("grad");
});
