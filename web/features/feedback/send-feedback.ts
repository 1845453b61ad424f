import type { Profile } from "../../domain/sign-in/profile";
import { ApiError, answered, api } from "../../lib/api";

/** Feedback as the server takes it; what is not known of the operator is null. */
export function feedbackPayload(text: string, operator: Profile | null) {
  return {
    message: text.trim(),
    parentUnit: operator?.rank.trim() || null,
    exerciseRole: operator?.role.trim() || null,
    callSign: operator?.callSign.trim() || null,
    asset: operator?.asset.trim() || null,
  };
}

/** @throws ApiError when the server refuses, NoAnswerError when it cannot be reached. */
export async function sendFeedback(text: string, operator: Profile | null): Promise<void> {
  await answered(api.feedback.post(feedbackPayload(text, operator)), "id");
}

/** What the operator reads about a failure: the server's words if it has any. */
export function errorText(error: unknown): string {
  const said = error instanceof ApiError ? error.userMessage : "";
  return said || "There was an error submitting your feedback. Please try again.";
}
