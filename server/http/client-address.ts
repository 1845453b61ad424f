import ipaddr from "ipaddr.js";

/**
 * The caller's address, for limits by address. Behind a trusted proxy it is the last entry of X-Forwarded-For, which
 * the proxy itself has written: the caller may have made up what precedes it.
 * @param peer the address at the other end of the connection; null if there is none
 * @returns an IPv4 address, or the first half of an IPv6 address: one subscriber has all of the rest
 */
export function clientAddress(request: Request, peer: string | null, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for") : null;
  const claimed = forwarded?.split(",").at(-1)?.trim();
  return networkOf(withoutPort(claimed)) ?? networkOf(peer) ?? "unknown";
}

/** Some proxies write the port as well: `192.0.2.1:5123`, `[2001:db8::1]:5123`. */
function withoutPort(text: string | undefined): string | null {
  if (text === undefined) return null;
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
}

const IPV6_NETWORK_BYTES = 8;

function networkOf(text: string | null): string | null {
  if (text === null || !isWritten(text)) return null;
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  const network = address.toByteArray().slice(0, IPV6_NETWORK_BYTES);
  return `${Buffer.from(network).toString("hex")}::/64`;
}

/** The library also takes `1`, `0x7f.1` and `010.0.0.1`, which no proxy writes. */
const isWritten = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

const addresses = new WeakMap<Request, () => string>();

/** Records how to find a request's client address, for the modules behind the framework: few calls need it. */
export function noteAddress(request: Request, address: () => string): void {
  addresses.set(request, address);
}

/** A request's client address, as it was noted. */
export const addressOf = (request: Request) => addresses.get(request)?.() ?? "unknown";
