import type { TakenIn } from "./take-in";

/** `3 taken in, 1 not understood, 2 already in the log` */
export function takenText(taken: TakenIn): string {
  const { added, asText, known, older, ahead, aheadLeftOut, problems } = taken;
  const count = (number: number) => number.toLocaleString("en-GB");
  return [
    `${count(added.length)} taken in`,
    `${count(problems.length)} not understood`,
    known > 0 && `${count(known)} already in the log`,
    asText > 0 && `${count(asText)} kept as text: the format is not installed here`,
    older.length > 0 &&
      `${count(older.length)} skipped, the log has newer versions: ${namesOf(older)}`,
    ahead.length > 0 && `${count(ahead.length)} ahead of this computer’s clock: ${namesOf(ahead)}`,
    aheadLeftOut.length > 0 &&
      `${count(aheadLeftOut.length)} left out, ahead of this computer’s clock: ${namesOf(aheadLeftOut)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const MOST_REFERENCES = 8;

function namesOf(all: readonly string[]): string {
  const named = all.slice(0, MOST_REFERENCES).join(", ");
  const others = all.length - MOST_REFERENCES;
  return others > 0 ? `${named} and ${others} more` : named;
}
