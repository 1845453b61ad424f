import { expect, test } from "bun:test";
import { LANDING, readFlow } from "./demo-steps";

const VERIFY = { step: "verify", email: "ann@example.org", by: "code", resendAt: 7 } as const;

test("a visitor who was at the code is at the code again", () => {
  expect(readFlow(VERIFY)).toEqual(VERIFY);
  expect(readFlow({ ...VERIFY, by: "password" })).toEqual({ ...VERIFY, by: "password" });
  expect(readFlow({ ...VERIFY, resendAt: "soon" })).toEqual({ ...VERIFY, resendAt: 0 });
});

test.each([
  ["nothing kept", undefined],
  ["a text", "verify"],
  ["no address", { ...VERIFY, email: "" }],
])("%s is the landing", (_, stored) => {
  expect(readFlow(stored)).toEqual(LANDING);
});

test("the landing keeps its address, also in place of a step that cannot be read", () => {
  const landing = { step: "landing", email: "ann@example.org" } as const;
  expect(readFlow(landing)).toEqual(landing);
  expect(readFlow({ ...VERIFY, by: "guess" })).toEqual(landing);
});
