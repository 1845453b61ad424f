import { logIn, openTab, visitAdmin } from "./admin-page";
import {
  acceptWarning,
  askForCode,
  askForPassword,
  codeFor,
  fillDetails,
  newAddress,
  type Online,
  test,
} from "./online";
import { type FilledScreen, fillScreen, SEED } from "./strange-screens";

/** For each screen. */
const VALUES = 300;

test(`${VALUES} strange values in each text field of the doors and the administration stay text`, async ({
  online,
}) => {
  const { page: visited } = await online.visit();
  for (const screen of doors(online, newAddress())) await fillScreen(visited, screen, VALUES, SEED);
  await visited.getByLabel("Time Zone").fill("Z");
  await fillDetails(visited);
  await acceptWarning(visited);
  const { page } = await visitAdmin(online);
  for (const screen of ADMIN) await fillScreen(page, screen, VALUES, SEED);
});

/** From the landing screen to the details, as an account with a password and as a visitor. */
const doors = (online: Online, email: string): FilledScreen[] => [
  {
    reach: (page) => page.getByRole("heading", { name: "Try Sightline" }).waitFor(),
    fields: ["E-mail address"],
  },
  {
    reach: (page) => askForPassword(page),
    fields: ["Password"],
  },
  {
    async reach(page) {
      await page.getByRole("button", { name: "Back" }).click();
      await askForCode(page, email);
    },
    fields: ["Verification code"],
  },
  {
    async reach(page) {
      await page.getByLabel("Verification code").fill(await codeFor(online, email));
      await page.getByRole("button", { name: "Verify" }).click();
      await page.getByRole("heading", { name: "Your details" }).waitFor();
    },
    fields: ["Parent Unit", "Deployed Role", "Time Zone", "C/S"],
  },
];

const ADMIN: FilledScreen[] = [
  {
    reach: (page) => page.getByLabel("Admin token").waitFor(),
    fields: ["Admin token"],
  },
  {
    async reach(page) {
      await logIn(page);
      await openTab(page, "User Management");
    },
    fields: ["Search users"],
  },
];
