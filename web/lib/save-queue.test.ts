import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { seeded } from "../domain/testing/seeded";
import type { PendingSave } from "./log-database";
import { createSaveQueue, postSave } from "./save-queue";
import { CUAS_RECORD, fakeBrowser, fakeClock, report, saveOf } from "./testing/fake-browser";
import { fakeServer } from "./testing/fake-server";
import { until } from "./testing/until";

const browser = fakeBrowser();
const server = fakeServer();

const MINUTE = 60_000;
const [first, second, third] = [report("AAAAA1"), report("BBBBB2"), report("CCCCC3")] as const;

/** A window of the browser that sends to the server. A new one on the same browser is a page loaded again. */
function openPage(clock = fakeClock(), alone = (task: () => Promise<void>) => task()) {
  const window = browser.openWindow(clock);
  const queue = createSaveQueue({
    store: window.store,
    send: postSave,
    isActive: () => true,
    alone,
    clock,
  });
  return {
    ...window,
    queue,
    /** Enters reports in the log, and sends them. */
    async copy(...reports: (typeof first)[]) {
      for (const entry of reports) await window.store.record(entry, [saveOf(entry)]);
      await queue.flush();
    },
    /** Lets time pass, and whatever is then sent be answered. */
    async pass(ms: number) {
      clock.pass(ms);
      await until(() => !queue.isSending.value);
    },
    names: () => queue.waiting.value.reports.map(({ name }) => name),
  };
}

describe("reports", () => {
  test("are sent in the order in which they were copied, and then nothing waits", async () => {
    const page = openPage();
    await page.copy(first, second, third);
    expect(server.received()).toEqual([first.id, second.id, third.id]);
    expect(page.queue.unsaved.value).toEqual([]);
    expect(page.queue.waiting.value.reports).toEqual([]);
    expect(page.clock.waits()).toEqual([]);
  });

  test("are sent as the server wants them, without what the browser notes of them", async () => {
    const page = openPage();
    server.answer(first.id, 500);
    await page.copy(first);
    await page.pass(15_000);
    expect(server.bodies().at(-1)).toEqual({ ...saveOf(first) });
  });

  test("that the page before left are sent by the next one", async () => {
    const before = openPage();
    server.stop();
    await before.copy(first, second);
    before.close();
    server.restart();
    await openPage().queue.flush();
    expect(server.received()).toEqual([first.id, second.id]);
  });

  test("whose answer was lost are sent again and kept once", async () => {
    const page = openPage();
    server.loseAnswer(first.id);
    await page.copy(first, second);
    expect(server.received()).toEqual([first.id]);
    expect(page.names()).toEqual(["GMTI WK21-AAAAA1", "GMTI WK21-BBBBB2"]);
    await page.pass(15_000);
    expect(server.received()).toEqual([first.id, second.id]);
    expect(server.bodies()).toHaveLength(3);
  });

  test("that a crash left between the answer and its note are sent again and kept once", async () => {
    const crashed = browser.openWindow();
    await crashed.store.record(first, [saveOf(first)]);
    await postSave(saveOf(first));
    crashed.close();
    await openPage().queue.flush();
    expect(server.received()).toEqual([first.id]);
    expect(server.bodies()).toHaveLength(2);
  });

  test("of two windows without a lock between them arrive once each", async () => {
    const [ours, theirs] = [openPage(), openPage()];
    await Promise.all([ours.copy(first), theirs.copy(second)]);
    await Promise.all([ours.queue.flush(), theirs.queue.flush()]);
    expect(server.received().toSorted()).toEqual([first.id, second.id]);
  });

  test("are not sent by two windows at once where the browser has locks", async () => {
    let turn = Promise.resolve();
    const alone = (task: () => Promise<void>) => {
      turn = turn.then(task, task);
      return turn;
    };
    const [ours, theirs] = [openPage(fakeClock(), alone), openPage(fakeClock(), alone)];
    await ours.store.record(first, [saveOf(first)]);
    await Promise.all([ours.queue.flush(), theirs.queue.flush()]);
    expect(server.bodies()).toHaveLength(1);
  });
});

