/** The headers that every answer carries, whatever it is. */

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

interface PageNeeds {
  /** Lets `<style>` elements that carry it through; the page's alone has one. */
  styleNonce?: string;
  /** A host that map tiles come from, e.g. `https://tile.example.org`; null if all come from here. */
  tileHost?: string | null;
}

/** The content security policy; the page's own may need more than that of other answers. */
export function contentSecurityPolicy({ styleNonce, tileHost = null }: PageNeeds = {}): string {
  return POLICY.map((rule) => {
    if (styleNonce !== undefined && rule.startsWith("style-src"))
      return `${rule} 'nonce-${styleNonce}'`;
    return tileHost !== null && rule.startsWith("img-src") ? `${rule} ${tileHost}` : rule;
  }).join("; ");
}

const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  [
    "permissions-policy",
    [
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      "camera=(self)",
      "clipboard-write=(self)",
    ].join(", "),
  ],
];

const PLAIN_POLICY = contentSecurityPolicy();

/** For a year, browsers come by TLS only (RFC 6797). */
const STRICT_TRANSPORT = "max-age=31536000";

/** To be said by a server behind a proxy that has TLS. */
export function withStrictTransport(response: Response): Response {
  response.headers.set("strict-transport-security", STRICT_TRANSPORT);
  return response;
}

/** To be said by the hosted demonstration: search engines are to leave it out. */
export function withoutRobots(response: Response): Response {
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}

/** Adds the security headers to an answer; an existing policy with a nonce stays. */
export function withSecurityHeaders(response: Response): Response {
  const { headers } = response;
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", PLAIN_POLICY);
  for (const [name, value] of SECURITY_HEADERS) headers.set(name, value);
  return response;
}
