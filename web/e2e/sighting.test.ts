import { describe, expect, test } from "bun:test";
import { startSightline } from "./harness";
import { choose, clipboard, fillGrid, openGrad } from "./operator";

const sightline = startSightline();

describe("the form", () => {
  test("shows call sign and asset, and lists what is missing until nothing is", async () => {
    const { page, copy } = await openGrad(sightline);
    const header = page.getByRole("banner");
    expect(await header.textContent()).toContain("WK21");
    expect(await header.textContent()).toContain("Puma");
    const note = page.getByText("Required fields missing: Motion, Environment, Grid 1");
    await note.waitFor();
    expect(await copy.isDisabled()).toBe(true);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByText("Required fields missing: Environment, Grid 1").waitFor();
    await page.getByRole("radio", { name: "Dug-in OHP" }).check();
    await fillGrid(page, 1, "34UFE", "12345678");
    expect(await copy.isEnabled()).toBe(true);
    expect(await page.getByText("Required fields missing").count()).toBe(0);
  });

  test("quantity runs from 1 to 20, and the rows follow it", async () => {
    const { page } = await openGrad(sightline);
    const less = page.getByRole("button", { name: "Decrease quantity" });
    const more = page.getByRole("button", { name: "Increase quantity" });
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    const rows = page.getByRole("group", { name: /^Grid \d+$/ });
    expect(await less.isDisabled()).toBe(true);
    expect(await page.getByLabel("Centre of mass").count()).toBe(0);
    await fillGrid(page, 1, "34UFE", "1234567890");
    await quantity.fill("99");
    expect(await quantity.inputValue()).toBe("20");
    expect(await more.isDisabled()).toBe(true);
    expect(await rows.count()).toBe(20);
    expect(await page.getByLabel("Dispersal (m)").count()).toBe(1);
    await quantity.press("ArrowDown");
    expect(await rows.count()).toBe(19);
    expect(await rows.first().getByLabel("Coordinates").inputValue()).toBe("12345 67890");
    await page.getByLabel("Centre of mass").check();
    expect(await rows.count()).toBe(1);
    expect(await page.getByText("COM", { exact: true }).count()).toBe(1);
    await page.getByLabel("Centre of mass").uncheck();
    expect(await rows.count()).toBe(19);
  });

  test("moving ticks the centre of mass for good, and opens direction and speed", async () => {
    const { page, preview } = await openGrad(sightline);
    expect(await page.getByLabel("Direction").count()).toBe(0);
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("radio", { name: "Moving" }).check();
    const mass = page.getByLabel("Centre of mass");
    expect(await mass.isChecked()).toBe(true);
    await mass.click({ force: true });
    expect(await mass.isChecked()).toBe(true);
    // A click closes a tooltip until the pointer comes anew.
    await page.mouse.move(10, 10);
    await mass.hover({ force: true });
    await page.getByRole("tooltip", { name: 'Cannot untick when "Moving" is selected.' }).waitFor();
    await choose(page, "Direction", "Southwest");
    await page.getByLabel("Speed (km/h)").fill("4x5");
    expect(await preview.textContent()).toContain("MOVING SOUTHWEST 45KPH");
    await page.getByRole("radio", { name: "Static" }).check();
    expect(await page.getByLabel("Direction").count()).toBe(0);
    expect(await preview.textContent()).toContain("// STATIC //");
  });
});

