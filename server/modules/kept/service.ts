import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import { csvOf } from "../../../web/domain/export/csv";
import type { ExportContext, ExportedFile } from "../../../web/domain/export/export-reports";
import { isExportFormat } from "../../../web/domain/export/formats";
import type { Format } from "../../../web/domain/formats/format";
import type { Geoid } from "../../../web/domain/grid/geoid";
import { splitMessage } from "../../../web/domain/messages/message";
import { allDefinitions } from "../../../web/domain/reports/definitions";
import { readBound } from "../../../web/domain/time/bound";
import { feedback, reports, vehicles } from "../../db/schema";
import { searched } from "../../db/searched";
import type { Store } from "../../db/store";
import { ApiError } from "../../errors";
import { invalidQuery, readPage, readWords } from "../../http/list-query";
import {
  type ExportQuery,
  type FeedbackExportQuery,
  type FeedbackPage,
  type FeedbackQuery,
  type ReportsPage,
  type ReportsQuery,
  SOURCES,
  STATES,
} from "./model";

/** The saved reports and feedback, for the administrator to read. */
export interface KeptService {
  /** A page of the reports, by their own DTGs, the newest first. @throws ApiError 400 INVALID_QUERY */
  reports(query: ReportsQuery): ReportsPage;
  /** All the reports that the filters find, as a file. @throws ApiError 400 INVALID_QUERY */
  exported(query: ExportQuery): Promise<ExportedFile>;
  /** A page of the feedback, the newest first. @throws ApiError 400 INVALID_QUERY */
  feedback(query: FeedbackQuery): FeedbackPage;
  /** All the feedback that the search and the state find, the newest first, as CSV. @throws ApiError 400 INVALID_QUERY */
  feedbackCsv(query: FeedbackExportQuery): string;
  /** Marks it as done; repeating that changes nothing. @throws ApiError 404 */
  feedbackDone(id: string): void;
}

/** Reports are read in batches of this size, about 25 ms, so that other calls are answered in between. */
const SLICE = 200;

/** Where a search finds no more than these, they are put in order here. */
const FEW = 2000;

const NEWEST_FIRST = [desc(reports.observedAt), desc(reports.id)];

