import { expect, test } from "bun:test";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownIdentity } from "../modules/network/certificate";
import { keepJoined } from "../modules/network/joined";
import { createLaptops } from "../modules/network/laptops";
import { TEST_TIME, temporaryFolder } from "../testing/app";
import { lineOf } from "./finding";
import { checkNetwork } from "./network";
import { readyFindings } from "./ready";

const HUB = {
  ...{ id: "a".repeat(32), name: "WATCH", addresses: ["10.0.0.5:7443"], certificate: "" },
  ...{ token: "t", laptopName: "OP NORTH", above: [] },
};

const linesOf = (folder: string) =>
  checkNetwork(folder).map((finding) => lineOf(finding).replace(folder, "share"));

test("a laptop without a network has no line; one that shares and has joined says both", () => {
  using folder = temporaryFolder();
  const share = join(folder.path, "share");
  expect(linesOf(share)).toEqual([]);
  ownIdentity(share, TEST_TIME);
  const laptops = createLaptops(share);
  expect(linesOf(share)).toEqual([
    "ok    network share: 0 laptops joined here: certificate until 2029-11-18",
  ]);
  laptops.add("b".repeat(32), "OP NORTH", TEST_TIME);
  laptops.add("c".repeat(32), "OP SOUTH", TEST_TIME);
  laptops.remove("c".repeat(32), TEST_TIME);
  keepJoined(share, HUB);
  expect(linesOf(share)).toEqual([
    "ok    network share: 1 laptop joined here; this one has joined another: certificate until 2029-11-18; WATCH at 10.0.0.5:7443",
  ]);
  // Whoever opens /ready is told no name, address or date.
  const findings = checkNetwork(share).map((finding) => ({ ...finding, line: "network" as const }));
  expect(readyFindings(findings, { dataFolder: folder.path, map: null, elevation: null })).toEqual([
    {
      ...{ line: "network", level: "ok", toDo: "" },
      says: "Network share: 1 laptop joined here; this one has joined another.",
    },
  ]);
});

test("what others can read, and what is damaged, is named with what to do", () => {
  using folder = temporaryFolder();
  const share = folder.path;
  keepJoined(share, HUB);
  expect(linesOf(share)[0]).toStartWith("ok ");
  chmodSync(join(share, "hub.json"), 0o644);
  expect(linesOf(share)).toEqual([
    "FAIL  network share: other accounts can read hub.json in it; set its mode to 0600",
  ]);
  chmodSync(join(share, "hub.json"), 0o600);
  writeFileSync(join(share, "hub.json"), "{");
  expect(linesOf(share)).toEqual([
    "FAIL  network share: hub.json in it is damaged; leave, and join again",
  ]);
  keepJoined(share, HUB);
  writeFileSync(join(share, "laptops.json"), "{", { mode: 0o600 });
  expect(linesOf(share)).toEqual([
    "FAIL  network share: laptops.json in it is damaged; delete it, and let the laptops join again",
  ]);
});
