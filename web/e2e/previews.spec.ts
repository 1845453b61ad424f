/** The forms that ship switched off: each is switched on by itself, and is then like any other. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Format } from "../domain/formats/format";
import { expect, type Sightline, test, type VisitOptions } from "./fixtures";
import { formOfType, PREVIEW_FORMS, PREVIEWS_ON, previewOf, waitUntilReady } from "./forms";
import { copyReport, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard } from "./operator";
import { savedReports } from "./saved";

const SALUTE =
  "SALUTE KT44-ABCDEF // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // ACTIVITY digging in // LOCATION 34UFE 12345 67890 MOVING NORTH // TIME 201215ZNov26////";

const switchOf = (page: Page, title: string) =>
  page.getByRole("switch", { name: `${title} (preview)`, exact: true });
const linkOf = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: title, exact: true });
const titleOf = ({ report }: (typeof PREVIEW_FORMS)[number]) => report.linkName;

async function openSettings(page: Page): Promise<void> {
  await linkOf(page, "Settings").click();
  await page.getByRole("heading", { name: "Additional Features" }).waitFor();
}

/** Receives a text in the log. @returns what is said of it */
async function receive(page: Page, text: string): Promise<string> {
  await page.keyboard.press("Alt+P");
  const dialog = page.getByRole("dialog", { name: "Receive reports" });
  await dialog.getByRole("textbox", { name: "Messages" }).fill(text);
  await page.keyboard.press("Control+Enter");
  const status = dialog.getByRole("status");
  await expect(status).toContainText("taken in");
  const said = (await status.textContent()) ?? "";
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  return said;
}

/** The file that a menu of the log gives. */
async function fileOf(page: Page, button: string, item: string): Promise<string> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

const visit = async (sightline: Sightline, options: VisitOptions = {}) => {
  const { page } = await sightline.visit({ signedIn: true, ...options });
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  return page;
};

test.describe("switched on, one after the other", () => {
  test.use({ startedWith: {} });

  test("each report is copied, read back, exported and handed over to a laptop where it is switched off", async ({
    sightline,
  }) => {
    const page = await visit(sightline);
    await openSettings(page);
    await page
      .getByText(
        "SALUTE Report, Contact Report, METHANE Report, 9-line MEDEVAC Request and Spot Report (SPOTREP) follow public manuals. Check each against your unit's own before you use it.",
      )
      .waitFor();
    const messages: string[] = [];
    for (const [at, form] of PREVIEW_FORMS.entries()) {
      await test.step(form.report.type, async () => {
        await openSettings(page);
        await expect(switchOf(page, titleOf(form))).not.toBeChecked();
        await switchOf(page, titleOf(form)).click();
        await expect(switchOf(page, titleOf(form))).toBeChecked();
        for (const [index, each] of PREVIEW_FORMS.entries())
          await expect(linkOf(page, titleOf(each))).toHaveCount(index <= at ? 1 : 0);
        await form.open(page);
        await form.fillHalf(page);
        await form.fillRest(page);
        await waitUntilReady(page);
        await copyReport(page);
        const message = await clipboard(page);
        expect(message).toMatch(/^[A-Z]+ WK21-.*\/\/\/\/$/);
        messages.push(message);
        await openLog(page);
        await pasteText(page, message);
        await expect(previewOf(page)).toContainText(message);
      });
    }

    await test.step("all of them are exported, each with its place", async () => {
      await openLog(page);
      for (const [format, places] of [
        ["Text", null],
        ["CSV", /34UFE 12345 67890/g],
        ["GeoJSON", /"type":"Point"/g],
        ["KML", /<Point>/g],
      ] as const) {
        const text = await fileOf(page, "Export", format);
        for (const message of messages) expect(text).toContain(message);
        if (places) expect(text.match(places)?.length).toBeGreaterThanOrEqual(messages.length);
      }
    });

    await test.step("handed over, each is read where nobody has switched it on", async () => {
      const other = await visit(sightline);
      for (const form of PREVIEW_FORMS) await expect(linkOf(other, titleOf(form))).toHaveCount(0);
      const text = await fileOf(page, "Hand over", "As a file");
      expect(await receive(other, text)).toBe(`${messages.length} taken in, 0 not understood`);
      await expect(rowsOf(other)).toHaveCount(messages.length);
      for (const row of await rowsOf(other).all()) {
        await expect(row).toContainText("Received");
        await expect(row).not.toContainText("Kept as text");
        await expect(row).toContainText("34UFE 12345 67890");
      }
      await linkOf(other, "Picture").click();
      const listed = other.getByRole("list", { name: "Reports in view" }).getByRole("listitem");
      await expect(listed).toHaveCount(messages.length);
      await expect(listed.filter({ hasText: "Not on the map" })).toHaveCount(0);
    });

    await expect
      .poll(async () =>
        (await savedReports(sightline.folder)).map((each) => [each.content, each.received]),
      )
      .toEqual([0, 1].flatMap((received) => messages.map((message) => [message, received])));
  });
});