export function createKeptService(
  { queries }: Store,
  clock: () => Date,
  formats: { own(): readonly Format[] },
  geoid: Geoid,
): KeptService {
  /** The ids that a text finds, the newest first; null if they are many, which their index lists faster. */
  function findFew(where: SQL | undefined): number[] | null {
    const found = queries
      .select({ id: reports.id, at: reports.observedAt })
      .from(reports)
      .where(where)
      .limit(FEW + 1)
      .all();
    if (found.length > FEW) return null;
    return found.sort((one, other) => other.at - one.at || other.id - one.id).map(({ id }) => id);
  }

  /** Each existing type, from its index in as many steps as there are types. */
  function types(): string[] {
    const next = sql`SELECT min(${reports.reportType}) FROM ${reports}`;
    return queries
      .values<[string]>(
        sql`WITH RECURSIVE types(type) AS (${next} UNION ALL SELECT (${next} WHERE ${reports.reportType} > type) FROM types WHERE type IS NOT NULL) SELECT type FROM types WHERE type IS NOT NULL`,
      )
      .map(([type]) => type);
  }

  return {
    reports(query) {
      const where = reportsFound(query);
      const { limit, offset, ...asked } = readPage(query);
      const few = query.q?.trim() ? findFew(where) : null;
      const onPage = few?.slice(offset, offset + limit);
      const page = queries
        .select()
        .from(reports)
        .where(onPage ? inArray(reports.id, onPage) : where)
        .orderBy(...NEWEST_FIRST);
      const rows = onPage ? page.all() : page.limit(limit).offset(offset).all();
      const total =
        few?.length ??
        queries.select({ total: count() }).from(reports).where(where).get()?.total ??
        0;
      return {
        total,
        ...asked,
        reports: rows.map(({ clientId: _, observedAt: __, laptop: ___, ...row }) => ({
          ...row,
          reference: referenceIn(row.content),
        })),
        types: types(),
      };
    },

    async exported(query) {
      const { format = "" } = query;
      if (!isExportFormat(format))
        throw invalidQuery("format is txt, csv, geojson, kml, gpx or tak");
      const rows = queries
        .select({
          reportType: reports.reportType,
          fullMessage: reports.content,
          timestamp: reports.timestamp,
          received: reports.received,
          side: reports.side,
        })
        .from(reports)
        .where(reportsFound(query))
        .orderBy(...NEWEST_FIRST)
        .all();
      const symbols = queries
        .select({ id: vehicles.platformId, sidc: vehicles.sidcCode })
        .from(vehicles)
        .where(isNotNull(vehicles.sidcCode))
        .all();
      const sidcs = new Map(symbols.map(({ id, sidc }) => [id, sidc]));
      const context: ExportContext = {
        definitions: allDefinitions(formats.own()),
        sidcOf: (platformId) => sidcs.get(platformId) ?? null,
        geoid,
        callSign: "",
        at: clock(),
      };
      // What writes the files is loaded for the first of them, and takes no part in the start.
      const { readExported, writeExport } = await import(
        "../../../web/domain/export/export-reports"
      );
      const read = await inSlices(rows, (row) => readExported(row, context));
      return writeExport(format, rows, read, context);
    },

    feedback(query) {
      const where = feedbackFound(query);
      const { limit, offset, ...asked } = readPage(query);
      const rows = queries
        .select()
        .from(feedback)
        .where(where)
        .orderBy(desc(feedback.id))
        .limit(limit)
        .offset(offset)
        .all();
      const total =
        queries.select({ total: count() }).from(feedback).where(where).get()?.total ?? 0;
      return {
        total,
        ...asked,
        feedback: rows.map(({ receivedAt, mailDue: _, ...row }) => ({
          ...row,
          createdAt: receivedAt,
        })),
      };
    },

    feedbackCsv(query) {
      const rows = queries
        .select()
        .from(feedback)
        .where(feedbackFound(query))
        .orderBy(desc(feedback.id))
        .all();
      return csvOf([
        ["sent", "call_sign", "asset", "parent_unit", "role", "feedback", "done"],
        ...rows.map((row) => [
          row.receivedAt,
          row.callSign,
          row.asset,
          row.parentUnit,
          row.exerciseRole,
          row.message,
          row.doneAt,
        ]),
      ]);
    },

    feedbackDone(id) {
      const known = /^\d{1,15}$/.test(id)
        ? queries
            .update(feedback)
            .set({ doneAt: sql`coalesce(${feedback.doneAt}, ${clock().toISOString()})` })
            .where(eq(feedback.id, Number(id)))
            .returning({ id: feedback.id })
            .get()
        : undefined;
      if (!known) throw new ApiError(404, "UNKNOWN_FEEDBACK", "There is no such feedback.");
    },
  };
}

async function inSlices<Row, Read>(rows: readonly Row[], read: (row: Row) => Read) {
  const all: Read[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    all.push(...rows.slice(from, from + SLICE).map(read));
    await new Promise(setImmediate);
  }
  return all;
}

/** What the search and the filters of a query find; undefined if they leave nothing out. */
function reportsFound(query: Omit<ExportQuery, "format">): SQL | undefined {
  const { type, source = "" } = query;
  const from = bound("from", query.from)?.first;
  const to = bound("to", query.to)?.last;
  if (source !== "" && !SOURCES.some((each) => each === source))
    throw invalidQuery(`source is ${SOURCES.join(" or ")}`);
  return and(
    searched(readWords(query.q), [reports.content, reports.callSign, reports.targetId]),
    type ? eq(reports.reportType, type) : undefined,
    source === "" ? undefined : eq(reports.received, source === "received"),
    from === undefined ? undefined : gte(reports.observedAt, from),
    to === undefined ? undefined : lte(reports.observedAt, to),
  );
}

/** The same of feedback. */
function feedbackFound({ q, state = "" }: FeedbackExportQuery): SQL | undefined {
  const { message, parentUnit, exerciseRole, callSign, asset, doneAt } = feedback;
  if (state !== "" && !STATES.some((each) => each === state))
    throw invalidQuery(`state is ${STATES.join(" or ")}`);
  return and(
    searched(readWords(q), [message, parentUnit, exerciseRole, callSign, asset]),
    state === "" ? undefined : state === "open" ? isNull(doneAt) : isNotNull(doneAt),
  );
}

function bound(name: string, given: string | undefined) {
  if (given === undefined || given.trim() === "") return null;
  const read = readBound(given);
  if (!read) throw invalidQuery(`${name} is a DTG (201230ZNov26) or ISO 8601 with its zone`);
  return read;
}

/** The reference in a message's first line: `SIGHTING WK21-7K3QZ9`. */
function referenceIn(content: string): string {
  const [head = ""] = splitMessage(content) ?? [];
  return /^\S+ (.+)$/.exec(head)?.[1] ?? "";
}
