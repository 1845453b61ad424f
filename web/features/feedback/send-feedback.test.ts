import { expect, test } from "bun:test";
import { EMPTY_PROFILE } from "../../domain/sign-in/profile";
import { ApiError, NoAnswerError } from "../../lib/api";
import { errorText, feedbackPayload } from "./send-feedback";

const OPERATOR = {
  ...EMPTY_PROFILE,
  rank: "1 RHA",
  role: "Observer",
  callSign: "WK21",
  asset: "Puma",
};
const FALLBACK = "There was an error submitting your feedback. Please try again.";

test("the operator's details go along, the unit from the field called rank", () => {
  expect(feedbackPayload(" More maps\nplease \n", OPERATOR)).toEqual({
    message: "More maps\nplease",
    parentUnit: "1 RHA",
    exerciseRole: "Observer",
    callSign: "WK21",
    asset: "Puma",
  });
});

test.each([
  ["without an operator", null],
  ["with nothing entered", EMPTY_PROFILE],
  ["with blanks entered", { ...EMPTY_PROFILE, rank: " ", role: "\t", callSign: " ", asset: " " }],
])("%s the details are null", (_, operator) => {
  expect(feedbackPayload("x", operator)).toEqual({
    message: "x",
    parentUnit: null,
    exerciseRole: null,
    callSign: null,
    asset: null,
  });
});

test.each([
  ["the disk is full", new ApiError(507, '{"message":"The disk is full."}'), "The disk is full."],
  ["something else answers", new ApiError(502, "<html>Bad gateway</html>"), FALLBACK],
  ["the server says nothing to people", new ApiError(500, '{"error":"INTERNAL"}'), FALLBACK],
  ["nobody answers", new NoAnswerError(new TypeError("Failed to fetch")), FALLBACK],
])("when %s the operator is told so, or to try again", (_, error, told) => {
  expect(errorText(error)).toBe(told);
});
