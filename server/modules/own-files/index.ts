import { Elysia, t } from "elysia";
import type { UnusedFile } from "../../archive/unread";

/** The unit's own maps and heights. */
export interface OwnFiles {
  /** The map archive in use, by its name; null without one. */
  map(): string | null;
  /** The heights in use: how many tiles of each kind, or an archive by its name; null without any. */
  heights(): Record<string, number> | string | null;
  /** Files beside them that are not used. */
  unused(): readonly UnusedFile[];
}

const ownFiles = t.Object({
  map: t.Nullable(t.String()),
  /** In words, e.g. `2 SRTM tiles and 1 DTED tile`. */
  heights: t.Nullable(t.String()),
  unused: t.Array(
    t.Object({
      file: t.String(),
      /** For people, to follow the name and a colon. */
      reason: t.String(),
      /** What makes of it what is read. */
      command: t.Nullable(t.String()),
    }),
  ),
});

/** Says which maps and heights of the unit's own are in use, and which are not and why. */
export const ownFilesInUse = ({ map, heights, unused }: OwnFiles) =>
  new Elysia().get(
    "/api/own-files",
    () => ({
      map: map(),
      heights: heightsText(heights()),
      unused: unused().map(({ file, reason, command }) => ({ file, reason, command })),
    }),
    { response: { 200: ownFiles } },
  );

function heightsText(heights: ReturnType<OwnFiles["heights"]>): string | null {
  if (heights === null || typeof heights === "string") return heights;
  return Object.entries(heights)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind.toUpperCase()} ${count === 1 ? "tile" : "tiles"}`)
    .join(" and ");
}
