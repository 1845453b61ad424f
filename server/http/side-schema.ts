import { t } from "elysia";

/** Whose a thing is, as `SIDES` has them. Not an enumeration of Elysia's, which takes its first word where none is sent. */
export const side = t.Union([t.Literal("hostile"), t.Literal("friendly")]);
