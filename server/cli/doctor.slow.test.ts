import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataPaths } from "../data-folder";
import { lineOf } from "../doctor/finding";
import { checkMail } from "../doctor/mail";
import { makeDatabase } from "../doctor/testing/databases";
import { snapshot } from "../doctor/testing/snapshot";
import { CERTIFICATE } from "../mail/testing/certificate";
import { temporaryFolder } from "../testing/app";
import { SMTP_PASSWORD, startSmtp } from "../testing/smtp";
import { VERSION_TEXT } from "../version";
import { examine } from "./doctor";
import { readSmtp } from "./environment";
import { readCommandLine } from "./index";

/** What `sightline doctor` answers and prints. */
async function doctor(...args: string[]) {
  return doctorWith({}, ...args);
}

async function doctorWith(env: Record<string, string>, ...args: string[]) {
  const request = readCommandLine(["doctor", ...args], env);
  if (request.kind !== "doctor") throw new Error(`${request.kind} was understood.`);
  const lines: string[] = [];
  const isWell = await examine(request, (finding) => lines.push(lineOf(finding)));
  return { isWell, lines, failed: lines.filter((line) => line.startsWith("FAIL")) };
}

/** What each line is about, without its path. */
const subjects = (lines: string[]) =>
  lines.map((line) => line.slice(6).replace(/( \/[^:]*)?:.*$/, ""));

test("a folder that --data names and that is not there fails, and nothing is made", async () => {
  using folder = temporaryFolder();
  const typo = join(folder.path, "typo");
  const { isWell, failed } = await doctor("--data", typo);
  expect(isWell).toBeFalse();
  expect(failed).toEqual([`FAIL  data folder ${typo}: there is no such folder; check --data`]);
  expect(readdirSync(folder.path)).toEqual([]);
});

test("before the first start all is well, and nothing is made", async () => {
  using folder = temporaryFolder();
  const found = await doctor("--data", folder.path);
  expect(found.isWell).toBeTrue();
  expect(found.lines.every((line) => /^(ok {4}|none {2}|skip {2})[a-z]/.test(line))).toBeTrue();
  expect(found.lines[0]).toBe(`ok    version: ${VERSION_TEXT}`);
  expect(subjects(found.lines)).toEqual([
    "version",
    "built-in files",
    "data folder",
    "free disk space",
    "photographs",
    "database",
    "clock",
    "map archive",
    "built-in overview map",
    "elevation data",
    "built-in elevation overview",
  ]);
  expect(readdirSync(folder.path)).toEqual([]);
});

test("a folder in use is well, and stays as it was", async () => {
  using folder = temporaryFolder();
  const paths = dataPaths(folder.path);
  makeDatabase(paths.database, 20);
  writeFileSync(paths.mark, "");
  writeFileSync(paths.adminToken, `${"token".repeat(6)}\n`, { mode: 0o600 });
  mkdirSync(paths.photos);
  const before = snapshot(folder.path);
  const { isWell, lines } = await doctor("--data", folder.path);
  expect(isWell).toBeTrue();
  expect(subjects(lines)).toContain("administrator's token");
  expect(lines.join("\n")).toContain(": 20 reports\n");
  expect(snapshot(folder.path)).toEqual(before);
});

test("one fault is enough, and every other check is made all the same", async () => {
  using folder = temporaryFolder();
  const paths = dataPaths(folder.path);
  writeFileSync(paths.database, "not a database");
  writeFileSync(join(folder.path, "own.pmtiles"), "PMTiles");
  mkdirSync(paths.elevation);
  writeFileSync(join(paths.elevation, "N52E008.hgt"), "");
  const { isWell, lines, failed } = await doctor("--data", folder.path);
  expect(isWell).toBeFalse();
  expect(subjects(failed)).toEqual(["database", "map archive", "elevation tile"]);
  expect(subjects(lines).at(-1)).toBe("built-in elevation overview");
});

test("--map and --elevation are what is looked at", async () => {
  using folder = temporaryFolder();
  const { isWell, failed } = await doctor(
    ...["--data", folder.path, "--map", "/nowhere/a", "--elevation", "/nowhere/b"],
  );
  expect(isWell).toBeFalse();
  expect(failed).toEqual([
    "FAIL  map archive /nowhere/a: it does not exist; name another with --map",
    "FAIL  elevation data /nowhere/b: it does not exist; name other data with --elevation",
  ]);
});

test("a check that cannot be made fails, and the others go on", async () => {
  using folder = temporaryFolder();
  symlinkSync("sightline.db", dataPaths(folder.path).database);
  const { isWell, failed, lines } = await doctor("--data", folder.path);
  expect([isWell, subjects(failed), lines.length > 6]).toEqual([false, ["database"], true]);
});

test("a mail server that the environment names is tried, and no letter is sent", async () => {
  const mail = async (env: Record<string, string>) =>
    (await checkMail(() => readSmtp(env))).map(lineOf);
  const MAIL_FROM = "Sightline <demo@example.org>";
  await using smtp = await startSmtp();
  const name = `mail server 127.0.0.1:${smtp.port}`;
  using folder = temporaryFolder();
  const env = { SMTP_URL: smtp.url, MAIL_FROM };
  const { lines } = await doctorWith(env, "--data", folder.path);
  expect(lines.at(-1)).toBe(`ok    ${name}: login works; nothing was sent`);
  expect(smtp.letters).toBeEmpty();
  const wrong = smtp.url.replace(encodeURIComponent(SMTP_PASSWORD), "hunter2");
  expect(await mail({ SMTP_URL: wrong, MAIL_FROM })).toEqual([
    `FAIL  ${name}: the mail server rejected the user name or password (EAUTH-535); check SMTP_URL`,
  ]);
  expect(await mail({ SMTP_URL: "mail.example.org", MAIL_FROM })).toEqual([
    "FAIL  mail server: SMTP_URL must be an address such as smtps://user:password@mail.example.org",
  ]);
});

test("a mail server that is silent or cannot be trusted fails in time", async () => {
  const failing = async (url: string) =>
    (await checkMail(() => ({ to: "smtp", url, from: "a@b.example" }), { deadline: 500 })).map(
      ({ level, text }) => `${level} ${text}`,
    );
  await using silent = await startSmtp({ mode: "silent" });
  expect(await failing(silent.url)).toEqual([
    "FAIL the mail server does not answer in time (ETIMEDOUT); check SMTP_URL",
  ]);
  await using strange = await startSmtp({ certificate: CERTIFICATE, implicitTls: true });
  expect(await failing(strange.url)).toEqual([
    "FAIL the mail server's certificate cannot be trusted (DEPTH_ZERO_SELF_SIGNED_CERT); check SMTP_URL",
  ]);
});
