import { describe, expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { NO_SECRETS } from "../../config";
import { feedback } from "../../db/schema";
import { mailerTo } from "../../mail/testing/letters";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { startSmtp } from "../../testing/smtp";
import { until } from "../../testing/until";

const TO = "ops@sightline.example";
const SECRETS = { ...NO_SECRETS, feedbackTo: TO };

const post = (server: TestServer, message: string, more = {}) =>
  server.ask("/api/feedback", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ message, callSign: "WK21", ...more }),
  });

const due = (server: TestServer) =>
  server.store.queries
    .select()
    .from(feedback)
    .orderBy(asc(feedback.id))
    .all()
    .map((row) => row.mailDue);

describe("feedback by mail", () => {
  test("is mailed with all that was given, and marked as mailed", async () => {
    await using smtp = await startSmtp();
    using server = createTestServer({
      config: { mode: "online", secrets: SECRETS },
      mailer: mailerTo(smtp.url),
    });
    const message = 'The <b>rail</b> is "good" & žöß.\nSecond line.\n\nC/S: forged';
    const given = { parentUnit: "1 RHA", exerciseRole: "Sensor <operator>", asset: "Puma" };
    expect((await post(server, message, given)).status).toBe(201);
    const letter = await smtp.letterTo(TO);
    expect(letter.subject).toBe("Sightline feedback 1 from WK21");
    expect(letter.text).toBe(
      "Number: 1\nReceived: 2026-11-20T12:30:00.000Z\nC/S: WK21\nParent Unit: 1 RHA\n" +
        "Deployed Role: Sensor <operator>\nSensor asset: Puma\n\n" +
        '> The <b>rail</b> is "good" & žöß.\n> Second line.\n> \n> C/S: forged\n',
    );
    expect(letter.html).toContain("Sensor &lt;operator&gt;");
    expect(letter.html).toContain(
      "The &lt;b&gt;rail&lt;/b&gt; is &quot;good&quot; &amp; žöß.\nSecond",
    );
    await until(() => due(server)[0] === false);
  });

  test("a call sign cannot bring in a header", async () => {
    await using smtp = await startSmtp();
    using server = createTestServer({
      config: { mode: "online", secrets: SECRETS },
      mailer: mailerTo(smtp.url),
    });
    await post(server, "x", { callSign: "WK\r\nBcc: eve@example.org, <a@b.example>" });
    await post(server, "x", { callSign: "<>" });
    await post(server, "x", { callSign: null });
    expect((await smtp.letterTo(TO)).subject).toBe(
      "Sightline feedback 1 from WKBcc eveexample.org ab.example",
    );
    expect((await smtp.letterTo(TO)).subject).toBe("Sightline feedback 2 from somebody");
    expect((await smtp.letterTo(TO)).subject).toBe("Sightline feedback 3");
    expect(smtp.letters.map(({ to }) => to)).toEqual([TO, TO, TO]);
  });

  test("is kept and answered at once while the mail server is away, and mailed once it is back", async () => {
    await using smtp = await startSmtp({ mode: "silent" });
    const mailer = mailerTo(smtp.url, { deadline: 3000 });
    using server = createTestServer({ config: { mode: "online", secrets: SECRETS }, mailer });
    expect((await post(server, "first")).status).toBe(201);
    expect((await post(server, "second")).status).toBe(201);
    // Answered while the first letter still waits for its server.
    expect(server.logged).toEqual([]);
    await until(() => server.logged.length > 0);
    expect(server.logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: "feedback-mail-failed", code: "ETIMEDOUT" }),
    ]);
    expect(server.logged.join()).not.toMatch(/ops@|WK21|first/);
    expect(due(server)).toEqual([true, true]);

    smtp.mode = "accept";
    await post(server, "third");
    for (const message of ["first", "second", "third"]) {
      expect((await smtp.letterTo(TO)).text).toContain(`> ${message}\n`);
    }
    await until(() => !due(server).includes(true));
    expect(smtp.letters).toHaveLength(3);
  });
});
