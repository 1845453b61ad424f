import { expect, test } from "bun:test";
import { runs } from "../../web/domain/testing/runs";
import { demoUsers } from "../db/schema";
import { bearer, signInAsAdmin } from "../modules/admin/testing/admin";
import { ACCOUNT, ANN, openDemo, PASSWORD } from "../modules/demo/testing/demo";

type Demo = ReturnType<typeof openDemo>;

const KEPT_OUT = {
  error: "BLOCKED",
  message: "This address is blocked",
};

async function administrator(demo: Demo) {
  const headers = {
    ...bearer(await signInAsAdmin(demo)),
    "content-type": "application/json",
  };
  const call = async (method: string, path: string) => {
    const body = method === "GET" ? {} : { body: "{}" };
    const answer = await demo.ask(`/api/admin/${path}`, { method, headers, ...body });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    block: (text: string) => call("PUT", `blocked/${encodeURIComponent(text)}`),
    unblock: (text: string) => call("DELETE", `blocked/${encodeURIComponent(text)}`),
    list: async () => (await call("GET", "blocked")).body.blocked,
  };
}

const refused = async (demo: Demo, email: string) => {
  const { status, body } = await demo.requestCode(email);
  if (status === 403) expect(body).toEqual(KEPT_OUT);
  return status === 403;
};

test.each([
  [
    "ann@example.org",
    ["ann@example.org", "ANN+tag@example.org"],
    ["ann@sub.example.org", "bob@example.org"],
  ],
  ["a.n.n+x@googlemail.com", ["ann@gmail.com", "an.n@googlemail.com"], ["anne@gmail.com"]],
  [
    "example.org",
    ["ann@example.org", "bob@a.b.example.org"],
    ["ann@notexample.org", "ann@example.org.uk"],
  ],
  ["@Example.ORG", ["ann@example.org"], ["ann@example.com"]],
  ["googlemail.com", ["ann@googlemail.com"], ["ann@gmail.com"]],
  ["bücher.example", ["ann@xn--bcher-kva.example"], ["ann@bucher.example"]],
])("%s keeps out %j and not %j", async (blocked, out, others) => {
  using demo = openDemo();
  const admin = await administrator(demo);
  expect((await admin.block(blocked)).status).toBe(200);
  for (const email of out) expect([email, await refused(demo, email)]).toEqual([email, true]);
  for (const email of others) expect([email, await refused(demo, email)]).toEqual([email, false]);
  expect((await admin.unblock(blocked)).status).toBe(200);
  for (const email of out) expect([email, await refused(demo, email)]).toEqual([email, false]);
});

test("whoever is blocked is out at once: the session ends, a pending code and a password do not help", async () => {
  using demo = openDemo();
  const admin = await administrator(demo);
  const token = await demo.signIn(ANN);
  const other = await demo.signIn("bob@example.com");
  const code = await demo.newCode("cy@example.org");
  expect((await admin.block("example.org")).body).toEqual({ address: "example.org", revoked: 1 });
  expect((await demo.session(token)).body).toEqual({ valid: false });
  expect((await demo.session(other)).body).toMatchObject({ valid: true });
  expect((await demo.verify("cy@example.org", code)).body).toEqual(KEPT_OUT);
  expect((await admin.block(ACCOUNT)).status).toBe(200);
  expect((await demo.logInWith(ACCOUNT, PASSWORD)).body).toEqual(KEPT_OUT);
  expect(demo.postbox.letters.filter(({ to }) => to === ANN)).toHaveLength(1);
});

test("what is neither address nor domain is refused; twice is once, and 1,000 are the most", async () => {
  using demo = openDemo();
  const admin = await administrator(demo);
  for (const text of ["org", "no spaces.example", "a@b@c.example", "*", "@", "x".repeat(300)])
    expect([text, (await admin.block(text)).status]).toEqual([text, 422]);
  expect((await admin.unblock("example.org")).status).toBe(404);
  await admin.block("example.org");
  expect((await admin.block("EXAMPLE.org")).body).toEqual({ address: "example.org", revoked: 0 });
  expect(await admin.list()).toEqual([
    { address: "example.org", blockedAt: "2026-11-20T12:30:00.000Z" },
  ]);
  for (let which = 1; which < 1000; which += 1) demo.access.blocked.add(`d${which}.example`);
  expect(await admin.block("one.more")).toMatchObject({
    status: 409,
    body: { error: "TOO_MANY_BLOCKED" },
  });
  expect(await admin.list()).toHaveLength(1000);
  expect(await admin.block("example.org")).toMatchObject({ status: 200, body: { revoked: 0 } });
});

test("among very many sessions those of a domain end at once, and no others", async () => {
  using demo = openDemo();
  const admin = await administrator(demo);
  const sessions = runs(10_000);
  demo.store.queries.transaction(() => {
    for (let at = 0; at < sessions; at += 1) {
      const email = `visitor-${at}@unit${at % 4}.example.org`;
      demo.store.queries.insert(demoUsers).values({ email, mailbox: email, createdAt: 1 }).run();
      demo.access.sessions.beginDemo(email);
    }
  });
  const blocked = await admin.block("unit1.example.org");
  expect(blocked.body).toEqual({ address: "unit1.example.org", revoked: sessions / 4 });
}, 30_000);
