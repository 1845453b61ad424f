import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Glob } from "bun";

/*
 * What no type shows: secrets come from a cryptographic source, and are compared by isSameSecret
 * alone, which takes as long for a guess that is nearly right as for any other.
 */

const ROOT = resolve(import.meta.dir, "..", "..");
const TOKENS = "server/access/tokens.ts";

/** The sources of the server and of the rules that it shares with the page, without their tests. */
const SOURCES = ["server", "web/domain"].flatMap((folder) =>
  [...new Glob("**/*.ts").scanSync(join(ROOT, folder))]
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file)),
);

const linesOf = (file: string) =>
  readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));

const found = (isFound: (line: string) => boolean) =>
  SOURCES.flatMap((file) =>
    linesOf(file)
      .filter(isFound)
      .map((line) => `${file}: ${line.trim()}`),
  );

/** A secret or its hash, however it is reached: `adminToken`, `row?.tokenHash`, `hashOf(token)`. */
const SECRET = /^hashOf\(|(token|secret|password|(code|token|password)Hash|pending\.hash)$/i;
/** What says no more than whether there is one at all. */
const NOTHING = /^(null|undefined|""|'')$/;
const OPERAND = String.raw`[\w$.?]+(?:\([^()]*\))?|""|''`;
const COMPARISON = new RegExp(`(?=(${OPERAND})\\s*[!=]==?\\s*(${OPERAND}))`, "g");
const OTHER_WAYS =
  /\w*([tT]oken|[sS]ecret|[pP]assword|Hash)\??\.(equals|startsWith|endsWith|includes|localeCompare)\(|\bBuffer\.compare\(|\bdeepEquals\(/;

/** Whether a line compares a secret by itself. */
const compares = (line: string) =>
  OTHER_WAYS.test(line) ||
  [...line.matchAll(COMPARISON)].some(([, one = "", other = ""]) => {
    const isNothing = NOTHING.test(one) || NOTHING.test(other);
    return !isNothing && (SECRET.test(one) || SECRET.test(other));
  });

describe("the rule", () => {
  test.each([
    "if (token === adminToken) return;",
    "if (given == adminToken) return;",
    "return row.tokenHash !== hash;",
    "return hash === row?.tokenHash;",
    "hashOf(pending.salt + code) === pending.hash",
    "if (hash !== hashOf(token)) throw denied();",
    "return secrets.adminToken.startsWith(given);",
    "password === stored",
    "return Buffer.compare(one, other) === 0;",
  ])("finds %s", (line) => expect(compares(line)).toBeTrue());
  test.each([
    'if (token === "") throw nothing();',
    "if (row.tokenHash === null) return [];",
    "return passwordHash !== null && (await Bun.password.verify(password, passwordHash));",
    "if (!isSameSecret(token, adminToken)) {",
    'if (password.trim() === "") throw nothing();',
    "const token = createToken();",
    "eq(adminSessions.tokenHash, hashOf(token))",
  ])("passes %s", (line) => expect(compares(line)).toBeFalse());
});

test("no source draws lots without a cryptographic source", () => {
  expect(SOURCES).toContain(TOKENS);
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(found((line) => /\bMath\s*\.\s*random\b|\bpseudoRandomBytes\b/.test(line))).toEqual([]);
});

test("secrets are compared in constant time, by isSameSecret alone", () => {
  expect(found(compares)).toEqual([]);
  expect(found((line) => /\btimingSafeEqual\b/.test(line))).toEqual([
    `${TOKENS}: return crypto.timingSafeEqual(`,
  ]);
  expect(found((line) => /\bisSameSecret\(/.test(line)).map((line) => line.split(":")[0])).toEqual(
    expect.arrayContaining(["server/modules/admin/login.ts", "server/modules/demo/code-check.ts"]),
  );
});
