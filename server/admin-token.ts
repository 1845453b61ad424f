import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createToken } from "./access/tokens";
import { StartError } from "./errors";

/** The administrator's token, and the file that it stands in where we made it. */
export interface AdminToken {
  token: string;
  file: string | null;
}

/**
 * The token that opens the administrator's area: the one of the environment, else that of
 * `<data>/admin-token`, which the first start makes for its owner alone.
 * @throws StartError where that file cannot be read
 */
export function adminToken(given: string | null, dataFolder: string): AdminToken {
  if (given !== null) return { token: given, file: null };
  const file = join(dataFolder, "admin-token");
  try {
    if (!existsSync(file)) writeFileSync(file, `${createToken()}\n`, { mode: 0o600, flag: "wx" });
    const token = readFileSync(file, "utf8").trim();
    if (token !== "") return { token, file };
  } catch {
    throw new StartError(`The file ${file} cannot be read or written: check that it is yours.`);
  }
  throw new StartError(`The file ${file} is empty: delete it, and the next start makes another.`);
}
