import { Database } from "bun:sqlite";
import { databaseIn } from "../../server/testing/backups";
import { cellsOf, factOf, openAdmin } from "./admin-page";
import { asAdmin, expect, expectToast, newAddress, post, test } from "./online";
import { downloaded } from "./operator";

const CHIEF = "chief@example.org";

test("a test letter arrives or says why not, a backup holds the whole database, and all other administrators are put out", async ({
  online,
}) => {
  const lost = await asAdmin(online, "198.51.100.9");
  const email = newAddress();
  await post(online, "/api/demo/request-code", { email });
  const { page } = await openAdmin(online);

  const write = page.getByRole("button", { name: "Send a Test Letter" });
  await write.click();
  const letter = page.getByRole("dialog", { name: "Send a test letter" });
  const to = letter.getByLabel("Send to");
  await expect(to).toBeFocused();
  await to.fill("chief");
  await page.keyboard.press("Enter");
  await letter.getByText("Please enter a valid email address").waitFor();
  await to.fill(CHIEF);
  online.smtp.mode = "refuse-recipient";
  await page.keyboard.press("Enter");
  const reason = /the mail server refuses the sender or the recipient \(EENVELOPE-550\)/;
  await letter.getByText(reason).waitFor();
  await expect(to).toHaveValue(CHIEF);
  online.smtp.mode = "accept";
  await page.keyboard.press("Escape");
  await expect.poll(() => factOf(page, "Mail")).toMatch(reason);
  await write.click();
  await to.fill(CHIEF);
  await page.keyboard.press("Enter");
  const words = `The mail server has accepted the letter to ${CHIEF}.`;
  await expectToast(page, "Test Letter Sent", words);
  await letter.waitFor({ state: "detached" });
  expect((await online.smtp.letterTo(CHIEF)).subject).toBe("Sightline: test letter");
  await expect.poll(() => factOf(page, "Mail")).toMatch(/^Last mail sent/);

  const backup = page.getByRole("button", { name: "Download a Backup" });
  const { name, path } = await downloaded(page, () => backup.click());
  await page.getByText("sightline restore FILE --data DIR").waitFor();
  expect(name).toMatch(/^sightline-backup-\d{8}-\d{6}Z\.tar$/);
  using copy = new Database(await databaseIn(path), { readonly: true });
  expect(copy.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(copy.query("SELECT email FROM demo_users").all()).toEqual([{ email }]);

  await page.getByRole("button", { name: "Administrators" }).click();
  const dialog = page.getByRole("dialog", { name: "Administrators" });
  const rows = async () => (await cellsOf(page, "Administrators")).map((row) => [row[1], row[3]]);
  await expect.poll(rows).toContainEqual(["198.51.100.9", expect.not.stringMatching(/This/)]);
  expect((await rows()).map(([, state]) => state)).toContain("This session");
  await dialog.getByRole("button", { name: "End all others" }).click();
  const question = page.getByRole("alertdialog", { name: "End all others" });
  await question.getByRole("button", { name: "End all others" }).click();
  await expectToast(page, "Sessions Ended");
  await expect.poll(async () => (await rows()).map(([, state]) => state)).toEqual(["This session"]);
  await expect(dialog.getByRole("button", { name: "End all others" })).toHaveCount(0);
  expect(await lost("GET", "dashboard")).toMatchObject({ error: "UNAUTHORIZED" });
});
