import { createHash } from "node:crypto";

/** What an operator's laptop needs to join a hub. */
export interface JoinCode {
  /** `10.0.0.5:7443`; the hub may have several. */
  addresses: readonly string[];
  /** The SHA-256 of the hub's certificate, in hexadecimal. */
  fingerprint: string;
  /** Serves once; 128 bits in hexadecimal. */
  secret: string;
}

const HEAD = "SLJ1";
/** Crockford's: no letter is taken for a digit or another letter. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHECK_BYTES = 4;
const SECRET_BYTES = 16;
const FINGERPRINT_BYTES = 32;
const BITS = 5;
const GROUP = 6;
/** Longer than any code. */
const MOST_CHARACTERS = 2000;
/** Each that is silent keeps whoever joins waiting for some seconds. */
export const MOST_ADDRESSES = 4;

/** A code as text: capitals, digits and hyphens, which a QR code writes small. */
export function writeJoinCode({ addresses, fingerprint, secret }: JoinCode): string {
  const content = Buffer.concat([
    Buffer.from(secret, "hex"),
    Buffer.from(fingerprint, "hex"),
    Buffer.from(addresses.join(" ")),
  ]);
  const text = toDigits(Buffer.concat([checkOf(content), content]));
  return `${HEAD}-${text.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-")}`;
}

/**
 * Reads a code as it is written, printed or copied: letter case, spaces and line breaks do not matter.
 * @returns null where a letter is wrong or missing
 */
export function readJoinCode(text: string): JoinCode | null {
  if (text.length > MOST_CHARACTERS) return null;
  const plain = text.toUpperCase().replace(/[\s-]/g, "");
  if (!plain.startsWith(HEAD)) return null;
  const bytes = fromDigits(plain.slice(HEAD.length).replaceAll("O", "0").replace(/[IL]/g, "1"));
  if (bytes === null) return null;
  const content = bytes.subarray(CHECK_BYTES);
  if (!checkOf(content).equals(bytes.subarray(0, CHECK_BYTES))) return null;
  const rest = content.subarray(SECRET_BYTES);
  const addresses = rest.subarray(FINGERPRINT_BYTES).toString().split(" ");
  if (addresses.length > MOST_ADDRESSES || !addresses.every(isAddress)) return null;
  return {
    addresses,
    fingerprint: rest.subarray(0, FINGERPRINT_BYTES).toString("hex"),
    secret: content.subarray(0, SECRET_BYTES).toString("hex"),
  };
}

const isAddress = (address: string) =>
  /^(\[[0-9a-f:.]+\]|[\w.-]+):\d{1,5}$/i.test(address) && URL.canParse(`https://${address}`);

const checkOf = (content: Uint8Array) =>
  createHash("sha256").update(content).digest().subarray(0, CHECK_BYTES);

function toDigits(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= BITS; bits -= BITS) text += DIGITS.charAt((held >> (bits - BITS)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + DIGITS.charAt((held << (BITS - bits)) & 31) : text;
}

function fromDigits(text: string): Buffer | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return null;
    held = (held << BITS) | digit;
    bits += BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  // What is left over only fills the last digit.
  return bits < BITS && held === 0 && bytes.length > CHECK_BYTES + SECRET_BYTES + FINGERPRINT_BYTES
    ? Buffer.from(bytes)
    : null;
}
