import fc from "fast-check";
import { JSON_TYPE } from "./api-table";
import type { Target } from "./bad-calls";

/** A request that no page of ours would send. */
export interface BadRequest {
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** Part of everything sent; no answer and no log may repeat it. */
export const MARK = "Zq7-MARK";

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
  fc.constantFrom(null, true, "", [], {}, [[[]]], 2 ** 53, -0, 1e308),
  fc.array(marked, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 6 }),
);

const deep = fc
  .integer({ min: 1000, max: 20_000 })
  .map((depth) => `${"[".repeat(depth)}"${MARK}"${"]".repeat(depth)}`);

/** A good body but for one field, which is wrong, missing, or one more. In a list it is one of the row's. */
function almostGood(good: Target["good"]): fc.Arbitrary<Record<string, unknown>> {
  const extra = fc
    .tuple(marked, value)
    .map(([name, given]): Record<string, unknown> => ({ ...good, [name]: given }));
  const names = Object.keys(good);
  if (names.length === 0) return extra;
  const wrong = fc
    .constantFrom(...names)
    .chain((name) => wrongValue(good[name]).map((given) => ({ ...good, [name]: given })));
  return fc.oneof({ weight: 3, arbitrary: wrong }, { weight: 1, arbitrary: extra });
}

/** A good body with the mark in some of its texts, so that what gets through holds it as well. */
function goodAndMarked(good: Target["good"]): fc.Arbitrary<Record<string, unknown>> {
  const texts = Object.entries(good).filter(([, one]) => typeof one === "string");
  return fc
    .subarray(texts)
    .map((some) => Object.fromEntries(some.map(([name, one]) => [name, `${one} ${MARK}`])))
    .map((changed) => ({ ...good, ...changed }));
}

function wrongValue(good: unknown): fc.Arbitrary<unknown> {
  const row: unknown = Array.isArray(good) ? good[0] : null;
  if (typeof row !== "object" || row === null) return fc.oneof(value, fc.constant(undefined));
  const rows = almostGood({ ...row }).map((given) => [given]);
  return fc.oneof({ weight: 5, arbitrary: rows }, { weight: 1, arbitrary: value });
}

function bodies(good: Target["good"]): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const fields = Object.keys(good);
  const record = fc.dictionary(
    fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), marked) : marked,
    value,
    { maxKeys: 8 },
  );
  const all = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 12, arbitrary: almostGood(good).map((given) => JSON.stringify(given)) },
    { weight: 3, arbitrary: goodAndMarked(good).map((given) => JSON.stringify(given)) },
    { weight: 3, arbitrary: all.map((given) => JSON.stringify(given)) },
    { weight: 2, arbitrary: record.map((given) => JSON.stringify(given)) },
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
const NO_BODY = ["GET", "HEAD", "OPTIONS"];

/** @param tokens what bearer authorizations mostly hold; else there is none, or nonsense */
export function badRequests(target: Target, tokens: readonly string[]): fc.Arbitrary<BadRequest> {
  const segment = fc.oneof(nasty, marked).map((text) => encodeLoosely(text));
  const segments = target.segments.map(({ good, isVariable }) =>
    isVariable ? fc.oneof(fc.constant(good), segment, segment) : fc.constant(good),
  );
  const names = target.hasBody ? [] : Object.keys(target.good);
  const query = fc.oneof(
    fc.dictionary(
      names.length > 0 ? fc.oneof(fc.constantFrom(...names), segment) : segment,
      segment,
      {
        maxKeys: 3,
      },
    ),
    target.hasBody
      ? fc.constant({})
      : almostGood(target.good).map((given) =>
          Object.fromEntries(Object.entries(given).map(([name, one]) => [name, textOf(one)])),
        ),
  );
  const nonsense = fc.constantFrom("", "x", MARK, "a".repeat(5000));
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(target.method) },
        { weight: 1, arbitrary: methods },
      ),
      segments: fc.tuple(...segments),
      query,
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(JSON_TYPE["content-type"]) },
        { weight: 1, arbitrary: types },
      ),
      token: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...tokens) },
        { weight: 1, arbitrary: nonsense },
      ),
      body: bodies(target.good),
      network: fc.ipV4(),
    })
    .map(({ method, segments: parts, query: given, type, token, body, network }) => {
      const search = new URLSearchParams(given).toString();
      const hasBody = !NO_BODY.includes(method);
      return {
        route: target.route,
        method,
        path: `/${parts.join("/")}${search === "" ? "" : `?${search}`}`,
        headers: {
          // Each from a network of its own, because the limits would refuse most of them.
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

/** Not every value has a text of its own, e.g. one without a prototype. */
const textOf = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
