import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { measure } from "../load";
import type { Bench, Measurement, Run } from "../measurement";
import { startPlain } from "../reference";
import { always } from "../requests";
import { withUnit } from "../table";

const PATH = "/api/vehicles";

/** The platform list as a browser asks for it, whole and when it has it already. */
export const bench: Bench = { section: "server", measure: measureVehicles };

async function measureVehicles(run: Run): Promise<Measurement[]> {
  await using server = await startServer({
    program: EXECUTABLE,
    args: ["--data", "data"],
    cwd: run.folder,
  });
  const browser = { "accept-encoding": "gzip, br" };
  const rows: unknown[] = await (await fetch(server.address + PATH)).json();
  const first = await fetch(server.address + PATH, { headers: browser, decompress: false });
  const headers = Object.fromEntries(first.headers);
  const etag = headers.etag ?? "";
  const known = { ...browser, "if-none-match": etag };
  const again = await fetch(server.address + PATH, { headers: known });
  if (etag === "" || again.status !== 304) {
    throw new Error(`an unchanged list answers ${again.status} in place of 304`);
  }

  const body = new Uint8Array(await first.arrayBuffer());
  using plain = await startPlain(run.folder, { body, headers });
  const [whole, unchanged, reference] = await measure(
    [
      { ...server, name: "200", asked: always(PATH, browser) },
      { ...server, name: "304", asked: always(PATH, known) },
      { ...plain, asked: always(PATH, browser) },
    ],
    run,
  );
  return [whole, unchanged].flatMap((ours): Measurement[] =>
    ours && reference
      ? [
          {
            what: `GET ${PATH}, ${rows.length} rows, ${ours.name === "200" ? "whole" : "unchanged (304)"}`,
            against: reference.name,
            value: ours.perSecond,
            unit: "/s",
            goal: { atLeast: 10_000 },
            detail: `${withUnit(ours.perSecond / reference.perSecond, "×")} its ${withUnit(reference.perSecond, "/s")}; ${body.length} bytes compressed`,
          },
        ]
      : [],
  );
}
