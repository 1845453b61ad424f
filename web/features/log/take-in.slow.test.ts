/** Reports of others, taken into this browser's log. */
import "fake-indexeddb/auto";
import { afterAll, beforeEach, describe, expect, type Mock, spyOn, test } from "bun:test";
import type { Format } from "../../domain/formats/format";
import { EMPTY_PROFILE, type Profile } from "../../domain/sign-in/profile";
import { makeTestReports } from "../../domain/test-data";
import { seeded } from "../../domain/testing/seeded";
import { fakePage } from "../../lib/testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { enterFromNetwork, readFile, readOne, readTexts, takeIn } = await import("./take-in");
const { addTestReports, emptyLog, logEntries, logStore } = await import("../../lib/report-log");
const { isTextEntry } = await import("../../lib/new-entry");
const { platformList } = await import("../../lib/platforms");
const { loadFormats, readableReports } = await import("../../lib/reports");
const { deployment, forgetOperator, signIn } = await import("../../lib/session");

const OPERATOR: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };

const OBSTACLE: Format = {
  ...{ format: 1, id: "obstacle", name: "OBSTACLE", title: "Obstacle", word: "OBSTACLEREP" },
  ...{ heading: "reference", icon: "eye", key: "E", summary: "{what}", message: ["WHAT {what}"] },
  panels: [{ title: "What", fields: [{ id: "what", label: "What", kind: "text", maxLength: 40 }] }],
};
const BLOWN = "OBSTACLEREP KT44-1A2B3C // DTG 201230ZNov26 // ASSET Puma // WHAT bridge blown////";

const TANK =
  "SIGHTING KT44-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-64BV // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4////";
const HLR =
  "HLR AB0012 // DTG 201230ZNov26 // C/S KT44 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";

const NOON = new Date("2026-11-20T12:30:00Z");
const made = (count: number) =>
  makeTestReports(count, { operator: OPERATOR, now: NOON, random: seeded(20_261_120) }).map(
    ({ fullMessage }) => fullMessage,
  );

let formats: Format[] = [];
const builtIn = readableReports.value.flatMap(({ format }) => format ?? []);
const before = { fetch: globalThis.fetch, list: platformList.value, mode: deployment.value };
const clock: Mock<typeof Date.now> = spyOn(Date, "now");
const warn = spyOn(console, "warn");
beforeEach(async () => {
  const answer = async (input: string | URL | Request) =>
    Response.json(
      String(input).endsWith("/api/formats")
        ? { formats: [...builtIn, ...formats], previews: [] }
        : { status: "ok" },
    );
  globalThis.fetch = Object.assign(answer, { preconnect: before.fetch.preconnect });
  platformList.value = { state: "ready", platforms: [] };
  deployment.value = null;
  clock.mockReturnValue(NOON.getTime());
  warn.mockImplementation(() => {});
  signIn(OPERATOR);
  formats = [];
  await loadFormats();
  await emptyLog();
});
afterAll(async () => {
  formats = [];
  await loadFormats();
  await emptyLog();
  logEntries.value = null;
  forgetOperator();
  clock.mockRestore();
  warn.mockRestore();
  globalThis.fetch = before.fetch;
  platformList.value = before.list;
  deployment.value = before.mode;
});

const inLog = () => (logEntries.value ?? []).map(({ fullMessage }) => fullMessage);
const quietly = () => ({ onProgress() {}, signal: new AbortController().signal });

test("messages of several commits with rubbish between them are read with their course, and can be stopped and read on", async () => {
  const COUNT = 1200;
  const all = made(COUNT);
  const rubbish = [
    "Dear all,",
    "-----",
    "> quoted // and cut",
    "SIGHTING lost // DTG ",
    "\u{1f69c}",
  ];
  const file = all.map((message, at) => `${rubbish[at % 5]}\n${message}\n`).join("\n");

  const stop = new AbortController();
  const begun = await takeIn(file, { signal: stop.signal, onProgress: () => stop.abort() });
  const { length } = begun.added;
  expect(length).toBeLessThan(COUNT);
  expect(inLog().toSorted()).toEqual(all.slice(0, length).toSorted());

  const parts: number[] = [];
  const taken = await takeIn(file, { ...quietly(), onProgress: (part) => parts.push(part) });
  expect([taken.added.length, taken.known, taken.problems.length]).toEqual([
    COUNT - length,
    length,
    COUNT / 5,
  ]);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.every((part) => part > 0 && part < 1)).toBe(true);
  expect(inLog().toSorted()).toEqual(all.toSorted());
  expect(logEntries.value?.every(({ received }) => received)).toBe(true);
});

