/** Whatever happens to a build, the next one gives the same bytes, or says what is wrong. Each test builds several times. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fromRoot } from "../paths";
import { git } from "../release/source-state";

const BASE = mkdtempSync(join(tmpdir(), "sightline-builds-"));
const STYLE = "web/tokens.css";
const KILLS = 6;

/** A copy of the sources in a folder of its own, with the packages of this one. */
function checkout(name: string): string {
  const folder = join(BASE, name);
  const listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard") ?? "";
  for (const file of listed.split("\0").filter((path) => path && existsSync(fromRoot(path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(fromRoot(file), join(folder, file));
  }
  symlinkSync(fromRoot("node_modules"), join(folder, "node_modules"));
  return folder;
}

function start(folder: string, before: readonly string[] = []) {
  const command = [...before, process.execPath, "scripts/build.ts"];
  return Bun.spawn(command, {
    cwd: folder,
    env: { ...process.env, SOURCE_COMMIT: "0123456789", SOURCE_DATE_EPOCH: "1700000000" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function finished(child: ReturnType<typeof start>) {
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { status: await child.exited, said: out + err };
}

const sum = (folder: string) =>
  new Bun.CryptoHasher("sha256").update(readFileSync(join(folder, "dist/sightline"))).digest("hex");

let folder = "";
let expected = "";
beforeAll(async () => {
  folder = checkout("one");
  expect(await finished(start(folder))).toMatchObject({ status: 0 });
  expected = sum(folder);
});
afterAll(() => rmSync(BASE, { recursive: true, force: true }));

/** As another commit would have it. */
async function buildAnother(): Promise<void> {
  const style = readFileSync(join(folder, STYLE));
  appendFileSync(join(folder, STYLE), "\n.another { color: red }\n");
  expect(await finished(start(folder))).toMatchObject({ status: 0 });
  expect(sum(folder)).not.toBe(expected);
  await Bun.write(join(folder, STYLE), style);
}

test("another folder gives the same bytes", async () => {
  const other = checkout("two");
  expect(await finished(start(other))).toMatchObject({ status: 0 });
  expect(sum(other)).toBe(expected);
});

test("over the build of another commit the bytes are the same", async () => {
  await buildAnother();
  expect(await finished(start(folder))).toMatchObject({ status: 0 });
  expect(sum(folder)).toBe(expected);
});

test("after a build that was cut off, wherever it was, the bytes are the same", async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await buildAnother();
    const child = start(folder);
    await Bun.sleep(300 + 500 * kill);
    child.kill("SIGKILL");
    await child.exited;
    expect(await finished(start(folder))).toMatchObject({ status: 0 });
    expect(sum(folder)).toBe(expected);
  }
});

test("of two builds at once one waits and says so, and the bytes are the same", async () => {
  await buildAnother();
  const both = await Promise.all([start(folder), start(folder)].map(finished));
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  expect(both.map(({ said }) => said).join("")).toContain("Another build runs in this folder");
  expect(sum(folder)).toBe(expected);
});

test("where nothing can be written, a build that must write says so", async () => {
  await buildAnother();
  const mount = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && cd ${folder} && exec "$@"`;
  const asRoot = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const command = ["unshare", "--mount", ...asRoot, "sh", "-c", mount, "sh"];
  const { status, said } = await finished(start(folder, command));
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^Cannot build .*\n? .*(read-?only|EROFS)/im),
  ]);
  expect(said).not.toMatch(/\n {4}at /);
});
