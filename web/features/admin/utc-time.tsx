import { utcText } from "../../domain/admin/system-text";

/** A moment in the clock of UTC. */
export function UtcTime({ at, without }: { at: string | null; without?: string }) {
  const words = utcText(at, without);
  return at === null ? words : <time dateTime={at}>{words}</time>;
}
