import { t } from "elysia";
import { integer } from "../../http/integer-schema";
import { PAGE_FIELDS } from "../../http/list-query";
import { side } from "../../http/side-schema";

/** From the URL; the service parses them, with its own errors. */
const text = t.Optional(t.String());

const FILTER = { type: text, from: text, to: text, source: text };

export const reportsQuery = t.Object({ ...PAGE_FIELDS, ...FILTER });
export const exportQuery = t.Object({ q: text, ...FILTER, format: text });
export const feedbackQuery = t.Object({ ...PAGE_FIELDS, state: text });
export const feedbackExportQuery = t.Object({ q: text, state: text });

export type ReportsQuery = typeof reportsQuery.static;
export type ExportQuery = typeof exportQuery.static;
export type FeedbackQuery = typeof feedbackQuery.static;
export type FeedbackExportQuery = typeof feedbackExportQuery.static;

const orNull = t.Nullable(t.String());

const keptReport = t.Object({
  id: integer,
  reportType: t.String(),
  /** From the message's first words; "" if they have none. */
  reference: t.String(),
  /** The whole message. */
  content: t.String(),
  /** ISO 8601, when it was copied. */
  timestamp: t.String(),
  /** ISO 8601 in UTC, when the server took it in. */
  receivedAt: t.String(),
  callSign: orNull,
  targetId: orNull,
  /** Someone else's, which the operator took in. */
  received: t.Boolean(),
  /** Whose the operator says it is, where both sides have such a thing; else null. */
  side: t.Nullable(side),
  /** The laptop that sent it over the network; null for one that was saved here. */
  laptopName: orNull,
});

const COUNTED = {
  /** How many the search and the filters find. */
  total: integer,
  page: integer,
  pageSize: integer,
};

export const reportsPage = t.Object({
  ...COUNTED,
  reports: t.Array(keptReport),
  /** The types of all reports, whatever is searched for. */
  types: t.Array(t.String()),
});

const keptFeedback = t.Object({
  id: integer,
  message: t.String(),
  parentUnit: orNull,
  exerciseRole: orNull,
  callSign: orNull,
  asset: orNull,
  createdAt: t.String(),
  doneAt: orNull,
});

export const feedbackPage = t.Object({ ...COUNTED, feedback: t.Array(keptFeedback) });

export type ReportsPage = typeof reportsPage.static;
export type KeptReport = ReportsPage["reports"][number];
export type FeedbackPage = typeof feedbackPage.static;

export const SOURCES = ["own", "received"] as const;
/** Of feedback: what nobody has marked as done yet, and the rest. */
export const STATES = ["open", "done"] as const;
