import type { Page } from "@playwright/test";
import { BUILT_IN_REPORTS } from "../domain/reports/registry";
import { expect, LAPTOP, NOON, PHONE, test } from "./fixtures";
import {
  chooseIn,
  copyReport,
  EXAMPLES,
  fillLog,
  openLog,
  pasteText,
  reports,
  rowOf,
  rowsOf,
} from "./log-page";
import { clipboard, refuseClipboard, signOut } from "./operator";

const MINUTE = 60_000;

test("from the empty log to rows that say what happened and where, how long ago and what they amend; they are shown, found and copied", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const whole = EXAMPLES["WK21-7K3QZ9"];
  const row = rowOf(page, "WK21-7K3QZ9");
  const button = (name: string) => row.getByRole("button", { name: `${name} WK21-7K3QZ9` });
  const counts = (words: string) => page.getByText(words, { exact: true }).waitFor();

  await test.step("the empty log says what it is, and has a button for each form, and Receive", async () => {
    const main = page.getByRole("main");
    for (const words of ["Sighting, HLR, GMTI, LEAPP or c-UAS form", "cleared on logout"])
      await expect(main).toContainText(words);
    await counts("0 of 0 reports");
    for (const { linkName } of BUILT_IN_REPORTS)
      await expect(main.getByRole("button", { name: linkName, exact: true })).toBeVisible();
    await main.getByRole("button", { name: "GMTI", exact: true }).click();
    await page.waitForURL("**/gmti");
    await openLog(page);
    await main.getByRole("button", { name: "Receive" }).click();
    await page.getByRole("dialog", { name: "Receive reports" }).waitFor();
    await page.keyboard.press("Escape");
  });

  await test.step("a message pasted into it opens in its form and is copied byte for byte, the newest first", async () => {
    // A mail program has broken the second one into lines.
    const broken = `\n  ${EXAMPLES.AB0012.replaceAll(" // ", "\r\n// ")}\n`;
    for (const [minutes, [reference, pasted, text, reads]] of (
      [
        [
          "WK21-7K3QZ9",
          whole,
          whole,
          "3 × BM-21, static, woodland, 1 K-kill · 34UFE 12345 67890 +1 · 1230Z",
        ],
        ["AB0012", broken, EXAMPLES.AB0012, "Rockets, 12 rounds · POO 34UFE 12345 67890 · 1230Z"],
      ] as const
    ).entries()) {
      await page.clock.setFixedTime(new Date(NOON.getTime() + minutes * MINUTE));
      await pasteText(page, pasted);
      await expect(page.getByRole("region", { name: "Live Message Preview" })).toContainText(text);
      await page.evaluate(() => navigator.clipboard.writeText("not copied"));
      await copyReport(page);
      expect(await clipboard(page)).toBe(text);
      await openLog(page);
      await expect(rowsOf(page).first()).toHaveAccessibleName(`${reads} · ${reference}`);
    }
  });

  await test.step("a row has the height of two lines under its day; the ways in and out stand in one, as high as a finger needs", async () => {
    await expect(rowsOf(page).getByRole("heading")).toHaveText(["Today 20 Nov"]);
    const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(new Set(heights)).toEqual(new Set([48]));
    await page.setViewportSize(PHONE);
    const ways = ["Receive", "Export", "Hand over"].map((name) =>
      page.getByRole("button", { name }),
    );
    const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
    expect(boxes[0]?.height).toBe(40);
    await page.setViewportSize(LAPTOP);
  });

  await test.step("it shows type, age, reference and 80 characters, and all of them when asked", async () => {
    for (const part of ["Sighting&BDA", "1m ago", `${whole.slice(0, 80)}…`])
      await expect(row).toContainText(part);
    // To the eye they are what the row does not say already.
    for (const part of ["CAT 1 ALT 512FT", "… DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL"])
      await expect(row.getByText(part, { exact: true })).toBeInViewport();
    await expect(button("Message")).toHaveAttribute("aria-expanded", "false");
    await button("Message").click();
    await expect(button("Message")).toHaveAttribute("aria-expanded", "true");
    await row.getByText(whole).waitFor();
    await button("Message").click();
    await row.getByText(whole).waitFor({ state: "detached" });
  });

  await test.step("filters are All and one for each type present, and the search counts", async () => {
    const types = page.getByRole("group", { name: "Report type" }).getByRole("button");
    await expect(types).toHaveText(["All", "Sighting&BDA", "HLR"]);
    await types.getByText("HLR").click();
    await counts("1 of 2 reports");
    await expect(types.getByText("HLR")).toHaveAttribute("aria-pressed", "true");
    await types.getByText("All").click();
    const search = page.getByPlaceholder("Search reports...");
    await search.fill("grad treeline");
    await counts("1 of 2 reports");
    await expect(rowsOf(page)).toHaveCount(1);
    const marked = () => page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map(String));
    expect(await marked()).toEqual(["treeline"]);
    await search.fill("treeline rockets");
    await page.getByRole("heading", { name: "No matching reports" }).waitFor();
    await page.getByRole("button", { name: "Show all reports" }).click();
    await counts("2 of 2 reports");
    await expect(search).toBeFocused();
  });

  await test.step("it is copied as it stands, and nothing beside its button moves", async () => {
    const before = await button("Edit").boundingBox();
    await button("Copy").click();
    await expect(button("Copy")).toHaveText("Copied");
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
    expect(await button("Edit").boundingBox()).toEqual(before);
    expect(await clipboard(page)).toBe(whole);
    await row.getByText("On the clipboard: WK21-7K3QZ9, 1230Z", { exact: true }).waitFor();
    // The same report once more, not another one.
    await counts("2 of 2 reports");
    await page.clock.fastForward(2000);
    await expect(button("Copy")).toHaveText("Copy");
    await expect(row.getByText("On the clipboard", { exact: true })).toBeVisible();
  });

  await test.step("it says what it amends, and its age goes on by itself", async () => {
    await page.clock.setFixedTime(new Date(NOON.getTime() + 5 * MINUTE));
    await button("Edit").click();
    await copyReport(page);
    await openLog(page);
    await row.getByText("Amended, replaces the one of 12:30 Z", { exact: true }).waitFor();
    await counts("2 of 2 reports");
    await page.reload();
    await row.getByText("Amended, replaces the one of 12:30 Z", { exact: true }).waitFor();
    await page.clock.setFixedTime(new Date(NOON.getTime() + (12 * 60 + 5) * MINUTE));
    await row.getByText("12h ago").waitFor({ timeout: 5000 });
    await expect(rowsOf(page).getByRole("heading")).toHaveText(["Yesterday 20 Nov"]);
  });

  await test.step("where the clipboard refuses, its message is selected", async () => {
    await refuseClipboard(page);
    const hlr = rowOf(page, "AB0012");
    await hlr.getByRole("button", { name: "Copy AB0012" }).click();
    await hlr.getByText("The clipboard refused.").waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLES.AB0012);
  });
});

