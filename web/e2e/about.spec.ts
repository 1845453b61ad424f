import { version } from "../../package.json";
import { expect, type Sightline, test } from "./fixtures";

async function openSettings(sightline: Sightline) {
  const visit = await sightline.visit({ signedIn: true, path: "/settings" });
  const about = visit.page
    .locator("section")
    .filter({ has: visit.page.getByRole("heading", { name: "About" }) });
  const dialog = visit.page.getByRole("dialog", { name: "Open-source licences" });
  const open = visit.page.getByRole("button", { name: "Open-source licences" });
  return { ...visit, about, dialog, open };
}

test("settings say which Sightline this is", async ({ sightline }) => {
  const { about } = await openSettings(sightline);
  await about.getByText(version, { exact: true }).waitFor();
  const { build } = await (await fetch(`${sightline.address}/api/deployment/mode`)).json();
  expect(build).toMatch(/^(commit [0-9a-f]{10}( \(dirty\))?|unknown commit)(, \d{4}-\d\d-\d\d)?$/);
  await expect(about.getByText(build, { exact: true })).toBeVisible();
  await expect(about.getByText("Offline, for one unit")).toHaveCount(1);
  await expect(about.getByText("Built-in overview", { exact: true })).toBeVisible();
});

test("what is inside is listed, each with its licence in full, and asked for only then", async ({
  sightline,
}) => {
  const { page, dialog, open } = await openSettings(sightline);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open.waitFor();
  expect(asked.filter((path) => /about-dialog|licences/.test(path))).toEqual([]);
  await open.click();

  const part = (name: string) => dialog.getByRole("listitem").filter({ hasText: name }).first();
  await part("leaflet").waitFor();
  expect(asked).toContain("/licences.json");
  for (const heading of ["Packages", "Fonts", "Map, places", "Runtime", "Inside the runtime"]) {
    expect(await dialog.getByRole("heading", { name: heading }).count()).toBeGreaterThan(0);
  }
  await expect(part("milsymbol")).toHaveText(/^milsymbol[\d.]+MIT$/);
  for (const [name, text] of [
    ["leaflet", "Volodymyr Agafonkin"],
    ["@fontsource-variable/inter", "SIL OPEN FONT LICENSE"],
    ["OpenStreetMap", "Open Database License"],
    ["GeoNames", "Attribution 4.0 International"],
    ["JavaScriptCore", "GNU LIBRARY GENERAL PUBLIC LICENSE"],
    ["libjpeg-turbo", "based in part on the work of the Independent JPEG"],
  ] as const) {
    await part(name).locator("summary").click();
    await part(name).getByText(text).first().waitFor();
  }

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect(open).toBeFocused();
});

test("a list that cannot be had is said, and can be tried again", async ({ sightline }) => {
  const { page, dialog, open } = await openSettings(sightline);
  await page.route("**/licences.json", (route) => route.fulfill({ status: 503, body: "" }));
  await open.click();
  await dialog.getByRole("alert").waitFor();
  await page.unroute("**/licences.json");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByRole("listitem").first().waitFor();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
