import { type Config, PROGRAM } from "../config";

const FAULT = /^FAIL +/;

/**
 * What `sightline doctor` finds at fault, in its own words. It runs in a process of its own, so that no operator waits
 * for it.
 */
export async function doctorFaults({
  dataFolder,
  map,
  elevation,
}: Pick<Config, "dataFolder" | "map" | "elevation">): Promise<string[]> {
  const flags = Object.entries({ "--data": dataFolder, "--map": map, "--elevation": elevation });
  const given = flags.flatMap(([flag, value]) => (value === null ? [] : [flag, value]));
  const doctor = Bun.spawn([...PROGRAM, "doctor", ...given], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const lines = (await new Response(doctor.stdout).text()).split("\n");
  await doctor.exited;
  return lines.filter((line) => FAULT.test(line)).map((line) => line.replace(FAULT, ""));
}
