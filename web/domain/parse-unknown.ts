/** Reading values back from storage, where anything may have been written. */

export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text stored under a key, "" when it is no text. */
export function storedText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The stored choice if it is one of the given, else the fallback. */
export function storedChoice<T, F>(value: unknown, choices: readonly T[], fallback: F): T | F {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Bytes as text, without a byte order mark; null where they are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** JSON text read back; undefined when it is broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
