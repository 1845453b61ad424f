import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { buildEmpty } from "../empty";
import { type Bench, type Measurement, median, type Run } from "../measurement";

const STARTS_A_ROUND = 5;

/** From starting the process to its first 200: the files are in the system's memory, the data set up. */
export const bench: Bench = { section: "server", measure: measureStart };

async function measureStart({ folder, rounds }: Run): Promise<Measurement[]> {
  const empty = [await buildEmpty(folder)];
  const sightline = [...EXECUTABLE, "--data", "data"];
  await firstAnswer(folder, sightline);
  await firstAnswer(folder, empty);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let start = 0; start < STARTS_A_ROUND * rounds; start++) {
    ours.push(await firstAnswer(folder, sightline));
    theirs.push(await firstAnswer(folder, empty));
  }
  const [took, least] = [median(ours), median(theirs)];
  const detail = `medians of ${ours.length} starts, in turn: ${took.toFixed(1)} ms, an empty one ${least.toFixed(1)} ms`;
  return [
    {
      what: "Start to the first 200, warm",
      value: took,
      unit: "ms",
      goal: { atMost: 60 },
      detail,
    },
    {
      what: "Start to the first 200, less twice an empty executable's",
      against: "an empty Bun executable",
      value: took - 2 * least,
      unit: "ms",
      goal: { atMost: 40 },
    },
  ];
}

async function firstAnswer(cwd: string, program: string[]): Promise<number> {
  const started = performance.now();
  // The empty one takes no notice of the flags.
  await using server = await startServer({ program, cwd });
  const answer = await fetch(server.address);
  const took = performance.now() - started;
  if (answer.status !== 200) throw new Error(`the first answer is ${answer.status}`);
  await answer.arrayBuffer();
  return took;
}
