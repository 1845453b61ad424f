/** A map whose script is late, or does not come, or whose tiles do not: the form and what was typed stay. */
import { expect, test } from "./fixtures";
import { GmtiMapPage } from "./gmti-map-page";
import { MIDDLE, mapOf } from "./map-page";

/** What the maps' script alone has. */
const isMapScript = (text: string) => text.includes("leaflet-container");

test("the map's script, late or lost, leaves the form as it was, and so do tiles", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const asked = Promise.withResolvers<void>();
  const isThere = Promise.withResolvers<void>();
  let isLost = false;
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if (!isMapScript(await response.text())) return route.fulfill({ response });
    asked.resolve();
    await isThere.promise;
    return isLost ? route.abort("connectionrefused") : route.fulfill({ response });
  });
  const { page } = await sightline.visit({ context, signedIn: true, path: "/gmti" });
  const gmti = new GmtiMapPage(page);
  const { keyboard } = page;
  const back = page.getByRole("button", { name: "Back to form" });
  const message = page.getByRole("region", { name: "Live Message Preview" });

  await test.step("it comes by itself; opened before, the map says so and gives the focus back", async () => {
    await gmti.fill(MIDDLE, "45", "30");
    await asked.promise;
    const field = page.getByLabel("Speed (km/h)");
    await expect(field).toBeFocused();
    await keyboard.press("Alt+m");
    await expect(gmti.dialog.getByText("Loading the map…")).toBeVisible();
    isThere.resolve();
    await gmti.phase(3);
    await expect(mapOf(page)).toBeFocused();
    await keyboard.press("Escape");
    await expect(gmti.dialog).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  await test.step("the server goes before it has come: the form goes on, and each opening says so", async () => {
    isLost = true;
    await context.route("**/api/health", (route) => route.abort("connectionrefused"));
    await page.reload();
    await expect(page.getByText("The map cannot be loaded.")).toBeVisible();
    await expect(message).toContainText("HDG 045");
    await gmti.fill(MIDDLE, "45", "31");
    await expect(message).toContainText("SPD 31KPH");
    const gone = gmti.dialog.getByText("The map cannot be loaded: the server does not answer.");
    await gmti.enter.click();
    await expect(gone).toBeVisible();
    await back.click();
    await expect(gmti.enter).toBeFocused();
    await gmti.enter.click();
    await gmti.dialog.getByRole("button", { name: "Try again" }).click();
    await expect(gone).toBeVisible();
  });

  const tiles: string[] = [];
  await test.step("the server is back: the page is loaded again, and the report is kept", async () => {
    await context.unroute("**/api/health");
    await gmti.dialog.getByRole("button", { name: "Try again" }).click();
    await expect(gmti.dialog.getByText(/though the server answers/)).toBeVisible();
    isLost = false;
    await page.route("**/tiles/**", (route) => {
      if (route.request().method() !== "HEAD") tiles.push(route.request().url());
      return route.fulfill({ status: 404, body: "" });
    });
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expect(message).toContainText(`GRID ${MIDDLE} // HDG 045 SPD 31KPH`);
  });

  await test.step("no tiles: the map says so, asks for none, and takes a target on its grid", async () => {
    await gmti.enter.click();
    await expect(gmti.dialog.getByText(/^Map tiles are unavailable/)).toBeVisible();
    await mapOf(page).getByText("FE", { exact: true }).first().waitFor();
    await gmti.dialog.getByRole("button", { name: "Reset", exact: true }).click();
    await mapOf(page).click();
    await gmti.phase(2);
    expect(tiles).toEqual([]);
  });
});
