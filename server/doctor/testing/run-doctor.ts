import { expect } from "bun:test";
import { EXECUTABLE, runToEnd } from "../../testing/process";

/** Runs the compiled doctor; every line is a check, and the exit status shows failures. */
export async function doctor(
  cwd: string,
  args: readonly string[] = [],
  program: readonly string[] = EXECUTABLE,
) {
  const ended = await runToEnd({ program, args: ["doctor", "--data", "data", ...args], cwd });
  expect(ended.stderr).toBe("");
  const lines = ended.stdout.trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^(ok {4}|none {2}|warn {2}|FAIL {2})\S.*: ./);
  const failed = lines.filter((line) => line.startsWith("FAIL"));
  expect(ended.status).toBe(failed.length > 0 ? 1 : 0);
  return { lines, failed };
}
