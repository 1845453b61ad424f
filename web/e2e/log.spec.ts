import { BUILT_IN_REPORTS } from "../domain/reports/registry";
import { expect, LAPTOP, NOON, PHONE, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid, formPath, refuseClipboard } from "./operator";
import { NARROW } from "./views";

test("the empty log says what it is, and has a button for each form, and Receive", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const main = page.getByRole("main");
  const text = await main.textContent();
  expect(text).toContain("Sighting, HLR, GMTI, LEAPP or c-UAS form");
  expect(text).toContain("session based");
  expect(text).toContain("cleared on logout");
  await page.getByText("0 of 0 reports").waitFor();
  for (const { linkName, path } of BUILT_IN_REPORTS) {
    await main.getByRole("button", { name: linkName, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await openLog(page);
  }
  await main.getByRole("button", { name: "Receive" }).click();
  await page.getByRole("dialog", { name: "Receive reports" }).waitFor();
});

test("the log outlives a reload, a second window sees it too, and a sign-out ends both", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({
    signedIn: true,
    identifiers: ["CCCCC3"],
    path: formPath("BM-21"),
  });
  const second = await sightline.visit({ context, path: "/report-log" });
  await second.page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.bringToFront();
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await copyReport(page);
  await second.page.getByText("WK21-CCCCC3").first().waitFor();
  await page.goto(`${sightline.address}/archive`);
  await page.getByText("WK21-CCCCC3").first().waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  await second.page.getByRole("heading", { name: "Your details" }).waitFor();
});

test("restore data is applied once; broken, it is removed, and an empty form opens", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem("sightline-restore"));
  await pasteText(page, EXAMPLES["WK21-M4N8ZZ"]);
  await page.getByText("SIGHTING WK21-M4N8ZZ").waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  // Nothing is left for another form.
  await expect.poll(kept).toBeNull();
  for (const broken of ["{", '{"formData":3}', '{"formData":{"vehicle":null}}']) {
    await page.evaluate((text) => sessionStorage.setItem("sightline-restore", text), broken);
    await page.goto(`${sightline.address}${formPath("BM-21")}`);
    await page.getByText("Required fields missing: Motion, Environment, Grid 1").waitFor();
    await expect.poll(kept).toBeNull();
  }
});

/** How each of the examples reads in its row. */
const ROWS = {
  "WK21-7K3QZ9": "3 × BM-21, static, woodland, 1 K-kill · 34UFE 12345 67890 +1 · 1230Z",
  "WK21-M4N8ZZ": "4 × T-72, moving northeast 25 km/h, open · COM 34UFE 12345 67890 · 1230Z",
  AB0012: "Rockets, 12 rounds · POO 34UFE 12345 67890 · 1230Z",
};
const REFERENCES = Object.keys(ROWS) as (keyof typeof ROWS)[];

const MINUTE = 60_000;

