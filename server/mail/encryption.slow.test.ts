import { expect, test } from "bun:test";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../testing/app";
import { startSmtp } from "../testing/smtp";
import { until } from "../testing/until";
import { CERTIFICATE } from "./testing/certificate";
import { mailerTo, outcomeOf } from "./testing/letters";

const SEND_LETTER = resolve(import.meta.dir, "testing", "send-letter.ts");

/** Sends a letter from a process that trusts the tests' certificate. */
async function sendTrusting(url: string): Promise<string> {
  using folder = temporaryFolder();
  const file = join(folder.path, "ca.pem");
  await Bun.write(file, CERTIFICATE.cert);
  const child = Bun.spawn([process.execPath, SEND_LETTER], {
    env: { PATH: process.env.PATH ?? "", SMTP_URL: url, NODE_EXTRA_CA_CERTS: file },
    stderr: "ignore",
  });
  return (await new Response(child.stdout).text()).trim();
}

const KINDS = [
  { name: "STARTTLS", implicitTls: false },
  { name: "smtps://", implicitTls: true },
];

test.each(KINDS)("$name: a certificate that nobody signed is refused", async ({ implicitTls }) => {
  await using smtp = await startSmtp({ certificate: CERTIFICATE, implicitTls });
  for (const query of ["", "?tls.rejectUnauthorized=false", "?opportunisticTLS=true"]) {
    const { error } = await outcomeOf(mailerTo(smtp.url + query));
    expect(String(error)).toBe("MailError: mail: DEPTH_ZERO_SELF_SIGNED_CERT");
  }
  expect(smtp.letters).toBeEmpty();
  const mailer = mailerTo(smtp.url, { lookEveryMs: 20 });
  await until(() => mailer.state().last !== null);
  mailer.close();
  expect(mailer.state().last).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
});

test.each(KINDS)("$name: a trusted certificate is used, for its own name alone", async (kind) => {
  await using smtp = await startSmtp({ certificate: CERTIFICATE, ...kind });
  expect(await sendTrusting(smtp.url)).toBe("sent");
  expect((await smtp.letterTo("ann@example.org")).isEncrypted).toBeTrue();
  expect(await sendTrusting(smtp.url.replace("localhost", "127.0.0.1"))).toMatch(/ALTNAME/);
  expect(smtp.letters).toHaveLength(1);
});

test("requireTLS sends nothing to a server without it", async () => {
  await using smtp = await startSmtp();
  const { error } = await outcomeOf(mailerTo(`${smtp.url}?requireTLS=true`));
  expect(String(error)).toBe("MailError: mail: ETLS-500");
  expect(smtp.letters).toBeEmpty();
});

test("a server that will not end the handshake is given up in time", async () => {
  await using smtp = await startSmtp({ mode: "silent" });
  const { error, took } = await outcomeOf(
    mailerTo(smtp.url.replace("smtp:", "smtps:"), { deadline: 800 }),
  );
  expect(String(error)).toBe("MailError: mail: ETIMEDOUT");
  // Long before the ten seconds that the mail library gives it.
  expect(took).toBeLessThan(8000);
});
