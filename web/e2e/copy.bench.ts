/** The cost of writing a copied report to the disk before it counts as copied. */

import type { Page } from "@playwright/test";
import { quantile } from "../../scripts/bench/measurement";
import { plainPage, record } from "./bench-page";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";

const COPIES = 60;

/** Times every commit to the log, with the durability that is asked for here or else by the page. Runs in the page. */
function timeCommits(): void {
  const real = IDBDatabase.prototype.transaction;
  const commits: { durability: string; ms: number }[] = [];
  Object.assign(window, { commits, durability: null });
  IDBDatabase.prototype.transaction = function timed(stores, mode, options) {
    const asked: unknown = Reflect.get(window, "durability");
    const durability = asked === "relaxed" ? asked : options?.durability;
    const transaction = real.call(this, stores, mode, { ...options, durability });
    const begun = performance.now();
    // A save that the server has answered leaves the outbox in a commit of its own.
    if (mode === "readwrite" && transaction.objectStoreNames.contains("log"))
      transaction.addEventListener("complete", () =>
        commits.push({ durability: transaction.durability, ms: performance.now() - begun }),
      );
    return transaction;
  };
}

/** Copies a report again and again, each time with another number of rounds. @returns milliseconds */
async function commitTimes(page: Page, durability: "strict" | "relaxed"): Promise<number[]> {
  await page.evaluate((asked) => {
    Object.assign(window, { durability: asked });
    Reflect.get(window, "commits").length = 0;
  }, durability);
  for (let copy = 1; copy <= COPIES; copy += 1) {
    await page.getByLabel("Number of Rounds").fill(String(copy));
    await copyReport(page);
  }
  const commits: { durability: string; ms: number }[] = await page.evaluate(() =>
    Reflect.get(window, "commits"),
  );
  expect(new Set(commits.map((commit) => commit.durability))).toEqual(new Set([durability]));
  return commits.map(({ ms }) => ms);
}

test("a copy's commit to the log, and the same left to the operating system", async ({
  sightline,
}) => {
  const page = await plainPage(sightline);
  await page.addInitScript(timeCommits);
  await page.goto(sightline.address);
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await pasteText(page, EXAMPLES.AB0012);
  await copyReport(page);
  await openLog(page);
  await page.getByRole("button", { name: "Edit AB0012" }).click();
  const strict = await commitTimes(page, "strict");
  const relaxed = await commitTimes(page, "relaxed");
  await record({
    what: "A copy: its commit to the log, on the disk before it counts, p95",
    against: "the same commit left to the operating system",
    value: Math.round(quantile(strict, 0.95) * 10) / 10,
    unit: "ms",
    goal: { atMost: 50 },
    detail: `${strict.length} commits, median ${quantile(strict, 0.5).toFixed(1)} ms; left to the operating system p95 ${quantile(relaxed, 0.95).toFixed(1)}, median ${quantile(relaxed, 0.5).toFixed(1)} ms`,
  });
});
