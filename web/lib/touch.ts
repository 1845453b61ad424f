/**
 * A screen without a pointer that hovers is worked by finger, and most likely without a keyboard: what it says names no
 * keys. What styles hide there for the same reason is in `ui/keys.module.css`.
 */
export const IS_TOUCHED = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
