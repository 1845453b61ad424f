/** The most characters that a feedback message may have. */
export const FEEDBACK_LIMIT = 5000;
