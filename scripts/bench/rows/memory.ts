import { memoryOf } from "../../../server/testing/memory";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { load } from "../load";
import { type Bench, type Measurement, median, quantile, type Run } from "../measurement";
import { drawn, tilePaths } from "../overview-tiles";
import { mixed } from "../requests";
import { withUnit } from "../table";

const IDLE_MS = 5000;
const SAMPLE_MS = 250;
const IDLE_LIMIT_MB = 60;
const LOAD_LIMIT_MB = 100;

/** Memory at rest, under a load of all kinds, and whether it grows. */
export const bench: Bench = { section: "server", measure: measureMemory };

async function measureMemory({ folder, soakSeconds }: Run): Promise<Measurement[]> {
  const start = () => startServer({ program: EXECUTABLE, args: ["--data", "data"], cwd: folder });
  // The first start sets the data up, which no later one does.
  await (await start())[Symbol.asyncDispose]();
  await using server = await start();
  await Bun.sleep(IDLE_MS);
  const idle = memoryOf(server.pid);

  const asked = mixed([...drawn(await tilePaths()), ...(await otherPaths(server.address))]);
  const soaking = { done: false };
  const samples: number[] = [];
  const sampling = (async () => {
    for (; !soaking.done; await Bun.sleep(SAMPLE_MS)) samples.push(memoryOf(server.pid).anonymous);
  })();
  const { answers } = await load({ ...server, name: "soak", asked }, folder, soakSeconds).finally(
    () => {
      soaking.done = true;
    },
  );
  await sampling;

  // The low ones: what is left when the garbage has just been collected.
  const fifth = (which: number) =>
    quantile(samples.slice((samples.length * which) / 5, (samples.length * (which + 1)) / 5), 0.25);
  // The first fifth only fills what is kept for later.
  const [early, late] = [fifth(1), fifth(4)];
  return [
    {
      what: "Memory when idle, 5 s after a start (resident)",
      value: idle.resident,
      unit: "MB",
      goal: { atMost: IDLE_LIMIT_MB },
      detail: `of it ${withUnit(idle.anonymous, "MB")} its own, the rest parts of the executable`,
    },
    {
      what: "Memory under load (its own, RssAnon), p95 of samples",
      value: quantile(samples, 0.95),
      unit: "MB",
      goal: { atMost: LOAD_LIMIT_MB },
      detail: `median ${withUnit(median(samples), "MB")}, the most ${withUnit(quantile(samples, 1), "MB")}; tiles, page, lists, places, elevations of the map's region, and one report in ten calls`,
    },
    {
      what: `Growth over a soak of ${withUnit(soakSeconds / 60, "min")}`,
      against: "the second fifth of the soak",
      value: (late / early - 1) * 100,
      unit: "%",
      goal: { atMost: 5 },
      detail: `lower quartiles: ${withUnit(early, "MB")} in the second fifth, ${withUnit(late, "MB")} in the last; ${answers.toLocaleString("en")} answers`,
    },
  ];
}

/** What else the page asks for: about one call in five. */
async function otherPaths(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets[^"]+)"/g)].map(([, path]) => path ?? "");
  const some = (count: number, path: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => path(index));
  return [
    ...some(500, () => "/"),
    ...some(500, (index) => files[index % files.length] ?? "/"),
    ...some(1000, () => "/api/vehicles"),
    ...some(2000, (index) => `/api/elevation?${placeIn(index)}`),
    ...some(500, (index) => `/api/places?query=${"abcdefghiklmnoprstuvz"[index % 21]}a`),
  ];
}

/** Places all over the region that the built-in map has in detail. */
const placeIn = (index: number) =>
  `latitude=${(52.5 + (index % 40) / 10).toFixed(1)}&longitude=${(19 + (index % 79) / 10).toFixed(1)}`;
