import { afterAll, afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { EMPTY_PROFILE } from "../../../domain/sign-in/profile";
import { newCuas } from "../../../domain/testing/built-in-forms";
import { cuas } from "../../../domain/testing/cuas-reports";
import { fakePage } from "../../../lib/testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { cuasDrafts } = await import("./cuas-drafts");
const { newDraft } = await import("../report-kind");
const { forgetOperator } = await import("../../../lib/session");

const warn = spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => forgetOperator());
afterEach(() => forgetOperator());
afterAll(() => warn.mockRestore());

const FORM = cuas({ otherObservations: 'two "rotors"', otherFreeText: "third\none" });
const DRAFT_KEY = "sightline-draft-cuas-Q2W3E4";

/** What is kept under the form's own keys. */
const entries = () =>
  Object.fromEntries(
    page
      .keys()
      .filter((key) => key.startsWith("cuas-"))
      .map((key) => [key, localStorage.getItem(key)]),
  );
/** What a window that works on none begins with. */
const openWindow = () => {
  cuasDrafts.workOn("");
  return cuasDrafts.current();
};

describe("the entries' own keys", () => {
  test("hold what differs from an empty form as plain text, and whose it is", () => {
    const empty = { ...newCuas(EMPTY_PROFILE), randomSixDigit: "Q2W3E4" };
    cuasDrafts.keep(newDraft(empty));
    expect(entries()).toEqual({ "cuas-randomSixDigit": "Q2W3E4" });
    cuasDrafts.keep(newDraft(FORM));
    expect(entries()).toEqual({
      "cuas-method": "See",
      "cuas-gzd": "34UFE",
      "cuas-coordinates": "1234567890",
      "cuas-uasType": "Rotary wing",
      "cuas-quantity": "2",
      "cuas-height": "Low",
      "cuas-heading": "Northeast",
      "cuas-actionTaken": "engaged with EW",
      "cuas-payloadVisible": "Visible",
      "cuas-payloadType": "grenade",
      "cuas-otherObservations": 'two "rotors"',
      "cuas-otherFreeText": "third\none",
      "cuas-randomSixDigit": "Q2W3E4",
    });
    cuasDrafts.keep(newDraft({ ...FORM, otherFreeText: "" }));
    expect(entries()).not.toHaveProperty("cuas-otherFreeText");
  });

  test("hold a quantity that is none as it was typed", () => {
    cuasDrafts.keep(newDraft({ ...FORM, wrongQuantity: "many" }));
    expect(entries()).toMatchObject({ "cuas-quantity": "many" });
    localStorage.removeItem(DRAFT_KEY);
    expect(openWindow()?.form).toMatchObject({ wrongQuantity: "many" });
  });

  test("go with the draft that is forgotten, and with no other", () => {
    cuasDrafts.keep(newDraft(FORM));
    cuasDrafts.forget("AAAAA1");
    expect(entries()).not.toEqual({});
    cuasDrafts.forget("Q2W3E4");
    expect(entries()).toEqual({});
    expect(openWindow()).toBeNull();
  });

  test("count for more than the stored draft, which is then another report than the one sent", () => {
    cuasDrafts.keep({ ...newDraft(FORM), sent: true });
    expect(cuasDrafts.current()).toMatchObject({ sent: true, form: FORM });
    localStorage.setItem("cuas-otherFreeText", "as kept");
    expect(cuasDrafts.current()).toMatchObject({
      sent: false,
      form: { ...FORM, otherFreeText: "as kept" },
    });
  });

  test("alone are a draft; what no form can have is none", () => {
    cuasDrafts.keep(newDraft(FORM));
    localStorage.removeItem(DRAFT_KEY);
    localStorage.setItem("cuas-method", "Hear");
    localStorage.setItem("cuas-height", "Sky high");
    expect(openWindow()?.form).toMatchObject({
      methodOfDetection: "Hear",
      height: "",
      otherFreeText: "third\none",
      randomSixDigit: "Q2W3E4",
    });
    localStorage.removeItem("cuas-randomSixDigit");
    expect(openWindow()?.form.randomSixDigit).toMatch(/^[0-9A-Z]{6}$/);
  });

  test("of a report that has been sent begin no new window", () => {
    cuasDrafts.keep({ ...newDraft(FORM), sent: true });
    expect(openWindow()).toBeNull();
    expect(entries()).not.toEqual({});
  });

  test("say which version of a report they belong to", () => {
    cuasDrafts.keep({ ...newDraft(FORM), version: 2 });
    expect(entries()).toMatchObject({ "cuas-draft": "Q2W3E4~2" });
    expect(openWindow()).toMatchObject({ version: 2 });
    cuasDrafts.forget("Q2W3E4");
    expect(entries()).not.toEqual({});
    cuasDrafts.forget("Q2W3E4~2");
    expect(entries()).toEqual({});
  });
});

test("of two windows on two reports each goes on with its own", () => {
  cuasDrafts.keep(newDraft(FORM));
  const other = { ...FORM, randomSixDigit: "AAAAA1", otherFreeText: "another report" };
  const kept = { "cuas-otherFreeText": "another report", "cuas-randomSixDigit": "AAAAA1" };
  for (const [key, text] of Object.entries(kept)) page.otherWindow(key, text);
  page.otherWindow("sightline-draft-cuas-AAAAA1", JSON.stringify(newDraft(other)));
  expect(cuasDrafts.current()?.form).toMatchObject(FORM);
  expect(openWindow()?.form).toMatchObject(other);
});

describe("storage that refuses", () => {
  test("has no half of a report left behind, and the report goes on in memory", () => {
    cuasDrafts.keep(newDraft(FORM));
    const real = localStorage.setItem.bind(localStorage);
    const refuse = spyOn(localStorage, "setItem").mockImplementation((key, text) => {
      if (text.includes("too long")) throw new DOMException("full", "QuotaExceededError");
      real(key, text);
    });
    const long = { ...FORM, otherFreeText: "too long" };
    cuasDrafts.keep(newDraft(long));
    expect(entries()).toEqual({});
    expect(cuasDrafts.current()?.form).toMatchObject(long);
    cuasDrafts.keep(newDraft({ ...FORM, otherFreeText: "short again" }));
    expect(entries()).toMatchObject({
      "cuas-otherFreeText": "short again",
      "cuas-randomSixDigit": "Q2W3E4",
    });
    refuse.mockRestore();
  });
});
