import { expect, test } from "bun:test";
import { demoCodes } from "../../db/schema";
import { expectSecure } from "../../testing/api-table";
import { ANN, openDemo } from "./testing/demo";
import { wrongCode } from "./testing/postbox";

test("a code is kept as a hash with a salt of its own, and used up in the database", async () => {
  using demo = openDemo();
  const code = await demo.newCode(ANN);
  const [pending] = demo.store.queries.select().from(demoCodes).all();
  expect(pending?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(pending?.salt).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(pending)).not.toContain(`"${code}"`);
  await demo.verify(ANN, code);
  expect(demo.store.queries.select().from(demoCodes).all()[0]?.codeHash).toBeNull();
});

test("codes are drawn from all six digits", async () => {
  using demo = openDemo();
  const seen = Array<number>(10).fill(0);
  for (let times = 0; times < 60; times++) {
    for (const digit of await demo.newCode(`visitor-${times}@example.org`)) {
      seen[Number(digit)] = (seen[Number(digit)] ?? 0) + 1;
    }
  }
  // 36 of each on the average; as few or as many as this once in some 10^6 runs.
  for (const count of seen) expect(count).toBeWithin(9, 68);
});

test("every answer carries the security headers, and no log names anybody", async () => {
  using demo = openDemo();
  const code = await demo.newCode(ANN);
  const answers = [
    await demo.requestCode(ANN),
    await demo.requestCode("x"),
    await demo.verify(ANN, wrongCode(code)),
    await demo.verify(ANN, code),
  ];
  for (const { status, headers } of answers) {
    expectSecure(new Response(null, { status, headers }));
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect(demo.logged).toBeEmpty();
});
