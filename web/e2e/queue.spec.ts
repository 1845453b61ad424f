import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { fillGrid, openForm } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

const REPORTS = 25;

/** A source of chance that gives the same run each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Saves meet a server that is gone, that fails, or that takes them and whose answer is lost. */
async function failAtRandom(context: BrowserContext, random: () => number) {
  const lost = { before: 0, after: 0 };
  await context.route("**/api/reports/save", async (route: Route) => {
    const fate = random();
    if (fate < 0.4) lost.before += 1;
    else if (fate < 0.65) lost.after += 1;
    if (fate < 0.2) return await route.abort("connectionrefused");
    if (fate < 0.4) {
      return await route.fulfill({ status: 500, json: { error: "INTERNAL", message: "no" } });
    }
    if (fate < 0.65) {
      await route.fetch();
      return await route.abort("connectionreset");
    }
    await route.continue();
  });
  return lost;
}

/** Copies the open form again and again, each time with another remark. */
async function copyMany(page: Page, name: string): Promise<string[]> {
  const remarks = Array.from({ length: REPORTS }, (_, index) => `${name} ${index + 1}`);
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  for (const remark of remarks) {
    await page.getByLabel("Free text").fill(remark);
    await preview.getByText(`${remark}////`).waitFor();
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  }
  return remarks;
}

test("under a server that fails at random each report arrives once, in its window's order", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true, path: "/hlr" });
  await page.getByLabel("Target Number").fill("QU0001");
  for (const name of ["POO", "POI"]) {
    const point = page.getByRole("group", { name, exact: true });
    await point.getByLabel("GZD").fill("34UFE");
    await point.getByLabel("Coordinates").fill("1234567890");
  }
  await page.getByRole("radio", { name: "Mortars" }).check();
  await page.getByLabel("Number of Rounds").fill("1");
  const second = (await sightline.visit({ context })).page;
  await openForm(second, "BM-21");
  await second.getByRole("radio", { name: "Static" }).check();
  await second.getByRole("radio", { name: "Open" }).check();
  await fillGrid(second, 1, "34UFE", "1234567890");

  const lost = await failAtRandom(context, chance(20261120));
  const [first, other] = await Promise.all([copyMany(page, "mill"), copyMany(second, "bridge")]);
  // The last answers may still be on their way.
  await context.unrouteAll({ behavior: "wait" });
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText(/not saved on the server|Sending/).waitFor({ state: "detached" });

  expect(lost.before).toBeGreaterThan(5);
  expect(lost.after).toBeGreaterThan(5);
  const saved = await savedReports(sightline.folder);
  const remarks = saved.map(({ content }) => /REMARKS (.*)\/\/\/\/$/.exec(content)?.[1] ?? "");
  expect(remarks.filter((remark) => remark.startsWith("mill"))).toEqual(first);
  expect(remarks.filter((remark) => remark.startsWith("bridge"))).toEqual(other);
  expect(new Set(saved.map(({ client_id }) => client_id)).size).toBe(2 * REPORTS);
});
