import { Elysia, t } from "elysia";
import type { ClockMarks } from "../../../web/domain/time/clock-fault";
import type { Config } from "../../config";

const deploymentMode = t.Object({
  mode: t.Union([t.Literal("online"), t.Literal("offline")]),
  version: t.String(),
  /** Which build of that version it is, in words. */
  build: t.String(),
  /** The day of that build, as YYYY-MM-DD; null from source. */
  builtOn: t.Nullable(t.String()),
  /** When the newest report was saved, as ISO 8601; null without one. */
  newestReportAt: t.Nullable(t.String()),
});

/** Says how the page is deployed, and what the computer's clock cannot be before. */
export const deployment = (
  { mode, version, build }: Pick<Config, "mode" | "version" | "build">,
  marks: () => ClockMarks,
) =>
  new Elysia().get("/api/deployment/mode", () => ({ mode, version, build, ...marks() }), {
    response: deploymentMode,
  });

export const health = new Elysia().get("/api/health", () => ({ status: "ok" as const }));
