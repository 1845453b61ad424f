import { describe, expect, test } from "bun:test";
import { codeMail } from "./code-mail";

const { subject, text, html, to } = codeMail("ann@example.org", "040271", 10);

/** The readable text of the HTML, one paragraph for each line. */
const words = html
  .replace(/<head>.*?<\/head>/s, "")
  .split("</p>")
  .map((part) => part.replace(/<[^>]*>/g, "").trim())
  .filter((part) => part !== "");

describe("the letter with a code", () => {
  test("has the code in its subject, for the phone's lock screen", () => {
    expect(to).toBe("ann@example.org");
    expect(subject).toBe("040271 is your Sightline code");
  });

  test("says the same in both bodies", () => {
    expect(words.join("\n\n")).toBe(text.trimEnd());
  });

  test("has the code on a line of its own, six digits in a row", () => {
    expect(text).toContain("\n\n040271\n\n");
    expect(html).toMatch(/<p style="[^"]*monospace;letter-spacing:8px[^"]*">040271<\/p>/);
  });

  test.each([
    "Sightline demonstration",
    "valid for 10 minutes",
    "works once",
    "ignore this e-mail",
    "unclassified, open-source data only",
    "no operational, exercise or classified information",
  ])("says %s", (phrase) => expect(text).toContain(phrase));

  test("has neither picture nor link nor anything to be fetched", () => {
    expect(html).not.toMatch(/<(img|a|link|script|style|iframe|object|svg)\b|url\(|https?:|src=/i);
    expect(text).not.toMatch(/https?:|www\./i);
  });

  test("leaves its colours to the reader's theme, and fits a phone", () => {
    expect(html).not.toMatch(/[;"](color|background)[a-z-]*:/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("max-width:480px");
  });
});
