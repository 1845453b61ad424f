import { Database } from "bun:sqlite";
import { expect, type Page, type Route } from "@playwright/test";
import { Glob } from "bun";
import type { Sightline } from "./fixtures";

/** The feedback dialog, as the journeys handle it. */

/** The parts of the dialog, and what was posted from the page. */
export function partsOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "We Value Your Feedback" });
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/feedback")) posted.push(request.postData() ?? "");
  });
  return {
    button: page.getByRole("button", { name: "Feedback", exact: true }),
    dialog,
    text: dialog.getByRole("textbox", { name: "Your feedback" }),
    submit: dialog.getByRole("button", { name: "Submit Feedback" }),
    cancel: dialog.getByRole("button", { name: "Cancel" }),
    posted,
  };
}

/** A signed-in operator with the dialog open. */
export async function openDialog(sightline: Sightline) {
  const visit = await sightline.visit({ signedIn: true });
  const parts = partsOf(visit.page);
  await parts.button.click();
  await parts.dialog.waitFor();
  return { ...visit, ...parts };
}

/** A toast's two lines; the announcement beside it holds both in one. */
export async function toast(page: Page, title: string, description: string): Promise<void> {
  await page.getByText(title, { exact: true }).waitFor();
  await page.getByText(description, { exact: true }).waitFor();
}

/** The server's rows whose message holds a text, oldest first. */
export async function kept(sightline: Sightline, part: string) {
  const [file] = await Array.fromAsync(new Glob("*.{db,sqlite}").scan(`${sightline.folder}/data`));
  using db = new Database(`${sightline.folder}/data/${file}`, { readonly: true });
  return db
    .query<Record<string, string | null>, [string]>(
      "SELECT message, parent_unit, exercise_role, call_sign, asset FROM feedback WHERE instr(message, ?) ORDER BY id",
    )
    .all(part);
}

/** Holds every submission back until it is let go. */
export async function holdBack(page: Page) {
  const held: Route[] = [];
  await page.route("**/api/feedback", (route) => void held.push(route));
  return {
    /** Waits for the first of them, and lets all go. */
    async letGo() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}
