import { readEmail } from "../web/domain/email";
import type { MailSettings, Secrets } from "./config";
import { StartError } from "./errors";

export type Environment = Record<string, string | undefined>;

/** Shorter ones can be tried out from the internet in time. */
const LEAST_TOKEN_LENGTH = 24;

interface Given {
  mode: "offline" | "online";
  /** Whether codes are to be printed to the terminal. */
  devMail: boolean;
}

/**
 * Reads what comes from the environment alone.
 * @throws StartError naming what the hosted demonstration lacks, never repeating a value
 */
export function readSecrets(env: Environment, { mode, devMail }: Given): Secrets {
  const adminToken = textOf(env.ADMIN_TOKEN);
  const isOnline = mode === "online";
  if (isOnline) checkAdminToken(adminToken);
  return {
    adminToken,
    mail: isOnline ? readMail(env, devMail) : null,
    feedbackTo: isOnline ? readAddress("FEEDBACK_TO", env) : null,
    demoAccounts: isOnline ? readAccounts(env) : [],
    demoPasswordHash: isOnline ? readPasswordHash(env) : null,
    trustProxy: isOnline && readSwitch("TRUST_PROXY", env),
  };
}

const textOf = (value: string | undefined) => value?.trim() || null;

const refuse = (what: string) => new StartError(`${what}.`);

function checkAdminToken(token: string | null): void {
  if (token === null) throw refuse("--online needs ADMIN_TOKEN in the environment");
  if (token.length < LEAST_TOKEN_LENGTH) {
    throw refuse(
      `ADMIN_TOKEN is too short: --online needs at least ${LEAST_TOKEN_LENGTH} characters`,
    );
  }
}

function readMail(env: Environment, devMail: boolean): MailSettings {
  const url = textOf(env.SMTP_URL);
  // Said before anything that is needed only beside a server.
  if (devMail && url === null) return { to: "terminal" };
  if (devMail) throw refuse("--dev-mail stands in place of SMTP_URL: give one of the two");
  const from = textOf(env.MAIL_FROM);
  const missing = [...(url === null ? ["SMTP_URL"] : []), ...(from === null ? ["MAIL_FROM"] : [])];
  if (url === null || from === null) {
    const hint = url === null ? ", or --dev-mail in place of SMTP_URL for trying it out" : "";
    throw refuse(`--online needs ${missing.join(" and ")} in the environment${hint}`);
  }
  if (!/^smtps?:\/\/[^\s]+$/i.test(url) || !URL.canParse(url)) {
    throw refuse("SMTP_URL must be an address such as smtps://user:password@mail.example.org");
  }
  if (!isSender(from)) {
    throw refuse("MAIL_FROM must be an e-mail address, or a name with one in angle brackets");
  }
  return { to: "smtp", url, from };
}

/** `name@host`, or `Sightline <name@host>`. */
function isSender(from: string): boolean {
  const bracketed = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(from)?.[1];
  return readEmail(bracketed ?? from) !== null;
}

function readAddress(name: string, env: Environment): string | null {
  const text = textOf(env[name]);
  if (text === null) return null;
  const email = readEmail(text);
  if (email === null) throw refuse(`${name} must be an e-mail address`);
  return email;
}

function readAccounts(env: Environment): string[] {
  const texts = (env.DEMO_ACCOUNTS ?? "").split(",").filter((text) => text.trim() !== "");
  const emails = texts.map((text) => readEmail(text));
  const good = emails.filter((email) => email !== null);
  if (good.length < emails.length) {
    throw refuse("DEMO_ACCOUNTS must be e-mail addresses with commas between them");
  }
  if (good.length > 0 && textOf(env.DEMO_PASSWORD_HASH) === null) {
    throw refuse("DEMO_ACCOUNTS needs DEMO_PASSWORD_HASH: make it with sightline hash-password");
  }
  return [...new Set(good)];
}

function readPasswordHash(env: Environment): string | null {
  const hash = textOf(env.DEMO_PASSWORD_HASH);
  if (hash === null || /^\$argon2id\$v=19\$[^\s$]+\$[^\s$]+\$[^\s$]+$/.test(hash)) return hash;
  throw refuse("DEMO_PASSWORD_HASH must be made by sightline hash-password");
}

function readSwitch(name: string, env: Environment): boolean {
  const text = textOf(env[name]);
  if (text === null || text === "0") return false;
  if (text === "1") return true;
  throw refuse(`${name} must be 1 or 0`);
}
