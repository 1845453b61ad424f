import { copied, copyButton, fillExample, note, openCuas, press, preview } from "./cuas-page";
import { expect, type Sightline, test } from "./fixtures";
import { type SavedReport, savedReports, savedRows } from "./saved";

test.use({ startedWith: {} });

interface SavedCuas {
  client_id: string;
  report_number: string;
  [column: string]: unknown;
}

/** The rows of one report in both of the server's tables. */
async function saved(
  sightline: Sightline,
  identifier: string,
): Promise<[SavedReport[], SavedCuas[]]> {
  const messages = await savedReports(sightline.folder);
  const fields = await savedRows<SavedCuas>(sightline.folder, "cuas_reports");
  return [
    messages.filter(({ content }) => content.includes(`-${identifier} `)),
    fields.filter(({ report_number }) => report_number === identifier),
  ];
}

test("the server is told the message and the fields under one client id; away, both wait, count as one report, and come once", async ({
  sightline,
}) => {
  const { page, context } = await openCuas(sightline, ["SV0001", "AW0001"]);
  await fillExample(page);
  const posts = ["/api/reports/save", "/api/cuas-reports"].map((path) =>
    page.waitForResponse(`**${path}`),
  );
  await copyButton(page).click();
  const statuses = (await Promise.all(posts)).map((response) => response.status());
  expect(statuses).toEqual([201, 201]);
  const [[message, ...more], [fields, ...others]] = await saved(sightline, "SV0001");
  expect([...more, ...others]).toEqual([]);
  expect(message).toMatchObject({ report_type: "c-UAS", call_sign: "WK21", target_id: null });
  expect(fields).toMatchObject({
    client_id: message?.client_id ?? "no message",
    call_sign: "WK21",
    report_number: "SV0001",
    asset: "STA Ptl",
    method_of_detection: "See",
    gzd: "34UFE",
    coordinates: "1234567890",
    altitude: null,
    uas_type: "Rotary wing",
    quantity: 2,
    payload_visible: "Visible",
    payload_type: "grenade",
    height: "Low",
    heading: "Northeast",
    other_observations: null,
    other_free_text: null,
    action_taken: "engaged with EW",
  });

  await test.step("a new window does not begin with a report that has been sent", async () => {
    const second = (await sightline.visit({ context, path: "/cuas" })).page;
    await note(second, "Method of Detection, Grid, UAS type, Payload").waitFor();
    await preview(page).getByText("ACTION engaged with EW").waitFor();
    await second.close();
  });

  await page.keyboard.press("Alt+r");
  await fillExample(page);
  await press(page, "Payload", "Not Visible");
  // The screens that are loaded ahead are there before the server goes.
  await page.waitForLoadState("networkidle");
  await sightline.stopServer();
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page
    .getByText("1 report is not saved on the server and will be lost as well.", { exact: true })
    .waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();

  const answered = page.waitForResponse("**/api/cuas-reports");
  await sightline.restartServer();
  await page.getByRole("button", { name: "Sign Out" }).click();
  expect((await answered).status()).toBe(201);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(/not saved on the server|Sending/)).toHaveCount(0);
  const [messages, rows] = await saved(sightline, "AW0001");
  expect(messages).toHaveLength(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    client_id: messages[0]?.client_id ?? "no message",
    payload_visible: "Not Visible",
    payload_type: null,
  });
});
