/**
 * The tables of a laptop, or of the demonstration's host. A change here needs a new migration: `bun run migration`.
 * Times are ISO 8601 texts if people read them, and milliseconds since 1970 if the code computes with them.
 */

import { isNotNull, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SIDES } from "../../web/domain/platforms/affiliation";
import type {
  Characteristic,
  Confusion,
  GridAccuracy,
  PlatformCategory,
} from "../../web/domain/platforms/platform";

export const VEHICLE_SOURCES = ["built-in", "imported"] as const;

export const vehicles = sqliteTable("vehicles", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  platformId: text("platform_id").notNull().unique(),
  aka: text("aka").notNull(),
  otherNames: text("other_names", { mode: "json" }).$type<readonly string[]>().notNull(),
  description: text("description").notNull(),
  characteristics: text("characteristics", { mode: "json" })
    .$type<readonly Characteristic[]>()
    .notNull(),
  function: text("function").notNull(),
  category: text("category").$type<PlatformCategory>().notNull(),
  subCategory: text("sub_category"),
  gridUnit: text("grid_unit").$type<GridAccuracy>().notNull(),
  sidcCode: text("sidc_code"),
  bothSides: integer("both_sides", { mode: "boolean" }).notNull().default(false),
  cues: text("cues", { mode: "json" }).$type<readonly string[]>().notNull(),
  confusedWith: text("confused_with", { mode: "json" }).$type<readonly Confusion[]>().notNull(),
  sortOrder: integer("sort_order").notNull(),
  /** Whose row it is: a newer executable replaces only the built-in ones. */
  source: text("source", { enum: VEHICLE_SOURCES }).notNull(),
});

/** Platforms that operators are not offered, by their platformId: no import and no newer executable switches them on. */
export const vehiclesOff = sqliteTable("vehicles_off", {
  platformId: text("platform_id").primaryKey(),
});

export const VEHICLE_CHANGES = ["import", "edit"] as const;

/** Changes to the platforms by a person, the newest last, so that they can be undone. */
export const vehicleChanges = sqliteTable("vehicle_changes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: VEHICLE_CHANGES }).notNull(),
  at: integer("at").notNull(),
});

/** How each platform of a change was before it. */
export const vehicleStates = sqliteTable(
  "vehicle_states",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    changeId: integer("change_id")
      .notNull()
      .references(() => vehicleChanges.id, { onDelete: "cascade" }),
    platformId: text("platform_id").notNull(),
    /** Its row; null if there was none. */
    row: text("row", { mode: "json" }).$type<typeof vehicles.$inferSelect>(),
    isOff: integer("is_off", { mode: "boolean" }).notNull(),
  },
  (table) => [
    index("vehicle_states_by_change").on(table.changeId),
    index("vehicle_states_by_platform").on(table.platformId, table.id),
  ],
);

export const reports = sqliteTable(
  "reports",
  {
    // Without AUTOINCREMENT, whose own table is one more page to write for each report.
    id: integer("id").primaryKey(),
    /** Made by the page for each copy, so that a save that is sent again is not kept twice. */
    clientId: text("client_id").notNull().unique(),
    reportType: text("report_type").notNull(),
    content: text("content").notNull(),
    /** When the operator copied the report, ISO 8601, as the page sent it. */
    timestamp: text("timestamp").notNull(),
    callSign: text("call_sign"),
    targetId: text("target_id"),
    /** When the server took it in, ISO 8601 in UTC. */
    receivedAt: text("received_at").notNull(),
    /** Someone else's report, which the operator took in. */
    received: integer("received", { mode: "boolean" }).notNull().default(false),
    /** Whose the operator says it is, where both sides have such a thing; the message does not say. */
    side: text("side", { enum: SIDES }),
    /** The moment of its own DTG, or of the copy where it has none: a number, so that every SQLite can check the indexes. */
    observedAt: integer("observed_at").notNull(),
    /** Of a report that came over the network: the id and the name of the laptop that wrote it; null for this one's own. */
    laptop: text("laptop"),
    laptopName: text("laptop_name"),
  },
  (table) => [
    index("reports_by_laptop").on(table.laptop, table.id).where(isNotNull(table.laptop)),
    index("reports_by_time").on(table.observedAt, table.id),
    index("reports_by_type").on(table.reportType, table.observedAt, table.id),
  ],
);

