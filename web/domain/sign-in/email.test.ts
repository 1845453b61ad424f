import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { mailboxOf, readEmail } from "./email";

test.each([
  ["ann@example.org", "ann@example.org"],
  ["  Ann.Example@EXAMPLE.Org\n", "ann.example@example.org"],
  ["ann+demo@example.org", "ann+demo@example.org"],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ["a@b.co", "a@b.co"],
  ["1_2-3~4#5$6&7*8/9=0^{}@example.org", "1_2-3~4#5$6&7*8/9=0^{}@example.org"],
  ["ann@mail.a-b.example.museum", "ann@mail.a-b.example.museum"],
  ["ann@123.example", "ann@123.example"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["ann@BÜCHER.example", "ann@xn--bcher-kva.example"],
  ["ann@bu\u0308cher.example", "ann@xn--bcher-kva.example"],
  ["ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"],
  ["ann@пример.рф", "ann@xn--e1afmkfd.xn--p1ai"],
  ["ann@例え。jp", "ann@xn--r8jz45g.jp"],
  ["ann@ｅｘａｍｐｌｅ.org", "ann@example.org"],
  ["ann@exam\u00adple.org", "ann@example.org"],
])("%j is read as %j", (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

describe("what is no address", () => {
  test.each([
    ["nothing", ""],
    ["blanks", " \t\r\n"],
    ["no @", "example.org"],
    ["no name", "@example.org"],
    ["no host", "ann@"],
    ["two @", "ann@one@example.org"],
    ["an @ in quotes", '"ann@one"@example.org'],
    ["a host without a dot", "ann@localhost"],
    ["a blank in the name", "ann lee@example.org"],
    ["a blank in the host", "ann@example .org"],
    ["a dot in front", ".ann@example.org"],
    ["a dot behind", "ann.@example.org"],
    ["two dots", "ann..lee@example.org"],
    ["a host that begins with a dot", "ann@.example.org"],
    ["a host with two dots", "ann@example..org"],
    ["a host with a dot at its end", "ann@example.org."],
    ["a host of dots that are none", "ann@example。.org"],
    ["a label that begins with a hyphen", "ann@-example.org"],
    ["a label that ends with a hyphen", "ann@example-.org"],
    ["an underscore in the host", "ann@exa_mple.org"],
    ["a country of one letter", "ann@example.x"],
    ["a country of digits", "ann@example.123"],
    ["a name in quotes", '"ann"@example.org'],
    ["a name before it", "Ann <ann@example.org>"],
    ["angle brackets", "<ann@example.org>"],
    ["a comment in the name", "ann(demo)@example.org"],
    ["a comment in the host", "ann@(demo)example.org"],
    ["two addresses by a comma", "ann@example.org,bob@example.org"],
    ["two names by a comma", "ann,bob@example.org"],
    ["two names by a semicolon", "ann;bob@example.org"],
    ["a group", "all:ann@example.org"],
    ["a backslash", "ann\\lee@example.org"],
    ["a route through another host", "ann%evil.example@example.org"],
    ["a bang path", "evil.example!ann@example.org"],
    ["a source route", "@evil.example:ann@example.org"],
    ["an encoded word", "=?utf-8?q?ann=40evil.example=3e?=@example.org"],
    ["a program", "|id@example.org"],
    ["a program in backticks", "`id`@example.org"],
    ["a header behind the host", "ann@example.org\r\nBcc: bob@example.org"],
    ["a header behind the host, once encoded", "ann@example.org%0d%0aBcc:bob"],
    ["a header before it", "To: x\r\nann@example.org"],
    ["a line break in the name", "ann\r\n@example.org"],
    ["a line break in the host", "ann@exam\nple.org"],
    ["a tab in the host", "ann@exam\tple.org"],
    ["a zero byte", "ann\u0000@example.org"],
    ["a zero byte in the host", "ann@example\u0000.org"],
    ["the next line of Unicode", "ann\u0085@example.org"],
    ["a line separator", "ann\u2028lee@example.org"],
    ["an SMTP command", "ann@example.org>\r\nRCPT TO:<bob@example.org"],
    ["an IPv4 address", "ann@127.0.0.1"],
    ["an IPv4 address in brackets", "ann@[127.0.0.1]"],
    ["an IPv4 address in hexadecimal", "ann@0x7f.0.0.1"],
    ["an IPv4 address as one number", "ann@2130706433"],
    ["an IPv6 address", "ann@[IPv6:::1]"],
    ["a port", "ann@example.org:25"],
    ["a path", "ann@example.org/x"],
    ["a path of a wide slash", "ann@example.org／x"],
    ["a query", "ann@example.org?x"],
    ["an escape in the host", "ann@ex%61mple.org"],
    ["a wide @", "ann＠example.org"],
    ["a letter beyond ASCII in the name", "änn@example.org"],
    ["a Kelvin sign for a k", "\u212aate@example.org"],
    ["a dotted capital I", "\u0130an@example.org"],
    ["a small letter that looks like an a", "\u0430nn@example.org"],
    ["a letter without width", "an\u200bn@example.org"],
    ["writing from right to left", "\u202eann@example.org"],
    ["a broken punycode", "ann@xn--a.xn--zz--.xn--"],
    ["half a character", "ann@\ud800.org"],
  ])("%s", (_, text) => {
    expect(readEmail(text)).toBeNull();
  });
});

describe("lengths", () => {
  const label = "a".repeat(63);
  test.each([
    ["the longest name", `${"a".repeat(64)}@example.org`, true],
    ["a name too long", `${"a".repeat(65)}@example.org`, false],
    ["the longest label", `ann@${label}.org`, true],
    ["a label too long", `ann@${label}a.org`, false],
    ["the longest country", `ann@example.${label}`, true],
    ["a country too long", `ann@example.${label}a`, false],
    [
      "the longest address",
      `${"a".repeat(10)}@${[label, label, label].join(".")}.${"a".repeat(51)}`,
      true,
    ],
    [
      "an address too long",
      `${"a".repeat(11)}@${[label, label, label].join(".")}.${"a".repeat(51)}`,
      false,
    ],
    ["an absurd one", `ann@${"a.".repeat(100_000)}org`, false],
  ])("%s", (_, text, isOne) => {
    expect(readEmail(text) !== null).toBe(isOne);
  });
});

/** Addresses, near-addresses, and whatever a stranger types. */
const typed = fc.oneof(
  fc.emailAddress(),
  // Of the others one in nine is an address.
  fc.tuple(fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/), fc.domain()).map((parts) => parts.join("@")),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .tuple(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom("example.org", "bücher.example", "x.org\r\nBcc: y", "[::1]", "1.2.3.4"),
    )
    .map(([name, more, host]) => `a${name}@${more}${host}`),
  fc
    .tuple(fc.string({ maxLength: 12 }), fc.domain())
    .map(([name, host]) => `${name}@${host.toUpperCase()}`),
);

test("what passes passes again as it is, and holds nothing that a mail header or an SMTP command could misread", () => {
  let passed = 0;
  fc.assert(
    fc.property(typed, (text) => {
      const email = readEmail(text);
      if (email === null) return;
      passed += 1;
      expect(readEmail(email)).toBe(email);
      expect(readEmail(` ${email.toUpperCase()}\n`)).toBe(email);
      expect(email).toMatch(/^[a-z0-9.#$&'*+/=^_{}~-]+@[a-z0-9.-]+$/);
      expect(email.length).toBeLessThanOrEqual(254);
      expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
    }),
    { numRuns: runs(10_000) },
  );
  // The property must not hold for want of addresses.
  expect(passed).toBeGreaterThan(runs(10_000) / 20);
});

test.each([
  ["ann@example.org", "ann@example.org"],
  ["ann+demo@example.org", "ann@example.org"],
  ["ann+@example.org", "ann@example.org"],
  ["ann+one+two@example.org", "ann@example.org"],
  ["ann-lee.x+1@example.org", "ann-lee.x@example.org"],
  // Without a name before it, the plus is the name.
  ["+ann@example.org", "+ann@example.org"],
])("%s leads to the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
