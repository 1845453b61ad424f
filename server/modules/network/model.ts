import { t } from "elysia";
import { integer } from "../../http/integer-schema";
import { side } from "../../http/side-schema";

const laptop = t.Object({
  id: t.String(),
  name: t.String(),
  /** Milliseconds since it was last heard; null if not since the server was started. */
  heardAgoMs: t.Nullable(integer),
  reports: integer,
  /** How many it still has to send, as it said last. */
  holds: integer,
  /** Why what it brought last was not taken; "" where it was. */
  fault: t.String(),
});

/** See `NetworkState`. */
export const networkState = t.Object({
  laptops: t.Nullable(t.Array(laptop)),
  hub: t.Nullable(
    t.Object({
      kind: t.Union([t.Literal("asking"), t.Literal("linked"), t.Literal("held")]),
      /** Why reports are held, in a sentence; "" where they are not. */
      reason: t.String(),
      name: t.String(),
      address: t.String(),
      laptopName: t.String(),
      holds: integer,
    }),
  ),
});

export const adminNetworkState = t.Composite([
  networkState,
  /** What this laptop is called unless somebody says otherwise. */
  t.Object({ ownName: t.String() }),
]);

/** From the URL; parsed by hand, with an error of our own. */
export const receivedQuery = t.Object({
  after: t.Optional(t.String()),
  wait: t.Optional(t.String()),
});

export const receivedReports = t.Object({
  reports: t.Array(
    t.Object({
      /** What the next call asks after. */
      id: integer,
      clientId: t.String(),
      content: t.String(),
      receivedAt: t.String(),
      /** Whose the operator says it is; null where nobody said. */
      side: t.Nullable(side),
      /** The laptop that wrote it. */
      laptopName: t.String(),
    }),
  ),
  /** The id of the newest report of all. */
  newest: integer,
});

export const joinByHand = t.Object({
  code: t.String({ minLength: 1, maxLength: 2000 }),
  name: t.String({ minLength: 1, maxLength: 64 }),
});

export const madeCode = t.Object({ code: t.String(), minutes: integer });
