import { expect, test } from "bun:test";
import { packagesInside } from "./packages-inside";

test("what the bundler takes is inside, and what only the build and the tests use is not", async () => {
  const names = new Set((await packagesInside()).map(({ name }) => name));
  for (const name of ["react", "elysia", "leaflet", "@fontsource-variable/inter", "scheduler"]) {
    expect([name, names.has(name)]).toEqual([name, true]);
  }
  for (const name of ["typescript", "playwright-core", "smtp-server", "resedit", "file-type"]) {
    expect([name, names.has(name)]).toEqual([name, false]);
  }
});
