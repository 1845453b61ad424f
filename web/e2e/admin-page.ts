import type { Page, Request } from "@playwright/test";
import type { Sightline, Visit } from "./fixtures";
import { ADMIN_TOKEN } from "./online";

interface Options {
  /** Beginning with /admin. */
  path?: string;
}

/**
 * The administrator's area in a browser of its own. Its clock runs with the server's: unlike a visitor's session, the
 * administrator's ends by the server's clock.
 */
export async function visitAdmin(
  sightline: Sightline,
  { path = "/admin" }: Options = {},
): Promise<Visit> {
  const visit = await sightline.visit({ path });
  await visit.page.clock.setSystemTime(new Date());
  return visit;
}

/** Hands the token in; whether it is taken is not waited for. */
export async function giveToken(page: Page, token: string): Promise<void> {
  await page.getByLabel("Admin token").fill(token);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Logs the administrator in. */
export async function logIn(page: Page, token = ADMIN_TOKEN): Promise<void> {
  await giveToken(page, token);
  await page.getByRole("heading", { name: "Sightline administration" }).waitFor();
}

/** The login is shown. */
export async function loginScreen(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Administration", exact: true }).waitFor();
}

/** What the browser keeps of the administrator's session. */
export function keptSession(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("sightline-admin-session") ?? "null"));
}

/** The administrator's area, logged in, at one of its tabs. */
export async function openAdmin(sightline: Sightline, options: Options = {}): Promise<Visit> {
  const visit = await visitAdmin(sightline, options);
  await logIn(visit.page);
  return visit;
}

/** Opens a tab of the dashboard. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  await tab.click();
  await page.getByRole("tabpanel", { name }).waitFor();
}

/** The value of a term, wherever the two are on the screen. */
export async function factOf(page: Page, term: string): Promise<string> {
  const shown = page.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) });
  const value = shown.first().locator("xpath=following-sibling::dd[1]");
  return (await value.textContent()) ?? "";
}

/** The contents of a table's body, cell by cell. */
export async function cellsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole("table", { name, exact: true });
  await table.waitFor();
  return await table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
    );
}

/** A user's row. */
export const userRow = (page: Page, email: string) => rowIn(page, "Users", email);

/** A row of a table, by what heads it. */
export const rowIn = (page: Page, table: string, name: string) =>
  page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** Opens the menu of a user's row, or a format's. */
export async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  const menu = page.getByRole("menu");
  await menu.waitFor();
  return menu;
}

/** Takes an action of such a menu. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  const menu = await openMenu(page, name);
  await menu.getByRole("menuitem", { name: action }).click();
}

/** Opens the import, and gives it a file. */
export async function giveFile(page: Page, name: string, content: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Import Vehicles" });
  if (!(await dialog.isVisible())) {
    await page.getByRole("button", { name: "Import Vehicles" }).click();
    await dialog.waitFor();
  }
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(content) };
  await page.getByLabel("Choose a file").setInputFiles(file);
}

/** The path of a call, and whose token it carries. */
export const callOf = (request: Request) => ({
  path: new URL(request.url()).pathname,
  token: request.headers().authorization?.replace("Bearer ", ""),
});
