import { expect, test } from "bun:test";
import { allowedMethods } from "./error-handler";

const routes = [
  { method: "GET", path: "/api/users" },
  { method: "DELETE", path: "/api/users/:email" },
  { method: "POST", path: "/api/users/:email/reset" },
  { method: "GET", path: "/*" },
];

test.each([
  ["/api/users", ["GET"]],
  ["/api/users/", ["GET"]],
  ["/api/users/a@b", ["DELETE"]],
  ["/api/users/a@b/reset", ["POST"]],
  ["/api/users/a@b/reset/x", []],
  ["/elsewhere", []],
] as const)("%s takes %p", (path, expected) => {
  expect(allowedMethods(routes, path)).toEqual([...expected]);
});
