import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { chooseEncoding, contentOf, encodeText, type Form } from "./content-encoding";

const both = { br: true, gzip: true };

test.each([
  [null, both, null],
  ["", both, null],
  ["identity", both, null],
  ["gzip, deflate, br, zstd", both, "br"],
  ["gzip", both, "gzip"],
  ["br", { gzip: true }, null],
  ["gzip;q=1.0, br;q=0.5", both, "gzip"],
  ["br;q=0, gzip", both, "gzip"],
  ["br;q=0, gzip;q=0", both, null],
  ["*", both, "br"],
  ["*;q=0", both, null],
  ["*, br;q=0", both, "gzip"],
  [" BR ; q=0.1 ", both, "br"],
  ["br;q=abc", both, null],
  ["gzip;q=", both, null],
] as const)("%p of %p gives %p", (accepted, available, expected) => {
  expect(chooseEncoding(accepted, available)).toBe(expected);
});

test.each([0, 1, 15, 16, 17, 1000, 1023, 1024, 6000, 32_769, 200_000, 5_000_000])(
  "a text of %d bytes comes out of every encoding as it went in",
  async (length) => {
    const text = "Forty tubes on a truck. ".repeat(Math.ceil(length / 24)).slice(0, length);
    const body = encodeText(text, "text/plain");
    const bytes = (form: Form = new Blob()) => new Response(contentOf(form)).bytes();
    const [br, gzip] = await Promise.all([bytes(body.compressed.br), bytes(body.compressed.gzip)]);
    expect(await new Response(contentOf(body.identity)).text()).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    if (length > 1000) expect(br.length).toBeLessThan(length / 4);
  },
);
