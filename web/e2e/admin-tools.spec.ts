import { Database } from "bun:sqlite";
import { databaseIn } from "../../server/testing/backups";
import { act, cellsOf, factOf, giveToken, openAdmin, openTab, visitAdmin } from "./admin-page";
import { FIRST_VISITOR, seedVisitors } from "./admin-seed";
import { enter, expect, expectToast, newAddress, test } from "./online";

const CHIEF = "chief@example.org";

test("a test letter arrives; one that does not says why, there and in the overview", async ({
  online,
}) => {
  const { page } = await openAdmin(online);
  await page.getByRole("button", { name: "Send a Test Letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Send a test letter" });
  const to = dialog.getByLabel("Send to");
  await expect(to).toBeFocused();
  await to.fill("chief");
  await page.keyboard.press("Enter");
  await dialog.getByText("Please enter a valid email address").waitFor();
  await to.fill(CHIEF);
  online.smtp.mode = "refuse-recipient";
  await page.keyboard.press("Enter");
  const reason = /the mail server refuses the sender or the recipient \(EENVELOPE-550\)/;
  await dialog.getByText(reason).waitFor();
  await expect(to).toHaveValue(CHIEF);
  online.smtp.mode = "accept";
  await page.keyboard.press("Escape");
  await expect.poll(() => factOf(page, "Mail")).toMatch(reason);

  await page.getByRole("button", { name: "Send a Test Letter" }).click();
  await to.fill(CHIEF);
  await page.keyboard.press("Enter");
  await expectToast(
    page,
    "Test Letter Sent",
    `The mail server has accepted the letter to ${CHIEF}.`,
  );
  await dialog.waitFor({ state: "detached" });
  expect((await online.smtp.letterTo(CHIEF)).subject).toBe("Sightline: test letter");
  await expect.poll(() => factOf(page, "Mail")).toMatch(/^Last mail sent/);
});

test("the backup that is downloaded holds the whole database", async ({ online }) => {
  const email = newAddress();
  const { page } = await openAdmin(online);
  const { page: visitor } = await online.visit();
  await enter(online, visitor, email);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download a Backup" }).click(),
  ]);
  await page.getByText("sightline restore FILE --data DIR").waitFor();
  expect(download.suggestedFilename()).toMatch(/^sightline-backup-\d{8}-\d{6}Z\.tar$/);
  using copy = new Database(databaseIn(await download.path()), { readonly: true });
  expect(copy.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(copy.query("SELECT email FROM demo_users").all()).toContainEqual({ email });
});

test("the administrators are listed, and all others ended once that is confirmed", async ({
  online,
}) => {
  const { page: lost } = await openAdmin(online, { network: "198.51.100.9" });
  const { page } = await openAdmin(online);
  await page.getByRole("button", { name: "Administrators" }).click();
  const dialog = page.getByRole("dialog", { name: "Administrators" });
  const rows = () => cellsOf(page, "Administrators");
  await expect.poll(async () => (await rows()).map((row) => row[3])).toContain("This session");
  expect((await rows()).map((row) => row[1])).toContain("198.51.100.9");
  await dialog.getByRole("button", { name: "End all others" }).click();
  const question = page.getByRole("alertdialog", { name: "End all others" });
  await question.getByRole("button", { name: "End all others" }).click();
  await expectToast(page, "Sessions Ended");
  await expect.poll(async () => (await rows()).map((row) => row[3])).toEqual(["This session"]);
  await expect(dialog.getByRole("button", { name: "End all others" })).toHaveCount(0);
  await lost.getByRole("button", { name: "Refresh" }).click();
  await lost.getByRole("heading", { name: "Administration", exact: true }).waitFor();
  // The token itself still lets in.
  const { page: again } = await visitAdmin(online);
  await giveToken(again, "none");
  await again.getByText("Invalid admin token").waitFor();
});

test("a visitor's history is read and exported", async ({ online }) => {
  seedVisitors(online.folder);
  const { page } = await openAdmin(online);
  await openTab(page, "User Management");
  await act(page, FIRST_VISITOR, "Revoke Sessions");
  await expectToast(page, "Sessions Revoked");
  await act(page, FIRST_VISITOR, "History");
  const dialog = page.getByRole("dialog", { name: `History of ${FIRST_VISITOR}` });
  const events = (await cellsOf(page, `History of ${FIRST_VISITOR}`)).map((row) => row.slice(1));
  expect(events[0]).toEqual(["Visitor's sessions ended", "1 sessions"]);
  expect(events[1]).toEqual(["Session ended", "ended by the administrator"]);
  expect(events.at(-1)).toEqual(["First came here", "–"]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sightline-visitor-\d{8}-\d{6}Z\.json$/);
  const { email, total } = await Bun.file(await download.path()).json();
  expect([email, total]).toEqual([FIRST_VISITOR, events.length]);
});

test("whoever is blocked is put out at once, hears why, and may come back once let in", async ({
  online,
}) => {
  const email = newAddress();
  const { page: visitor } = await online.visit();
  await enter(online, visitor, email);
  const { page } = await openAdmin(online);
  await openTab(page, "User Management");
  await act(page, email, "Block …");
  const dialog = page.getByRole("dialog", { name: "Blocked addresses" });
  const field = dialog.getByLabel("Address or domain");
  await expect(field).toHaveValue(email);
  await field.fill("not one");
  await page.keyboard.press("Enter");
  await dialog.getByText("Enter an e-mail address, or a domain").waitFor();
  await field.fill(email);
  await page.keyboard.press("Enter");
  await expectToast(page, "Blocked", `${email} is blocked; 1 session ended.`);
  await expect.poll(async () => (await cellsOf(page, "Blocked addresses"))[0]?.[0]).toBe(email);
  await expect(field).toHaveValue("");

  await visitor.clock.fastForward(60_000);
  await visitor.getByRole("heading", { name: "Try Sightline" }).waitFor();
  await visitor.getByLabel("E-mail address").fill(email);
  await visitor.getByRole("button", { name: "Send code" }).click();
  await expectToast(visitor, "Address Blocked", "This address is blocked.");

  await dialog.getByRole("button", { name: `Unblock: ${email}` }).click();
  await expectToast(page, "Unblocked", `${email} is no longer blocked.`);
  await dialog.getByText("Nobody is blocked.").waitFor();
  await expect(field).toBeFocused();
});