/** The laptops that send their reports here. Who they are, and their tokens' hashes, lie in `share/`. */
export const networkLaptops = sqliteTable("network_laptops", {
  id: text("id").primaryKey(),
  /** The sender's number of the last report that was taken from it: what follows is still to come. */
  receivedTo: integer("received_to").notNull(),
  /** How many of its reports were new here. */
  reports: integer("reports").notNull(),
});

/** The hubs that this laptop's reports have gone to. */
export const networkHubs = sqliteTable("network_hubs", {
  id: text("id").primaryKey(),
  /** The id of the last report that it has: the queue is what follows. */
  sentTo: integer("sent_to").notNull(),
});

/** c-UAS reports field by field, beside their messages in `reports`. */
export const cuasReports = sqliteTable("cuas_reports", {
  id: integer("id").primaryKey(),
  clientId: text("client_id").notNull().unique(),
  callSign: text("call_sign").notNull(),
  /** The identifier of the report's reference. */
  reportNumber: text("report_number").notNull(),
  asset: text("asset"),
  methodOfDetection: text("method_of_detection").notNull(),
  gzd: text("gzd").notNull(),
  coordinates: text("coordinates").notNull(),
  /** Feet; the form has no altitude yet, so that it is always null. */
  altitude: integer("altitude"),
  uasType: text("uas_type").notNull(),
  quantity: integer("quantity").notNull(),
  payloadVisible: text("payload_visible").notNull(),
  payloadType: text("payload_type"),
  height: text("height"),
  heading: text("heading"),
  otherObservations: text("other_observations"),
  otherFreeText: text("other_free_text"),
  actionTaken: text("action_taken"),
  receivedAt: text("received_at").notNull(),
});

export const feedback = sqliteTable("feedback", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  message: text("message").notNull(),
  parentUnit: text("parent_unit"),
  exerciseRole: text("exercise_role"),
  callSign: text("call_sign"),
  asset: text("asset"),
  receivedAt: text("received_at").notNull(),
  /** Whether it still has to be mailed to the demonstration's operator. */
  mailDue: integer("mail_due", { mode: "boolean" }).notNull().default(false),
  /** When the administrator was done with it, ISO 8601 in UTC; null until then. */
  doneAt: text("done_at"),
});

/** Sign-in attempts and actions in the administrator's area; see `web/domain/admin/audit-events.ts`. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer("id").primaryKey(),
    at: integer("at").notNull(),
    event: text("event").notNull(),
    subject: text("subject").notNull(),
    detail: text("detail").notNull(),
  },
  (table) => [
    index("audit_by_time").on(table.at, table.id),
    index("audit_by_event").on(table.event, table.id),
    index("audit_by_subject").on(table.subject, table.id),
  ],
);

/** Visitors of the hosted demonstration. Deleting one deletes the rows of the tables below as well. */
export const demoUsers = sqliteTable(
  "demo_users",
  {
    /** As `readEmail` writes it. */
    email: text("email").primaryKey(),
    /** What the session limit and the lock count by: the address without its plus tag. */
    mailbox: text("mailbox").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Sessions begun before this moment do not count towards the limit; null for none. */
    limitsResetAt: integer("limits_reset_at"),
    // The next five follow from requests and sessions and are kept by triggers (migration 0007),
    // so that visitors are put in order and found by indexes.
    lastRequestAt: integer("last_request_at"),
    lastSessionAt: integer("last_session_at"),
    /** When the last of the sessions that nobody ended runs out. */
    activeUntil: integer("active_until"),
    /** Until when the mailbox's latest session counts towards the limit, and the one before it. */
    usedUntil: integer("used_until"),
    limitUntil: integer("limit_until"),
    /** Wrong codes for the mailbox since it last signed in: how many, when the last came, from which network, and the lock's end. */
    wrongCodes: integer("wrong_codes").notNull().default(0),
    wrongCodeAt: integer("wrong_code_at"),
    wrongCodeFrom: text("wrong_code_from"),
    wrongCodesLocked: integer("wrong_codes_locked"),
  },
  (table) => [
    index("demo_users_by_mailbox").on(table.mailbox),
    index("demo_users_by_time").on(
      table.createdAt,
      table.email,
      table.activeUntil,
      table.limitUntil,
    ),
    index("demo_users_by_last_request").on(table.lastRequestAt, table.email),
    index("demo_users_by_last_session").on(table.lastSessionAt, table.email),
    index("demo_users_by_standing").on(
      table.email,
      table.activeUntil,
      table.limitUntil,
      table.usedUntil,
    ),
    index("demo_users_by_active").on(table.activeUntil, table.email),
    index("demo_users_by_limit").on(table.limitUntil, table.activeUntil, table.email),
    index("demo_users_by_used").on(table.usedUntil, table.limitUntil, table.email),
  ],
);

