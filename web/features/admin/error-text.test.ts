import { describe, expect, test } from "bun:test";
import { errorText, isSignedOut, loginError, waitText } from "../../domain/admin/error-text";
import { ApiError, NoAnswerError } from "../../lib/api";

const answer = (status: number, body: unknown) =>
  new ApiError(status, typeof body === "string" ? body : JSON.stringify(body));

const TOKEN_WRONG = "Invalid admin token. Please check your credentials.";
const NO_LOGIN = "Authentication service unavailable. Please try again.";

describe("a login that fails", () => {
  test.each([
    [400, { error: "TOKEN_REQUIRED", message: "No token" }, "Admin token is required"],
    [401, { error: "TOKEN_INVALID", message: "Wrong" }, TOKEN_WRONG],
    [401, "Unauthorized", TOKEN_WRONG],
    [500, { error: "UNKNOWN", message: "Oh" }, NO_LOGIN],
    [429, { error: "TOO_MANY_REQUESTS", message: "Slow" }, NO_LOGIN],
    [502, "<html>Bad gateway</html>", NO_LOGIN],
  ])("with %d %j", (status, body, words) => {
    expect(loginError(answer(status, body))).toEqual({ words });
  });

  test("without an answer", () => {
    expect(loginError(new NoAnswerError("down"))).toEqual({ words: NO_LOGIN });
    expect(loginError("what")).toEqual({ words: NO_LOGIN });
  });

  test.each([
    [{ retryAfter: 61 }, 61],
    [{ retryAfter: "61" }, 900],
    [{ retryAfter: 0 }, 900],
    [{}, 900],
  ])("too many attempts, %j", (more, waitSeconds) => {
    const body = { error: "TOO_MANY_ATTEMPTS", message: "Too many attempts", ...more };
    expect(loginError(answer(429, body))).toEqual({ waitSeconds });
  });

  test("the wait is in minutes", () => {
    expect(waitText(61)).toBe("Too Many Attempts. Please wait 2 minutes before trying again.");
    expect(waitText(3)).toBe("Too Many Attempts. Please wait 1 minute before trying again.");
  });
});

test("other calls fail in the server's own words, never with its raw body", () => {
  expect(errorText(answer(404, { error: "NOT_FOUND", message: "No such user." }))).toBe(
    "No such user.",
  );
  expect(errorText(answer(502, "<html>Bad gateway</html>"))).toBe("The server failed (502).");
  expect(errorText(new NoAnswerError("down"))).toBe("The server does not answer.");
});

test("401 alone says that the session is over", () => {
  expect(isSignedOut(answer(401, {}))).toBeTrue();
  expect(isSignedOut(answer(403, {}))).toBeFalse();
  expect(isSignedOut(new NoAnswerError("down"))).toBeFalse();
});
