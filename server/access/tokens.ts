/** A session's token: 256 random bits. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** SHA-256 in hexadecimal: what is kept of a token, and of a code together with its salt. */
export function hashOf(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("hex");
}

/** Compares two secrets in constant time, including their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return crypto.timingSafeEqual(
    new Bun.CryptoHasher("sha256").update(one).digest(),
    new Bun.CryptoHasher("sha256").update(other).digest(),
  );
}
