/** Several laptops, one picture: an operator's laptop joins the watchkeeper's, in both of their administrators' areas. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort, type Running, startServer } from "../../server/testing/process";
import { giveToken, openTab } from "./admin-page";
import { expect, type Sightline, test } from "./fixtures";
import { EXAMPLES, rowsOf } from "./log-page";
import { ADMIN_TOKEN, expectToast } from "./online";

const env = { ADMIN_TOKEN };
test.use({ startedWith: { args: ["--share", `127.0.0.1:${freePort()}`], env } });

/** An operator's laptop, without a page. */
async function withLaptop(use: (laptop: Running) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sightline-e2e-"));
  const laptop = await startServer({ cwd: folder, args: ["--data", "data"], env });
  try {
    await use(laptop);
  } finally {
    await laptop[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openNetwork(page: Page, address = ""): Promise<void> {
  if (address !== "") await page.goto(`${address}/admin`);
  await page.clock.setSystemTime(new Date());
  await giveToken(page, ADMIN_TOKEN);
  await openTab(page, "Network");
}

/** Makes a code on the watchkeeper's laptop. */
async function makeCode(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a join code" }).click();
  const dialog = page.getByRole("dialog", { name: "Join code" });
  const code = await dialog.getByText(/^SLJ1-/).textContent();
  await expect(dialog.getByRole("img", { name: "The join code as a QR code" })).toBeVisible();
  await page.keyboard.press("Escape");
  return code ?? "";
}

async function joinHub(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Join code" }).fill(code);
  await page.getByRole("textbox", { name: "This laptop is called" }).fill(name);
  await page.getByRole("button", { name: "Join" }).click();
}

const save = (laptop: Running, clientId: string, content: string) =>
  fetch(`${laptop.address}/api/reports/save`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ reportType: "Sighting", content, clientId, callSign: "WK21" },
      timestamp: "2026-11-20T12:30:00Z",
    }),
  });

const SIGHTING = EXAMPLES["WK21-7K3QZ9"];
const states = (page: Page) => page.getByRole("list", { name: "Network" });

/** The operator's area is on another origin, in a browser of its own that no rule of this server's watches. */
async function atLaptop(sightline: Sightline, laptop: Running): Promise<Page> {
  const context = await sightline.newContext();
  const page = await context.newPage();
  await openNetwork(page, laptop.address);
  return page;
}

test("an operator's laptop joins, and what it saves stands in the watchkeeper's log and picture, until it is removed", async ({
  sightline,
}) => {
  // The operator's administrator has a server of its own.
  sightline.bringsAbout({ foreign: /^http:\/\/127\.0\.0\.1:\d+\// });
  await withLaptop(async (laptop) => {
    expect((await save(laptop, "one", SIGHTING)).status).toBe(201);
    const { page: admin } = await sightline.visit({ path: "/admin" });
    await openNetwork(admin);
    await expect(admin.getByText("None yet. Make a join code")).toBeVisible();
    const { page: watch } = await sightline.visit({ signedIn: true });
    const code = await makeCode(admin);

    const operator = await atLaptop(sightline, laptop);
    await joinHub(operator, `${code.slice(0, -1)}?`, "OP NORTH");
    await expect(operator.getByText(/no whole join code/).first()).toBeVisible();
    await joinHub(operator, code, "OP NORTH");
    await expectToast(operator, "Hub Joined");
    await expect(operator.getByText(/^Linked Sends to .+ as OP NORTH$/)).toBeVisible();

    await test.step("what was saved before the join is there, and a correction takes its place", async () => {
      await expect(rowsOf(watch)).toContainText(["From OP NORTH, just now"]);
      await expect(states(watch).getByText(/^OP NORTH: last heard \d+ s ago$/)).toBeVisible();
      await save(laptop, "two", SIGHTING.replace(/DTG \d{6}/, "DTG 201245"));
      await expect(rowsOf(watch)).toContainText(["Amended"]);
      await expect(admin.getByRole("row", { name: /^OP NORTH/ })).toContainText("last heard");
    });

    await test.step("the picture and its second screen follow", async () => {
      await watch.getByRole("link", { name: "Picture" }).click();
      await expect(states(watch).getByText(/^OP NORTH: /)).toBeVisible();
      const [wall] = await Promise.all([
        watch.context().waitForEvent("page"),
        watch.getByRole("link", { name: "Second screen" }).click(),
      ]);
      await expect(wall.getByText("1 of 1 reports in view")).toBeVisible();
      await expect(wall.getByRole("navigation", { name: "Main" })).toBeHidden();
      await save(laptop, "three", SIGHTING.replaceAll("7K3QZ9", "AAAAAA"));
      await expect(wall.getByText("2 of 2 reports in view")).toBeVisible();
      await wall.getByRole("button", { name: "Leave full screen" }).click();
      await expect(wall.getByRole("navigation", { name: "Main" })).toBeVisible();
      await wall.close();
    });

    await test.step("a reload brings nothing twice, and a removed laptop nothing more", async () => {
      await watch.goto(`${sightline.address}/`);
      await expect(rowsOf(watch)).toHaveCount(2);
      await admin.getByRole("button", { name: "Remove: OP NORTH" }).click();
      await admin.getByRole("button", { name: "Remove Laptop" }).click();
      await expectToast(admin, "Laptop Removed");
      await save(laptop, "four", SIGHTING.replaceAll("7K3QZ9", "BBBBBB"));
      await expect(
        operator.getByText(/1 report to be sent\. The watchkeeper has removed this laptop\.$/),
      ).toBeVisible();
      await operator.getByRole("button", { name: "Leave" }).click();
      await operator.getByRole("button", { name: "Leave Hub" }).click();
      await expectToast(operator, "Hub Left");
      await expect(rowsOf(watch)).toHaveCount(2);
    });
  });
});
