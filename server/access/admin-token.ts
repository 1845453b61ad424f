import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { LEAST_TOKEN_LENGTH } from "../config";
import { dataPaths } from "../data-folder";
import { atOnce } from "../db/at-once";
import { adminSessions, meta } from "../db/schema";
import type { Store } from "../db/store";
import { errorCode, StartError } from "../errors";
import { createToken, hashOf, isSameSecret } from "./tokens";

/** The administrator's token, and its file if we made it. */
export interface AdminToken {
  token: string;
  file: string | null;
}

/**
 * The token that opens the administrator's area: the one of the environment, else that of
 * `<data>/admin-token`, which the first start makes for its owner alone, and each start closes to others again.
 * @throws StartError where that file cannot be read, or its token could be guessed
 */
export function adminToken(given: string | null, dataFolder: string): AdminToken {
  if (given !== null) return { token: given, file: null };
  const file = dataPaths(dataFolder).adminToken;
  const token = readOrMake(file);
  if (token.length >= LEAST_TOKEN_LENGTH) return { token, file };
  const fault = token === "" ? "is empty" : `has fewer than ${LEAST_TOKEN_LENGTH} characters`;
  throw new StartError(
    `The file ${file} ${fault}: delete it, and the next start creates a new one.`,
  );
}

function readOrMake(file: string): string {
  try {
    make(file);
    chmodSync(file, 0o600);
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new StartError(`The file ${file} cannot be read or written: check that it is yours.`);
  }
}

/** Leaves a file that is there as it is, even if created concurrently. */
function make(file: string): void {
  try {
    writeFileSync(file, `${createToken()}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

const META_KEY = "admin-token";

/** Ends the administrators' sessions where another token opened them: a token that leaked is of no more use. */
export function endSessionsOfOtherToken({ queries }: Pick<Store, "queries">, token: string): void {
  const value = hashOf(token);
  const known = queries.select().from(meta).where(eq(meta.key, META_KEY)).get();
  if (known && isSameSecret(known.value, value)) return;
  atOnce(queries, (step) => {
    step.delete(adminSessions).run();
    step
      .insert(meta)
      .values({ key: META_KEY, value })
      .onConflictDoUpdate({ target: meta.key, set: { value } })
      .run();
  });
}
