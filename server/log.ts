/**
 * Structured logs: one JSON object a line, on standard error. Fields hold no
 * personal data: never a body, a query string, a call sign or an address.
 */

type Field = string | number | boolean | null;
export type Fields = Record<string, Field>;

export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** @param write takes one finished line with its line break */
export function createLog(write: (line: string) => void, clock: () => Date): Log {
  const at = (level: string) => (event: string, fields?: Fields) =>
    write(`${JSON.stringify({ time: clock().toISOString(), level, event, ...fields })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * What may be logged of a fault: its kind, its code and where it happened. Its
 * message stays out, for SQLite's and JSON's messages repeat what was sent.
 */
export function errorFields(error: unknown, code: string): Fields {
  if (!(error instanceof Error)) return { kind: typeof error };
  const trace = (error.stack ?? "").replace(error.message, "");
  const frames = trace.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code,
    where: frames
      .slice(0, 6)
      .map((f) => f.trim())
      .join(" < "),
  };
}