test("what is removed is gone in every window and after a reload, Undo brings it back to its place, the focus is never lost, and a sign-out ends every window", async ({
  operator: { page, context },
  sightline,
}) => {
  const entries = reports(5);
  const ids = entries.map(({ id }) => id);
  const idsOf = (of: Page) =>
    rowsOf(of).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.id));
  await fillLog(page, entries);
  const other = (await sightline.visit({ context, path: "/report-log" })).page;
  await expect.poll(() => idsOf(other)).toEqual(ids);
  await page.bringToFront();
  const focused = rowsOf(page).and(page.locator(":focus"));
  const removed = page.getByText("Report removed", { exact: true });
  const isAll = async (left: readonly string[]) => {
    for (const each of [page, other]) await expect.poll(() => idsOf(each)).toEqual(left);
  };
  await test.step("by the menu, and back by its key", async () => {
    await chooseIn(rowsOf(page).nth(2), "Remove");
    await removed.first().waitFor();
    await isAll(ids.toSpliced(2, 1));
    await expect(focused).toHaveAttribute("data-id", ids[3] ?? "");
    await page.keyboard.press("Alt+z");
    await isAll(ids);
    // Nothing says any more that it is gone.
    await expect(removed).toHaveCount(0);
  });

  await test.step("back so quickly that the browser has not removed it yet", async () => {
    await rowsOf(page)
      .nth(2)
      .evaluate(async (row: HTMLElement) => {
        const shared = { bubbles: true, cancelable: true };
        row.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", ...shared }));
        await Promise.resolve();
        const undo = { key: "z", code: "KeyZ", altKey: true, ...shared };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", undo));
      });
    await isAll(ids);
    await expect(removed).toHaveCount(0);
  });

  const search = page.getByRole("searchbox", { name: "Search reports" });
  await test.step("two at a time, faster than the browser removes the first: the focus goes to a row that stays, with its ring", async () => {
    /** Delete, and Delete again on what has the focus then. */
    const twice = () =>
      page.evaluate(async () => {
        for (const _ of [1, 2]) {
          const key = { key: "Delete", bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
          await Promise.resolve();
        }
      });
    await search.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await twice();
    await page.getByText("3 of 3 reports").waitFor();
    await expect(focused).toHaveAttribute("data-id", ids[2] ?? "");
    await expect(focused).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Delete");
    await page.getByText("2 of 2 reports").waitFor();
    await page.keyboard.press("Home");
    await twice();
    await page.getByText("0 of 0 reports").waitFor();
    await expect(search).toBeFocused();
    for (let count = 1; count <= ids.length; count += 1) {
      await page.keyboard.press("Alt+z");
      await page.getByText(`${count} of ${count} reports`).waitFor();
    }
    await isAll(ids);
  });

  await test.step("a row that another window removes hands its focus on", async () => {
    await search.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toHaveAttribute("data-id", ids[1] ?? "");
    await rowsOf(other).nth(1).press("Delete");
    await isAll(ids.toSpliced(1, 1));
    await expect(focused).toHaveCount(1);
    await page.reload();
    await isAll(ids.toSpliced(1, 1));
  });

  await test.step("a report that one window copies stands in the other, until one signs out", async () => {
    await pasteText(page, EXAMPLES.AB0012);
    await copyReport(page);
    await rowOf(other, "AB0012").waitFor();
    await signOut(page);
    await other.getByRole("heading", { name: "Your details" }).waitFor();
  });
});
