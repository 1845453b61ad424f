import { X509Certificate } from "node:crypto";
import { hostname, networkInterfaces } from "node:os";
import { readLaptopName } from "../../../web/domain/network/laptop-name";
import type { Audit } from "../../access/audit";
import { hashOf } from "../../access/tokens";
import type { Store } from "../../db/store";
import { ApiError, errorCode, invalidFields, isDiskFull } from "../../errors";
import { fingerprintOf, type Identity, ownIdentity } from "./certificate";
import { MOST_ADDRESSES, writeJoinCode } from "./join-code";
import { createLaptops, type Laptop } from "./laptops";
import { ownId } from "./share-folder";
import { createTaken, type ReceivedReport, type Taken } from "./taken";
import type { Batch, BatchAnswer, JoinAnswer, JoinRequest } from "./wire";
import { LONGEST_CHAIN } from "./wire-limits";

const CODE_MINUTES = 10;
const CODE_MS = CODE_MINUTES * 60_000;
/** Codes that have served or run out are remembered, so that whoever brings one is told why it is refused. */
const MOST_CODES = 100;

/** A laptop as the watchkeeper sees it. */
export interface LaptopState {
  id: string;
  name: string;
  /** Milliseconds since it was last heard; null if not since this start. */
  heardAgoMs: number | null;
  /** How many of its reports came from it alone. */
  reports: number;
  /** How many it said that it still has to send. */
  holds: number;
  /** Why what it brought last was not taken, in words that follow a comma; "" where it was. */
  fault: string;
}

/** The laptop that others have joined: it gives out codes, and takes what they send. */
export interface Hub {
  identity: Identity;
  /** A code that lets one laptop join within ten minutes. */
  makeCode(): { code: string; minutes: number };
  /** @throws ApiError 401, 409, 422 */
  join(request: JoinRequest): JoinAnswer;
  /** Whose token it is. @throws ApiError 401, 403 */
  admit(token: string): Laptop;
  take(laptop: Laptop, batch: Batch): BatchAnswer;
  laptops(): LaptopState[];
  /** @throws ApiError 404 */
  remove(id: string): void;
  /** See `Taken`. */
  after(id: number, limit: number): ReceivedReport[];
  newest(): number;
}

interface HubOptions {
  store: Pick<Store, "queries">;
  /** `<data>/share` */
  folder: string;
  /** Where it listens; the host null for every address. */
  share: { host: string | null; port: number };
  clock: () => Date;
  /** Milliseconds on a monotonic clock: no lasting of a code and no "last heard" follows the wall's. */
  ticks: () => number;
  audit: Pick<Audit, "record">;
  /** The ids of the hubs above this laptop, from the next one up. */
  above(): readonly string[];
  /** Reports have come. */
  onReports(): void;
}

