import { expect, NOON, test } from "./fixtures";
import { choose, clipboard, fillGrid, formPath, openGrad } from "./operator";

test("the form lists what is missing until nothing is, its rows follow the quantity, and what moves has one grid, a direction and a speed", async ({
  sightline,
}) => {
  const { page, preview, copy } = await openGrad(sightline);
  const header = page.getByRole("banner");
  await expect(header).toContainText("WK21");
  await expect(header).toContainText("Puma");
  await page.getByText("Required fields missing: Motion, Environment, Grid 1").waitFor();
  await expect(copy).toBeDisabled();
  await test.step("a press copies nothing, says so and leads to what is missing", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const refused = (what: string) =>
      page.getByText(`Not copied: ${what} missing`, { exact: true });
    const heard = page.locator("aside [aria-live=polite]").filter({ hasText: "Not copied" });
    await copy.click({ force: true });
    await refused("Motion").waitFor();
    await expect(heard).toContainText("Not copied: Motion missing.");
    await expect(page.locator(":focus-visible")).toHaveAccessibleName("Static");
    await page.getByRole("radio", { name: "Static" }).check();
    await expect(refused("Motion")).toHaveCount(0);
    await expect(heard).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await refused("Environment").waitFor();
    await expect(page.locator(":focus-visible")).toHaveAccessibleName("Open");
    expect(await clipboard(page)).toBe("before");
  });
  await page.getByText("Required fields missing: Environment, Grid 1").waitFor();
  await page.getByRole("radio", { name: "Dug-in OHP" }).check();
  await fillGrid(page, 1, "34UFE", "12345678");
  await expect(copy).toBeEnabled();
  await expect(page.getByText("Required fields missing")).toHaveCount(0);

  await test.step("the quantity runs from 1 to 20, and the rows follow it", async () => {
    const less = page.getByRole("button", { name: "Decrease quantity" });
    const more = page.getByRole("button", { name: "Increase quantity" });
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    const rows = page.getByRole("group", { name: /^Grid \d+$/ });
    await expect(less).toBeDisabled();
    await expect(page.getByLabel("Centre of mass")).toHaveCount(0);
    await fillGrid(page, 1, "34UFE", "1234567890");
    await quantity.fill("99");
    await expect(page.getByText("1 to 20", { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await quantity.press("ArrowDown");
    await expect(quantity).toHaveValue("20");
    await expect(more).toBeDisabled();
    await expect(rows).toHaveCount(20);
    await expect(page.getByLabel("Dispersal (m)")).toHaveCount(1);
    await quantity.press("ArrowDown");
    await expect(rows).toHaveCount(19);
    await expect(rows.first().getByLabel("Coordinates")).toHaveValue("12345 67890");
    await page.getByLabel("Centre of mass").check();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText("COM", { exact: true })).toHaveCount(1);
    await page.getByLabel("Centre of mass").uncheck();
    await expect(rows).toHaveCount(19);
    await quantity.fill("2");
    await expect(rows).toHaveCount(2);
  });

  await test.step("moving ticks the centre of mass for good, and opens direction and speed", async () => {
    await expect(page.getByLabel("Direction")).toBeDisabled();
    await page.getByRole("radio", { name: "Moving" }).check();
    const mass = page.getByLabel("Centre of mass");
    await expect(mass).toBeChecked();
    await mass.click({ force: true });
    await expect(mass).toBeChecked();
    // A click closes a tooltip until the pointer comes again.
    await page.mouse.move(10, 10);
    await mass.hover({ force: true });
    await page.getByRole("tooltip", { name: 'Cannot untick when "Moving" is selected.' }).waitFor();
    await choose(page, "Direction", "Southwest");
    await page.getByLabel("Speed (km/h)").fill("45");
    await expect(preview).toContainText("MOVING SOUTHWEST 45KPH");
    await page.getByRole("radio", { name: "Static" }).check();
    await expect(page.getByLabel("Direction")).toBeDisabled();
    await expect(preview).toContainText("// STATIC //");
  });
});

test("a grid's errors stand at its field in the specification's words; one far from the last draws a quiet note and blocks nothing", async ({
  sightline,
}) => {
  const { page, preview, copy } = await openGrad(sightline);
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  const row = await fillGrid(page, 1, "34uzz", "12345");
  await row.getByLabel("Altitude (ft)").focus();
  await expect(row.getByLabel("GZD")).toHaveValue("34UZZ");
  await row.getByText("Check GZD").waitFor();
  await row.getByText("Check grid").waitFor();
  await page.getByText("Check Grid 1 before you copy.").waitFor();
  await expect(row.getByLabel("GZD")).toHaveAttribute("aria-invalid", "true");
  await expect(preview).toContainText("GRID — incomplete");
  await expect(copy).toBeDisabled();
  await row.getByLabel("GZD").fill("");
  await row.getByLabel("Coordinates").fill("");
  await row.getByLabel("Altitude (ft)").focus();
  await expect(row.getByText("Check GZD")).toHaveCount(0);
  await expect(row.getByText("Check grid")).toHaveCount(0);
  await fillGrid(page, 1, "34UFE", "");
  await row.getByLabel("Coordinates").pressSequentially("12 34 5 6");
  await expect(row.getByLabel("Coordinates")).toHaveValue("123 456");
  await expect(copy).toBeEnabled();

  await copy.click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  await fillGrid(page, 1, "30UXC", "1234567890");
  await page.getByText(/^Far from the last grid \(\d+ km\)$/).waitFor();
  await copy.waitFor();
  await expect(copy).toBeEnabled();
});

test("one toast at a time: a new one takes its place, and it goes by itself", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  const toast = page.getByRole("listitem").filter({ hasText: "Form reset" });
  // It goes by the clock, whatever else the machine does meanwhile.
  await page.clock.pauseAt(NOON.getTime() + 600_000);
  for (const typed of ["one", "two"]) {
    await page.getByLabel("Free text").fill(typed);
    await page.getByRole("button", { name: "Reset form" }).click();
  }
  await toast.first().waitFor();
  await expect(toast).toHaveCount(1);
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.mouse.move(700, 300);
  await page.clock.runFor(2500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test("the address opens a platform's form by its number and its name, a 76N6 with the alert on its command post; an unknown platform goes into the message as typed", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: formPath("76N6") });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  await expect(alert).toHaveText(
    "Higher-priority target. A 54K6 command post is connected to this 76N6 by fibre optic. Search within 500 m of it.",
  );
  const vehicles: { id: number; platformId: string }[] = await (
    await fetch(`${sightline.address}/api/vehicles`)
  ).json();
  const tank = vehicles.find(({ platformId }) => platformId === "T-72");
  await page.goto(sightline.address + formPath(String(tank?.id)));
  await page.getByRole("heading", { name: /^T-72/ }).waitFor();
  await page.goto(sightline.address + formPath("X-999"));
  await page.getByRole("heading", { name: "No such platform" }).waitFor();
  await page.getByRole("link", { name: "Go to platform identification" }).click();

  const box = page.getByLabel("Platform name or Description");
  await test.step("its name is counted, kept whole, and leads on only if it is short enough", async () => {
    await box.fill("x".repeat(80));
    const goOn = page.getByRole("button", { name: /^Continue to report form with x+/ });
    await goOn.waitFor();
    await page.getByText("80 of 80", { exact: true }).waitFor();
    await box.press("End");
    await page.keyboard.type("yz");
    await expect(box).toHaveValue(`${"x".repeat(80)}yz`);
    await expect(box).toHaveAccessibleDescription("82 of 80: too long");
    await expect(goOn).toHaveCount(0);
    await page.keyboard.press("Alt+n");
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue(`${"x".repeat(80)}yz`);
  });
  await box.fill("zzqx wvutq");
  await page.getByText('No vehicles found matching "zzqx wvutq"').waitFor();
  await page.getByRole("button", { name: "Continue to report form with zzqx wvutq" }).click();
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  expect(await clipboard(page)).toContain(
    "// 1 X UNKNOWN (zzqx wvutq) // GRID 34UFE 12345 67890 CAT 1 //",
  );
  await page.reload();
  await page.getByRole("heading", { name: /zzqx wvutq/ }).waitFor();
});
