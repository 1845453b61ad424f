import { afterAll, expect, spyOn, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { fakePage } from "../../lib/testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { adminSession } = await import("../../lib/admin-session");
const { AdminProvider } = await import("./admin-context");
const { useActions } = await import("./use-actions");

const SESSION = {
  sessionToken: "t0k3n",
  expiresAt: "2126-11-21T12:00:00.000Z",
  authenticated: true,
} as const;

const warned = spyOn(console, "warn").mockImplementation(() => {});
const fetched = spyOn(globalThis, "fetch");
afterAll(() => {
  adminSession.value = null;
  fetched.mockRestore();
  warned.mockRestore();
});

type Actions = ReturnType<typeof useActions>;

function Taker({ take }: { take(actions: Actions): void }) {
  take(useActions());
  return null;
}

function actions(): Actions {
  adminSession.value = SESSION;
  const given: Actions[] = [];
  renderToString(
    <AdminProvider session={SESSION}>
      <Taker take={(each) => given.push(each)} />
    </AdminProvider>,
  );
  const [first] = given;
  if (!first) throw new Error("Nothing was rendered.");
  return first;
}

/** The server answers a call, and nothing that is then read again. */
function answersOnce(answer: Response): void {
  fetched.mockImplementation(
    Object.assign(() => Promise.withResolvers<Response>().promise, {
      preconnect: fetch.preconnect,
    }),
  );
  fetched.mockResolvedValueOnce(answer);
}
const outcome = (act: Promise<boolean>) =>
  Promise.race([act, Bun.sleep(50).then(() => "waits for what is shown")]);

test("the next address to be blocked need not wait until all that is shown is read again", async () => {
  answersOnce(Response.json({ address: "one.example", revoked: 0 }));
  expect(await outcome(actions().block("one.example", () => {}))).toBe(true);
});

test("nor need what was refused, to be put right; what was done is shown first", async () => {
  answersOnce(Response.json({ error: "MAIL", message: "No such reader." }, { status: 502 }));
  let refused = 0;
  expect(await outcome(actions().sendTestLetter("a@example.org", () => (refused += 1)))).toBe(
    false,
  );
  expect(refused).toBe(1);
  answersOnce(Response.json({ ended: 2 }));
  expect(await outcome(actions().endOtherAdmins())).toBeString();
});
