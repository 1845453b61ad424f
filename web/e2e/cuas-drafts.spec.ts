import type { Page } from "@playwright/test";
import { entryKeys, fillExample, hasSeen, openCuas, preview } from "./cuas-page";
import { expect, test } from "./fixtures";

const remarks = (page: Page) => page.getByLabel("Remarks");

test.describe("the entries' own keys", () => {
  test("hold what differs from an empty form as plain text, go with a reset, count for more than the stored draft, and alone are a draft", async ({
    sightline,
  }) => {
    const { page, context } = await openCuas(sightline);
    await expect.poll(() => entryKeys(page)).toEqual({ "cuas-randomSixDigit": "Q2W3E4" });
    await fillExample(page);
    await page.getByLabel("Other observations and comments").fill('two "rotors"');
    await remarks(page).fill("third\none");
    const entries = {
      "cuas-method": "See",
      "cuas-gzd": "34UFE",
      "cuas-coordinates": "1234567890",
      "cuas-uasType": "Rotary wing",
      "cuas-quantity": "2",
      "cuas-payloadVisible": "Visible",
      "cuas-payloadType": "grenade",
      "cuas-height": "Low",
      "cuas-heading": "Northeast",
      "cuas-otherObservations": 'two "rotors"',
      "cuas-otherFreeText": "third\none",
      "cuas-actionTaken": "engaged with EW",
      "cuas-randomSixDigit": "Q2W3E4",
    };
    await preview(page).getByText("REMARKS third one").waitFor();
    await expect.poll(() => entryKeys(page)).toEqual(entries);
    await page.getByRole("button", { name: "Reset form" }).click();
    await preview(page).getByText("WK21-AAAAA1").waitFor();
    await expect.poll(() => entryKeys(page)).toEqual({ "cuas-randomSixDigit": "AAAAA1" });
    await page.keyboard.press("Alt+z");
    await preview(page).getByText("WK21-Q2W3E4").waitFor();
    await expect.poll(() => entryKeys(page)).toEqual(entries);
    const before = (await preview(page).textContent()) ?? "";
    await page.reload();
    await remarks(page).waitFor();
    await expect(preview(page)).toHaveText(before);

    await page.evaluate(() => localStorage.setItem("cuas-otherFreeText", "as kept"));
    await page.reload();
    await preview(page).getByText("REMARKS as kept").waitFor();
    await preview(page).getByText("WK21-Q2W3E4").waitFor();
    await page.close();

    const second = (await sightline.visit({ context })).page;
    await second.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("sightline-draft-")) localStorage.removeItem(key);
      }
      localStorage.setItem("cuas-method", "Hear");
      localStorage.setItem("cuas-height", "Sky high");
    });
    await second.goto(`${sightline.address}/cuas`);
    await preview(second).getByText("METHOD HEAR").waitFor();
    await preview(second).getByText("REMARKS as kept").waitFor();
    await preview(second).getByText("WK21-Q2W3E4").waitFor();
    await expect(preview(second)).not.toContainText("HEIGHT");
  });

  test("two windows on one report follow each other; on two, each keeps its own", async ({
    sightline,
  }) => {
    const { page, context } = await openCuas(sightline, ["Q2W3E4", "AAAAA1"]);
    await remarks(page).fill("from the first");
    const second = (await sightline.visit({ context, path: "/cuas" })).page;
    await preview(second).getByText("REMARKS from the first").waitFor();
    await remarks(second).fill("from the second");
    await preview(page).getByText("REMARKS from the second").waitFor();

    await page.keyboard.press("Alt+r");
    await preview(page).getByText("WK21-AAAAA1").waitFor();
    await remarks(page).fill("another report");
    await hasSeen(second, "cuas-otherFreeText", "another report");
    await remarks(second).fill("still the same");
    await preview(second).getByText("REMARKS still the same").waitFor();
    await hasSeen(page, "sightline-draft-cuas-Q2W3E4", "still the same");
    for (const [window, expected] of [
      [page, "WK21-AAAAA1"],
      [second, "WK21-Q2W3E4"],
    ] as const) {
      await window.reload();
      await preview(window).getByText(expected).waitFor();
    }
    await expect(remarks(page)).toHaveValue("another report");
    await expect(remarks(second)).toHaveValue("still the same");
  });
});

test("storage that refuses: the report goes on in memory, and no half of it is left behind", async ({
  sightline,
}) => {
  const { page } = await openCuas(sightline);
  await remarks(page).fill("short");
  await page.evaluate(() => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (value.includes("too long")) throw new DOMException("full", "QuotaExceededError");
      real.call(this, key, value);
    };
  });
  await remarks(page).fill("too long");
  await page.getByRole("alert").getByText("This browser's storage is full.").waitFor();
  await expect.poll(() => entryKeys(page)).toEqual({});
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "c-UAS" }).click();
  await expect(remarks(page)).toHaveValue("too long");
  await remarks(page).fill("short again");
  await page.getByText("This browser's storage is full.").waitFor({ state: "detached" });
  await expect
    .poll(() => entryKeys(page))
    .toEqual({
      "cuas-otherFreeText": "short again",
      "cuas-randomSixDigit": "Q2W3E4",
    });
});