export function createHub({
  store,
  folder,
  share,
  clock,
  ticks,
  audit,
  above,
  onReports,
}: HubOptions): Hub {
  const id = ownId(folder);
  const identity = ownIdentity(folder, clock());
  const fingerprint = fingerprintOf(new X509Certificate(identity.cert));
  const joined = createLaptops(folder);
  const taken = createTaken(store, clock);
  /** By the hash of its secret. */
  const codes = new Map<string, { until: number; isUsed: boolean }>();
  const heard = new Map<string, { at: number; holds: number; fault: string }>();
  const chain = () => [id, ...above()].slice(0, LONGEST_CHAIN);

  function openCode(secret: string) {
    const code = codes.get(hashOf(secret));
    if (code === undefined) throw refused("CODE_UNKNOWN", UNKNOWN);
    if (code.isUsed)
      throw refused("CODE_USED", "This join code has served already: it serves once.");
    if (ticks() >= code.until)
      throw refused("CODE_EXPIRED", `This join code is older than ${CODE_MINUTES} minutes.`);
    return code;
  }

  return {
    identity,

    makeCode() {
      const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
      codes.set(hashOf(secret), { until: ticks() + CODE_MS, isUsed: false });
      const [oldest] = codes.keys();
      if (codes.size > MOST_CODES && oldest !== undefined) codes.delete(oldest);
      audit.record("network-code-made");
      const code = writeJoinCode({ addresses: addressesOf(share), fingerprint, secret });
      return { code, minutes: CODE_MINUTES };
    },

    join(request) {
      const code = openCode(request.secret);
      const name = readLaptopName(request.name);
      if (name === null) throw invalidFields(["name"]);
      if (chain().includes(request.id))
        throw new ApiError(
          409,
          "CIRCLE",
          request.id === id
            ? "This is this laptop's own join code."
            : "This hub sends its own reports up to your laptop: it cannot be above it as well.",
        );
      if (joined.isTaken(name, request.id))
        throw new ApiError(
          409,
          "NAME_TAKEN",
          "Another laptop has joined under this name: choose another.",
        );
      const token = joined.add(request.id, name, clock());
      code.isUsed = true;
      audit.record("network-joined", name);
      return { token, id, name: hubName(), above: [...above()].slice(0, LONGEST_CHAIN) };
    },

    admit(token) {
      const laptop = joined.byToken(token);
      if (laptop === null)
        throw refused(
          "LAPTOP_UNKNOWN",
          "This hub does not know this laptop: join again with a new code.",
        );
      if (laptop.removedAt === null) return laptop;
      throw new ApiError(403, "LAPTOP_REMOVED", "The watchkeeper has removed this laptop.");
    },

    take(laptop, batch) {
      const hear = (holds: number, fault = "") =>
        heard.set(laptop.id, { at: ticks(), holds, fault });
      let kept: ReturnType<Taken["take"]>;
      try {
        kept = taken.take(laptop, batch);
      } catch (error) {
        hear(
          batch.holds + batch.reports.length,
          isDiskFull(errorCode(error)) ? DISK_FULL : NOT_TAKEN,
        );
        throw error;
      }
      const { receivedTo, added } = kept;
      hear(batch.holds);
      if (batch.leaving && joined.remove(laptop.id, clock()))
        audit.record("network-laptop-left", laptop.name);
      if (added > 0) onReports();
      return { receivedTo, above: chain() };
    },

    laptops: () =>
      joined.list().map(({ id: laptopId, name }) => {
        const last = heard.get(laptopId);
        return {
          id: laptopId,
          name,
          heardAgoMs: last === undefined ? null : Math.round(ticks() - last.at),
          reports: taken.count(laptopId),
          holds: last?.holds ?? 0,
          fault: last?.fault ?? "",
        };
      }),

    remove(laptopId) {
      const laptop = joined.remove(laptopId, clock());
      if (laptop === null) throw new ApiError(404, "UNKNOWN_LAPTOP", "No such laptop has joined.");
      heard.delete(laptopId);
      audit.record("network-laptop-removed", laptop.name);
    },

    after: taken.after,
    newest: taken.newest,
  };
}

const DISK_FULL = "this laptop's disk is full";
const NOT_TAKEN = "what it sent could not be taken";

const UNKNOWN =
  "This hub has not made this join code since it was started: ask the watchkeeper for a new one.";

const refused = (code: string, message: string) => new ApiError(401, code, message);

/** What a hub is called by those that join it. */
export const hubName = () => readLaptopName(hostname().slice(0, 32)) ?? "Hub";

const WILDCARDS = ["0.0.0.0", "::"];

/** Where others find this laptop. */
function addressesOf({ host, port }: HubOptions["share"]): string[] {
  const isAny = host === null || WILDCARDS.includes(host);
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  const hosts = isAny ? [...new Set(found)].slice(0, MOST_ADDRESSES) : [host];
  const named = hosts.length > 0 ? hosts : ["127.0.0.1"];
  return named.map((one) => (one.includes(":") ? `[${one}]:${port}` : `${one}:${port}`));
}
