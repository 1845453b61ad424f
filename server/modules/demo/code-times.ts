/** A code is good for ten minutes, and the next may be asked for after one (specification 1 §9). */
export const CODE_MS = 10 * 60_000;
export const RESEND_MS = 60_000;
