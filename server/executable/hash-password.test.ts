import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { readSecrets } from "../cli/environment";
import { hashPassword } from "../cli/hash-password";
import { temporaryFolder } from "../testing/app";
import { EXECUTABLE } from "../testing/process";

/** Runs `sightline hash-password` with a text on its standard input. */
async function runWith(input: string, ...args: string[]) {
  using folder = temporaryFolder();
  const child = Bun.spawn([...EXECUTABLE, "hash-password", ...args], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "" },
    stdin: Buffer.from(input),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { stdout, stderr, status: await child.exited, left: readdirSync(folder.path) };
}

test("echo pw | sightline hash-password prints a hash that a login takes", async () => {
  const ended = await runWith("pw\n");
  expect(ended).toMatchObject({ status: 0, stderr: "", left: [] });
  expect(ended.stdout).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$\S+\n$/);
  const hash = ended.stdout.trim();
  expect(await Bun.password.verify("pw", hash)).toBeTrue();
  expect(await Bun.password.verify("pw\n", hash)).toBeFalse();
  const env = {
    ADMIN_TOKEN: "x".repeat(24),
    DEMO_ACCOUNTS: "a@b.org",
    DEMO_PASSWORD_HASH: ended.stdout,
  };
  const { demoPasswordHash } = readSecrets(env, { mode: "online", devMail: true });
  expect(demoPasswordHash).toBe(hash);
});

describe("only one line on standard input is a password", () => {
  test.each([
    ["nothing", "", [], 1, "Give the password on standard input.\n"],
    ["a blank line", "  \n", [], 1, "Give the password on standard input.\n"],
    ["two lines", "Zulu-77\nmore\n", [], 1, "A password is one line of at most 1024 bytes.\n"],
    ["a long one", "Zulu-77".repeat(200), [], 1, "A password is one line of at most 1024 bytes.\n"],
    [
      "one beside the command",
      "",
      ["Zulu-77"],
      2,
      '"hash-password" reads the password from standard input, never from here; see "sightline --help".\n',
    ],
  ] as [string, string, string[], number, string][])("%s", async (_, input, args, status, says) => {
    const ended = await runWith(input, ...args);
    expect(ended).toEqual({ status, stdout: "", stderr: says, left: [] });
  });
});

test.each([
  ["pass word", "pass word"],
  [" in blanks \n", " in blanks "],
  ["windows\r\n", "windows"],
  ["schlüssel 🔑\n", "schlüssel 🔑"],
  ["x".repeat(1024), "x".repeat(1024)],
])("%j is hashed as the login sends it", async (input, password) => {
  expect(await Bun.password.verify(password, await hashPassword(input))).toBeTrue();
});

test("each time it has a new salt", async () => {
  expect(await hashPassword("pw")).not.toBe(await hashPassword("pw"));
});
