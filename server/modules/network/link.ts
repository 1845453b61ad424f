import type { X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";

// Not imported: the executable would hold all of Node's network compiled ahead, a quarter of a megabyte.
const { Agent, request } = process.getBuiltinModule("node:https");
const { connect } = process.getBuiltinModule("node:tls");

/** What went wrong on the way to a hub, or with its answer, in a sentence for people. */
export class LinkError extends Error {
  override readonly name = "LinkError";

  /** @param kind `silent`: nobody answers; `foreign`: somebody else does; `refused`: the hub says no, with `code` */
  constructor(
    readonly kind: "silent" | "foreign" | "refused",
    message: string,
    readonly code = "",
    /** Milliseconds after which the hub wants to be asked again; 0 if it does not say. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

/** A connection to a hub, opened when it is needed and kept open. */
export interface Link {
  /**
   * Posts JSON. Nothing is sent before the other end has shown the certificate that is trusted.
   * @returns the answer's JSON
   * @throws LinkError
   */
  post(path: string, body: unknown, token?: string): Promise<unknown>;
  close(): void;
}

const CONNECT_WITHIN_MS = 5000;
/** A hub with a slow disk takes its time. */
const ANSWER_WITHIN_MS = 20_000;
const MOST_ANSWER_BYTES = 64 * 1024;

/**
 * @param address `10.0.0.5:7443`
 * @param isTrusted whether a certificate is the hub's; its dates and names do not count, for clocks are wrong and addresses change
 */
export function createLink(address: string, isTrusted: (shown: X509Certificate) => boolean): Link {
  const { hostname, port } = new URL(`https://${address}`);
  const where = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 443) };
  const silent = () => new LinkError("silent", `No answer from ${address}.`);

  function open(): Promise<TLSSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ ...where, rejectUnauthorized: false }, () => {
        const shown = socket.getPeerX509Certificate();
        socket.setTimeout(0);
        if (shown !== undefined && isTrusted(shown)) return resolve(socket);
        socket.destroy();
        const message = `${address} shows another certificate than the hub's: nothing was sent.`;
        reject(new LinkError("foreign", message));
      });
      socket.setTimeout(CONNECT_WITHIN_MS, () => socket.destroy(silent()));
      socket.once("error", () => reject(silent()));
      socket.once("close", () => reject(silent()));
    });
  }

  class PinnedAgent extends Agent {
    override createConnection(
      _: unknown,
      done?: (error: Error | null, socket: TLSSocket) => void,
    ): undefined {
      open().then(
        (socket) => done?.(null, socket),
        // Node's own types ask for a socket beside an error.
        (error) => (done as ((error: Error) => void) | undefined)?.(error),
      );
    }
  }
  const agent = new PinnedAgent({ keepAlive: true, maxSockets: 1 });

  return {
    post: (path, body, token) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const headers = {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        };
        const asked = request(
          { ...where, agent, path, method: "POST", headers, timeout: ANSWER_WITHIN_MS },
          (answer) => {
            const chunks: Buffer[] = [];
            let size = 0;
            answer.on("data", (chunk: Buffer) => {
              size += chunk.length;
              if (size > MOST_ANSWER_BYTES) asked.destroy(silent());
              else chunks.push(chunk);
            });
            answer.on("end", () => {
              const retryAfter = Number(answer.headers["retry-after"] ?? 0);
              const said = Buffer.concat(chunks).toString();
              try {
                resolve(read(answer.statusCode ?? 0, said, retryAfter, address));
              } catch (error) {
                reject(error);
              }
            });
            answer.on("error", () => reject(silent()));
          },
        );
        asked.on("timeout", () => asked.destroy(silent()));
        asked.on("error", (error) => reject(error instanceof LinkError ? error : silent()));
        asked.end(text);
      }),
    close: () => agent.destroy(),
  };
}

/** @throws LinkError unless the answer is a success */
function read(status: number, text: string, retryAfterS: number, address: string): unknown {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new LinkError("foreign", `What answers at ${address} is no Sightline.`);
  }
  if (status === 200) return said;
  const { error, message } = Object(said);
  const isOurs = typeof error === "string" && typeof message === "string";
  if (!isOurs) throw new LinkError("foreign", `What answers at ${address} is no Sightline.`);
  throw new LinkError("refused", message, error, retryAfterS > 0 ? retryAfterS * 1000 : 0);
}
