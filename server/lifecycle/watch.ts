import { LOOK_EVERY_MS } from "../archive/watched-files";
import { errorCode } from "../errors";
import { errorFields, type Log } from "../log";

/**
 * Looks at files again and again, one look after the other, so that new ones are used without a restart.
 * @returns what ends it
 */
export function watchOwnFiles(looks: readonly (() => Promise<void>)[], log: Log): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if (isOver) return;
    timer = setTimeout(look, LOOK_EVERY_MS);
    timer.unref();
  };
  async function look(): Promise<void> {
    for (const each of looks) {
      await each().catch((error: unknown) =>
        log.error("look-failed", errorFields(error, errorCode(error))),
      );
    }
    wait();
  }
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
