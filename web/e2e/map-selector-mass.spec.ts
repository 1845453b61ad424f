import { expect, test } from "./fixtures";
import { clickMap, gridDistance, gridOf, metresBetween, offset } from "./map-page";
import { back, count, dialog, openMap, preview, rowGrid } from "./map-selector-page";
import { formPath } from "./operator";

test("two clicks draw a circle: its centre is row 1's grid, its diameter the dispersal", async ({
  sightline,
}) => {
  const { page, start } = await openMap(sightline);
  await dialog(page).getByRole("button", { name: "Centre of Mass" }).click();
  await dialog(page).getByText("Click the furthest apart vehicle to draw a circle.").waitFor();
  await expect(dialog(page).getByRole("button", { name: "BDA" })).toBeDisabled();
  await clickMap(page, -60, 0);
  await dialog(page)
    .getByText(/^Now click/)
    .waitFor();
  await clickMap(page, 60, 0);
  await dialog(page)
    .getByText(/^Drag the centre/)
    .waitFor();
  await back(page);
  const diameter = metresBetween(offset(start, -60, 0), offset(start, 60, 0));
  const first = page.getByRole("group", { name: "Grid 1", exact: true });
  const dispersal = Number(await first.getByLabel("Dispersal (m)").inputValue());
  expect(Math.abs(dispersal - diameter)).toBeLessThan(12);
  expect(gridDistance(await rowGrid(page, 1), gridOf(start))).toBeLessThan(9);
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByRole("checkbox", { name: "Centre of mass" })).toBeChecked();
  await preview(page)
    .getByText(/COM 34UFE \d{5} \d{5} CAT 1 ALT ~\d+FT DISP \d+M/)
    .waitFor();
});

test("a typed radius sets the dispersal to twice of it", async ({ sightline }) => {
  const { page } = await openMap(sightline);
  await dialog(page).getByRole("button", { name: "Centre of Mass" }).click();
  await clickMap(page, -60, 0);
  await clickMap(page, 60, 0);
  await dialog(page).getByLabel("Radius (m)").fill("120");
  await back(page);
  const first = page.getByRole("group", { name: "Grid 1", exact: true });
  await expect(first.getByLabel("Dispersal (m)")).toHaveValue("240");
});

test("switching with pins asks, and so does leaving with a circle; Cancel changes nothing", async ({
  sightline,
}) => {
  const { page } = await openMap(sightline);
  for (const right of [-120, 0]) await clickMap(page, right, 0);
  await count(page, "2 of 8 pins");
  const mass = dialog(page).getByRole("button", { name: "Centre of Mass" });
  await mass.click();
  const enter = page.getByRole("alertdialog", { name: "Switch to Centre of Mass Mode?" });
  await enter.getByRole("button", { name: "Cancel" }).click();
  await count(page, "2 of 8 pins");
  await mass.click();
  await enter.getByRole("button", { name: "Switch" }).click();
  await count(page, "Centre of mass, quantity 1");
  await clickMap(page, -60, 0);
  await clickMap(page, 60, 0);
  await dialog(page).getByLabel("Radius (m)").waitFor();
  await mass.click();
  const exit = page.getByRole("alertdialog", { name: "Exit Centre of Mass Mode?" });
  await exit.getByRole("button", { name: "Exit" }).click();
  await count(page, "0 of 8 pins, quantity 1");
  await back(page);
  await expect.poll(() => rowGrid(page, 1)).toBe("");
});

test("cannot be left while several vehicles are moving", async ({ sightline }) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9"],
    path: formPath("T-72"),
  });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("radio", { name: "Moving" }).check();
  await page.getByRole("button", { name: "Open map" }).click();
  const mass = dialog(page).getByRole("button", { name: "Centre of Mass" });
  await mass.waitFor();
  await expect(mass).toHaveAttribute("aria-pressed", "true");
  await expect(mass).toHaveAttribute("aria-disabled", "true");
  await mass.click({ force: true });
  await expect(mass).toHaveAttribute("aria-pressed", "true");
});
