/**
 * The tables that a laptop keeps. A change here needs a new migration:
 * `bun run migration`.
 */

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  Characteristic,
  Confusion,
  GridAccuracy,
  VehicleCategory,
} from "../../web/domain/platform";

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
  category: text("category").$type<VehicleCategory>().notNull(),
  subCategory: text("sub_category"),
  gridUnit: text("grid_unit").$type<GridAccuracy>().notNull(),
  sidcCode: text("sidc_code"),
  cues: text("cues", { mode: "json" }).$type<readonly string[]>().notNull(),
  confusedWith: text("confused_with", { mode: "json" }).$type<readonly Confusion[]>().notNull(),
  sortOrder: integer("sort_order").notNull(),
  /** Whose row it is: a newer executable replaces only the built-in ones. */
  source: text("source", { enum: VEHICLE_SOURCES }).notNull(),
});

export const reports = sqliteTable("reports", {
  id: integer("id").primaryKey({ autoIncrement: true }),
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
});

/** c-UAS reports field by field, beside their messages in `reports`. */
export const cuasReports = sqliteTable("cuas_reports", {
  id: integer("id").primaryKey({ autoIncrement: true }),
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
});

export const meta = sqliteTable("meta", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
