import { connect, createServer, type Socket } from "node:net";

/** A network cable between two programs on this machine: what is sent to its port arrives at another. */
export interface Cable {
  port: number;
  /** How many connections have gone through it. */
  connections(): number;
  /** Ends what runs over it, and takes nothing more; after so many bytes from now on, in the middle of what is sent. */
  cut(afterBytes?: number): void;
  mend(): void;
  [Symbol.dispose](): void;
}

export async function openCable(to: () => number): Promise<Cable> {
  const ends = new Set<Socket>();
  let connections = 0;
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;

  function end(): void {
    isCut = true;
    for (const socket of ends) socket.destroy();
  }

  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    connections += 1;
    const far = connect(to(), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
    far.on("data", (bytes) => near.write(bytes));
    near.on("data", (bytes: Buffer) => {
      left -= bytes.length;
      far.write(left < 0 ? bytes.subarray(0, Math.max(0, bytes.length + left)) : bytes);
      if (left < 0) setTimeout(end, 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has a port.");
  return {
    port: address.port,
    connections: () => connections,
    cut(afterBytes = 0) {
      if (afterBytes === 0) end();
      else left = afterBytes;
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
      isCut = false;
    },
    [Symbol.dispose]() {
      end();
      server.close();
    },
  };
}
