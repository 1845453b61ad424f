import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { joinMessage } from "../../domain/messages/message";
import { parseMessage } from "../../domain/reports/parse-message";
import { SIGHTING } from "../../domain/reports/sighting-definition";
import { EMPTY_PROFILE } from "../../domain/sign-in/profile";
import { fakePage } from "../../lib/testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { createDrafts } = await import("./draft");
const { restoredDraft } = await import("./report-kind");
const { dropHandoff, leaveHandoff } = await import("../../lib/form-handoff");
const { forgetOperator, signIn } = await import("../../lib/session");

const MESSAGE =
  "SIGHTING WK21-M4N8ZZ // DTG 201230ZNov26 // ASSET Puma // 4 X T-72 // COM 34UFE 12345 67890 CAT 2 ALT 512FT DISP 240M // MOVING NORTHEAST 25KPH // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 4 // REMARKS in the treeline////";
const AMENDED = MESSAGE.replace("12345 67890", "22345 67890");
const OTHER_PLATFORM = MESSAGE.replace("T-72", "BM-21 (Grad)");

const drafts = createDrafts("of-this-test", SIGHTING.read, (form) => form.randomNumber);
const kind = { definition: SIGHTING, drafts };

beforeEach(() => signIn({ ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" }));
afterEach(() => {
  dropHandoff();
  forgetOperator();
});

/** The draft of a message that is left for the form for a purpose. */
function opened(message: string, purpose: "edit" | "received" | "sameAgain" = "received") {
  const { formData } = parseMessage(message, [SIGHTING]);
  const left = { reportType: "Sighting", reportId: "1", isTestData: false };
  leaveHandoff({ ...left, formData, purpose });
  const draft = restoredDraft(kind);
  if (draft === null || draft === "unreadable") throw new Error(`${draft}`);
  return draft;
}

/** What a copy of the draft would be. */
const messageOf = ({ form, observed }: ReturnType<typeof opened>) =>
  joinMessage(SIGHTING.lines(form, observed?.dtg ?? ""));

describe("a received message", () => {
  test("is the form's, byte for byte, and unsent", () => {
    const draft = opened(MESSAGE);
    expect(messageOf(draft)).toBe(MESSAGE);
    expect(draft).toMatchObject({ sent: false, restored: true });
  });

  test("once more is the same report, also beside an amendment", () => {
    drafts.keep(opened(MESSAGE));
    expect(opened(MESSAGE).version).toBeUndefined();
    drafts.keep(opened(AMENDED));
    expect(opened(MESSAGE).version).toBeUndefined();
    expect(opened(AMENDED).version).toBe(2);
  });

  test.each([AMENDED, OTHER_PLATFORM])(
    "under the reference of an unsent one stands beside it: %s",
    (other) => {
      drafts.keep(opened(MESSAGE));
      const draft = opened(other);
      expect([messageOf(draft), draft.version]).toEqual([other, 2]);
      drafts.keep(draft);
      expect(drafts.all().map(messageOf)).toEqual([MESSAGE, other]);
    },
  );

  test.each(["UNKNOWN (T-72)", "42", "BM-21 (Grad)"])("keeps its platform %s", (platform) => {
    const message = MESSAGE.replace("T-72", platform);
    expect(messageOf(opened(message))).toBe(message);
    expect(messageOf(opened(message, "sameAgain"))).toContain(`// 4 X ${platform} //`);
  });
});

test("a report that is edited is as it was sent, under another call sign too, beside its unsent changes", () => {
  drafts.keep({ ...opened(AMENDED), sent: false });
  signIn({ ...EMPTY_PROFILE, callSign: "ZZ99", asset: "Stalker" });
  const draft = opened(MESSAGE, "edit");
  expect(messageOf(draft)).toBe(MESSAGE);
  expect(draft).toMatchObject({ sent: true, fromLog: true, version: 2 });
});

test("same again is everything except the grids, under a reference of its own", () => {
  const { form, observed, sent } = opened(MESSAGE, "sameAgain");
  const before = opened(MESSAGE, "edit").form;
  expect(form.randomNumber).toMatch(/^[0-9A-Z]{6}$/);
  expect(form.randomNumber).not.toBe(before.randomNumber);
  expect([observed, sent]).toEqual([undefined, false]);
  expect(messageOf({ ...opened(MESSAGE, "edit"), form })).not.toContain("34UFE");
  const { randomNumber, currentDTG } = before;
  expect({ ...form, randomNumber, currentDTG }).toEqual(SIGHTING.withoutGrids(before));
});

test("what cannot be read is told, and what is another form's is none", () => {
  sessionStorage.setItem(
    "sightline-restore",
    '{"reportType":"Sighting","formData":{"vehicle":null}}',
  );
  expect(restoredDraft(kind)).toBe("unreadable");
  leaveHandoff({
    ...{ reportType: "HLR", formData: {}, purpose: "received", reportId: "1", isTestData: false },
  });
  expect(restoredDraft(kind)).toBeNull();
});
