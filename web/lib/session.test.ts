import { afterAll, afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { EMPTY_PROFILE } from "../domain/sign-in/profile";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const session = await import("./session");
const {
  dropHandoff: dropRestore,
  leaveHandoff: leaveRestore,
  peekHandoff: peekRestore,
} = await import("./form-handoff");
const { demoSession } = await import("./demo-session");
const { profile, signIn, changeProfile, forgetOperator, deployment, checkDeployment } = session;

const WK21 = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma", rank: "Battery", role: "UAS" };
const USER = "sightline-user";
const realFetch = globalThis.fetch;
const warn = spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => forgetOperator());
afterEach(() => {
  globalThis.fetch = realFetch;
  deployment.value = null;
});
afterAll(() => {
  forgetOperator();
  warn.mockRestore();
});

describe("the operator", () => {
  test("is kept, tidied, and changed in part", () => {
    signIn({ ...WK21, callSign: " WK21 " });
    changeProfile({ asset: "AJAX" });
    expect(profile.value).toEqual({ ...WK21, asset: "AJAX" });
    expect(JSON.parse(localStorage.getItem(USER) ?? "")).toEqual({ ...WK21, asset: "AJAX" });
  });

  test("is in memory where the storage is full", () => {
    const end = page.refuse("localStorage", new DOMException("full", "QuotaExceededError"));
    signIn(WK21);
    expect(profile.value).toEqual(WK21);
    end();
    changeProfile({});
    expect(localStorage.getItem(USER)).not.toBeNull();
  });

  test("that is not there cannot be changed", () => {
    changeProfile({ asset: "AJAX" });
    expect([profile.value, page.keys()]).toEqual([null, []]);
  });
});

describe("signing out", () => {
  test("forgets everything typed, and nothing else", () => {
    signIn(WK21);
    // Also what a part of the page keeps that this one has not loaded.
    const keys = [
      "sightline-draft-hlr-1",
      "cuas-gzd",
      "sightline-last-grid",
      "sightline-exact-grids",
    ];
    for (const key of keys) localStorage.setItem(key, "1");
    localStorage.setItem("sightline-theme", "night");
    sessionStorage.setItem("sightline-current-hlr", "1");
    forgetOperator();
    expect(profile.value).toBeNull();
    expect(page.keys()).toEqual(["sightline-theme"]);
    expect(page.keys("sessionStorage")).toEqual([]);
  });

  test("forgets what only memory held", () => {
    page.block("sessionStorage");
    leaveRestore(RESTORE);
    expect(peekRestore("HLR")).not.toBeNull();
    forgetOperator();
    expect(peekRestore("HLR")).toBeNull();
  });

  test("in another window signs this one out, and forgets what this one alone held", () => {
    signIn(WK21);
    sessionStorage.setItem("sightline-current-hlr", "1");
    page.otherWindow(USER, null);
    expect(profile.value).toBeNull();
    expect(page.keys("sessionStorage")).toEqual([]);
  });
});

describe("another window", () => {
  test("that signs in or changes the details is followed", () => {
    page.otherWindow(USER, JSON.stringify(WK21));
    expect(profile.value).toEqual(WK21);
    page.otherWindow(USER, JSON.stringify({ ...WK21, asset: "AJAX" }));
    expect(profile.value?.asset).toBe("AJAX");
  });

  test("that forgets something else changes nothing", () => {
    signIn(WK21);
    page.otherWindow("sightline-draft-hlr-1", null);
    expect(profile.value).toEqual(WK21);
  });
});

test("a browser that clears the site's data signs nobody out, and the details are kept again", () => {
  signIn(WK21);
  page.otherWindow(null, null);
  expect(profile.value).toEqual(WK21);
  expect(JSON.parse(localStorage.getItem(USER) ?? "")).toEqual(WK21);
});

test("cleared site data brings nobody back who has signed out", () => {
  page.otherWindow(null, null);
  expect([profile.value, page.keys()]).toEqual([null, []]);
});

describe("the deployment", () => {
  const visit = () => session.signInToDemo(WK21, DEMO);
  const answerWith = (answer: () => Promise<Response>) => {
    globalThis.fetch = Object.assign(answer, { preconnect: realFetch.preconnect });
  };

  test.each([
    ["online", "online", true],
    ["offline", "offline", false],
    ["something else", "offline", true],
  ] as const)("%s is taken for %s", async (mode, expected, isStillVisitor) => {
    visit();
    answerWith(async () => Response.json({ mode, version: "1" }));
    await checkDeployment();
    expect(deployment.value).toBe(expected);
    expect(demoSession.value !== null).toBe(isStillVisitor);
  });

  test("without an answer is offline, and ends no visitor's session", async () => {
    visit();
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    await checkDeployment();
    expect(deployment.value).toBe("offline");
    expect(demoSession.value).not.toBeNull();
  });
});

describe("a report on its way into its form", () => {
  test("stays until it is taken, for its own form alone", () => {
    leaveRestore(RESTORE);
    expect(peekRestore("GMTI")).toBeNull();
    expect(peekRestore("HLR")).toEqual({ ...RESTORE, vehicleId: undefined });
    expect(peekRestore("HLR")).not.toBeNull();
    dropRestore();
    expect(peekRestore("HLR")).toBeNull();
  });

  test("outlives a storage that is blocked", () => {
    page.block("sessionStorage");
    leaveRestore(RESTORE);
    expect(peekRestore("HLR")).toEqual(RESTORE);
    dropRestore();
  });

  test.each(["{", "[]", '{"formData":3}', '{"formData":{},"reportType":5}'])(
    "that cannot be read is said to be so: %s",
    (broken) => {
      sessionStorage.setItem("sightline-restore", broken);
      expect(peekRestore("HLR")).toBe("unreadable");
      dropRestore();
      expect(page.keys("sessionStorage")).toEqual([]);
    },
  );
});

const RESTORE = {
  reportType: "HLR",
  purpose: "edit",
  formData: { targetNumber: "AB0012" },
  reportId: "1",
  isTestData: false,
} as const;

const DEMO = {
  sessionToken: "token",
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  expiresIn: 1800,
  sessionsRemaining: 1,
  email: "visitor@example.org",
};
