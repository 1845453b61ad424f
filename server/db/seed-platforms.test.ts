import { expect, test } from "bun:test";
import { asc, eq } from "drizzle-orm";
import { openTestStore, temporaryFolder } from "../testing/app";
import { TEST_PLATFORMS, testPlatform } from "../testing/platforms";
import { importPlatforms } from "./import-platforms";
import { meta, vehicles } from "./schema";
import { restorePlatforms, seedPlatforms } from "./seed-platforms";
import type { Store } from "./store";

const rows = (store: Store) =>
  store.queries.select().from(vehicles).orderBy(asc(vehicles.sortOrder)).all();
const ids = (store: Store) => rows(store).map((row) => row.platformId);

function withStore(run: (store: Store) => void): void {
  using folder = temporaryFolder();
  const store = openTestStore(`${folder.path}/sightline.db`);
  try {
    run(store);
  } finally {
    store.close();
  }
}

test("the first start fills the table with whole records, in order", () => {
  withStore((store) => {
    expect(seedPlatforms(store.queries, () => TEST_PLATFORMS)).toBeTrue();
    expect(rows(store)).toEqual(
      TEST_PLATFORMS.map((platform, at) => ({
        id: at + 1,
        ...platform,
        sortOrder: at,
        source: "built-in",
      })),
    );
  });
});

test("the same set again touches nothing", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => TEST_PLATFORMS);
    store.queries.update(vehicles).set({ aka: "edited by hand" }).where(eq(vehicles.id, 1)).run();
    expect(seedPlatforms(store.queries, () => TEST_PLATFORMS)).toBeFalse();
    expect(rows(store)[0]?.aka).toBe("edited by hand");
  });
});

test("a newer set updates, adds, drops and reorders; ids stay", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => [...TEST_PLATFORMS, testPlatform({ platformId: "OLD" })]);
    const idOf = (platformId: string) =>
      rows(store).find((row) => row.platformId === platformId)?.id;
    const before = idOf("T-72");
    const newer = [
      testPlatform({ platformId: "NEW" }),
      testPlatform({ platformId: "T-72", aka: "Ural", cues: ["six road wheels"] }),
      testPlatform({ platformId: "BM-21", aka: "Grad", otherNames: ["9K51"] }),
    ];
    expect(seedPlatforms(store.queries, () => newer)).toBeTrue();
    expect(ids(store)).toEqual(["NEW", "T-72", "BM-21"]);
    expect(idOf("T-72")).toBe(before as number); // it was found above
    expect(rows(store)[1]).toMatchObject({ aka: "Ural", cues: ["six road wheels"] });
  });
});

test("what a user imported is kept, also under a built-in id", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => TEST_PLATFORMS);
    importPlatforms(store.queries, [
      testPlatform({ platformId: "T-72", aka: "ours" }),
      testPlatform({ platformId: "LOCAL" }),
    ]);
    seedPlatforms(store.queries, () => [testPlatform({ platformId: "T-72", aka: "theirs" })]);
    expect(ids(store).sort()).toEqual(["LOCAL", "T-72"]);
    expect(rows(store).find((row) => row.platformId === "T-72")).toMatchObject({
      aka: "ours",
      source: "imported",
    });
  });
});

test("the Unknown stays behind everything, whatever is imported and reordered", () => {
  withStore((store) => {
    const unknown = testPlatform({ platformId: "Unknown", category: "Unknown", sidcCode: null });
    seedPlatforms(store.queries, () => [unknown, ...TEST_PLATFORMS]);
    importPlatforms(store.queries, [testPlatform({ platformId: "LOCAL" })]);
    const everything = [...ids(store)];
    seedPlatforms(store.queries, () => [...TEST_PLATFORMS.toReversed(), unknown]);
    expect(everything).toEqual(["BM-21", "T-72", "LOCAL", "Unknown"]);
    expect(ids(store)).toEqual(["T-72", "BM-21", "LOCAL", "Unknown"]);
  });
});

test("a set at fault changes nothing at all", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => TEST_PLATFORMS);
    const before = [rows(store), store.queries.select().from(meta).all()];
    const broken = { ...testPlatform({ platformId: "BAD" }), aka: null as unknown as string }; // as a bug would make it
    expect(() =>
      seedPlatforms(store.queries, () => [testPlatform({ platformId: "NEW" }), broken]),
    ).toThrow();
    expect([rows(store), store.queries.select().from(meta).all()]).toEqual(before);
  });
});

test("the built-in set can be brought in again over everything but a user's own platforms", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => TEST_PLATFORMS);
    const before = rows(store);
    importPlatforms(store.queries, [
      testPlatform({ platformId: "T-72", aka: "ours" }),
      testPlatform({ platformId: "LOCAL" }),
    ]);
    store.queries.update(vehicles).set({ aka: "edited by hand" }).where(eq(vehicles.id, 1)).run();
    restorePlatforms(store.queries, TEST_PLATFORMS);
    expect(rows(store).slice(0, 2)).toEqual(before);
    expect(rows(store)[2]).toMatchObject({ platformId: "LOCAL", source: "imported" });
    // It is up to date now, and the next start has nothing to do.
    expect(seedPlatforms(store.queries, () => TEST_PLATFORMS)).toBeFalse();
  });
});

test("a set at fault is not brought in again in part", () => {
  withStore((store) => {
    seedPlatforms(store.queries, () => TEST_PLATFORMS);
    importPlatforms(store.queries, [testPlatform({ platformId: "T-72", aka: "ours" })]);
    const before = rows(store);
    const broken = { ...testPlatform({ platformId: "BAD" }), aka: null as unknown as string }; // as a bug would make it
    expect(() => restorePlatforms(store.queries, [...TEST_PLATFORMS, broken])).toThrow();
    expect(rows(store)).toEqual(before);
  });
});
