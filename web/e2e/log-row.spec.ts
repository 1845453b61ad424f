import { expect, LAPTOP, NOON, PHONE, type Sightline, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, refuseClipboard } from "./operator";
import { NARROW } from "./views";

/** How each of the examples reads in its row. */
const ROWS: Record<keyof typeof EXAMPLES, string> = {
  "WK21-7K3QZ9": "3 × BM-21, static, woodland, 1 K-kill · 34UFE 12345 67890 +1 · 1230Z",
  "WK21-M4N8ZZ": "4 × T-72, moving northeast 25 km/h, open · COM 34UFE 12345 67890 · 1230Z",
  AB0012: "Rockets, 12 rounds · POO 34UFE 12345 67890 · 1230Z",
  "WK21-0AZ9Q1": "4 × APC, heading 045, 30 km/h · 34UFE 12345 67890 · 1230Z",
  "WK21-9XY001": "Fast Air at 1,500 ft, southwest · 34UFE 12345 67890 · 1230Z",
  "WK21-Q2W3E4": "2 × Rotary wing, See, low · 34UFE 12345 67890 · 1230Z",
};

/** A signed-in operator's log with one report in it. */
async function visitWith(sightline: Sightline, reference: keyof typeof EXAMPLES) {
  const visit = await sightline.visit({ signedIn: true });
  await visit.page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await pasteText(visit.page, EXAMPLES[reference]);
  await copyReport(visit.page);
  await openLog(visit.page);
  return { ...visit, row: rowOf(visit.page, reference) };
}

test.describe("a row", () => {
  test("shows type, time, reference, description and 80 characters, and all of them when asked", async ({
    sightline,
  }) => {
    const { row } = await visitWith(sightline, "WK21-7K3QZ9");
    const whole = EXAMPLES["WK21-7K3QZ9"];
    const words = await row.textContent();
    for (const part of ["Sighting&BDA", "Just now", "WK21-7K3QZ9"]) expect(words).toContain(part);
    expect(words).toContain("3 × BM-21, static, woodland, 1 K-kill · 34UFE 12345 67890 +1 · 1230Z");
    expect(words).toContain(`${whole.slice(0, 80)}…`);
    expect(words).not.toContain(whole.slice(0, 81));

    const message = row.getByRole("button", { name: "Message WK21-7K3QZ9" });
    await expect(message).toHaveAttribute("aria-expanded", "false");
    await message.click();
    await expect(message).toHaveAttribute("aria-expanded", "true");
    await row.getByText(whole).waitFor();
    await message.click();
    await row.getByText(whole).waitFor({ state: "detached" });
  });

  test("is copied once more as it stands, and nothing beside its button moves", async ({
    sightline,
  }) => {
    const { page, row } = await visitWith(sightline, "WK21-7K3QZ9");
    const copy = row.getByRole("button", { name: "Copy WK21-7K3QZ9" });
    const edit = row.getByRole("button", { name: "Edit WK21-7K3QZ9" });
    const before = await edit.boundingBox();
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await copy.click();
    await expect(copy).toHaveText("Copied");
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
    expect(await edit.boundingBox()).toEqual(before);
    expect(await clipboard(page)).toBe(EXAMPLES["WK21-7K3QZ9"]);
    // The same report once more, not another one.
    await page.getByText("1 of 1 reports").waitFor();
    await page.clock.fastForward(2000);
    await expect(copy).toHaveText("Copy");
  });

  test("says of every type what happened and where, and shows all of it", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    for (const [reference, text] of Object.entries(EXAMPLES)) {
      await pasteText(page, text);
      await copyReport(page);
      await openLog(page);
      const heading = rowOf(page, reference).getByRole("paragraph").first();
      await expect(heading).toHaveText(ROWS[reference as keyof typeof EXAMPLES]);
    }
    for (const viewport of [LAPTOP, PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      await expect(rowsOf(page).first()).toBeVisible();
      const cut = await rowsOf(page).evaluateAll((rows) =>
        rows.flatMap((row) => {
          const heading = row.querySelector("p");
          const end = heading?.lastChild && document.createRange();
          end?.selectNodeContents(heading as Node);
          const room = row.getBoundingClientRect();
          const inside = [...(end?.getClientRects() ?? [])].every(
            ({ left, right }) => left >= room.left && right <= room.right,
          );
          const isWhole = (heading?.scrollWidth ?? 1) <= (heading?.clientWidth ?? 0);
          return inside && isWhole ? [] : [heading?.textContent];
        }),
      );
      expect(cut).toEqual([]);
    }
  });

  test("is copied by the older command where the clipboard refuses, and selected where that does too", async ({
    sightline,
  }) => {
    const { page, row } = await visitWith(sightline, "AB0012");
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await row.getByRole("button", { name: "Copy AB0012" }).click();
    await row.getByText("Copied", { exact: true }).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLES.AB0012);
    await refuseClipboard(page);
    await row.getByRole("button", { name: "Copy AB0012" }).click();
    await row.getByText("The clipboard refused.").waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLES.AB0012);
  });

  test("says what it amends, and how often, in the operator's clock", async ({ sightline }) => {
    const { page, row } = await visitWith(sightline, "WK21-Q2W3E4");
    await expect(row.getByText("Amended")).toHaveCount(0);
    for (const [minutes, words] of [
      [5, "Amended, replaces the one of 12:30 Z"],
      [9, "Amended 2 times, replaces the one of 12:35 Z"],
      [12 * 60, "Amended 3 times, replaces the one of 20 Nov 26 12:39 Z"],
    ] as const) {
      await page.clock.setFixedTime(new Date(NOON.getTime() + minutes * 60_000));
      await page.getByRole("button", { name: "Edit WK21-Q2W3E4" }).click();
      await copyReport(page);
      await openLog(page);
      await row.getByText(words, { exact: true }).waitFor();
    }
    await page.getByText("1 of 1 reports").waitFor();
    await page.reload();
    await row.getByText("Amended 3 times").waitFor();
  });
});

test.describe("filters", () => {
  test("are All and one for each type present, and the search looks into every field", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit({ signedIn: true });
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    for (const text of [EXAMPLES.AB0012, EXAMPLES["WK21-9XY001"], EXAMPLES["WK21-Q2W3E4"]]) {
      await pasteText(page, text);
      await copyReport(page);
      await openLog(page);
    }
    const types = page.getByRole("group", { name: "Report type" }).getByRole("button");
    await expect(types).toHaveText(["All", "HLR", "LEAPP", "c-UAS"]);
    await types.getByText("HLR").click();
    await page.getByText("1 of 3 reports").waitFor();
    await expect(types.getByText("HLR")).toHaveAttribute("aria-pressed", "true");
    await types.getByText("All").click();
    const search = page.getByPlaceholder("Search reports...");
    for (const [query, count] of [
      ["rockets", 1],
      ["rockets_missiles", 1],
      ["fast air", 1],
      ["grenade rotary", 1],
      ["wk21", 3],
      ["puma rockets", 1],
      // Hyphens and spaces do not matter.
      ["ab 0012", 1],
      ["34ufe1234567890", 3],
      ["fp-radar", 0],
      ["fastair south-west", 1],
      ["puma grenade", 0],
    ] as const) {
      await search.fill(query);
      await page.getByText(`${count} of 3 reports`).waitFor();
    }
    await page.getByRole("heading", { name: "No matching reports" }).waitFor();
  });
});
