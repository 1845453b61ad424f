import { expect, test } from "bun:test";
import { join } from "node:path";
import { startSightline } from "./harness";
import { copyReport } from "./log-page";
import { clipboard, fillGrid, openForm, signIn } from "./operator";
import { launchOn } from "./profile";

const sightline = startSightline();

test("a browser killed the moment a report is copied still has it in its log", async () => {
  const profile = join(sightline.folder, "copied");
  const { page, kill } = await launchOn(profile, sightline);
  await signIn(page);
  await openForm(page, "BM-21");
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await copyReport(page);
  const reference = /SIGHTING (\S+)/.exec(await clipboard(page))?.[1] ?? "";
  expect(reference).toMatch(/^WK21-[0-9A-Z]{6}$/);
  await kill();

  const { page: again } = await launchOn(profile, sightline);
  // The browser writes its local storage down some seconds late, so the profile may be lost; the log is not.
  const details = again.getByRole("heading", { name: "Your details" });
  const log = again.getByRole("heading", { name: "Report Log" });
  await details.or(log).waitFor();
  if (await details.isVisible()) await signIn(again);
  await again.getByText(reference).first().waitFor();
});
