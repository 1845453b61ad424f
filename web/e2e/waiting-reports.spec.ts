import { installKit } from "./access-kit";
import { findLosses } from "./access-reflow";
import { expect, NOON, test } from "./fixtures";
import { fillExample, target } from "./hlr-page";
import { copyReport } from "./log-page";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

/** A phone, the narrowest header of one line and the reference laptop. */
const HEADER_WIDTHS = [390, 901, 1366];

test("a report that the server refuses is named in the header and holds up no other; a browser that clears the site's data loses none, and nobody is signed out", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await installKit(context);
  const { page } = await sightline.visit({ context, signedIn: true, path: "/hlr" });
  const waits = page.getByRole("status", { name: "1 report waits for the server", exact: true });
  const saved = async () =>
    (await savedReports(sightline.folder)).map(({ target_id }) => target_id);
  const copyAs = async (reference: string) => {
    await target(page).fill(reference);
    await copyReport(page);
  };
  await context.route("**/api/reports/save", (route) => {
    if (!route.request().postData()?.includes("AB0012")) return route.continue();
    const message = "The disk is full: nothing more can be saved.";
    return route.fulfill({ status: 507, json: { error: "STORAGE_FULL", message } });
  });
  await fillExample(page, "AB0012");
  await copyReport(page);
  await expect(waits).toContainText(
    "The server refused HLR AB0012 (code 507). Trying again in 15 s.",
  );

  await test.step("it stands beside another notice at every width", async () => {
    // Set back by a year while the form is open: the copy that has just been made tells of it.
    await page.clock.setFixedTime(new Date("2025-11-20T12:30:00Z"));
    const clock = page.getByRole("status", { name: "Check the clock" });
    await expect(clock).toContainText("It is before the newest saved report (201230ZNov26).");
    for (const width of HEADER_WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect(await findLosses(page), `at ${width} px`).toEqual([]);
    }
    await page.clock.setFixedTime(NOON);
    await expect(clock).toHaveCount(0);
  });

  await test.step("the next one goes; its own turn outlives the page, and then it arrives by itself", async () => {
    await copyAs("AB0013");
    await expect.poll(saved).toEqual(["AB0013"]);
    await context.unroute("**/api/reports/save");
    await page.reload();
    await expect(waits).toContainText("HLR AB0012");
    await page.clock.fastForward(15_000);
    await expect.poll(saved).toEqual(["AB0013", "AB0012"]);
    await expect(waits).toHaveCount(0);
  });

  await test.step("the browser clears the site's data in the middle of the work", async () => {
    await context.route("**/api/reports/save", (route) => route.abort("connectionrefused"));
    await fillExample(page, "AB0014");
    await copyReport(page);
    await expect(waits).toBeVisible();
    const cdp = await context.newCDPSession(page);
    const { address: origin } = sightline;
    await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await copyAs("AB0015");
    await expect(page.getByText("Lost on reload")).toHaveCount(0);
    await context.unroute("**/api/reports/save");
    await page.goto(`${sightline.address}/report-log`);
    await expect(page.getByText("4 of 4 reports")).toBeVisible();
    await expect.poll(saved).toEqual(["AB0013", "AB0012", "AB0014", "AB0015"]);
  });
});
