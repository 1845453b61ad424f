import { Elysia, t } from "elysia";
import {
  READY_LEVELS,
  READY_LINES,
  type ReadyFinding,
} from "../../../web/domain/ready/ready-lines";

const readyAnswer = t.Object({
  findings: t.Array(
    t.Object({
      line: t.UnionEnum(READY_LINES),
      level: t.UnionEnum(READY_LEVELS),
      says: t.String(),
      toDo: t.String(),
    }),
  ),
});

/** Says whether this laptop is ready, as far as the server can see; nothing in it is personal or secret. */
export const ready = (look: () => Promise<ReadyFinding[]>) =>
  new Elysia().get("/api/ready", async () => ({ findings: await look() }), {
    response: { 200: readyAnswer },
  });
