/** Codes in the hands of another reader than Sightline's: Debian's zbarimg (`apt-get install zbar-tools`). */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { encode } from "fast-png";
import { temporaryFolder } from "../../server/testing/app";
import { codesOf, createCodeReader } from "../../web/domain/messages/code-set";
import { EMPTY_PROFILE } from "../../web/domain/sign-in/profile";
import { makeTestReports } from "../../web/domain/test-data";
import { modulesOf } from "../../web/ui/code-modules";

const DOTS_A_MODULE = 4;
/** Among thousands of random codes it would find a line code now and then that is none. */
const QR_ALONE = ["-Sdisable", "-Sqrcode.enable"];

/** As the page draws it. */
function pictureOf(text: string): Uint8Array {
  const rows = modulesOf(text);
  const size = rows.length * DOTS_A_MODULE;
  const data = new Uint8Array(size * size).map((_, at) => {
    const [x, y] = [at % size, Math.floor(at / size)].map((dot) => Math.floor(dot / DOTS_A_MODULE));
    return rows[y ?? 0]?.[x ?? 0] ? 0 : 255;
  });
  return encode({ width: size, height: size, data, channels: 1, depth: 8 });
}

test.each([1, 100, 10_000])(
  "zbarimg reads the codes of %i reports",
  async (count) => {
    using folder = temporaryFolder();
    const operator = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
    const now = new Date("2026-11-20T12:30:00Z");
    const sent = makeTestReports(count, { operator, now, random: Math.random });
    const messages = sent.map(({ fullMessage }) => fullMessage);
    const files: string[] = [];
    for (const [index, code] of ((await codesOf(messages)) ?? []).entries()) {
      const file = join(folder.path, `${index}.png`);
      await Bun.write(file, pictureOf(code));
      files.push(file);
    }
    const { exitCode, stdout } = Bun.spawnSync([
      "zbarimg",
      "--raw",
      "--quiet",
      ...QR_ALONE,
      ...files,
    ]);
    expect(exitCode).toBe(0);
    const read = stdout.toString().trimEnd().split("\n");
    expect((await createCodeReader().read(read)).texts.join()).toBe(messages.join("\n"));
  },
  600_000,
);
