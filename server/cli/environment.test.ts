import { describe, expect, test } from "bun:test";
import { NO_SECRETS } from "../config";
import { startErrorOf } from "../testing/start-error";
import { type Environment, readSecrets } from "./environment";

/** Part of every value; no sentence may repeat it. */
const SECRET = "Zulu-Secret-77";
const TOKEN = `${SECRET}-admin-token`;
const HASH =
  "$argon2id$v=19$m=65536,t=2,p=1$c29tZSBzYWx0IG9mIHRoZSB0ZXN0cw$zYcLD5VZpnbfLW2nBn0Q2qV0rxiKZzHdNBpKQXa1mSg";

const SMTP = {
  ADMIN_TOKEN: TOKEN,
  SMTP_URL: `smtps://sightline:${SECRET}@mail.example.org:465`,
  MAIL_FROM: "Sightline <demo@example.org>",
};

const online = (env: Environment, devMail = false) => readSecrets(env, { mode: "online", devMail });

function error(env: Environment, devMail = false): string {
  const { message } = startErrorOf(() => online(env, devMail));
  expect(message).not.toContain(SECRET);
  return message;
}

describe("the hosted demonstration", () => {
  test("needs a token and a mail server, and takes the rest as it comes", () => {
    expect(online(SMTP)).toEqual({
      ...NO_SECRETS,
      adminToken: TOKEN,
      mail: { to: "smtp", url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
    });
  });

  test("takes all of its settings from the environment", () => {
    const env = {
      ...SMTP,
      ADMIN_TOKEN: `  ${TOKEN}\n`,
      FEEDBACK_TO: "Host@Example.org",
      DEMO_ACCOUNTS: " Display@example.org, stand@BÜCHER.example ,display@example.org,",
      DEMO_PASSWORD_HASH: HASH,
      TRUST_PROXY: "1",
    };
    expect(online(env)).toEqual({
      adminToken: TOKEN,
      mail: { to: "smtp", url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
      feedbackTo: "host@example.org",
      demoAccounts: ["display@example.org", "stand@xn--bcher-kva.example"],
      demoPasswordHash: HASH,
      trustProxy: true,
    });
  });

  test("with --dev-mail needs no mail server", () => {
    expect(online({ ADMIN_TOKEN: TOKEN }, true).mail).toEqual({ to: "terminal" });
    expect(online({ ADMIN_TOKEN: TOKEN, SMTP_URL: " " }, true).mail).toEqual({ to: "terminal" });
  });
});

const HINT = ", or --dev-mail in place of mail for trying it out";

test("offline as well, a token that can be guessed is refused", () => {
  const offline = (token: string) =>
    readSecrets({ ADMIN_TOKEN: token }, { mode: "offline", devMail: false });
  expect(startErrorOf(() => offline("abc")).message).toBe(SHORT);
  expect(startErrorOf(() => offline("x".repeat(23))).message).toBe(SHORT);
  expect(offline("x".repeat(24)).adminToken).toBe("x".repeat(24));
  expect(offline(" ").adminToken).toBeNull();
});

describe("what is missing is named, all of it at once", () => {
  test.each([
    [[], `--online needs ADMIN_TOKEN, SMTP_URL and MAIL_FROM in the environment${HINT}.`],
    [["SMTP_URL"], "--online needs ADMIN_TOKEN and MAIL_FROM in the environment."],
    [["MAIL_FROM"], `--online needs ADMIN_TOKEN and SMTP_URL in the environment${HINT}.`],
    [["ADMIN_TOKEN"], `--online needs SMTP_URL and MAIL_FROM in the environment${HINT}.`],
    [["SMTP_URL", "MAIL_FROM"], "--online needs ADMIN_TOKEN in the environment."],
    [["ADMIN_TOKEN", "SMTP_URL"], "--online needs MAIL_FROM in the environment."],
    [["ADMIN_TOKEN", "MAIL_FROM"], `--online needs SMTP_URL in the environment${HINT}.`],
  ] as [(keyof typeof SMTP)[], string][])("given %j", (given, sentence) => {
    const whole: Environment = SMTP;
    const env = Object.fromEntries(given.map((name) => [name, whole[name]]));
    expect(error(env)).toBe(sentence);
    // A variable that is set to nothing is as good as none.
    expect(error({ ADMIN_TOKEN: "", SMTP_URL: " ", MAIL_FROM: "\t", ...env })).toBe(sentence);
  });

  test("also with --dev-mail", () => {
    expect(error({}, true)).toBe("--online needs ADMIN_TOKEN in the environment.");
  });

  test("accounts that nobody could log in to", () => {
    expect(error({ ...SMTP, DEMO_ACCOUNTS: "display@example.org" })).toBe(
      "DEMO_ACCOUNTS needs DEMO_PASSWORD_HASH: make it with sightline hash-password.",
    );
  });
});

const SHORT = "ADMIN_TOKEN is too short: it needs at least 24 characters.";
const MAIL = "SMTP_URL must be an address such as smtps://user:password@mail.example.org.";
const FROM = "MAIL_FROM must be an e-mail address, or a name with one in angle brackets.";
const TO = "FEEDBACK_TO must be an e-mail address.";
const ACCOUNTS = "DEMO_ACCOUNTS must be e-mail addresses with commas between them.";
const MADE = "DEMO_PASSWORD_HASH must be made by sightline hash-password.";
const PROXY = "TRUST_PROXY must be 1 or 0.";

describe("what is wrong is named and not repeated", () => {
  test.each([
    [{ ADMIN_TOKEN: SECRET }, SHORT],
    [{ ADMIN_TOKEN: `   ${"x".repeat(23)}   ` }, SHORT],
    ...[
      SECRET,
      "mail.example.org",
      "http://mail.example.org",
      "smtp://",
      "smtp:///path",
      `smtp://${SECRET} @mail.example.org`,
      "smtps://mail.example.org:99999",
    ].map((url): [Environment, string] => [{ SMTP_URL: url }, MAIL]),
    ...[
      SECRET,
      "Sightline",
      "Sightline <>",
      "Sightline <demo>",
      "<demo@example.org",
      "Sightline <demo@example.org> more",
      "Sightline\r\nBcc: x@example.org <demo@example.org>",
      "Sightline <demo@example.org\r\n>",
    ].map((from): [Environment, string] => [{ MAIL_FROM: from }, FROM]),
    [{ FEEDBACK_TO: SECRET }, TO],
    [{ FEEDBACK_TO: "one@example.org,two@example.org" }, TO],
    [{ DEMO_ACCOUNTS: `display@example.org,${SECRET}`, DEMO_PASSWORD_HASH: HASH }, ACCOUNTS],
    [{ DEMO_ACCOUNTS: "one@example.org;two@example.org", DEMO_PASSWORD_HASH: HASH }, ACCOUNTS],
    ...[
      SECRET,
      "$2b$10$abcdefghijklmnopqrstuv",
      HASH.replace("argon2id", "argon2i"),
      HASH.replace("m=65536", "m=4194304"),
      HASH.slice(0, -30),
      `${HASH} ${SECRET}`,
    ].map((hash): [Environment, string] => [{ DEMO_PASSWORD_HASH: hash }, MADE]),
    ...[SECRET, "true", "yes", "2", "10.0.0.1"].map((value): [Environment, string] => [
      { TRUST_PROXY: value },
      PROXY,
    ]),
  ] as [Environment, string][])("%j", (changed, sentence) => {
    expect(error({ ...SMTP, ...changed })).toBe(sentence);
  });

  test("both ways of mailing at once", () => {
    expect(error(SMTP, true)).toBe("use --dev-mail or SMTP_URL, not both.");
  });
});

describe("one unit without a network", () => {
  test("needs nothing", () => {
    expect(readSecrets({}, { mode: "offline", devMail: false })).toEqual(NO_SECRETS);
  });

  test("takes its own administrator's token, and minds nothing else", () => {
    const env = { ...SMTP, TRUST_PROXY: SECRET, DEMO_ACCOUNTS: SECRET, FEEDBACK_TO: SECRET };
    expect(readSecrets(env, { mode: "offline", devMail: false })).toEqual({
      ...NO_SECRETS,
      adminToken: TOKEN,
    });
  });
});
