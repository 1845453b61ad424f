import { readEmail } from "../../web/domain/sign-in/email";
import { LEAST_TOKEN_LENGTH, type MailSettings, NO_SECRETS, type Secrets } from "../config";
import { StartError } from "../errors";

export type Environment = Record<string, string | undefined>;

interface StartMode {
  mode: "offline" | "online";
  /** Whether codes are printed to the terminal. */
  devMail: boolean;
}

/**
 * Reads what comes from the environment alone.
 * @throws StartError naming what the hosted demonstration lacks, or what is wrong, never repeating a value
 */
export function readSecrets(env: Environment, { mode, devMail }: StartMode): Secrets {
  const adminToken = textOf(env.ADMIN_TOKEN);
  if (mode === "online") checkPresent(env, devMail);
  if (adminToken !== null && adminToken.length < LEAST_TOKEN_LENGTH) {
    throw refuse(`ADMIN_TOKEN is too short: it needs at least ${LEAST_TOKEN_LENGTH} characters`);
  }
  if (mode === "offline") return { ...NO_SECRETS, adminToken };
  return {
    adminToken,
    // Where there is no SMTP_URL, `--dev-mail` stands in its place.
    mail: readSmtp(env) ?? { to: "terminal" },
    feedbackTo: readAddress("FEEDBACK_TO", env),
    demoAccounts: readAccounts(env),
    demoPasswordHash: readPasswordHash(env),
    trustProxy: readSwitch("TRUST_PROXY", env),
  };
}

const textOf = (value: string | undefined) => value?.trim() || null;

const refuse = (what: string) => new StartError(`${what}.`);

/** Names everything that is missing at once, so that a host need not start three times to learn it. */
function checkPresent(env: Environment, devMail: boolean): void {
  const isGiven = (name: string) => textOf(env[name]) !== null;
  if (devMail && isGiven("SMTP_URL")) {
    throw refuse("use --dev-mail or SMTP_URL, not both");
  }
  const needed = devMail ? ["ADMIN_TOKEN"] : ["ADMIN_TOKEN", "SMTP_URL", "MAIL_FROM"];
  const missing = needed.filter((name) => !isGiven(name));
  if (missing.length === 0) return;
  const hint = missing.includes("SMTP_URL")
    ? ", or --dev-mail in place of mail for trying it out"
    : "";
  throw refuse(`--online needs ${listed(missing)} in the environment${hint}`);
}

const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

/**
 * The mail server that the environment names; null if it names none.
 * @throws StartError as `readSecrets`
 */
export function readSmtp(env: Environment): Extract<MailSettings, { to: "smtp" }> | null {
  const url = textOf(env.SMTP_URL);
  const from = textOf(env.MAIL_FROM);
  if (url === null) return null;
  if (!/^smtps?:\/\/[^\s/]\S*$/i.test(url) || !URL.canParse(url)) {
    throw refuse("SMTP_URL must be an address such as smtps://user:password@mail.example.org");
  }
  if (from === null || !isSender(from)) {
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

/** As `sightline hash-password` prints it, at costs that do not make a login take minutes. */
const ARGON2ID =
  /^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;

function readPasswordHash(env: Environment): string | null {
  const hash = textOf(env.DEMO_PASSWORD_HASH);
  if (hash === null || ARGON2ID.test(hash)) return hash;
  throw refuse("DEMO_PASSWORD_HASH must be made by sightline hash-password");
}

function readSwitch(name: string, env: Environment): boolean {
  const text = textOf(env[name]);
  if (text === null || text === "0") return false;
  if (text === "1") return true;
  throw refuse(`${name} must be 1 or 0`);
}
