import { expect, test } from "bun:test";
import { createTestServer } from "./app";
import { TARGETS } from "./bad-calls";

test("every route of the application is sent bad requests", () => {
  using server = createTestServer();
  const routes = server.app.routes.map(({ method, path }) => `${method} ${path}`).sort();
  expect(TARGETS.map(({ route }) => route).sort()).toEqual(routes);
});

test("they know every field that a route's body has", () => {
  using server = createTestServer();
  for (const { method, path, hooks } of server.app.routes) {
    const schema: unknown = hooks.body;
    if (!hasProperties(schema)) continue;
    const target = TARGETS.find(({ route }) => route === `${method} ${path}`);
    const known = Object.keys(target?.good ?? {}).sort();
    expect([path, known]).toEqual([path, Object.keys(schema.properties).sort()]);
  }
});

const hasProperties = (schema: unknown): schema is { properties: object } =>
  typeof schema === "object" && schema !== null && "properties" in schema;
