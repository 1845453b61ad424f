import { expect, NOON, test } from "./fixtures";
import { copied, fillExample, openHlr, target } from "./hlr-page";
import { clipboard } from "./operator";

test("a draft outlives a reload and is picked up by another window, which follows it", async ({
  sightline,
}) => {
  const { page, context } = await openHlr(sightline);
  await fillExample(page, "DR0001");
  await page.reload();
  await target(page).waitFor();
  await expect(target(page)).toHaveValue("DR0001");
  const second = await sightline.visit({ context, path: "/hlr" });
  await target(second.page).waitFor();
  await expect(target(second.page)).toHaveValue("DR0001");
  await page.getByLabel("Free text").fill("seen from the mill");
  await second.page.waitForFunction(
    () => document.querySelector("textarea")?.value === "seen from the mill",
  );
});

test("opened anew from the navigation, a draft goes on and a sent report makes room", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await target(page).fill("NV0001");
  await page.getByLabel("Number of Rounds").fill("3");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("link", { name: "Hostile Location Report (HLR)" }).click();
  await target(page).waitFor();
  await expect(target(page)).toHaveValue("NV0001");
  await fillExample(page, "NV0001");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await page.reload();
  await page.getByText("Current target number").waitFor();
  await page.getByRole("link", { name: "Hostile Location Report (HLR)" }).click();
  await page
    .getByText("Required fields missing: POO, POI, Weapon Type, Number of Rounds")
    .waitFor();
  await expect(target(page)).toHaveValue("NV0002");
  await page.getByLabel("Number of Rounds").fill("4");

  // A report that is taken from the log sets the unfinished one aside.
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Edit NV0001" }).click();
  await page.getByText("Unfinished report: 4 rounds").waitFor();
  await expect(target(page)).toHaveValue("NV0001");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(target(page)).toHaveValue("NV0002");
});

test("edited and copied again, it takes its older self's place in the log", async ({
  sightline,
}) => {
  const { page } = await openHlr(sightline);
  await fillExample(page, "ED0001");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Edit ED0001" }).click();
  await page.clock.setFixedTime(new Date(NOON.getTime() + 60_000));
  await page.getByLabel("Number of Rounds").fill("13");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toContain("HLR ED0001 // DTG 201231ZNov26");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  await page.getByText("Rockets, 13 rounds").waitFor();
});
