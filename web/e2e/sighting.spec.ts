import { expect, NOON, test } from "./fixtures";
import { choose, clipboard, fillGrid, openGrad } from "./operator";

test.describe("the form", () => {
  test("shows call sign and asset, and lists what is missing until nothing is", async ({
    sightline,
  }) => {
    const { page, copy } = await openGrad(sightline);
    const header = page.getByRole("banner");
    await expect(header).toContainText("WK21");
    await expect(header).toContainText("Puma");
    const note = page.getByText("Required fields missing: Motion, Environment, Grid 1");
    await note.waitFor();
    await expect(copy).toBeDisabled();
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByText("Required fields missing: Environment, Grid 1").waitFor();
    await page.getByRole("radio", { name: "Dug-in OHP" }).check();
    await fillGrid(page, 1, "34UFE", "12345678");
    await expect(copy).toBeEnabled();
    await expect(page.getByText("Required fields missing")).toHaveCount(0);
  });

  test("quantity runs from 1 to 20, and the rows follow it", async ({ sightline }) => {
    const { page } = await openGrad(sightline);
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
  });

  test("moving ticks the centre of mass for good, and opens direction and speed", async ({
    sightline,
  }) => {
    const { page, preview } = await openGrad(sightline);
    await expect(page.getByLabel("Direction")).toHaveCount(0);
    await page.getByRole("button", { name: "Increase quantity" }).click();
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
    await expect(page.getByLabel("Direction")).toHaveCount(0);
    await expect(preview).toContainText("// STATIC //");
  });
});

test.describe("grids", () => {
  test("errors stand at their field in the specification's words", async ({ sightline }) => {
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
  });

  test("digits typed on past the GZD go on in the coordinates, and the caret keeps its place", async ({
    sightline,
  }) => {
    const { page } = await openGrad(sightline);
    const row = page.getByRole("group", { name: "Grid 1" });
    await row.getByLabel("GZD").focus();
    await page.keyboard.type("34ufe1234567890");
    const coordinates = row.getByLabel("Coordinates");
    await expect(coordinates).toHaveValue("12345 67890");
    await coordinates.press("Home");
    await page.keyboard.press("Delete");
    await page.keyboard.type("9");
    await expect(coordinates).toHaveValue("92345 67890");
    await page.keyboard.press("Delete");
    await page.keyboard.type("8");
    await expect(coordinates).toHaveValue("98345 67890");
  });

  test("a grid far from the last one sent draws a quiet note and blocks nothing", async ({
    sightline,
  }) => {
    const { page, copy } = await openGrad(sightline);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await copy.click();
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    await fillGrid(page, 1, "30UXC", "1234567890");
    await page.getByText(/^Far from the last grid \(\d+ km\)$/).waitFor();
    await copy.waitFor();
    await expect(copy).toBeEnabled();
  });
});

test("a 76N6 raises the alert on its command post", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=76N6" });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  await expect(alert).toHaveText(
    "Higher-priority target. A 54K6 command post is linked to this 76N6 by fibre optic: search within 500 m of it.",
  );
});

test("one toast at a time: a new one takes its place, and it goes by itself", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  const toast = page.getByRole("listitem").filter({ hasText: "Form reset" });
  for (const typed of ["one", "two"]) {
    await page.getByLabel("Free text").fill(typed);
    await page.getByRole("button", { name: "Reset form" }).click();
  }
  await toast.first().waitFor();
  await expect(toast).toHaveCount(1);
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.mouse.move(700, 300);
  await page.clock.pauseAt(NOON.getTime() + 1000);
  await page.clock.runFor(2500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test.describe("vehicleId", () => {
  test("opens the form by id and by platform id", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=BM-21" });
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
    const vehicles: { id: number; platformId: string }[] = await (
      await fetch(`${sightline.address}/api/vehicles`)
    ).json();
    const tank = vehicles.find(({ platformId }) => platformId === "T-72");
    await page.goto(`${sightline.address}/dashboard?vehicleId=${tank?.id}`);
    await page.getByRole("heading", { name: /^T-72/ }).waitFor();
  });

  test("of no platform says so and leads back", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=X-999" });
    await page.getByRole("heading", { name: "No such platform" }).waitFor();
    await page.getByRole("link", { name: "Go to platform identification" }).click();
    await page.getByLabel("Platform name or Description").waitFor();
  });

  test("an unknown platform goes into the message as typed", async ({ sightline }) => {
    const { page } = await sightline.visit({
      signedIn: true,
      identifiers: ["UUUUUU"],
      path: "/dashboard",
    });
    await page.getByLabel("Platform name or Description").fill("zzqx wvutq");
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
});
