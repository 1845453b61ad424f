import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { treaty } from "@elysiajs/eden";
import { eq } from "drizzle-orm";
import type { GridAccuracy } from "../../../web/domain/platforms/platform";
import { vehicles } from "../../db/schema";
import { createTestServer, openTestStore, temporaryFolder } from "../../testing/app";
import { createVehiclesService } from "./service";

test("an unchanged list is not sent again", async () => {
  using server = createTestServer();
  const first = await server.ask("/api/vehicles");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers.get("cache-control")).toBe("no-cache");

  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const again = await server.ask("/api/vehicles", { headers: { "if-none-match": known } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await again.text()).toBe("");
  }
  const changed = await server.ask("/api/vehicles", { headers: { "if-none-match": '"other"' } });
  expect(changed.status).toBe(200);
});

test("it comes compressed where that is understood, each form under its own ETag", async () => {
  using server = createTestServer();
  const plain = await (await server.ask("/api/vehicles")).text();
  const open = { br: brotliDecompressSync, gzip: gunzipSync };
  const etags = new Set<string | null>();
  for (const encoding of ["br", "gzip"] as const) {
    const answer = await server.ask("/api/vehicles", { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(open[encoding](await answer.bytes()).toString()).toBe(plain);
    etags.add(answer.headers.get("etag"));
  }
  expect(etags.size).toBe(2);
});

test("the text is made once and again only when the table has changed", () => {
  using folder = temporaryFolder();
  const file = `${folder.path}/sightline.db`;
  const store = openTestStore(file);
  const other = openTestStore(file);
  let edition = 1;
  const service = createVehiclesService(store, {
    edition: () => edition,
    imageOf: (platformId) => ({ url: `/${platformId}?v=${edition}`, alt: `No. ${edition}` }),
    featuresOf: () => ({ gear: ["any", "6"] }),
  });
  expect(service.listAsJson()).toBe("[]");

  const row = {
    platformId: "BM-21",
    aka: "Grad",
    otherNames: [],
    description: "",
    characteristics: [],
    function: "",
    category: "Artillery" as const,
    gridUnit: "Cat 1" as const,
    cues: [],
    confusedWith: [],
    sortOrder: 0,
    source: "imported" as const,
  };
  store.queries.insert(vehicles).values(row).run();
  expect(service.listAsJson()).toBe("[]");
  service.tableChanged();
  expect(service.listAsJson()).toContain("Grad");

  other.queries.update(vehicles).set({ aka: "Hail" }).where(eq(vehicles.platformId, "BM-21")).run();
  expect(service.listAsJson()).toContain("Hail");
  expect(service.listAsJson()).toBe(service.listAsJson());
  expect(service.listAsJson()).toContain('"imageUrl":"/BM-21?v=1","imageAlt":"No. 1"');
  expect(service.listAsJson()).toContain('"features":{"gear":["any","6"]}');
  edition = 2;
  expect(service.listAsJson()).toContain('"imageUrl":"/BM-21?v=2","imageAlt":"No. 2"');
  store.close();
  other.close();
});

test("the page's client knows the answer's types and reads them from the raw answer", async () => {
  using server = createTestServer();
  const client = treaty<typeof server.app>("http://127.0.0.1:3000", {
    parseDate: false,
    fetcher: Object.assign(
      (input: string | URL | Request) => server.ask(new URL(String(input)).pathname),
      { preconnect: () => {} },
    ),
  });
  const { data, error } = await client.api.vehicles.get();
  expect(error).toBeNull();
  const [first] = data ?? [];
  // These lines do not compile where the types are lost.
  const platformId: string | undefined = first?.platformId;
  const gridUnit: GridAccuracy | undefined = first?.gridUnit;
  const imageUrl: string | null | undefined = first?.imageUrl;
  // @ts-expect-error a type that has been lost would let this through
  const wrong: number | undefined = first?.platformId;
  expect([platformId, gridUnit, imageUrl, wrong]).toEqual([
    "BM-21",
    "Cat 1",
    expect.stringMatching(/^\/images\/platforms\/BM-21\.svg\?v=[\w-]{10}$/),
    "BM-21" as never,
  ]);

  const mode = await client.api.deployment.mode.get();
  const offline: "online" | "offline" | undefined = mode.data?.mode;
  expect(offline).toBe("offline");
});
