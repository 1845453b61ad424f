import { expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { cpuTimeOf } from "../../web/domain/testing/cpu-time";
import { openTestStore, temporaryFolder } from "../testing/app";
import { TEST_PLATFORMS, testPlatform } from "../testing/platforms";
import { importPlatforms } from "./import-platforms";
import { vehicles } from "./schema";
import { seedPlatforms } from "./seed-platforms";
import type { Store } from "./store";

const rows = ({ queries }: Store) =>
  queries.select().from(vehicles).orderBy(asc(vehicles.sortOrder), asc(vehicles.id)).all();

function withStore(run: (store: Store) => void): void {
  using folder = temporaryFolder();
  const store = openTestStore(`${folder.path}/sightline.db`);
  seedPlatforms(store.queries, () => TEST_PLATFORMS);
  try {
    run(store);
  } finally {
    store.close();
  }
}

test("new platforms follow the built-in ones; one that was there keeps its id and place", () => {
  withStore((store) => {
    const [grad] = rows(store);
    const ours = [
      testPlatform({ platformId: "LOCAL-2", sidcCode: null, subCategory: null }),
      testPlatform({ platformId: "BM-21", aka: "ours", confusedWith: [], cues: ["a flag"] }),
      testPlatform({ platformId: "LOCAL-1", category: "Unknown" }),
    ];
    importPlatforms(store.queries, ours);
    expect(rows(store).map(({ platformId, source }) => `${platformId} ${source}`)).toEqual([
      "BM-21 imported",
      "T-72 built-in",
      "LOCAL-2 imported",
      "LOCAL-1 imported",
    ]);
    for (const platform of ours) {
      const row = rows(store).find(({ platformId }) => platformId === platform.platformId);
      expect(row).toMatchObject({ ...platform });
    }
    expect(rows(store)[0]?.id).toBe(grad?.id as number); // it was seeded

    importPlatforms(store.queries, [testPlatform({ platformId: "LOCAL-2", aka: "again" })]);
    expect(rows(store).map(({ platformId }) => platformId)).toEqual([
      "BM-21",
      "T-72",
      "LOCAL-2",
      "LOCAL-1",
    ]);
    expect(rows(store)[2]?.aka).toBe("again");
  });
});

test("a list at fault changes nothing at all", () => {
  withStore((store) => {
    const before = rows(store);
    const broken = { ...testPlatform({ platformId: "BAD" }), function: null } as unknown; // as a bug would make it
    expect(() =>
      importPlatforms(store.queries, [
        testPlatform({ platformId: "T-72", aka: "changed" }),
        testPlatform({ platformId: "NEW" }),
        broken as PlatformInput, // see above
      ]),
    ).toThrow();
    expect(rows(store)).toEqual(before);
  });
});

test("50,000 platforms take a few seconds", () => {
  withStore((store) => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      testPlatform({ platformId: `P-${at}`, description: "x".repeat(200) }),
    );
    expect(cpuTimeOf(() => importPlatforms(store.queries, many))).toBeLessThan(8000);
    expect(rows(store)).toHaveLength(50_002);
  });
});
