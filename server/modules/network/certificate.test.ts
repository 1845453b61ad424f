import { expect, test } from "bun:test";
import { X509Certificate } from "node:crypto";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_TIME, temporaryFolder } from "../../testing/app";
import { fingerprintOf, isSameKey, ownIdentity } from "./certificate";

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(TEST_TIME.getTime() + days * DAY_MS);

test("the first start makes a key and a certificate that others can read, for their owner alone", () => {
  using folder = temporaryFolder();
  const share = join(folder.path, "share");
  const { cert } = ownIdentity(share, TEST_TIME);
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBeTrue();
  expect([certificate.subject, certificate.issuer]).toEqual(["CN=Sightline", "CN=Sightline"]);
  expect(certificate.publicKey.asymmetricKeyDetails?.namedCurve).toBe("prime256v1");
  expect(Date.parse(certificate.validFrom)).toBe(later(-1).getTime());
  expect(Date.parse(certificate.validTo)).toBe(later(3 * 365 - 1).getTime());
  expect(fingerprintOf(certificate)).toMatch(/^[0-9a-f]{64}$/);
  for (const name of ["key.pem", "certificate.pem"])
    expect([name, statSync(join(share, name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(statSync(share).mode & 0o777).toBe(0o700);
  expect(existsSync(join(share, "key.pem.new"))).toBeFalse();
});

test("a clock in another century makes one whose times can be read", () => {
  for (const year of [1971, 2049, 2050, 2126]) {
    using folder = temporaryFolder();
    const now = new Date(Date.UTC(year, 5, 1));
    const { validFrom, validTo } = new X509Certificate(ownIdentity(folder.path, now).cert);
    expect(Date.parse(validFrom)).toBe(now.getTime() - DAY_MS);
    expect(Date.parse(validTo)).toBe(now.getTime() + (3 * 365 - 1) * DAY_MS);
  }
});

test("it stays as it is, and is renewed with its own key in its last year", () => {
  using folder = temporaryFolder();
  const first = ownIdentity(folder.path, TEST_TIME);
  expect(ownIdentity(folder.path, later(2 * 365 - 2))).toEqual(first);
  const renewed = ownIdentity(folder.path, later(2 * 365));
  expect(renewed.key).toBe(first.key);
  expect(renewed.cert).not.toBe(first.cert);
  const [before, after] = [first, renewed].map(({ cert }) => new X509Certificate(cert));
  if (!before || !after) throw new Error("There are two.");
  expect(isSameKey(before, after)).toBeTrue();
  expect(fingerprintOf(before)).not.toBe(fingerprintOf(after));
});

test("a certificate that is broken, or of another key, is made again; another folder has another key", () => {
  using folder = temporaryFolder();
  using other = temporaryFolder();
  const one = ownIdentity(folder.path, TEST_TIME);
  const two = ownIdentity(other.path, TEST_TIME);
  for (const wrong of ["", "x", two.cert]) {
    writeFileSync(join(folder.path, "certificate.pem"), wrong);
    const again = new X509Certificate(ownIdentity(folder.path, TEST_TIME).cert);
    expect(isSameKey(again, new X509Certificate(one.cert))).toBeTrue();
    expect(isSameKey(again, new X509Certificate(two.cert))).toBeFalse();
  }
});
