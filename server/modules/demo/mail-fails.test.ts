import { expect, test } from "bun:test";
import { demoCodes, demoRequests, demoUsers } from "../../db/schema";
import { ANN, openDemo } from "./testing/demo";

test("a mail server that fails: 503, nothing pending, nothing kept, and the next need not wait", async () => {
  using demo = openDemo();
  demo.postbox.refuse();
  const { status, body } = await demo.requestCode(ANN);
  expect({ status, body }).toEqual({
    status: 503,
    body: {
      error: "MAIL_UNAVAILABLE",
      message: "The mail server does not take the code just now",
    },
  });
  const never = demo.postbox.codeFor(ANN);
  expect((await demo.verify(ANN, never)).body.error).toBe("CODE_EXPIRED");
  for (const table of [demoUsers, demoCodes, demoRequests]) {
    expect(demo.store.queries.select().from(table).all()).toBeEmpty();
  }
  demo.postbox.refuse(null);
  expect((await demo.requestCode(ANN)).status).toBe(200);
  expect((await demo.verify(ANN, demo.postbox.codeFor(ANN))).status).toBe(200);
});

test("a letter that fails voids the code before it, and keeps the visitor", async () => {
  using demo = openDemo();
  const before = await demo.newCode(ANN);
  demo.wait(60_000);
  demo.postbox.refuse();
  expect((await demo.requestCode(ANN)).status).toBe(503);
  expect((await demo.verify(ANN, before)).body.error).toBe("CODE_EXPIRED");
  expect(demo.store.queries.select().from(demoUsers).all()).toHaveLength(1);
});

test("a fault of ours on the way is no refusal of the mail server's", async () => {
  using demo = openDemo();
  demo.postbox.refuse(new TypeError(`not a function: ${ANN}`));
  const { status, body } = await demo.requestCode(ANN);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain(ANN);
  expect(demo.logged.join("")).not.toContain(ANN);
  demo.postbox.refuse(null);
  expect((await demo.requestCode(ANN)).status).toBe(200);
});