describe.each([401, 503])("an answer of %d", (status) => {
  test("holds the queue: nothing else is sent, and all of it 15 seconds later, in order", async () => {
    const page = openPage();
    server.answer(first.id, status);
    await page.copy(first, second);
    expect(server.bodies()).toHaveLength(1);
    expect(page.queue.waiting.value).toMatchObject({
      reports: [{ failed: null }, { failed: null }],
      nextAt: page.clock.now() + 15_000,
    });
    await page.pass(15_000);
    expect(server.received()).toEqual([first.id, second.id]);
  });
});

describe("a server that does not answer", () => {
  test("is asked again every 15 seconds, and at every copy", async () => {
    const page = openPage();
    server.stop();
    await page.copy(first);
    for (let times = 0; times < 20; times += 1) {
      expect(page.clock.waits()).toEqual([15_000]);
      await page.pass(15_000);
    }
    server.restart();
    await page.copy(second);
    expect(server.received()).toEqual([first.id, second.id]);
  });

  test("of a 503 that asks for time gets it, even when another report is copied; but not at sign-out", async () => {
    const page = openPage();
    server.answer(first.id, 503, { "retry-after": "120" });
    await page.copy(first);
    expect(page.clock.waits()).toEqual([120_000]);
    await page.copy(second);
    await page.pass(119_000);
    expect(server.bodies()).toHaveLength(1);
    await page.queue.flushAll();
    expect(server.received()).toEqual([first.id, second.id]);
  });
});

describe("a server that asks for time, and a clock that is set back meanwhile", () => {
  test("the next copy asks it again: how long ago it asked, nobody can say", async () => {
    const page = openPage();
    server.answer(first.id, 503, { "retry-after": "30" });
    await page.copy(first);
    page.clock.set(page.clock.now() - 6 * 60 * MINUTE);
    await page.copy(second);
    expect(server.received()).toEqual([first.id, second.id]);
  });

  test("it is asked again by itself no later than it asked, also after a word of another window", async () => {
    const page = openPage();
    server.answer(first.id, 503, { "retry-after": "30" });
    await page.copy(first);
    page.clock.set(page.clock.now() - 6 * 60 * MINUTE);
    expect(page.clock.waits()).toEqual([30_000]);
    browser.openWindow().store.tellSent();
    await until(() => page.clock.waits()[0] !== 30_000);
    expect(page.clock.waits()[0]).toBeLessThanOrEqual(30_000);
    await page.pass(30_000);
    expect(server.received()).toEqual([first.id]);
  });
});

describe.each([400, 403, 404, 405, 413, 422, 429, 500, 502, 507])("an answer of %d", (status) => {
  test("lets the next report go; the one that failed is named and tried again by itself", async () => {
    const page = openPage();
    server.answer(first.id, status);
    await page.copy(first, second, third);
    expect(server.received()).toEqual([second.id, third.id]);
    expect(page.queue.waiting.value.reports).toEqual([
      {
        clientId: first.id,
        name: "GMTI WK21-AAAAA1",
        failed: {
          times: 1,
          at: page.clock.now(),
          waitMs: 15_000,
          status,
          reason: "The server says why.",
        },
      },
    ]);
    await page.pass(15_000);
    expect(server.received()).toEqual([second.id, third.id, first.id]);
    expect(page.queue.waiting.value.reports).toEqual([]);
  });
});

