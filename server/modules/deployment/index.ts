import { Elysia, t } from "elysia";
import type { Config } from "../../config";

const deploymentMode = t.Object({
  mode: t.Union([t.Literal("online"), t.Literal("offline")]),
  version: t.String(),
  /** Which build of that version it is, in words. */
  build: t.String(),
});

/** Says how the page is deployed. */
export const deployment = ({ mode, version, build }: Pick<Config, "mode" | "version" | "build">) =>
  new Elysia().get("/api/deployment/mode", () => ({ mode, version, build }), {
    response: deploymentMode,
  });

export const health = new Elysia().get("/api/health", () => ({ status: "ok" as const }));
