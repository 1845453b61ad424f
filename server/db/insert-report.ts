import { sql } from "drizzle-orm";
import { reports } from "./schema";
import type { Queries } from "./store";

/** The statement that adds a report; it gives its id, or nothing where its client id is there already. */
export const prepareInsertReport = (queries: Queries) =>
  queries
    .insert(reports)
    .values({
      clientId: sql.placeholder("clientId"),
      reportType: sql.placeholder("reportType"),
      content: sql.placeholder("content"),
      timestamp: sql.placeholder("timestamp"),
      callSign: sql.placeholder("callSign"),
      targetId: sql.placeholder("targetId"),
      side: sql.placeholder("side"),
      receivedAt: sql.placeholder("receivedAt"),
      received: sql.placeholder("received"),
      observedAt: sql.placeholder("observedAt"),
      laptop: sql.placeholder("laptop"),
      laptopName: sql.placeholder("laptopName"),
    })
    // The unique index decides, so that two saves at the same moment cannot both be new.
    .onConflictDoNothing({ target: reports.clientId })
    .returning({ id: reports.id })
    .prepare();
