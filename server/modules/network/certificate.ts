import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from "node:crypto";
import { readShared, writeShared } from "./share-folder";

const DAY_MS = 86_400_000;
const VALID_DAYS = 3 * 365;
/** A start renews it this long before it runs out. */
const RENEWED_BEFORE_DAYS = 365;

/** What a TLS listener needs, as PEM. */
export interface Identity {
  key: string;
  cert: string;
}

/**
 * This laptop's key and certificate, made at the first start that shares. A certificate that runs out within a year is
 * renewed with the same key, by which those that have joined know it.
 * @param folder `<data>/share`
 */
export function ownIdentity(folder: string, now: Date): Identity {
  const kept = readShared(folder, "key");
  const key = kept ?? newKey();
  if (kept === null) writeShared(folder, "key", key);
  const cert = readShared(folder, "certificate");
  if (cert !== null && isGood(cert, key, now)) return { key, cert };
  const made = selfSigned(createPrivateKey(key), now);
  writeShared(folder, "certificate", made);
  return { key, cert: made };
}

function isGood(pem: string, key: string, now: Date): boolean {
  try {
    const certificate = new X509Certificate(pem);
    const until = Date.parse(certificate.validTo) - RENEWED_BEFORE_DAYS * DAY_MS;
    return certificate.checkPrivateKey(createPrivateKey(key)) && now.getTime() < until;
  } catch {
    return false;
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** Its SHA-256 in hexadecimal, as a join code holds it. */
export const fingerprintOf = (certificate: X509Certificate) =>
  certificate.fingerprint256.replaceAll(":", "").toLowerCase();

/** Whether two certificates are of one key: then one is the other, renewed. */
export const isSameKey = (one: X509Certificate, other: X509Certificate) =>
  one.publicKey.equals(other.publicKey);

// ITU-T X.690: what is built here has few parts, all of them fixed but key, dates and signature.
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
const VERSION_TAG = 0xa0;
const COMMON_NAME = Buffer.from("0603550403", "hex");
const ECDSA_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const VERSION_3 = Buffer.from("020102", "hex");

/** A value in DER, of at most 65,535 bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const short = length < 0x80 ? [length] : null;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(short ?? long)]), body]);
}

/** A moment, with two digits of the year before 2050 (RFC 5280 §4.1.2.5). */
function time(at: number): Buffer {
  const text = new Date(at).toISOString().replace(/\.\d+|[-:T]/g, "");
  const isShort = text < "2050";
  return der(isShort ? UTC_TIME : GENERALIZED_TIME, Buffer.from(isShort ? text.slice(2) : text));
}

/** A certificate that its own key signs (RFC 5280), as PEM. It names no host: it is known by its key alone. */
function selfSigned(key: KeyObject, now: Date): string {
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from("Sightline")))),
  );
  const begin = now.getTime() - DAY_MS;
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)]);
  const signed = der(
    SEQUENCE,
    der(VERSION_TAG, VERSION_3),
    der(INTEGER, serial),
    algorithm,
    name,
    der(SEQUENCE, time(begin), time(begin + VALID_DAYS * DAY_MS)),
    name,
    createPublicKey(key).export({ type: "spki", format: "der" }),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign("sha256", signed, key));
  const text = der(SEQUENCE, signed, algorithm, signature)
    .toString("base64")
    .replace(/.{64}(?!$)/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
}