describe("grids", () => {
  test("errors stand at their field in the specification's words", async () => {
    const { page, preview, copy } = await openGrad(sightline);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    const row = await fillGrid(page, 1, "34uzz", "12345");
    await row.getByLabel("Altitude (ft)").focus();
    expect(await row.getByLabel("GZD").inputValue()).toBe("34UZZ");
    await page.getByText("Check GZD").waitFor();
    await page.getByText("Check grid").waitFor();
    await page.getByText("Mend Grid 1 before you copy.").waitFor();
    expect(await row.getByLabel("GZD").getAttribute("aria-invalid")).toBe("true");
    expect(await preview.textContent()).toContain("GRID — incomplete");
    expect(await copy.isDisabled()).toBe(true);
    await row.getByLabel("GZD").fill("");
    await row.getByLabel("Coordinates").fill("");
    await row.getByLabel("Altitude (ft)").focus();
    expect(await row.getByText("Check GZD").count()).toBe(0);
    expect(await row.getByText("Check grid").count()).toBe(0);
    await fillGrid(page, 1, "34UFE", "12 34 5 6");
    expect(await row.getByLabel("Coordinates").inputValue()).toBe("123 456");
    expect(await copy.isEnabled()).toBe(true);
  });

  test.each(["34UFE 12345 67890", "34ufe1234567890", " 34U FE 12345 67890\n"])(
    "a pasted %j fills both fields, from either",
    async (text) => {
      const { page } = await openGrad(sightline);
      const row = page.getByRole("group", { name: "Grid 1" });
      for (const label of ["GZD", "Coordinates"]) {
        await row.getByLabel("GZD").fill("");
        await row.getByLabel("Coordinates").fill("");
        await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
        await row.getByLabel(label).focus();
        await page.keyboard.press("Control+v");
        expect(await row.getByLabel("GZD").inputValue()).toBe("34UFE");
        expect(await row.getByLabel("Coordinates").inputValue()).toBe("12345 67890");
      }
    },
  );

  test("digits typed on past the GZD go on in the coordinates, and the caret keeps its place", async () => {
    const { page } = await openGrad(sightline);
    const row = page.getByRole("group", { name: "Grid 1" });
    await row.getByLabel("GZD").focus();
    await page.keyboard.type("34ufe1234567890");
    const coordinates = row.getByLabel("Coordinates");
    expect(await coordinates.inputValue()).toBe("12345 67890");
    await coordinates.press("Home");
    await page.keyboard.press("Delete");
    await page.keyboard.type("9");
    expect(await coordinates.inputValue()).toBe("92345 67890");
    await page.keyboard.press("Delete");
    await page.keyboard.type("8");
    expect(await coordinates.inputValue()).toBe("98345 67890");
  });

  test("a grid far from the last one sent draws a quiet note and blocks nothing", async () => {
    const { page, copy } = await openGrad(sightline);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await copy.click();
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    await fillGrid(page, 1, "30UXC", "1234567890");
    await page.getByText(/^Far from the last grid \(\d+ km\)$/).waitFor();
    await copy.waitFor();
    expect(await copy.isEnabled()).toBe(true);
  });
});

test("a list's typeahead starts anew after a second", async () => {
  const { page } = await openGrad(sightline);
  await page.getByRole("radio", { name: "Moving" }).check();
  const direction = page.getByRole("combobox", { name: "Direction" });
  await direction.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("so");
  await page.waitForTimeout(1200);
  await page.keyboard.type("e");
  await page.keyboard.press("Enter");
  expect(await direction.inputValue()).toBe("East");
  await page.keyboard.press("Enter");
  await page.keyboard.type("southe");
  await page.keyboard.press("Enter");
  expect(await direction.inputValue()).toBe("Southeast");
});

test("a 76N6 raises the alert on its command post", async () => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=76N6" });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toBe(
    "Higher-priority target. A 54K6 command post is linked to this 76N6 by fibre optic: search within 500 m of it.",
  );
});

test("one toast at a time: a new one takes its place, and it goes by itself", async () => {
  const { page } = await openGrad(sightline);
  const toast = page.getByRole("listitem").filter({ hasText: "Form reset" });
  for (const typed of ["one", "two"]) {
    await page.getByLabel("Free text").fill(typed);
    await page.getByRole("button", { name: "Reset form" }).click();
  }
  await toast.first().waitFor();
  expect(await toast.count()).toBe(1);
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.mouse.move(700, 300);
  await page.waitForTimeout(3500);
  expect(await toast.isVisible()).toBe(true);
  await toast.waitFor({ state: "detached", timeout: 5000 });
});

describe("vehicleId", () => {
  test("opens the form by id and by platform id", async () => {
    const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=BM-21" });
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
    const vehicles: { id: number; platformId: string }[] = await (
      await fetch(`${sightline.address}/api/vehicles`)
    ).json();
    const tank = vehicles.find(({ platformId }) => platformId === "T-72");
    await page.goto(`${sightline.address}/dashboard?vehicleId=${tank?.id}`);
    await page.getByRole("heading", { name: /^T-72/ }).waitFor();
  });

  test("of no platform says so and leads back", async () => {
    const { page } = await sightline.visit({ signedIn: true, path: "/dashboard?vehicleId=X-999" });
    await page.getByRole("heading", { name: "No such platform" }).waitFor();
    await page.getByRole("link", { name: "Go to platform identification" }).click();
    await page.getByLabel("Platform name or Description").waitFor();
  });

  test("an unknown platform goes into the message as typed", async () => {
    const { page } = await sightline.visit({
      signedIn: true,
      identifiers: ["UUUUUU"],
      path: "/dashboard",
    });
    await page.getByLabel("Platform name or Description").fill("zzqx long mast");
    await page.getByText('No vehicles found matching "zzqx long mast"').waitFor();
    await page.getByRole("button", { name: "Continue to report form with zzqx long mast" }).click();
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    expect(await clipboard(page)).toContain(
      "// 1 X UNKNOWN (zzqx long mast) // GRID 34UFE 12345 67890 CAT 2 //",
    );
    await page.reload();
    await page.getByRole("heading", { name: /zzqx long mast/ }).waitFor();
  });
});
