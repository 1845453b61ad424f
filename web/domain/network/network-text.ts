/** What is said of the laptops of a network. */

/** A laptop that has joined here. */
interface Heard {
  name: string;
  /** Milliseconds since it was last heard; null if not since the server was started. */
  heardAgoMs: number | null;
  /** How many reports it still has to send, as it said last. */
  holds: number;
  /** Why what it brought last was not taken; "" where it was. */
  fault: string;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A laptop that is quiet for longer may have lost its link: each says something every ten seconds. */
const LATE_AFTER_MS = MINUTE_MS;

/** `OP NORTH: last heard 12 s ago`, and how many reports it holds; late after a minute. */
export function heardText({ name, heardAgoMs, holds, fault }: Heard): {
  text: string;
  isLate: boolean;
} {
  const held = holds > 0 ? `, holds ${countText(holds)}` : "";
  if (heardAgoMs === null)
    return { text: `${name}: not heard since Sightline was started`, isLate: true };
  const text = `${name}: last heard ${agoText(heardAgoMs)} ago${held}${fault && `, ${fault}`}`;
  return { text, isLate: heardAgoMs > LATE_AFTER_MS || fault !== "" };
}

/** `12 s`, `3 min`, `2 h`. */
function agoText(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.floor(ms / SECOND_MS))} s`;
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  return `${Math.floor(ms / HOUR_MS)} h`;
}

/** The hub that this laptop has joined. */
interface HubStanding {
  kind: "asking" | "linked" | "held";
  /** Why reports are held, in a sentence; "" where they are not. */
  reason: string;
  name: string;
  laptopName: string;
  /** How many reports it does not have yet. */
  holds: number;
}

/** `Sends to WATCH as OP NORTH`, and what is held and why; late where the last call was not taken. */
export function hubText({ kind, reason, name, laptopName, holds }: HubStanding): {
  text: string;
  isLate: boolean;
} {
  if (name === "") return { text: reason, isLate: true };
  const held = holds > 0 ? `${countText(holds)} to be sent. ` : "";
  if (kind === "held") return { text: `${name}: ${held}${reason}`, isLate: true };
  if (kind === "asking") return { text: `${name}: ${held}No answer yet.`, isLate: false };
  return {
    text: `Sends to ${name} as ${laptopName}${holds > 0 ? `, ${countText(holds)} to be sent` : ""}`,
    isLate: false,
  };
}

const countText = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "report" : "reports"}`;
