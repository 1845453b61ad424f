import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import { fillExample, target } from "./hlr-page";
import { chooseIn, copyReport, openLog, rowOf } from "./log-page";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

const waiting = (page: Page, name: string) => page.getByRole("status", { name, exact: true });

/** A phone, the narrowest header of one line, a small laptop, the reference laptop and a large screen. */
const HEADER_WIDTHS = [390, 901, 1024, 1200, 1366, 1501, 1920];

/** What of the header is narrower than its longest word, lies over something else of it, or leaves the screen. */
function crushedInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return ["no header"];
    const parts = [
      ...header.querySelectorAll<HTMLElement>("h1, button, [class*=chip_], [role=status] strong"),
    ].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => ({
      name: part.textContent,
      box: part.getBoundingClientRect(),
      isCut: part.scrollWidth > part.clientWidth + 1 && part.localName !== "strong",
    }));
    return boxes.flatMap(({ name, box, isCut }, at) => {
      const isOff = box.left < 0 || box.right > innerWidth;
      const over = boxes
        .slice(at + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        );
      return [
        ...(isCut ? [`${name} is cut`] : []),
        ...(isOff ? [`${name} leaves the screen`] : []),
        ...over.map((other) => `${name} over ${other.name}`),
      ];
    });
  });
}

async function openSignOut(page: Page) {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  return page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
}

test("a report that the server refuses is named in the header, and holds up no other; a call without a body names no type of one", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const asked: string[] = [];
  const wrong: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    asked.push(pathname);
    const hasType = "content-type" in request.headers();
    if (hasType !== (request.postData() !== null)) wrong.push(pathname);
  });
  const { page } = await sightline.visit({ context, signedIn: true, path: "/hlr" });
  await page.route("**/api/reports/save", (route) => {
    if (!route.request().postData()?.includes("AB0012")) return route.continue();
    const message = "The disk is full: nothing more can be saved.";
    return route.fulfill({ status: 507, json: { error: "STORAGE_FULL", message } });
  });
  await fillExample(page, "AB0012");
  await copyReport(page);
  await expect(waiting(page, "1 report waits for the server")).toContainText(
    "The server refused HLR AB0012 (code 507). Trying again in 15 s.",
  );
  // Set back by a year while the form is open: the copy that has just been made tells of it.
  await page.clock.setFixedTime(new Date("2025-11-20T12:30:00Z"));
  await expect(page.getByRole("status", { name: "Check the clock" })).toContainText(
    "It is before the newest saved report (201230ZNov26).",
  );
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    // The page learns the message's new height in the next frame, and puts notices above it.
    await expect.poll(() => crushedInHeader(page), `at ${width} px`).toEqual([]);
  }
  await page.clock.setFixedTime(NOON);
  await expect(page.getByRole("status", { name: "Check the clock" })).toHaveCount(0);
  await target(page).fill("AB0013");
  await copyReport(page);
  await expect
    .poll(async () => (await savedReports(sightline.folder)).map(({ target_id }) => target_id))
    .toEqual(["AB0013"]);

  // Its turn outlives the page; when it comes, the report arrives by itself.
  await page.unroute("**/api/reports/save");
  await page.reload();
  await expect(waiting(page, "1 report waits for the server")).toContainText("HLR AB0012");
  await page.clock.fastForward(15_000);
  await expect
    .poll(async () => (await savedReports(sightline.folder)).map(({ target_id }) => target_id))
    .toEqual(["AB0013", "AB0012"]);
  await expect(waiting(page, "1 report waits for the server")).toHaveCount(0);

  await expect.poll(() => asked).toContain("/api/vehicles");
  expect(asked).toContain("/api/reports/save");
  expect(asked).toContain("/api/deployment/mode");
  expect(wrong).toEqual([]);
});

test("without a server the header counts what waits, and signing out ends on the sign-in, with nothing left", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const ahead = page.waitForResponse(async (response) =>
    /\.js$/.test(response.url()) ? (await response.text()).includes("Deployed Role") : false,
  );
  await fillExample(page, "AB0012");
  await ahead;
  await page.waitForLoadState("networkidle");
  await sightline.stopServer();
  await copyReport(page);
  await expect(waiting(page, "1 report waits for the server")).toContainText(
    "Trying again in 15 s.",
  );
  await target(page).fill("AB0013");
  await copyReport(page);
  await expect(waiting(page, "2 reports wait for the server")).toBeVisible();
  await openLog(page);
  await expect(waiting(page, "2 reports wait for the server")).toBeVisible();
  await chooseIn(rowOf(page, "AB0012"), "Remove");

  const dialog = await openSignOut(page);
  await expect(
    dialog.getByText("2 reports are not saved on the server and will be lost as well."),
  ).toBeVisible();
  await expect(dialog).toContainText(
    "Clears this browser: log, details, drafts. Copied reports stay in this laptop's database until its data folder is deleted.",
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download, then sign out" }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8");
  // The first of them was taken out of the log and waits all the same.
  expect(text.match(/^HLR .*\/{4}$/gm)?.map((message) => message.slice(0, 10))).toEqual([
    "HLR AB0012",
    "HLR AB0013",
  ]);
  expect(text).toContain("Z  HLR  AB0012\n");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).toEqual(["visited"]);
  await sightline.restartServer();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  expect(await savedReports(sightline.folder)).toEqual([]);
});

test("a browser that clears the site's data in the middle of the work loses no report, and nobody is signed out", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true, path: "/hlr" });
  await context.route("**/api/reports/save", (route) => route.abort("connectionrefused"));
  await fillExample(page, "AB0012");
  await copyReport(page);
  await expect(waiting(page, "1 report waits for the server")).toBeVisible();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Storage.clearDataForOrigin", { origin: sightline.address, storageTypes: "all" });
  await target(page).fill("AB0013");
  await copyReport(page);
  await expect(page.getByText("Lost on reload")).toHaveCount(0);

  await context.unroute("**/api/reports/save");
  await page.goto(`${sightline.address}/report-log`);
  await expect(page.getByText("2 of 2 reports")).toBeVisible();
  await expect
    .poll(async () => (await savedReports(sightline.folder)).map(({ target_id }) => target_id))
    .toEqual(["AB0012", "AB0013"]);
});
