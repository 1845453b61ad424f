import { count, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../access/limits";
import { DEMO_SESSION_MS } from "../../access/sessions";
import { demoSessions, demoUsers } from "../../db/schema";
import type { Queries } from "../../db/store";
import { lockedEmails } from "./failed-attempts";

/** Which visitors a search finds, in which order: addresses alone, by indexes. */

const { email, activeUntil, usedUntil, limitUntil } = demoUsers;

/** Orders that a column and its index give. */
const COLUMNS = {
  email: [email],
  createdAt: [demoUsers.createdAt, email],
  lastSessionAt: [demoUsers.lastSessionAt, email],
  lastRequestAt: [demoUsers.lastRequestAt, email],
} as const;

export type VisitorOrder = keyof typeof COLUMNS | "sessionsUsed" | "status";

export interface Sought {
  /** Each stands in the address or in the status. */
  words: readonly string[];
  by: VisitorOrder;
  descending: boolean;
  /** Only those who have ever asked for a code. */
  withRequest?: boolean;
  limit: number;
  offset: number;
}

/** So many are found in one go; of more the rest are counted. */
const FEW = 2000;

/** @param accounts that have no limit */
export function createFindVisitors(queries: Queries, accounts: readonly string[]) {
  return (
    { words, by, descending, withRequest = false, limit, offset }: Sought,
    now: number,
  ): { total: number; emails: string[] } => {
    const standing = standings(accounts, now);
    const conditions = words.map((word) => wordFound(word.toLowerCase(), standing, now));
    if (withRequest) conditions.push(sql`${demoUsers.lastRequestAt} IS NOT NULL`);
    const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
    const groups = groupsOf(by, standing, accounts, now);
    const read = (most: number, skip: number) =>
      queries
        .values<[string]>(listSql(groups, where, descending, most, skip))
        .map(([found]) => found);
    const counted = () =>
      queries.select({ total: count() }).from(demoUsers).where(where).get()?.total ?? 0;
    if (words.length === 0) return { total: counted(), emails: read(limit, offset) };
    // A text is looked for in every address: once, and not a second time to count them.
    const first = read(FEW + 1, 0);
    if (first.length <= FEW)
      return { total: first.length, emails: first.slice(offset, offset + limit) };
    const isIn = offset + limit <= FEW;
    const emails = isIn ? first.slice(offset, offset + limit) : read(limit, offset);
    return { total: counted(), emails };
  };
}

interface Standings {
  active: SQL;
  limited: SQL;
  available: SQL;
}

/** What a visitor's status is called (specification 1 §4), as conditions that leave nobody out. */
function standings(accounts: readonly string[], now: number): Standings {
  // What a wrong clock has dated in the future is not under way.
  const active = sql`(${activeUntil} > ${now} AND ${activeUntil} <= ${now + DEMO_SESSION_MS})`;
  const isSpent = sql`(${limitUntil} > ${now} AND ${limitUntil} < ${now + 2 * DAY_MS})`;
  const hasLimit = accounts.length === 0 ? sql`true` : sql`${email} NOT IN ${accounts}`;
  const limited = sql`(${isSpent} AND ${active} IS NOT TRUE AND ${hasLimit})`;
  return {
    active,
    limited,
    available: sql`(${active} IS NOT TRUE AND (${isSpent} IS NOT TRUE OR NOT ${hasLimit}))`,
  };
}

function wordFound(word: string, { active, limited, available }: Standings, now: number): SQL {
  const inAddress = sql`instr(${email}, ${word}) > 0`;
  const statuses = [
    { name: "active", is: active },
    { name: "available", is: available },
    { name: "limit reached", is: limited },
    { name: "locked", is: sql`${email} IN (${lockedEmails(now)})` },
  ];
  const meant = statuses.filter(({ name }) => name.includes(word)).map(({ is }) => is);
  return sql`(${sql.join([inAddress, ...meant], sql` OR `)})`;
}

/** One after the other in the list; upwards. */
interface Group {
  is: SQL;
  order: readonly SQL[];
}

function groupsOf(
  by: VisitorOrder,
  { active, limited, available }: Standings,
  accounts: readonly string[],
  now: number,
): Group[] {
  const byAddress = [sql`${email}`];
  if (by === "status") return [active, available, limited].map((is) => ({ is, order: byAddress }));
  if (by !== "sessionsUsed")
    return [{ is: sql`true`, order: COLUMNS[by].map((column) => sql`${column}`) }];
  const counts = (until: typeof usedUntil | typeof limitUntil) =>
    sql`(${until} > ${now} AND ${until} < ${now + 2 * DAY_MS})`;
  const [one, more] = [counts(usedUntil), counts(limitUntil)];
  // Who has no limit may have used more than two: they alone are counted.
  const used = sql`CASE WHEN ${email} IN ${accounts} THEN (SELECT count(*) FROM ${demoSessions} WHERE ${demoSessions.email} = ${email} AND ${demoSessions.createdAt} > ${now - DAY_MS}) ELSE 2 END`;
  return [
    { is: sql`(${one} IS NOT TRUE AND ${more} IS NOT TRUE)`, order: byAddress },
    { is: sql`(${one} AND ${more} IS NOT TRUE)`, order: byAddress },
    { is: more, order: accounts.length === 0 ? byAddress : [used, ...byAddress] },
  ];
}

/** Each group is put in its own order, and no more of it than the page needs. */
function listSql(
  groups: readonly Group[],
  where: SQL,
  descending: boolean,
  limit: number,
  offset: number,
): SQL {
  const direction = descending ? sql`DESC` : sql`ASC`;
  const parts = (descending ? groups.toReversed() : groups).map(({ is, order }) => {
    const by = sql.join(
      order.map((one) => sql`${one} ${direction}`),
      sql`, `,
    );
    return sql`SELECT email FROM (SELECT ${email} AS email FROM ${demoUsers} WHERE ${is} AND ${where} ORDER BY ${by} LIMIT ${limit + offset})`;
  });
  return sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit} OFFSET ${offset}`;
}