test("of two of one reference the newer stands, and the older is named, and what is ahead of the clock", async () => {
  const at = (dtg: string) => TANK.replace("201230Z", dtg);
  const ahead = HLR.replace("Nov26", "Nov27");
  expect(await takeIn(`${at("191215Z")}\n${ahead}`, quietly())).toMatchObject({
    ...{ known: 0, older: [], ahead: ["AB0012"], aheadLeftOut: [], problems: [] },
  });
  const wrong = HLR.replace("AB0012", "AB0013").replace("34UFE 32345", "34UZZ 32345");
  const texts = [at("191200Z"), TANK, TANK.replace("Nov26", "Nov27"), TANK, HLR, wrong];
  const taken = await takeIn(`Bob wrote:\n${texts.join("\n")}`, quietly());
  expect(taken).toMatchObject({
    ...{ known: 1, older: ["KT44-M4N8ZZ"], ahead: [], aheadLeftOut: ["KT44-M4N8ZZ"] },
    problems: [{ line: 7, text: wrong }],
  });
  expect(taken.added.map(({ fullMessage }) => fullMessage).toSorted()).toEqual([HLR, TANK]);
  expect(inLog().toSorted()).toEqual([HLR, TANK]);
});

test("of a format that is not there it is kept as text, and is a report that waits for the server once it is", async () => {
  const taken = await takeIn(BLOWN, quietly());
  expect([taken.added.length, taken.asText]).toEqual([1, 1]);
  expect(logEntries.value?.map(isTextEntry)).toEqual([true]);
  expect(await readOne(BLOWN)).toEqual({ messages: 1, unknown: "OBSTACLEREP", problems: [] });
  formats = [OBSTACLE];
  await loadFormats();
  deployment.value = "offline";
  await readTexts(logEntries.value ?? []);
  const [entry] = logEntries.value ?? [];
  expect(entry).toMatchObject({
    ...{ reportType: "OBSTACLE", fullMessage: BLOWN, received: true, description: "bridge blown" },
    formData: { what: "bridge blown" },
  });
  expect((await logStore.waitingSaves()).map(({ save }) => save)).toMatchObject([
    { clientId: entry?.id ?? "", reportType: "OBSTACLE", content: BLOWN, received: true },
  ]);
});

