import { loadModule } from "./sources";

interface Bar {
  start(total: number, value: number): void;
  update(value: number): void;
  stop(): void;
}
interface CliProgress {
  default: { SingleBar: new (options: object, preset: object) => Bar; Presets: { rect: object } };
}

/** A bar with percentage and time left; on anything but a terminal, a line now and then. */
export async function progress(total: number): Promise<Bar> {
  const { default: cli } = await loadModule<CliProgress>("cli-progress", "cli-progress.js");
  const options = {
    format: "Drawing {bar} {percentage}% | {value}/{total} tiles | {eta} s left",
    noTTYOutput: true,
    notTTYSchedule: 10_000,
    fps: 4,
  };
  const bar = new cli.SingleBar(options, cli.Presets.rect);
  bar.start(total, 0);
  return bar;
}