test.describe("switched off", () => {
  test.use({ startedWith: {} });

  test("one loses nothing and says so: its log, its draft, what is received, and its address", async ({
    sightline,
  }) => {
    const page = await visit(sightline);
    await receive(page, SALUTE);
    await openSettings(page);
    for (const title of ["SALUTE Report", "9-line MEDEVAC Request"])
      await switchOf(page, title).click();
    await formOfType("SALUTE").open(page);
    await page.getByLabel("Size").fill("three lorries");

    await test.step("it says so", async () => {
      await openSettings(page);
      await switchOf(page, "SALUTE Report").click();
      await page
        .getByText(
          "SALUTE Report: its reports stay in the log. What is unfinished comes back when you switch it on again.",
          { exact: true },
        )
        .waitFor();
      await expect(linkOf(page, "SALUTE Report")).toHaveCount(0);
      await expect(linkOf(page, "9-line MEDEVAC Request")).toBeVisible();
    });

    await test.step("at its address stands the way to the switch", async () => {
      await page.goto(new URL("/f/salute", page.url()).href);
      await page.getByRole("heading", { name: "This form is switched off" }).waitFor();
      await expect(linkOf(page, "9-line MEDEVAC Request")).toBeVisible();
      await page.getByRole("link", { name: "Go to the Settings" }).click();
      await expect(switchOf(page, "SALUTE Report")).not.toBeChecked();
    });

    await test.step("its report is in the log and in the exports, and another is read", async () => {
      await openLog(page);
      await expect(rowOf(page, "KT44-ABCDEF")).toContainText("12 men, digging in");
      expect(await fileOf(page, "Export", "GeoJSON")).toContain("34UFE 12345 67890");
      expect(await receive(page, SALUTE.replace("ABCDEF", "GHJKLM"))).toBe(
        "1 taken in, 0 not understood",
      );
      await expect(rowOf(page, "KT44-GHJKLM")).toContainText("12 men, digging in");
    });

    await test.step("to edit one it is switched on, and the draft is back", async () => {
      await rowOf(page, "KT44-ABCDEF").getByRole("button", { name: /^Edit/ }).click();
      await page
        .getByText("The SALUTE Report is a preview that is switched off in the settings.", {
          exact: true,
        })
        .waitFor();
      await page.getByRole("button", { name: "Switch on and open" }).click();
      await expect(page.getByLabel("Size")).toHaveValue("12 men");
      await expect(linkOf(page, "SALUTE Report")).toBeVisible();
      await page.getByText(/^Unfinished report: three lorries/).waitFor();
      await page.getByRole("button", { name: "Resume" }).click();
      await expect(page.getByLabel("Size")).toHaveValue("three lorries");
    });
  });

  test("another window follows, and whoever signs out leaves none on", async ({ sightline }) => {
    const { page, context } = await sightline.visit({ signedIn: true, path: "/settings" });
    const { page: second } = await sightline.visit({ context, path: "/settings" });
    await switchOf(second, "Contact Report").click();
    await expect(linkOf(page, "Contact Report")).toBeVisible();
    await switchOf(page, "METHANE Report").click();
    await expect(linkOf(second, "METHANE Report")).toBeVisible();
    await expect(linkOf(second, "Contact Report")).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("previews");
  });

  test("whatever stands in the browser's storage switches nothing else on", async ({
    sightline,
  }) => {
    const stored = [["salute", 5, null, "nothing", { id: "loss" }, "hlr"]];
    const { page, context } = await sightline.visit({ signedIn: true });
    for (const value of [...stored, "x", 7, null, { salute: true }]) {
      await page.evaluate(
        (text) => localStorage.setItem("sightline-previews", text),
        JSON.stringify(value),
      );
      const { page: next } = await sightline.visit({ context, path: "/settings" });
      await expect(next.getByRole("switch", { checked: true })).toHaveCount(
        Array.isArray(value) ? 1 : 0,
      );
      await next.close();
    }
  });
});

const OWN: Format = {
  format: 1,
  id: "salute",
  name: "SALUTE",
  title: "Our SALUTE",
  word: "SALUTE",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "what", label: "What is seen", kind: "text", required: true },
        { id: "grid", label: "Grid", kind: "grid", required: true },
      ],
    },
  ],
  message: ["SEEN {what}", "GRID {grid}"],
  summary: "{what}",
};

test.describe("a unit's own format of its id", () => {
  test.use({ startedWith: { formats: [OWN] } });

  test("takes the place of a preview: it is offered to all, and has no switch", async ({
    sightline,
  }) => {
    const page = await visit(sightline, PREVIEWS_ON);
    await expect(linkOf(page, "SALUTE Report")).toHaveCount(0);
    await openSettings(page);
    await expect(page.getByRole("switch")).toHaveCount(PREVIEW_FORMS.length - 1);
    await expect(switchOf(page, "Our SALUTE")).toHaveCount(0);
    await linkOf(page, "Our SALUTE").click();
    await page.getByLabel("What is seen").waitFor();
    await openLog(page);
    const ours = SALUTE.replace(/SIZE.*/, "SEEN smoke // GRID 34UFE 12345 67890////");
    expect(await receive(page, `${ours}\n${SALUTE.replace("ABCDEF", "GHJKLM")}`)).toBe(
      "1 taken in, 1 not understood",
    );
    await expect(rowOf(page, "KT44-ABCDEF")).toContainText("smoke");
  });
});
