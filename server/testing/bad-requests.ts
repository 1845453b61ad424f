import fc from "fast-check";

/** A request that no page of ours would send. */
export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** Stands in whatever is sent; no answer and no log may repeat it. */
export const MARK = "Zq7-MARK";

/** Every call, with the fields that it knows. `:x` stands for anything. */
export const CALLS: readonly { method: string; path: string; fields: readonly string[] }[] = [
  { method: "GET", path: "/api/health", fields: [] },
  { method: "GET", path: "/api/deployment/mode", fields: [] },
  { method: "GET", path: "/api/vehicles", fields: [] },
  { method: "GET", path: "/api/elevation", fields: ["latitude", "longitude"] },
  { method: "GET", path: "/api/places", fields: ["query"] },
  { method: "GET", path: "/api/map", fields: [] },
  { method: "GET", path: "/tiles/:x/:x/:x", fields: ["v"] },
  { method: "GET", path: "/images/platforms/:x", fields: ["theme", "v"] },
  {
    method: "POST",
    path: "/api/reports/save",
    fields: ["reportType", "content", "timestamp", "callSign", "targetId", "clientId"],
  },
  {
    method: "POST",
    path: "/api/cuas-reports",
    fields: ["callSign", "reportNumber", "methodOfDetection", "gzd", "coordinates", "quantity"],
  },
  { method: "POST", path: "/api/feedback", fields: ["message", "parentUnit", "callSign"] },
  { method: "GET", path: "/api/demo/unlimited-accounts", fields: [] },
  { method: "POST", path: "/api/demo/request-code", fields: ["email"] },
  { method: "POST", path: "/api/demo/verify", fields: ["email", "code"] },
  { method: "POST", path: "/api/demo/password-login", fields: ["email", "password"] },
  { method: "GET", path: "/api/demo/session", fields: [] },
  { method: "POST", path: "/api/demo/logout", fields: [] },
  { method: "POST", path: "/api/admin/login", fields: ["token"] },
  { method: "GET", path: "/api/admin/dashboard", fields: [] },
  { method: "GET", path: "/api/admin/users", fields: [] },
  { method: "GET", path: "/api/admin/analytics", fields: [] },
  { method: "POST", path: "/api/admin/users/:x/revoke-sessions", fields: [] },
  { method: "POST", path: "/api/admin/users/:x/reset-limits", fields: [] },
  { method: "DELETE", path: "/api/admin/users/:x", fields: [] },
  { method: "POST", path: "/api/admin/cleanup", fields: [] },
  { method: "POST", path: "/api/admin/import-vehicles", fields: ["vehicles"] },
];

const utf8 = (text: string) => new TextEncoder().encode(text);

const nasty = fc.constantFrom(
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%ff%fe",
  "%",
  "1e1",
  "0x10",
  "-1",
  "9".repeat(400),
  "'; DROP TABLE reports; --",
  "<script>alert(1)</script>",
  "__proto__",
  "a@b\r\nBcc: all@example.org",
  "\u202e\u0000\ud800",
  "ann+x@bücher.example",
);

const marked = fc
  .oneof(
    nasty,
    fc.string({ maxLength: 200, unit: "binary" }),
    fc.string({ minLength: 3000, maxLength: 4000 }),
  )
  .map((text) => `${text}${MARK}`);

const value: fc.Arbitrary<unknown> = fc.oneof(
  marked,
  nasty,
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [[[]]], 2 ** 53, -0, 1e308),
  fc.array(marked, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 6 }),
);

const deep = fc
  .integer({ min: 1000, max: 20_000 })
  .map((depth) => `${"[".repeat(depth)}"${MARK}"${"]".repeat(depth)}`);

function bodies(fields: readonly string[]): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const record = fc.dictionary(
    fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), marked) : marked,
    value,
    { maxKeys: 8 },
  );
  const all = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 5, arbitrary: all.map((given) => JSON.stringify(given)) },
    { weight: 3, arbitrary: record.map((given) => JSON.stringify(given)) },
    { weight: 2, arbitrary: value.map((given) => JSON.stringify(given) ?? "") },
    { weight: 1, arbitrary: deep },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "{",
        '{"a":1,"a":2}',
        `{"n":1e999,"s":"${MARK}"}`,
        `email=${MARK}&code=1`,
        `\ufeff{"email":"${MARK}"}`,
      ),
    },
  );
}

const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json\u00e9",
  "",
);

const methods = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");

/** @param tokens what bearer authorizations may hold beside nonsense */
export function badRequests(
  call: (typeof CALLS)[number],
  tokens: readonly string[],
): fc.Arbitrary<BadRequest> {
  const segment = fc.oneof(nasty, marked).map((text) => encodeLoosely(text));
  const query = fc.dictionary(
    call.fields.length > 0 ? fc.oneof(fc.constantFrom(...call.fields), segment) : segment,
    segment,
    { maxKeys: 3 },
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 8, arbitrary: fc.constant(call.method) },
        { weight: 1, arbitrary: methods },
      ),
      segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
      query,
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant("application/json") },
        { weight: 1, arbitrary: types },
      ),
      token: fc.constantFrom("", "x", MARK, "a".repeat(5000), ...tokens),
      body: bodies(call.fields),
      network: fc.ipV4(),
    })
    .map(({ method, segments, query: given, type, token, body, network }) => {
      let at = 0;
      const path = call.path.replace(/:x/g, () => segments[at++] ?? "");
      const search = new URLSearchParams(given).toString();
      const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
      return {
        method,
        path: search === "" ? path : `${path}?${search}`,
        headers: {
          // Each from a network of its own, for the limits would refuse most of them.
          "x-forwarded-for": network,
          ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
          ...(hasBody && type !== "" ? { "content-type": type } : {}),
        },
        ...(hasBody ? { body: typeof body === "string" ? utf8(body) : body } : {}),
      };
    });
}

/** Encodes no more than a request line needs, so that broken escapes arrive as they are. */
const encodeLoosely = (text: string) =>
  text.replace(/[^\x21-\x7e]|[/?#\\]/gu, (character) => {
    try {
      return encodeURIComponent(character);
    } catch {
      return "%ED%A0%80";
    }
  });
