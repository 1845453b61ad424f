import { Elysia, t } from "elysia";
import { ApiError } from "../../errors";
import { invalidQuery } from "../../http/list-query";
import {
  adminNetworkState,
  joinByHand,
  madeCode,
  networkState,
  receivedQuery,
  receivedReports,
} from "./model";
import type { NetworkService } from "./service";

/** Shorter than the time after which an idle connection is closed. */
const LONGEST_WAIT_S = 20;

/** What came over the network, for the log and the picture. */
export const network = (service: NetworkService) =>
  new Elysia({ prefix: "/api/network" })
    .get("", () => service.state(), { response: { 200: networkState } })
    .get(
      "/reports",
      async ({ query }) => {
        const after = readWhole("after", query.after, Number.MAX_SAFE_INTEGER);
        const wait = readWhole("wait", query.wait, LONGEST_WAIT_S);
        return service.received(after, wait * 1000);
      },
      { query: receivedQuery, response: { 200: receivedReports } },
    );

/** Share, join and leave, for the administrator. The gate lets nothing in without a token. */
export const adminNetwork = (service: NetworkService) =>
  new Elysia({ prefix: "/api/admin/network" })
    .get("", () => ({ ...service.state(), ownName: service.ownName() }), {
      response: { 200: adminNetworkState },
    })
    .post("/code", () => sharing(service).makeCode(), { response: { 200: madeCode } })
    .delete(
      "/laptops/:id",
      ({ params }) => {
        sharing(service).remove(params.id ?? "");
        return { removed: true as const };
      },
      { response: { 200: t.Object({ removed: t.Literal(true) }) } },
    )
    .post(
      "/join",
      async ({ body }) => {
        await service.join(body.code, body.name);
        return { joined: true as const };
      },
      { body: joinByHand, response: { 200: t.Object({ joined: t.Literal(true) }) } },
    )
    .post(
      "/leave",
      () => {
        service.leave();
        return { left: true as const };
      },
      { response: { 200: t.Object({ left: t.Literal(true) }) } },
    );

function sharing({ hub }: NetworkService) {
  if (hub !== null) return hub;
  throw new ApiError(409, "NOT_SHARING", "This laptop does not share: start it with --share.");
}

function readWhole(name: string, text: string | undefined, most: number): number {
  if (text === undefined) return 0;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw invalidQuery(`${name} is a whole number up to ${most}`);
}
