import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { clipboard, settled } from "./operator";
import { savedReports } from "./saved";

const target = (page: Page) => page.getByLabel("Target Number");
const point = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });

async function openHlr(
  sightline: Sightline,
  identifiers = ["000001", "000002", "000003", "000004", "000005"],
) {
  const visit = await sightline.visit({ signedIn: true, identifiers, path: "/hlr" });
  await target(visit.page).waitFor();
  return visit;
}

async function fill(page: Page, targetNumber: string): Promise<void> {
  await target(page).fill(targetNumber);
  for (const name of ["POO", "POI"]) {
    await point(page, name).getByLabel("GZD").fill("34UFE");
    await point(page, name).getByLabel("Coordinates").fill("1234567890");
  }
  await page.getByRole("radio", { name: "Mortars" }).check();
  await page.getByLabel("Number of Rounds").fill("1");
}

async function copy(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
}

async function editFromLog(page: Page, reference: string): Promise<void> {
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: `Edit ${reference}` }).click();
  await target(page).waitFor();
}

test("what is no grid makes none", async ({ sightline }) => {
  const { page } = await openHlr(sightline);
  const poo = point(page, "POO");
  await poo.getByLabel("GZD").fill("34UFE");
  for (const text of [
    "34UFO 12345 67890",
    "34UFE 12345 67890 and 34UFE 23456 78901",
    "12345678901",
  ]) {
    await test.step(`${text} pasted into the coordinates`, async () => {
      await expect(poo.getByText("Check grid: ")).toHaveCount(0);
      await page.evaluate((held) => navigator.clipboard.writeText(held), text);
      await poo.getByLabel("Coordinates").focus();
      await page.keyboard.press("Control+v");
      await poo.getByText("Check grid: ").waitFor();
      await expect(poo.getByLabel("Coordinates")).toHaveValue(text);
      await expect(poo.getByLabel("GZD")).toHaveValue("34UFE");
      await poo.getByLabel("Coordinates").fill("");
    });
  }
  await test.step("digits typed behind a whole grid's GZD do not push its coordinates along", async () => {
    await fill(page, "SL0001");
    await poo.getByLabel("GZD").press("End");
    await page.keyboard.type("5");
    await expect(poo.getByLabel("Coordinates")).toHaveValue("12345 67890");
  });
});

test("what one window types quickly stays, while another shows the same draft", async ({
  sightline,
}) => {
  const { page, context } = await openHlr(sightline);
  await page.getByLabel("Number of Rounds").fill("7");
  const second = await sightline.visit({ context, path: "/hlr" });
  await target(second.page).waitFor();
  await page.bringToFront();
  const text =
    "seen from the mill, third salvo within the hour, smoke over the wood to the north of it";
  await page.getByLabel("Free text").pressSequentially(text);
  await expect(page.getByLabel("Free text")).toHaveValue(text);
  await second.page.waitForFunction(
    (typed) => document.querySelector("textarea")?.value === typed,
    text,
    // In the background a page draws no frames to be asked in.
    { polling: 100 },
  );
});

test("a reset in one window takes nothing from the other", async ({ sightline }) => {
  const { page, context } = await openHlr(sightline);
  await page.getByLabel("Number of Rounds").fill("7");
  const second = await sightline.visit({ context, path: "/hlr", identifiers: ["000009"] });
  await target(second.page).waitFor();
  await expect(second.page.getByLabel("Number of Rounds")).toHaveValue("7");
  // A window hears of the other's reset a moment after it, and keeps its draft again.
  await page.evaluate(() => {
    window.addEventListener("storage", ({ key, newValue }) => {
      const isReset = newValue === null && key?.startsWith("sightline-draft-hlr-");
      if (isReset) document.body.dataset.told = "of the reset";
    });
  });
  await second.page.keyboard.press("Alt+r");
  await second.page.getByText("Form reset").first().waitFor();
  await expect(page.locator("body")).toHaveAttribute("data-told", "of the reset");
  await page.bringToFront();
  await page.reload();
  await target(page).waitFor();
  await expect(page.getByLabel("Number of Rounds")).toHaveValue("7");
});

test.describe("the log", () => {
  test("after an older HLR is amended, the next number is one that the log does not have", async ({
    sightline,
  }) => {
    const { page } = await openHlr(sightline);
    for (const number of ["SN0001", "SN0002", "SN0003"]) {
      await fill(page, number);
      await copy(page);
      await page.getByRole("button", { name: "Reset form" }).click();
    }
    await editFromLog(page, "SN0001");
    await expect(page.getByText("Current target number")).toHaveCount(0);
    await page.getByLabel("Number of Rounds").fill("2");
    await copy(page);
    await page.keyboard.press("Alt+r");
    await expect(target(page)).toHaveValue("SN0004");
  });

  test("changes of a report that were not sent outlive its opening from the log", async ({
    sightline,
  }) => {
    const { page } = await openHlr(sightline);
    await fill(page, "SU0001");
    await copy(page);
    await page.getByLabel("Free text").fill("not sent yet");
    await editFromLog(page, "SU0001");
    await expect(page.getByLabel("Free text")).toHaveValue("");
    await page.getByRole("button", { name: "Restore your unsent changes" }).click();
    await expect(page.getByLabel("Free text")).toHaveValue("not sent yet");
  });
});

test.describe("the server", () => {
  test.use({ startedWith: {} });

  test("a held key, and a second press, send one report", async ({ sightline }) => {
    const { page } = await openHlr(sightline);
    await fill(page, "SH0001");
    await page.keyboard.down("Control");
    for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
    await copied(page).click();
    await settled(page);
    const ours = (await savedReports(sightline.folder)).filter(
      ({ target_id }) => target_id === "SH0001",
    );
    expect(ours).toHaveLength(1);
    expect(await clipboard(page)).toContain("HLR SH0001");
  });
});

test("a discarded draft that is had back outlives a reload, and the focus stays in the form", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await page.getByLabel("Number of Rounds").fill("7");
  await page.evaluate(() => sessionStorage.removeItem("sightline-current-hlr"));
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      "HLR SD0001 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////",
    ),
  );
  await page.keyboard.press("Control+v");
  await page.getByText("Unfinished report: 7 rounds").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Unfinished report").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Unfinished report: 7 rounds").waitFor();
  await page.reload();
  await page.getByText("Unfinished report: 7 rounds").waitFor();
});

test("a draft takes the call sign that another window has changed", async ({ sightline }) => {
  const { page, context } = await openHlr(sightline);
  await page.getByLabel("Number of Rounds").fill("7");
  const settings = (await sightline.visit({ context, path: "/settings" })).page;
  await settings.getByRole("button", { name: "Edit details" }).click();
  await settings.getByLabel("C/S").fill("NEW77");
  await settings.getByRole("button", { name: "Save" }).click();
  await page.bringToFront();
  await page.getByRole("region", { name: "Live Message Preview" }).getByText("NEW77").waitFor();
});
