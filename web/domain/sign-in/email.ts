/** The longest address (RFC 5321, 4.5.3.1.3, less the angle brackets), and its part before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/**
 * The unquoted part before the @ (RFC 5322's dot-atom), without what mail servers have been known to misread: `%` and
 * `!` as a route through other hosts, `?` as the start of an encoded word, `|` and the backtick as a program to run.
 */
const LOCAL = /^[a-z0-9#$&'*+/=^_{}~-]+(\.[a-z0-9#$&'*+/=^_{}~-]+)*$/;
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$/;
/** What would make another address of a host name on its way through URL. */
const NOT_IN_HOST = /[\s/\\?#:%@<>[\]^|_]/;

/**
 * Normalises an e-mail address: no surrounding blanks, lower case, the host as in the DNS (`bücher.example` →
 * `xn--bcher-kva.example`).
 * @returns null if it is no address that mail can be sent to
 */
export function readEmail(text: string): string | null {
  const [typed = "", host = "", ...more] = text.trim().split("@");
  if (more.length > 0 || NOT_IN_HOST.test(host)) return null;
  const local = inSmallLetters(typed);
  const name = hostInDns(host);
  const email = `${local}@${name}`;
  const fits = local.length <= MAX_LOCAL_LENGTH && email.length <= MAX_LENGTH;
  return fits && LOCAL.test(local) && HOST.test(name) ? email : null;
}

/** ASCII alone: the Kelvin sign's small letter is a plain k, and somebody else's address. */
const inSmallLetters = (text: string) => text.replace(/[A-Z]+/g, (run) => run.toLowerCase());

/**
 * Reads what to block: an address covers its whole mailbox, a domain (`example.org`, `@example.org`) every address at
 * it and below it.
 * @returns as `blockedNames` names it; null if it is neither
 */
export function readBlocked(text: string): string | null {
  const email = readEmail(text);
  if (email !== null) return mailboxOf(email);
  const domain = readEmail(`any@${text.trim().replace(/^@/, "")}`);
  return domain === null ? null : domain.slice(domain.indexOf("@") + 1);
}

/** All that may be blocked and then keeps an address out: its mailbox, its domain and those above. */
export function blockedNames(email: string): string[] {
  const mailbox = mailboxOf(email);
  const domains = [email, mailbox].flatMap((each) => {
    const labels = each.slice(each.indexOf("@") + 1).split(".");
    return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  });
  return [...new Set([mailbox, ...domains])];
}

function hostInDns(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname : "";
}

/**
 * The mailbox of an address, without the tag: `ann+demo@x.org` → `ann@x.org`. Gmail ignores dots too, and has two
 * names: `a.n.n@googlemail.com` → `ann@gmail.com`.
 */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.split("@");
  const name = local.replace(/(?<=.)\+.*$/, "");
  if (host !== "gmail.com" && host !== "googlemail.com") return `${name}@${host}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