describe("a report that the server does not take", () => {
  test("is tried more and more rarely, at last once an hour", async () => {
    const page = openPage();
    server.answer(first.id, 500, {}, 12);
    await page.copy(first);
    const waits: (number | undefined)[] = [];
    while (page.queue.unsaved.value.length > 0 && waits.length < 20) {
      const [wait] = page.clock.waits();
      waits.push(wait);
      await page.pass(wait ?? 0);
    }
    expect(waits.map((ms) => (ms ?? 0) / MINUTE)).toEqual([
      0.25, 0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60,
    ]);
    expect(server.received()).toEqual([first.id]);
  });

  test("is not asked for again by every copy", async () => {
    const page = openPage();
    server.answer(first.id, 500, {}, Number.POSITIVE_INFINITY);
    await page.copy(first);
    await page.copy(second);
    await page.copy(third);
    expect(server.bodies()).toHaveLength(3);
  });

  test("waits as long as the server asks, in seconds or until a date", async () => {
    const page = openPage(fakeClock(Date.now()));
    server.answer(first.id, 429, { "retry-after": "600" });
    const date = new Date(Date.now() + 30 * MINUTE).toUTCString();
    server.answer(second.id, 429, { "retry-after": date });
    await page.copy(first, second);
    const waits = page.queue.waiting.value.reports.map(
      ({ failed }) => (failed?.waitMs ?? 0) / MINUTE,
    );
    expect(waits[0]).toBe(10);
    expect(waits[1]).toBeCloseTo(30, 0);
  });

  test("but asks for ages, or for no time that can be read, is tried all the same", async () => {
    const page = openPage();
    server.answer(first.id, 429, { "retry-after": "99999999999" });
    server.answer(second.id, 429, { "retry-after": "soon" });
    await page.copy(first, second);
    const waits = page.queue.waiting.value.reports.map(({ failed }) => failed?.waitMs);
    expect(waits).toEqual([24 * 60 * MINUTE, 15_000]);
  });

  test("keeps its turn over a reload", async () => {
    const clock = fakeClock();
    const before = openPage(clock);
    server.answer(first.id, 500, {}, 3);
    await before.copy(first);
    await before.pass(15_000);
    before.close();
    const after = openPage(fakeClock(clock.now() + 10_000));
    await after.queue.flush();
    expect(server.bodies()).toHaveLength(2);
    expect(after.queue.waiting.value.reports).toMatchObject([{ failed: { times: 2 } }]);
    expect(after.clock.waits()).toEqual([20_000]);
    await after.pass(20_000);
    expect(server.bodies()).toHaveLength(3);
  });

  test("is tried though the clock was set back behind its last attempt", async () => {
    const clock = fakeClock();
    const before = openPage(clock);
    server.answer(first.id, 500);
    await before.copy(first);
    before.close();
    await openPage(fakeClock(clock.now() - 30 * 24 * 60 * MINUTE)).queue.flush();
    expect(server.received()).toEqual([first.id]);
  });

  test("is tried at its time though the clock was set back meanwhile", async () => {
    const page = openPage();
    server.answer(first.id, 500);
    await page.copy(first);
    page.clock.set(page.clock.now() - 1000);
    await page.pass(15_000);
    expect(server.received()).toEqual([first.id]);
  });

  test("is sent before sign-out, whenever its turn is", async () => {
    const page = openPage();
    server.answer(first.id, 500);
    await page.copy(first);
    await page.queue.flushAll();
    expect(server.received()).toEqual([first.id]);
  });
});

describe("an answer that is not Sightline's", () => {
  test.each([
    [
      "another server's page",
      new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }),
    ],
    ["other JSON", Response.json({ ok: true })],
    ["broken JSON", new Response("{", { headers: { "content-type": "application/json" } })],
  ])("(%s) saves nothing", async (_, response) => {
    const page = openPage();
    server.answerWith(first.id, response);
    await page.copy(first, second);
    expect(page.names()).toEqual(["GMTI WK21-AAAAA1"]);
    await page.pass(15_000);
    expect(server.received()).toEqual([second.id, first.id]);
  });
});

