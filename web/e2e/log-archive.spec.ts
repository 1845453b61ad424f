import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, NOON, type Sightline, test } from "./fixtures";
import { copyReport, EXAMPLES, fillLog, openLog, pasteText, reports } from "./log-page";

const banner = (page: Page) => page.getByRole("region", { name: "Archive" });
const archive = (page: Page) => banner(page).getByRole("button", { name: "Archive" });
const confirm = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Archive" });

async function visitLog(sightline: Sightline, count: number) {
  const visit = await sightline.visit({ signedIn: true });
  const entries = reports(count);
  await fillLog(visit.page, entries);
  await visit.page.getByText(`${count} of ${count} reports`).waitFor();
  return { ...visit, entries };
}

test("the archive is offered from 125 reports on, asks first, and removes nothing where it cannot; dismissed, it stays away until ten more have come", async ({
  sightline,
}) => {
  const { page } = await visitLog(sightline, 124);
  await expect(banner(page)).toHaveCount(0);
  await pasteText(page, EXAMPLES.AB0012);
  await copyReport(page);
  await openLog(page);
  await banner(page).getByText("125 reports are in the log.").waitFor();

  await test.step("Cancel leaves everything", async () => {
    await archive(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("125 of 125 reports").waitFor();
    await expect(archive(page)).toBeFocused();
  });

  await test.step("a download that fails is logged, and said", async () => {
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error("no room");
      };
    });
    const logged = page.waitForEvent("console", (message) => message.text().includes("no room"));
    await archive(page).click();
    await confirm(page).click();
    await logged;
    await page.getByText("Nothing was removed.").first().waitFor();
    await page.reload();
    await page.getByText("125 of 125 reports").waitFor();
  });

  await test.step("so is a browser that will not remove", async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await archive(page).click();
    await Promise.all([page.waitForEvent("download"), confirm(page).click()]);
    await page.getByText("the browser could not remove any").first().waitFor();
    await page.getByText("125 of 125 reports").waitFor();
    // Once the log can be read again the warning goes, and what is below it moves up.
    await page.getByText("Lost on reload: your log").waitFor({ state: "detached" });
  });

  await test.step("dismissed, it stays away over a reload", async () => {
    await banner(page).getByRole("button", { name: "Dismiss" }).click();
    await banner(page).waitFor({ state: "detached" });
    const more = reports(140).slice(125);
    await fillLog(page, more.slice(0, 9));
    await page.getByText("134 of 134 reports").waitFor();
    await expect(banner(page)).toHaveCount(0);
    await fillLog(page, more.slice(9, 10));
    await banner(page).getByText("135 reports are in the log.").waitFor();
  });
});

test("the archive downloads all reports, oldest first, and keeps the newest 25; it is offered again as if never dismissed once the log was shorter, and after a sign-out", async ({
  sightline,
}) => {
  const { page, context, entries } = await visitLog(sightline, 130);
  const other = (await sightline.visit({ context, path: "/report-log" })).page;
  await other.getByText("130 of 130 reports").waitFor();
  const words = await banner(page).textContent();
  expect(words).toMatch(/130 reports.*downloads all.*oldest first.*newest 25/);
  await archive(page).click();
  await page.getByText(/the oldest 105 are removed from the log and the newest 25 stay/).waitFor();
  await page.clock.setFixedTime(new Date(NOON.getTime() + 61_000));
  const [download] = await Promise.all([page.waitForEvent("download"), confirm(page).click()]);

  expect(download.suggestedFilename()).toBe("sightline-archive-20261120-123101Z.txt");
  const text = readFileSync(await download.path(), "utf8");
  const messages = text.split("\n").filter((line) => line.endsWith("////"));
  expect(messages).toEqual(entries.map(({ fullMessage }) => fullMessage).toReversed());
  expect(text.slice(0, 200)).toContain(
    "Sightline reports  C/S WK21  130 reports  2026-11-20 12:31:01Z\n" +
      "105 removed from the log, the newest 25 kept in it.\n",
  );

  await page.getByText("25 of 25 reports").waitFor();
  await page.getByText("Reports archived").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await other.getByText("130 of 130 reports").waitFor();
  // So quickly that the browser has not removed them yet.
  await archive(page).click();
  const again = page.waitForEvent("download");
  await confirm(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const undo = { key: "z", code: "KeyZ", altKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", undo));
  });
  await again;
  await expect(page.getByText("Reports archived")).toHaveCount(0);
  await page.getByText("130 of 130 reports").waitFor();
  await archive(page).click();
  await Promise.all([page.waitForEvent("download"), confirm(page).click()]);
  await page.getByText("25 of 25 reports").waitFor();
  // The button that had the focus is gone; the focus is not.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("work");
  await other.getByText("25 of 25 reports").waitFor();
  await page.reload();
  await page.getByText("25 of 25 reports").waitFor();
  await page.getByPlaceholder("Search reports...").fill(entries[24]?.fullMessage ?? "");
  await page.getByText("1 of 25 reports").waitFor();

  await test.step("once the log was shorter", async () => {
    const generate = async (count: number) => {
      await page.getByRole("link", { name: "Settings" }).click();
      await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
      await page.getByText("120 test reports added").first().waitFor();
      await openLog(page);
      await banner(page).getByText(`${count} reports are in the log.`).waitFor();
    };
    await generate(145);
    await generate(265);
    await banner(page).getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Clear Test Data" }).click();
    await page.getByText("Test data cleared").first().waitFor();
    await generate(145);
  });

  await test.step("after a sign-out", async () => {
    await banner(page).getByRole("button", { name: "Dismiss" }).click();
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await kept()).toContain("sightline-archive-dismissed");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Yes, sign out" }).click();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    await expect.poll(kept).not.toContain("sightline-archive-dismissed");
  });
});
