import { expect, NOON, test } from "./fixtures";
import { fillLog, reports } from "./log-page";
import { downloaded } from "./operator";

test("the archive asks first, removes nothing where it cannot, downloads all reports and keeps the newest 25 in every window; it can be undone, and dismissed", async ({
  operator: { page, context },
  sightline,
}) => {
  const entries = reports(125);
  const banner = page.getByRole("region", { name: "Archive" });
  const archive = banner.getByRole("button", { name: "Archive" });
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Archive" });
  const counts = (count: number, of = page) =>
    of.getByText(`${count} of ${count} reports`).waitFor();
  const fileOf = async () => {
    await archive.click();
    return downloaded(page, () => confirm.click());
  };
  await fillLog(page, entries);
  await expect(banner).toContainText(/125 reports.*downloads all.*oldest first.*newest 25/);

  await test.step("Cancel leaves everything", async () => {
    await archive.click();
    await page
      .getByText(/the oldest 100 are removed from the log and the newest 25 stay/)
      .waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await counts(125);
    await expect(archive).toBeFocused();
  });

  await test.step("a download that fails is said; so is a browser that will not remove", async () => {
    await page.evaluate(() => {
      const real = URL.createObjectURL;
      URL.createObjectURL = () => {
        URL.createObjectURL = real;
        throw new Error("no room");
      };
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await archive.click();
    await confirm.click();
    await page.getByText("Nothing was removed.").first().waitFor();
    await fileOf();
    await page.getByText("the browser could not remove any").first().waitFor();
    await counts(125);
    await page.reload();
    await counts(125);
  });

  const other = (await sightline.visit({ context, path: "/report-log" })).page;
  await counts(125, other);
  await page.bringToFront();
  await test.step("all go into the file, the newest 25 stay, and Undo brings the others back", async () => {
    await page.clock.setFixedTime(new Date(NOON.getTime() + 61_000));
    const { name, text } = await fileOf();
    expect(name).toBe("sightline-archive-20261120-123101Z.txt");
    expect(text.split("\n").filter((line) => line.endsWith("////"))).toEqual(
      entries.map(({ fullMessage }) => fullMessage).toReversed(),
    );
    expect(text).toContain("\n100 removed from the log, the newest 25 kept in it.\n");
    await page.getByText("Reports archived").first().waitFor();
    await counts(25, other);
    // The button that had the focus is gone; the focus is not.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("work");
    await page.getByRole("button", { name: "Undo" }).click();
    await counts(125, other);
  });

  await test.step("dismissed, it stays away over a reload", async () => {
    await banner.getByRole("button", { name: "Dismiss" }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await counts(125);
    await expect(banner).toHaveCount(0);
  });
});