test("a row says what happened and where, how long ago and what it amends; it is found, shown and copied once more", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  for (const [minutes, reference] of REFERENCES.entries()) {
    await page.clock.setFixedTime(new Date(NOON.getTime() + minutes * MINUTE));
    await pasteText(page, EXAMPLES[reference]);
    await copyReport(page);
    await openLog(page);
    await expect(rowOf(page, reference)).toHaveAccessibleName(`${ROWS[reference]} · ${reference}`);
    // The newest is the first.
    await expect(rowsOf(page).first()).toContainText(reference);
  }
  const row = rowOf(page, "WK21-7K3QZ9");
  const whole = EXAMPLES["WK21-7K3QZ9"];

  await test.step("all of it is to be seen, in any window", async () => {
    for (const viewport of [LAPTOP, PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      await expect(rowsOf(page).first()).toBeVisible();
      // The ways in and out of the log stand in one line, as high as a finger needs.
      const ways = await Promise.all(
        ["Receive", "Export", "Hand over"].map((name) =>
          page.getByRole("button", { name }).boundingBox(),
        ),
      );
      expect(new Set(ways.map((way) => way?.height))).toEqual(new Set([40]));
      if (viewport !== NARROW) expect(new Set(ways.map((way) => way?.y)).size).toBe(1);
      const cut = await rowsOf(page).evaluateAll((rows) =>
        rows.flatMap((row) => {
          const room = row.getBoundingClientRect();
          // Remarks and message alone are cut to the room that there is: Enter shows them.
          const others = [...row.querySelectorAll<HTMLElement>("h2, p, span, time")].filter(
            (each) => !each.closest("p > span:last-child"),
          );
          return others.flatMap((each) => {
            const { left, right, bottom } = each.getBoundingClientRect();
            const isInside = left >= room.left && right <= room.right && bottom <= room.bottom;
            return isInside && each.scrollWidth <= each.offsetWidth ? [] : [each.textContent];
          });
        }),
      );
      expect(cut).toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
  });

  await test.step("it shows type, time, reference and 80 characters, and all of them when asked", async () => {
    for (const part of ["Sighting&BDA", "2m ago", "WK21-7K3QZ9", `${whole.slice(0, 80)}…`])
      await expect(row).toContainText(part);
    await expect(row).not.toContainText(whole.slice(0, 81));
    const message = row.getByRole("button", { name: "Message WK21-7K3QZ9" });
    await expect(message).toHaveAttribute("aria-expanded", "false");
    await message.click();
    await expect(message).toHaveAttribute("aria-expanded", "true");
    await row.getByText(whole).waitFor();
    await message.click();
    await row.getByText(whole).waitFor({ state: "detached" });
  });

  await test.step("filters are All and one for each type present, and the search counts", async () => {
    const types = page.getByRole("group", { name: "Report type" }).getByRole("button");
    await expect(types).toHaveText(["All", "Sighting&BDA", "HLR"]);
    await types.getByText("HLR").click();
    await page.getByText("1 of 3 reports").waitFor();
    await expect(types.getByText("HLR")).toHaveAttribute("aria-pressed", "true");
    await types.getByText("All").click();
    const search = page.getByPlaceholder("Search reports...");
    for (const [query, count] of [
      ["grad treeline", 1],
      ["34ufe1234567890", 3],
      ["puma rockets", 1],
      ["treeline rockets", 0],
    ] as const) {
      await search.fill(query);
      await page.getByText(`${count} of 3 reports`).waitFor();
      await expect(rowsOf(page)).toHaveCount(count);
    }
    await page.getByRole("heading", { name: "No matching reports" }).waitFor();
    await search.fill("");
  });

  await test.step("it is copied as it stands, and nothing beside its button moves", async () => {
    const copy = row.getByRole("button", { name: "Copy WK21-7K3QZ9" });
    const edit = row.getByRole("button", { name: "Edit WK21-7K3QZ9" });
    const before = await edit.boundingBox();
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await copy.click();
    await expect(copy).toHaveText("Copied");
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
    expect(await edit.boundingBox()).toEqual(before);
    expect(await clipboard(page)).toBe(whole);
    // The same report once more, not another one.
    await page.getByText("3 of 3 reports").waitFor();
    await page.clock.fastForward(2000);
    await expect(copy).toHaveText("Copy");
  });

  await test.step("every row has the height of two lines, under the day of its DTG", async () => {
    const days = rowsOf(page).getByRole("heading");
    await expect(days).toHaveText(["Today 20 Nov"]);
    const heights = await rowsOf(page).evaluateAll((rows) =>
      rows.map((each) => each.getBoundingClientRect().height),
    );
    expect(new Set(heights)).toEqual(new Set([48]));
    await page.clock.setFixedTime(new Date(NOON.getTime() + 12 * 60 * MINUTE));
    await expect(days).toHaveText(["Yesterday 20 Nov"]);
    await page.clock.setFixedTime(new Date(NOON.getTime() + 2 * MINUTE));
    await expect(days).toHaveText(["Today 20 Nov"]);
  });

  await test.step("it says what it amends, and how often, in the operator's clock", async () => {
    await expect(row.getByText("Amended")).toHaveCount(0);
    for (const [minutes, words] of [
      [5, "Amended, replaces the one of 12:30 Z"],
      [12 * 60, "Amended 2 times, replaces the one of 20 Nov 26 12:35 Z"],
    ] as const) {
      await page.clock.setFixedTime(new Date(NOON.getTime() + minutes * MINUTE));
      await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
      await copyReport(page);
      await openLog(page);
      await row.getByText(words, { exact: true }).waitFor();
    }
    await page.getByText("3 of 3 reports").waitFor();
    await page.reload();
    await row.getByText("Amended 2 times").waitFor();
    await page.clock.setFixedTime(new Date(NOON.getTime() + 15 * 60 * MINUTE));
    await row.getByText("3h ago").waitFor({ timeout: 5000 });
  });

  await test.step("it is copied by the older command where the clipboard refuses, and selected where that does too", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    const hlr = rowOf(page, "AB0012");
    await hlr.getByRole("button", { name: "Copy AB0012" }).click();
    await hlr.getByText("Copied", { exact: true }).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLES.AB0012);
    await refuseClipboard(page);
    await hlr.getByRole("button", { name: "Copy AB0012" }).click();
    await hlr.getByText("The clipboard refused.").waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLES.AB0012);
  });
});
