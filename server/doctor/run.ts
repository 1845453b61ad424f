import type { ReadyFinding } from "../../web/domain/ready/ready-lines";
import { PROGRAM } from "../config";
import { type Finding, sentenceOf } from "./finding";
import { type Places, readyFindings } from "./ready";

/**
 * What `sightline doctor` finds on a laptop. It runs in a process of its own, so that no operator waits for it, and
 * asks no mail server, so that no connection leaves the laptop.
 * @throws if it found nothing, because it did not run to its end
 */
export async function runDoctor({ dataFolder, map, elevation }: Places): Promise<Finding[]> {
  const flags = Object.entries({ "--data": dataFolder, "--map": map, "--elevation": elevation });
  const given = flags.flatMap(([flag, value]) => (value === null ? [] : [flag, value]));
  const doctor = Bun.spawn([...PROGRAM, "doctor", "--json", ...given], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, SMTP_URL: "" },
  });
  const lines = (await new Response(doctor.stdout).text()).split("\n").filter(Boolean);
  await doctor.exited;
  if (lines.length === 0) throw new Error("doctor printed nothing");
  // What this very program has printed.
  return lines.map((line): Finding => JSON.parse(line));
}

/** What the server tells of doctor's findings. Who asks while it runs gets what it finds then. */
export function doctorAnswers(
  places: Places,
  examine: () => Promise<Finding[]>,
): {
  /** What is at fault, in sentences. */
  faults(): Promise<string[]>;
  /** What there is to say on the lines of /ready. */
  ready(): Promise<ReadyFinding[]>;
} {
  let running: Promise<Finding[]> | null = null;
  const found = () => {
    running ??= examine().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    faults: async () => (await found()).filter(({ level }) => level === "FAIL").map(sentenceOf),
    ready: async () => readyFindings(await found(), places),
  };
}
