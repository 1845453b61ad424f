import { Database } from "bun:sqlite";
import { join } from "node:path";
import { mailboxOf } from "../domain/sign-in/email";
import { ACCOUNT } from "./online";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SESSION = 30 * MINUTE;

/** Names as they are given on an exercise; one is as long as a name gets. */
const NAMES = ["kowalski", "ozols", "tamm", "jensen", "van.den.berg", "smith", "dupont", "novak"];
const UNITS = ["1bde", "2rha", "isr-cell", "training-centre", "jfc", "uas-school"];
export const LONGEST =
  "warrant.officer.maximilian.featherstonehaugh-cholmondeley+demo@headquarters.example.org";

/** The one who came last, and has a session under way. */
export const FIRST_VISITOR = "kowalski@1bde.example.org";

/** Sessions in progress: minutes left, one for each of the badge's colours. */
export const LEFT = [26, 8, 3] as const;

/**
 * Opens the running server's database beside it, for as long as the work on it takes. What was
 * committed is seen by the server's next answer.
 */
function withDatabase<T>(folder: string, work: (database: Database) => T): T {
  const database = new Database(join(folder, "data", "sightline.db"));
  try {
    database.run("PRAGMA busy_timeout = 5000");
    database.run("PRAGMA foreign_keys = ON");
    return database.transaction(() => work(database))();
  } finally {
    database.close();
  }
}

/**
 * Sixty visitors of the last three weeks, with what they asked for and used: three have a
 * session under way, some have reached their limit, some never came back with their code.
 */
export function seedVisitors(folder: string, now = Date.now()): void {
  withDatabase(folder, (database) => {
    const add = visitorsOf(database);
    for (let at = 0; at < 58; at++) {
      const name = NAMES[at % NAMES.length] ?? "";
      const unit = UNITS[at % UNITS.length] ?? "";
      const email = `${name}${at < NAMES.length ? "" : at}@${unit}.example.org`;
      // The later, the more: it becomes known.
      const cameAt = now - Math.round(21 * DAY * (1 - Math.sqrt(1 - at / 58))) - HOUR;
      add.visitor(email, cameAt);
      add.request(email, cameAt);
      if (at % 7 === 6) continue;
      const left = LEFT[at];
      if (left !== undefined) {
        add.session(email, now - SESSION + left * MINUTE);
        continue;
      }
      add.session(email, cameAt + 2 * MINUTE, at % 5 === 0 ? "revoked" : "logout", 3 + (at % 27));
      if (at % 3 === 0) continue;
      add.request(email, cameAt + 40 * MINUTE);
      if (cameAt + HOUR + 12 * MINUTE < now) add.session(email, cameAt + 42 * MINUTE);
    }
    add.visitor(LONGEST, now - 5 * DAY);
    add.request(LONGEST, now - 5 * DAY);
    add.visitor(ACCOUNT.email, now - 9 * DAY);
    for (const days of [9, 6, 2]) add.session(ACCOUNT.email, now - days * DAY);
    add.session(ACCOUNT.email, now - 3 * HOUR, "logout", 17);
  });
}

function visitorsOf(database: Database) {
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row);
    const marks = names.map(() => "?").join(", ");
    database.run(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`,
      Object.values(row),
    );
  };
  return {
    insert,
    visitor: (email: string, createdAt: number) =>
      insert("demo_users", { email, mailbox: mailboxOf(email), created_at: createdAt }),
    request: (email: string, requestedAt: number) =>
      insert("demo_requests", { email, requested_at: requestedAt }),
    session: (email: string, createdAt: number, endedBy?: "logout" | "revoked", minutes = 30) =>
      insert("demo_sessions", {
        email,
        token_hash: endedBy ? null : crypto.randomUUID(),
        created_at: createdAt,
        expires_at: createdAt + SESSION,
        ended_at: endedBy ? createdAt + minutes * MINUTE : null,
        ended_by: endedBy ?? null,
      }),
  };
}

/** A visitor whose code, session and lock have run out. */
export function seedLeftovers(folder: string, email: string, now = Date.now()): void {
  withDatabase(folder, (database) => {
    const { insert, ...add } = visitorsOf(database);
    const past = now - HOUR;
    add.visitor(email, past);
    // Today's, an hour after midnight as well.
    add.request(email, now);
    add.session(email, past);
    insert("demo_codes", { email, salt: "", requested_at: past, expires_at: past + 10 * MINUTE });
    const counted = { scope: "code", key: email, count: 5, last_at: past };
    insert("failed_attempts", { ...counted, locked_until: past + SESSION });
  });
}

/** Five wrong codes have just locked a visitor's mailbox. */
export function lockVisitor(folder: string, email: string, now = Date.now()): void {
  withDatabase(folder, (database) => {
    const { insert } = visitorsOf(database);
    const counted = { scope: "code", key: mailboxOf(email), count: 5, last_at: now };
    insert("failed_attempts", { ...counted, locked_until: now + SESSION });
  });
}
