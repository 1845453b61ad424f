import { StartError } from "../errors";

const MOST_BYTES = 1024;

/**
 * Makes the hash for DEMO_PASSWORD_HASH (argon2id).
 * @param input the password, with or without a line break at its end
 * @throws StartError if there is none, or one that is too long
 */
export async function hashPassword(input: string): Promise<string> {
  const password = input.replace(/\r?\n$/, "");
  if (password.trim() === "") throw new StartError("Give the password on standard input.");
  if (Buffer.byteLength(password) > MOST_BYTES || /[\r\n]/.test(password)) {
    throw new StartError(`A password is one line of at most ${MOST_BYTES} bytes.`);
  }
  return await Bun.password.hash(password, "argon2id");
}