const visitor = () =>
  text("email")
    .notNull()
    .references(() => demoUsers.email, { onDelete: "cascade" });

/** Each code that was asked for and mailed: the statistics' "requests". */
export const demoRequests = sqliteTable(
  "demo_requests",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: visitor(),
    requestedAt: integer("requested_at").notNull(),
  },
  (table) => [
    index("demo_requests_by_time").on(table.requestedAt),
    index("demo_requests_by_email").on(table.email),
  ],
);

/** The one code that an address may have pending. */
export const demoCodes = sqliteTable("demo_codes", {
  email: visitor().primaryKey(),
  /** SHA-256 over salt and code; null while its mail is on its way, and after it was used or voided. */
  codeHash: text("code_hash"),
  salt: text("salt").notNull(),
  /** When it was asked for: the next may follow 60 s later. */
  requestedAt: integer("requested_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const SESSION_ENDS = ["logout", "revoked"] as const;

interface Span {
  createdAt: SQLWrapper;
  expiresAt: SQLWrapper;
  endedAt: SQLWrapper;
}

/**
 * How long a session that was ended has lasted, in milliseconds. A clock that is put back between
 * login and logout must not make a time negative.
 */
export const lasted = ({ createdAt, expiresAt, endedAt }: Span) =>
  sql`max(0, min(${endedAt}, ${expiresAt}) - ${createdAt})`;

/** Every demonstration, also after its end: the history behind the statistics. */
export const demoSessions = sqliteTable(
  "demo_sessions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: visitor(),
    /** SHA-256 of the token; null once it is dead and was cleaned up. */
    tokenHash: text("token_hash").unique(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When it was ended before its time; null if it ran on. */
    endedAt: integer("ended_at"),
    endedBy: text("ended_by", { enum: SESSION_ENDS }),
  },
  (table) => [
    index("demo_sessions_by_email").on(table.email, table.createdAt),
    index("demo_sessions_by_time").on(table.createdAt),
    index("demo_sessions_open")
      .on(table.expiresAt, table.id, table.createdAt, table.email)
      .where(isNull(table.endedAt)),
    index("demo_sessions_open_of")
      .on(table.email, table.expiresAt, table.createdAt)
      .where(isNull(table.endedAt)),
    index("demo_sessions_lasted").on(table.endedBy, lasted(table)),
  ],
);

/** Who is not admitted to the hosted demonstration: a mailbox (`ann@example.org`), or a domain with all below it. */
export const demoBlocked = sqliteTable("demo_blocked", {
  address: text("address").primaryKey(),
  blockedAt: integer("blocked_at").notNull(),
});

export const adminSessions = sqliteTable("admin_sessions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  tokenHash: text("token_hash").notNull().unique(),
  /** The network address that signed in; "" for a session from before addresses were kept. */
  address: text("address").notNull().default(""),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

/** Failed attempts, by mailbox and by client address; a restart or a new code does not reset them. */
export const failedAttempts = sqliteTable(
  "failed_attempts",
  {
    /** What was tried, e.g. "mailbox" or "admin". */
    scope: text("scope").notNull(),
    /** Who tried: a mailbox, or a keyed hash of a client's address. */
    key: text("key").notNull(),
    count: integer("count").notNull(),
    lastAt: integer("last_at").notNull(),
    /** No attempt counts until then; null if there is no lock. */
    lockedUntil: integer("locked_until"),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

export const meta = sqliteTable("meta", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
