import { describe, expect, test } from "bun:test";
import { asGet, isUnder, normalizeRequest, pathOf, plainPath } from "./normalize-request";

/** A request as Bun makes one of what came over a socket: its address may be none that can be parsed. */
const from = (url: string, method = "GET") =>
  Object.defineProperty(new Request("http://sightline.example/", { method }), "url", {
    value: url,
  });

/** The path as the framework finds it. */
const routedPath = ({ url }: Request) => {
  const start = url.indexOf("/", 11);
  const query = url.indexOf("?", start + 1);
  return url.substring(start, query === -1 ? undefined : query);
};

describe("the gate and the framework see one path", () => {
  test.each([
    ["http://127.0.0.1:3000/api/admin/users", "/api/admin/users"],
    ["http://demo.example/api/vehicles?x=/y", "/api/vehicles"],
    ["http://demo.example/", "/"],
    ["http://demo.example/?x", "/"],
    ["http://abcd/api/vehicles", "/api/vehicles"],
    // Hosts of less than four characters, and none: the framework would look past the path's beginning.
    ["http://a/xx/api/admin/users", "/xx/api/admin/users"],
    ["http://pc/api/vehicles", "/api/vehicles"],
    ["http://abc/api/vehicles", "/api/vehicles"],
    ["http://a/", "/"],
    ["http://a/?/api/admin/users", "/"],
    ["http:///api/admin/users", "/api/admin/users"],
    ["/api/admin/users", "/api/admin/users"],
    ["/abcdefghijk/api/admin/users", "/abcdefghijk/api/admin/users"],
    ["/?/abcdefghijk/api/admin/users", "/"],
    // What would only be resolved later is resolved before the gate.
    ["/xx/../api/admin/users", "/api/admin/users"],
    ["http://a/xx/%2e%2e/api/admin/users", "/api/admin/users"],
    ["/xx\\..\\api\\admin\\users", "/api/admin/users"],
    ["//api/admin/users", "//api/admin/users"],
    ["http://demo.example//api/admin/users", "//api/admin/users"],
  ])("%s → %s", (url, path) => {
    const request = normalizeRequest(from(url));
    expect(pathOf(request)).toBe(path);
    expect(routedPath(request)).toBe(path);
    const asked = asGet(from(url, "HEAD"));
    expect(asked.method).toBe("GET");
    expect(routedPath(asked)).toBe(path);
  });

  test("an ordinary request is passed on as it is", () => {
    const request = from("http://127.0.0.1:3000/api/health");
    expect(normalizeRequest(request)).toBe(request);
  });

  test("method, headers and body come along", async () => {
    const given = new Request("http://a/x/api/feedback", {
      method: "POST",
      headers: { authorization: "Bearer x", "content-type": "application/json" },
      body: '{"message":"x"}',
    });
    const request = normalizeRequest(given);
    expect(request.method).toBe("POST");
    expect(request.headers.get("authorization")).toBe("Bearer x");
    expect(await request.json()).toEqual({ message: "x" });
  });
});

test.each([
  ["/api/vehicles", "/api/vehicles"],
  ["/api/vehicles/", "/api/vehicles"],
  ["/api//vehicles", "/api/vehicles"],
  ["//api/vehicles//", "/api/vehicles"],
  ["/%61pi/v%65hicles", "/api/vehicles"],
  ["/api%2fvehicles%2F", "/api/vehicles"],
  ["/api/%2561dmin", "/api/%61dmin"],
  ["/api/%ff", "/api/%ff"],
  ["/api/%", "/api/%"],
  ["/", "/"],
  ["//", "/"],
])("%s is plainly %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test("a path is under an area only at a slash", () => {
  expect(isUnder("/api/admin", "/api/admin")).toBeTrue();
  expect(isUnder("/api/admin/users", "/api/admin")).toBeTrue();
  expect(isUnder("/api/administration", "/api/admin")).toBeFalse();
  expect(isUnder("/api", "/api/admin")).toBeFalse();
});
