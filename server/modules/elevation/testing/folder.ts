import type { OnError, Point, Reading } from "../model";
import { createTileFolder } from "../tile-folder";

/** A folder of tiles after its first look, read as the service reads it: the first source that covers a place counts. */
export async function openTileFolder(path: string, onError: OnError = fail) {
  const folder = createTileFolder(path, onError);
  await folder.look();
  return {
    ...folder,
    async at(point: Point): Promise<Reading> {
      for (const source of folder.sources) {
        const reading = await source.at(point);
        if (reading !== "outside") return reading;
      }
      return "outside";
    },
  };
}

function fail(file: string, reason: string): never {
  throw new Error(`${file}: ${reason}`);
}
