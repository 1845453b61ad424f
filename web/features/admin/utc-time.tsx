import { momentWords } from "../../domain/admin/system-text";

/** A moment in the clock of UTC. */
export function Moment({ at, without }: { at: string | null; without?: string }) {
  const words = momentWords(at, without);
  return at === null ? words : <time dateTime={at}>{words}</time>;
}
