/** How soon a key in the log's search is painted, with 10,000 reports at a quarter of the speed. */

import { quantile } from "../../scripts/bench/measurement";
import { plainPage, record, slowDown } from "./bench-page";
import { expect, test } from "./fixtures";
import { keyTimes, takeBack, typeByHand, watchKeys } from "./key-times";
import { fillLog, reports, rowsOf } from "./log-page";

const COUNT = 10_000;
const WORDS = ["grad static woodland", "rotary radar low"];

test("a key in the search, and the rows that it finds", async ({ sightline }) => {
  const page = await plainPage(sightline);
  await page.goto(sightline.address);
  await fillLog(page, reports(COUNT));
  await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  await slowDown(page);
  await watchKeys(page, /^\d+ of \d+ reports$/);
  await page.getByPlaceholder("Search reports...").focus();
  let rows = await rowsOf(page).count();
  for (const word of WORDS) {
    await typeByHand(page, word);
    await page.getByText(/^[1-9]\d* of 10000 reports/).waitFor();
    rows = Math.max(rows, await rowsOf(page).count());
    await takeBack(page, word.length);
    await page.getByText(`${COUNT} of ${COUNT} reports`).waitFor();
  }
  const { toPaint, toOutcome } = await keyTimes(page);
  expect(toOutcome.length).toBeGreaterThan(WORDS.join("").length / 2);
  await record(
    {
      what: "Log of 10,000, 4x throttle: key to the rows that it finds, p95",
      value: quantile(toOutcome, 0.95),
      unit: "ms",
      goal: { atMost: 100 },
      detail: `${toOutcome.length} keys that changed what is found, median ${Math.round(quantile(toOutcome, 0.5))} ms; any key to the next paint: p95 ${quantile(toPaint, 0.95)} ms of ${toPaint.length}`,
    },
    { what: "Log of 10,000: rows in the DOM", value: rows, unit: "rows", goal: { below: 100 } },
  );
});
