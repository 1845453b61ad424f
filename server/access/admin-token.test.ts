import { expect, test } from "bun:test";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createLog } from "../log";
import { openTestStore, TEST_TIME, temporaryFolder } from "../testing/app";
import { startErrorOf } from "../testing/start-error";
import { adminToken } from "./admin-token";
import { createAccess } from "./index";

const modeOf = (file: string) => statSync(file).mode & 0o777;

const error = (folder: string) => startErrorOf(() => adminToken(null, folder)).message;

test("the first start makes a token of 256 random bits, for its owner alone", () => {
  using folder = temporaryFolder();
  using other = temporaryFolder();
  const made = adminToken(null, folder.path);
  expect(made.file).toBe(join(folder.path, "admin-token"));
  expect(made.token).toMatch(/^[\w-]{43}$/);
  expect(modeOf(join(folder.path, "admin-token"))).toBe(0o600);
  expect(readFileSync(join(folder.path, "admin-token"), "utf8")).toBe(`${made.token}\n`);
  expect(adminToken(null, other.path).token).not.toBe(made.token);
});

test("however wide the account's files are by default", () => {
  using folder = temporaryFolder();
  const before = process.umask(0);
  try {
    adminToken(null, folder.path);
  } finally {
    process.umask(before);
  }
  expect(modeOf(join(folder.path, "admin-token"))).toBe(0o600);
});

test("later starts keep it", () => {
  using folder = temporaryFolder();
  const first = adminToken(null, folder.path);
  expect(adminToken(null, folder.path)).toEqual(first);
  expect(adminToken(null, folder.path)).toEqual(first);
});

test("one that the unit wrote itself counts, without the blanks around it", () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "admin-token"), " our own, long enough now\r\n\n");
  expect(adminToken(null, folder.path).token).toBe("our own, long enough now");
});

test("that of the environment comes first, and then none is made", () => {
  using folder = temporaryFolder();
  expect(adminToken("given", folder.path)).toEqual({ token: "given", file: null });
  expect(readdirSync(folder.path)).toEqual([]);
});

test.each(["", "\n", " \t\r\n"])("a file that holds %j opens nothing", (content) => {
  using folder = temporaryFolder();
  const file = join(folder.path, "admin-token");
  writeFileSync(file, content);
  expect(error(folder.path)).toBe(
    `The file ${file} is empty: delete it, and the next start creates a new one.`,
  );
  expect(readFileSync(file, "utf8")).toBe(content);
});

test("one that can be guessed is refused, and stays as it is", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "admin-token");
  writeFileSync(file, `${"x".repeat(23)}\n`);
  expect(error(folder.path)).toBe(
    `The file ${file} has fewer than 24 characters: delete it, and the next start creates a new one.`,
  );
  expect(readFileSync(file, "utf8")).toBe(`${"x".repeat(23)}\n`);
});

test("what cannot be read is said in a sentence", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "admin-token");
  const sentence = `The file ${file} cannot be read or written: check that it is yours.`;
  mkdirSync(file);
  expect(error(folder.path)).toBe(sentence);
  expect(error(join(folder.path, "none"))).toContain("cannot be read or written");
});

test("a link into nowhere is not followed to make a file there", () => {
  using folder = temporaryFolder();
  symlinkSync(join(folder.path, "elsewhere"), join(folder.path, "admin-token"));
  expect(error(folder.path)).toContain("cannot be read or written");
  expect(readdirSync(folder.path)).toEqual(["admin-token"]);
});

const log = createLog(
  () => {},
  () => TEST_TIME,
);
const clocks = { clock: () => TEST_TIME, ticks: () => 0, log };

test("another administrator's token ends the sessions that the old one opened", () => {
  using folder = temporaryFolder();
  const store = openTestStore(join(folder.path, "sightline.db"));
  const open = (adminToken: string) => createAccess({ store, adminToken, ...clocks }).sessions;
  const { token } = open("first-token").beginAdmin();
  expect(open("first-token").isAdmin(token)).toBeTrue();
  expect(open("second-token").isAdmin(token)).toBeFalse();
  expect(open("first-token").isAdmin(token)).toBeFalse();
  store.close();
});
