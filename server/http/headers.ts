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

/**
 * The content security policy.
 * @param styleNonce lets `<style>` elements that carry it through; the page's alone has one
 */
export function contentSecurityPolicy(styleNonce?: string): string {
  if (styleNonce === undefined) return POLICY.join("; ");
  return POLICY.map((rule) =>
    rule.startsWith("style-src") ? `${rule} 'nonce-${styleNonce}'` : rule,
  ).join("; ");
}

const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
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
    [...DENIED_FEATURES.map((feature) => `${feature}=()`), "clipboard-write=(self)"].join(", "),
  ],
];

const PLAIN_POLICY = contentSecurityPolicy();

/** Adds the security headers to an answer; a policy that it already has, with a nonce, stands. */
export function secured(response: Response): Response {
  const { headers } = response;
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", PLAIN_POLICY);
  for (const [name, value] of SECURITY_HEADERS) headers.set(name, value);
  return response;
}
