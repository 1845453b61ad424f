import { statSync } from "node:fs";
import { EXECUTABLE } from "../../paths";
import { buildEmpty } from "../empty";
import type { Bench } from "../measurement";
import { OVERVIEW } from "../overview-tiles";
import { withUnit } from "../table";

/** What a unit copies onto its laptops, but for the map. */
export const bench: Bench = {
  section: "server",
  async measure({ folder }) {
    const megabytes = (file: string) => statSync(file).size / 1e6;
    const [all, map, empty] = [EXECUTABLE, OVERVIEW, await buildEmpty(folder)].map(megabytes);
    if (all === undefined || map === undefined || empty === undefined) return [];
    return [
      {
        what: "Executable, less its map archive",
        value: all - map,
        unit: "MB",
        goal: { atMost: 115 },
        detail: `${withUnit(all, "MB")} with the map's ${withUnit(map, "MB")}; an empty Bun executable has ${withUnit(empty, "MB")}`,
      },
    ];
  },
};
