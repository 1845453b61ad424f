import { Elysia, t } from "elysia";
import type { Config } from "../../config";

const deploymentMode = t.Object({
  mode: t.Union([t.Literal("online"), t.Literal("offline")]),
  version: t.String(),
});

/** Tells the page how it is deployed. */
export const deployment = ({ mode, version }: Pick<Config, "mode" | "version">) =>
  new Elysia().get("/api/deployment/mode", () => ({ mode, version }), { response: deploymentMode });
