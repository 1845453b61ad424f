import { t } from "elysia";
import { integer } from "../../http/integer-schema";
import { side } from "../../http/side-schema";

const name = t.Optional(t.Nullable(t.String({ maxLength: 64 })));

/** A report as the page sends it after a copy. */
export const reportToSave = t.Object({
  /** The name of a kind of report: Sighting, or its format's. */
  reportType: t.String({ minLength: 1, maxLength: 20 }),
  content: t.String({ minLength: 1, maxLength: 16_384 }),
  /** ISO 8601 with its zone. */
  timestamp: t.String({ maxLength: 64 }),
  callSign: name,
  targetId: name,
  /** Made by the page for each copy; the same one again is the same save. */
  clientId: t.Optional(t.String({ minLength: 1, maxLength: 64 })),
  /** Someone else's, which the operator took in. */
  received: t.Optional(t.Boolean()),
  /** Whose it is, where both sides have such a thing. */
  side: t.Optional(side),
});

export type ReportToSave = typeof reportToSave.static;

export const savedReport = t.Object({ id: integer });
