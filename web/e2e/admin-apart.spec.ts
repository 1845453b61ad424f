import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { EXECUTABLE, startServer } from "../../server/testing/process";
import {
  callOf,
  giveFile,
  giveToken,
  keptSession,
  logIn,
  loginScreen,
  openTab,
} from "./admin-page";
import { ADMIN_TOKEN, enter, expect, expectToast, test } from "./online";
import { WK21 } from "./wk21";

test("administrator and visitor in one browser: each call carries its own token, and each ends alone", async ({
  online,
}) => {
  const { page: visitor, context } = await online.visit();
  await visitor.clock.setSystemTime(new Date());
  const asVisitor = scriptsOf(visitor);
  const calls: ReturnType<typeof callOf>[] = [];
  context.on("request", (request) => {
    if (callOf(request).path.startsWith("/api/")) calls.push(callOf(request));
  });
  await enter(online, visitor);
  await visitor.getByRole("link", { name: "Sighting & BDA" }).click();
  await visitor.getByRole("article").first().waitFor();
  const page = await context.newPage();
  await page.goto(`${online.address}/admin`);
  await logIn(page);
  const admin = String((await keptSession(page))?.sessionToken);
  await giveFile(page, "one.json", "[]");
  const demo = await visitor.evaluate(
    () => JSON.parse(localStorage.getItem("sightline-demo-session") ?? "{}").sessionToken,
  );
  await page.getByText("The file holds no platform.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await openTab(page, "User Management");
  await visitor.reload();
  await visitor.getByRole("timer").waitFor();

  const ofAdmin = calls.filter(({ path }) => path.startsWith("/api/admin/"));
  const before = ofAdmin.findIndex(({ token }) => token !== undefined);
  expect(ofAdmin.slice(0, before)).toEqual([{ path: "/api/admin/login", token: undefined }]);
  const tokens = (paths: typeof calls) => [...new Set(paths.map(({ token }) => token))];
  expect(tokens(ofAdmin.slice(before))).toEqual([admin]);
  const ofVisitor = calls.filter(({ path }) => !path.startsWith("/api/admin/"));
  expect(tokens(ofVisitor).toSorted()).toEqual([demo, undefined].toSorted());
  expect(ofVisitor.map(({ path }) => path)).toContain("/api/vehicles");

  await page.getByRole("button", { name: "Logout" }).click();
  await loginScreen(page);
  await logIn(page);
  await expect(visitor.getByRole("timer")).toBeVisible();
  await visitor.getByRole("button", { name: "End session" }).click();
  await visitor.getByRole("button", { name: "Yes, end it" }).click();
  await visitor.getByRole("heading", { name: "Try Sightline" }).waitFor();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expectToast(page, "Data Refreshed");
  expect(calls.findLast(({ path }) => path === "/api/demo/logout")?.token).toBe(demo);
  await expect.poll(() => holds(asVisitor)).toEqual({ administration: false });
});

test("offline the token in the data folder opens it, beside an operator or without one, who never loads any of it", async ({
  online,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "sightline-e2e-"));
  const data = join(folder, "data");
  const program = { program: EXECUTABLE, cwd: folder, args: ["--data", data] };
  await using server = await startServer(program);
  online.bringsAbout({ foreign: new RegExp(`^${server.address}/`) });
  const context = await online.newContext();

  const operator = await context.newPage();
  const asOperator = scriptsOf(operator);
  await operator.clock.install();
  await operator.addInitScript(
    (user) => localStorage.setItem("sightline-user", JSON.stringify(user)),
    WK21,
  );
  await operator.goto(server.address);
  await operator.getByRole("navigation", { name: "Main" }).waitFor();
  // Prefetching starts after ten seconds at the latest.
  await operator.clock.fastForward(12_000);
  await expect.poll(async () => (await asOperator()).includes("GMTI Map View")).toBe(true);
  await expect.poll(() => holds(asOperator)).toEqual({ administration: false });

  const page = await context.newPage();
  const asAdministrator = scriptsOf(page);
  await page.goto(`${server.address}/admin`);
  await giveToken(page, ADMIN_TOKEN);
  await page.getByText("Invalid admin token.").waitFor();
  await logIn(page, readFileSync(join(data, "admin-token"), "utf8").trim());
  await page.getByText("Offline, for one unit").waitFor();
  await openTab(page, "Reports");
  await expect.poll(() => holds(asAdministrator)).toEqual({ administration: true });

  const alone = await (await online.newContext()).newPage();
  await alone.goto(`${server.address}/admin-area`);
  await loginScreen(alone);
  await expect(alone.getByRole("navigation")).toHaveCount(0);
  rmSync(folder, { recursive: true, force: true });
});

type Scripts = () => Promise<string>;

/** All that a page has asked for in scripts and styles so far, as one text. */
function scriptsOf(page: Page): Scripts {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.add(request.url());
  });
  return async () => {
    const texts = [...asked].map(async (url) => (await fetch(url)).text());
    return (await Promise.all(texts)).join("\n");
  };
}

/** The parts of the administrator's area among them. */
async function holds(scripts: Scripts) {
  const text = await scripts();
  return {
    administration: text.includes("Sightline administration"),
  };
}