describe("a c-UAS report's fields", () => {
  const message = saveOf(first);
  const fields: PendingSave = { to: "cuas-reports", clientId: first.id, record: CUAS_RECORD };

  test("go after their message", async () => {
    const page = openPage();
    await page.store.record(first, [message, fields]);
    await page.queue.flush();
    expect(server.paths()).toEqual(["/api/reports/save", "/api/cuas-reports"]);
  });

  test("wait while their message waits, and count as one report with it", async () => {
    const page = openPage();
    server.answer(first.id, 507);
    await page.store.record(first, [message, fields]);
    await page.copy(second);
    expect(server.paths()).toEqual(["/api/reports/save", "/api/reports/save"]);
    expect(page.names()).toEqual(["GMTI WK21-AAAAA1"]);
    await page.pass(15_000);
    expect(server.paths().slice(2)).toEqual(["/api/reports/save", "/api/cuas-reports"]);
    expect(page.queue.unsaved.value).toEqual([]);
  });

  test("alone are named by their reference", async () => {
    const page = openPage();
    server.answer("/api/cuas-reports", 507);
    await page.store.record(first, [message, fields]);
    await page.queue.flush();
    expect(page.names()).toEqual(["C-UAS WK21-AAAAA1"]);
  });
});

describe("what is shown", () => {
  test("is nothing of a report that is answered at once, and all of it after a second", async () => {
    const page = openPage();
    const answer = server.hold(first.id);
    const copied = page.copy(first);
    await until(() => server.bodies().length === 1);
    expect(page.queue.unsaved.value).toHaveLength(1);
    expect(page.queue.waiting.value.reports).toEqual([]);
    page.clock.pass(1000);
    expect(page.queue.waiting.value).toMatchObject({ reports: [{ failed: null }], nextAt: null });
    answer();
    await copied;
    expect(page.queue.waiting.value.reports).toEqual([]);
  });

  test("is the same in another window, and goes when the reports have gone", async () => {
    const [ours, theirs] = [openPage(), openPage()];
    server.stop();
    await ours.copy(first);
    await until(() => theirs.names().length === 1);
    server.restart();
    await ours.pass(15_000);
    await until(() => theirs.names().length === 0);
  });

  test("is nothing after sign-out", async () => {
    const page = openPage();
    server.stop();
    await page.copy(first);
    expect(page.names()).toHaveLength(1);
    await page.store.empty();
    await until(() => page.names().length === 0);
    expect(page.queue.unsaved.value).toEqual([]);
    expect(page.clock.waits()).toEqual([]);
  });
});

describe("storage that fails", () => {
  test("holds up no report: what memory knows is sent", async () => {
    const page = openPage();
    await page.store.record(first, [saveOf(first)]);
    const failure = () => new DOMException("backing store", "UnknownError");
    const allow = browser.refuse(failure);
    browser.closeConnections();
    await page.copy(second);
    expect(server.received()).toEqual([first.id, second.id]);
    expect(page.queue.unsaved.value).toEqual([]);
    allow();
  });

  test("does not make a report disappear: it is sent though the site's data was cleared", async () => {
    const page = openPage();
    server.stop();
    await page.copy(first, second);
    browser.clearSiteData();
    server.restart();
    await page.pass(15_000);
    expect(server.received()).toEqual([first.id, second.id]);
  });
});

test("under a server that fails at random, two windows and reloads, each report arrives once", async () => {
  const random = seeded(20261120);
  server.answerAtRandom(() => {
    const fate = random();
    if (fate < 0.2) return "lost before";
    if (fate < 0.4) return "lost after";
    if (fate < 0.5) return 503;
    return fate < 0.65 ? 500 : "taken";
  });
  const clock = fakeClock();
  const pages = [openPage(clock), openPage(clock)];
  const reports = Array.from({ length: 60 }, (_, index) => report(`R${index}`));
  for (const [index, entry] of reports.entries()) {
    const at = index % 2;
    if (random() < 0.1) {
      pages[at]?.close();
      pages[at] = openPage(clock);
    }
    await pages[at]?.copy(entry);
    clock.pass(5000);
  }
  for (let round = 0; round < 400 && server.received().length < reports.length; round += 1) {
    for (const page of pages) await page.pass(MINUTE / 2);
  }
  expect(server.received().toSorted()).toEqual(reports.map(({ id }) => id).toSorted());
  server.answerAtRandom(null);
  await pages[0]?.queue.flushAll();
  expect((await browser.openWindow().store.waitingSaves()).length).toBe(0);
});

beforeEach(() => server.reset());
afterEach(() => server.restart());
afterAll(() => server.end());
