import { t } from "elysia";
import { side } from "../../http/side-schema";
import { LONGEST_CHAIN, MOST_REPORTS } from "./wire-limits";

/**
 * What goes from one laptop to another: two calls, both POST, both JSON over TLS. Nothing else is sent: no profile, no
 * draft, no feedback.
 */

const id = t.String({ pattern: "^[0-9a-f]{32}$" });
const name = t.String({ minLength: 1, maxLength: 32 });
// Elysia's own Integer would take digits in quotes as well.
const whole = t.Number({ multipleOf: 1, minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const orNull = t.Nullable(t.String({ maxLength: 64 }));
const above = t.Array(id, { maxItems: LONGEST_CHAIN });

export const joinRequest = t.Object({ secret: id, id, name });
export type JoinRequest = typeof joinRequest.static;

/** @property above the ids of the hub, of the hub that it has joined itself, and so on */
export const joinAnswer = t.Object({ token: t.String(), id, name, above });
export type JoinAnswer = typeof joinAnswer.static;

export const wireReport = t.Object({
  clientId: t.String({ minLength: 1, maxLength: 64 }),
  reportType: t.String({ minLength: 1, maxLength: 20 }),
  content: t.String({ minLength: 1, maxLength: 16_384 }),
  timestamp: t.String({ maxLength: 64 }),
  callSign: orNull,
  targetId: orNull,
  /** Whose the operator says it is; without it the message says all. */
  side: t.Optional(side),
  /** The id and the name of the laptop that wrote it. */
  laptop: id,
  laptopName: name,
});
export type WireReport = typeof wireReport.static;

/**
 * The reports of a laptop's queue between two of its own numbers, in order.
 * @property after the number before the first
 * @property to the number of the last
 * @property holds how many are still to come after these
 * @property leaving the laptop has left, and sends nothing more
 */
export const batch = t.Object({
  after: whole,
  to: whole,
  holds: whole,
  reports: t.Array(wireReport, { maxItems: MOST_REPORTS }),
  leaving: t.Optional(t.Literal(true)),
});
export type Batch = typeof batch.static;

/** @property receivedTo the number up to which the hub has everything: the laptop goes on from there */
export const batchAnswer = t.Object({ receivedTo: whole, above });
export type BatchAnswer = typeof batchAnswer.static;