describe("over the network", () => {
  const came = (content: string, id: string, side: "friendly" | "hostile" | null = null) => ({
    ...{ clientId: id, content, side, receivedAt: NOON.toISOString(), laptopName: "OP NORTH" },
  });

  test("a report of every type, and of a unit's own format, arrives with every field, under its id, and is not sent again", async () => {
    deployment.value = "offline";
    formats = [OBSTACLE];
    await loadFormats();
    const messages = [...made(250), BLOWN];
    const all = messages.map((message, index) => came(message, `id-${index}`));
    await enterFromNetwork(all);
    await enterFromNetwork(all.slice(0, 3));
    const entries = logEntries.value ?? [];
    expect(inLog().toSorted()).toEqual(messages.toSorted());
    expect(entries.filter(isTextEntry)).toEqual([]);
    expect(new Set(entries.map(({ reportType }) => reportType)).size).toBe(6);
    for (const { id, from, fullMessage } of entries)
      expect([id, from]).toEqual([`id-${messages.indexOf(fullMessage)}`, "OP NORTH"]);
    // Of a c-UAS report the server gets the fields from the page alone.
    const isCuas = ({ content }: { content: string }) => content.startsWith("C-UAS ");
    const saves = (await logStore.waitingSaves()).map(({ save }) => save);
    expect(saves.map(({ clientId }) => clientId)).toEqual(
      all.filter(isCuas).map(({ clientId }) => clientId),
    );
    expect(saves.every(({ to }) => to === "cuas-reports")).toBe(true);
  });

  test("the fields of a c-UAS report are those of its message", async () => {
    deployment.value = "offline";
    const message =
      "C-UAS KT44-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // ACTION engaged with EW////";
    await enterFromNetwork([came(message, "cuas")]);
    const [waiting] = await logStore.waitingSaves();
    expect(waiting?.save).toMatchObject({
      to: "cuas-reports",
      clientId: "cuas",
      record: {
        ...{ callSign: "KT44", reportNumber: "Q2W3E4", asset: "STA Ptl", quantity: 2 },
        ...{ methodOfDetection: "See", gzd: "34UFE", coordinates: "1234567890" },
        ...{ uasType: "Rotary wing", payloadVisible: "Visible", payloadType: "grenade" },
        ...{ height: "Low", heading: "Northeast", actionTaken: "engaged with EW" },
      },
    });
  });

  test("whose a thing is, which no message says, is the operator's word, and stays where the next one says nothing", async () => {
    const descriptions = async (message: string, side: "friendly" | "hostile" | null) => {
      await enterFromNetwork([came(message, message, side)]);
      return logEntries.value?.map(({ description }) => description);
    };
    const [friendly, hostile] = ["4 × T-64BV, friendly, moving", "4 × T-64BV, moving"];
    expect(await descriptions(TANK, "friendly")).toEqual([expect.stringContaining(friendly)]);
    const next = TANK.replace("201230Z", "201231Z");
    expect(await descriptions(next, null)).toEqual([expect.stringContaining(friendly)]);
    const last = TANK.replace("201230Z", "201232Z");
    expect(await descriptions(last, "hostile")).toEqual([expect.stringContaining(hostile)]);
  });

  test("what cannot be read stays as text", async () => {
    const broken = TANK.replace("34UFE", "34UZZ");
    await enterFromNetwork([came(broken, "broken")]);
    expect(logEntries.value).toMatchObject([{ id: "broken", fullMessage: broken, formData: {} }]);
  });
});

describe("one message on its way into its form", () => {
  test("is someone else's unless its call sign is the operator's, and test data where the log knows it as that", async () => {
    expect(await readOne(`Update: ${HLR}`)).toMatchObject({
      ...{ reportType: "HLR", purpose: "received", received: true, isTestData: false },
    });
    expect(await readOne(HLR.replace("KT44", "wk21"))).toMatchObject({ received: false });
    const [test] = makeTestReports(1, { operator: OPERATOR, now: NOON, random: seeded(1) });
    if (!test) throw new Error("no test report");
    await addTestReports([test]);
    expect(await readOne(test.fullMessage)).toMatchObject({ isTestData: true });
  });

  test("is none among several, and what does not fit is told", async () => {
    expect(await readOne(`${TANK}\n${HLR}`)).toEqual({ messages: 2, unknown: null, problems: [] });
    expect(await readOne(TANK.slice(0, 60))).toMatchObject({
      messages: 0,
      problems: [{ why: expect.stringContaining("It must end with ////") }],
    });
  });
});

test("a file that is no text, too large or of letters that cannot be told says so", async () => {
  const file = (content: BlobPart, name = "a.txt") => readFile(new File([content], name));
  const utf16 = Buffer.from("\ufeffWäldchen", "utf16le");
  expect((await file(new Uint8Array(utf16))).text).toBe("Wäldchen");
  expect(await file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0]), "a.png")).toEqual({
    ...{ text: null, error: "a.png is not a text file, or cannot be read." },
  });
  expect((await file(new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]))).error).toContain(
    "UTF-8",
  );
  expect((await file(new Uint8Array(64 * 1024 * 1024 + 1))).error).toContain("too large");
});
