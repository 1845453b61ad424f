/**
 * Messages handed from one screen to the camera of another, as a set of QR codes. One message is a code of its own, so
 * that any reader shows it. More are deflated and cut into numbered codes, each of which names the set that it
 * belongs to and its own checksum.
 */
import { fromBase45, toBase45 } from "./base45";
import { deflated, inflated } from "./deflate";

/**
 * In a code of its own. As in a set, it then has version 19 at most (93 modules a side, error correction M), which a
 * laptop's camera reads from another laptop's screen at arm's length.
 */
const MOST_BYTES_ALONE = 620;
/** Deflated, in each code of a set. An even number, so that Base45 needs no filling inside the set. */
const BYTES_A_CODE = 560;
/** They take twenty minutes at eight a second, and hold five megabytes. */
const MOST_CODES = 9999;
/** Of text in a set, as in a text file that is received. */
const MOST_BYTES = 64 * 1024 * 1024;

const HEADING =
  /^SIGHTLINE CODE (?<number>\d{1,4}) OF (?<of>\d{1,4}) SET (?<set>[0-9A-F]{8}) CHECK (?<check>[0-9A-F]{8}): /;
/** Of earlier versions: their codes hold the text as it is, and have no checksum of their own. */
const PLAIN_HEADING =
  /^Sightline code (?<number>\d{1,5}) of (?<of>\d{1,5}), set (?<set>[0-9A-F]{8})\n/;

const encoder = new TextEncoder();

/** The texts of the codes that hand over messages, in their order; null if they are too many for codes. */
export async function codesOf(messages: readonly string[]): Promise<string[] | null> {
  const [only] = messages;
  if (only === undefined) return [];
  if (messages.length === 1 && encoder.encode(only).length <= MOST_BYTES_ALONE) return [only];
  const text = encoder.encode(messages.join("\n"));
  if (text.length > MOST_BYTES) return null;
  const bytes = await deflated(text);
  const of = Math.ceil(bytes.length / BYTES_A_CODE);
  if (of > MOST_CODES) return null;
  const set = checksum(bytes);
  return Array.from({ length: of }, (_, index) => {
    const piece = toBase45(bytes.subarray(index * BYTES_A_CODE, (index + 1) * BYTES_A_CODE));
    return `SIGHTLINE CODE ${index + 1} OF ${of} SET ${set} CHECK ${checkOf(index + 1, of, set, piece)}: ${piece}`;
  });
}

/** The checksum of one code. */
const checkOf = (number: number, of: number, set: string, piece: string) =>
  checksum(encoder.encode(`${number} ${of} ${set} ${piece}`));

const CRC_POLYNOMIAL = 0xedb88320;

/** The CRC-32 (ISO 3309), eight hexadecimal digits. */
function checksum(bytes: Uint8Array): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0").toUpperCase();
}

/**
 * How many codes are shown until the first comes again at its place: some come twice. It is a prime, so that a camera
 * that misses every second or third code misses others in the next round.
 */
export function roundOf(codes: number): number {
  let round = Math.max(codes, SHORTEST_ROUND);
  while (!isPrime(round)) round++;
  return round;
}

const SHORTEST_ROUND = 7;

/** For how many milliseconds each code is shown, and for how long all of them: `15 s`, `4 min`. */
export function paceOf(codes: number, aSecond: number): { each: number; all: string } {
  const seconds = Math.ceil(codes / aSecond);
  const all = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return { each: 1000 / aSecond, all };
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}

/** What codes came to that were read. */
export interface CodesRead {
  /** The text of each code by itself, and of each set that is whole now: messages, one a line. */
  texts: readonly string[];
  /** The set that the last of them belongs to; null if none belongs to any. */
  set: SetRead | null;
  /** Why one was left out, in words for the operator; "" for none. */
  error: string;
}

const NOTHING: CodesRead = { texts: [], set: null, error: "" };

/** How far a set has come. */
export interface SetRead {
  of: number;
  /** The numbers of the codes that are still to be read, in their order. */
  missing: readonly number[];
}

interface CodeSet {
  of: number;
  pieces: Map<number, string>;
  /** Null while codes are missing; then "", or why what they hold is refused. */
  end: string | null;
}

/**
 * Puts the codes that were read together, in any order, each as often as it likes; the codes of several sets do not
 * mix.
 */
export function createCodeReader() {
  const sets = new Map<string, CodeSet>();

  async function readOne(code: string): Promise<CodesRead> {
    if (!/^Sightline code /i.test(code)) return { ...NOTHING, texts: code.trim() ? [code] : [] };
    const piece = pieceOf(code);
    if (!piece) return { ...NOTHING, error: NO_PIECE };
    const { of } = piece;
    const key = `${of} ${piece.set} ${piece.isPlain}`;
    const set = sets.get(key) ?? { of, pieces: new Map<number, string>(), end: null };
    sets.set(key, set);
    if (set.end !== null) return { ...NOTHING, set: { of, missing: [] }, error: set.end };
    set.pieces.set(piece.number, piece.text);
    const numbers = Array.from({ length: of }, (_, index) => index + 1);
    const missing = numbers.filter((number) => !set.pieces.has(number));
    if (missing.length > 0) return { ...NOTHING, set: { of, missing } };
    const pieces = numbers.map((number) => set.pieces.get(number)).join("");
    set.pieces.clear();
    // Said before anything is awaited: the set ends once.
    set.end = "";
    const text = await textOf(pieces, piece);
    if (typeof text === "string") return { texts: [text], set: { of, missing }, error: "" };
    if (text.isFinal) set.end = text.error;
    else sets.delete(key);
    return { ...NOTHING, error: text.error };
  }

  return {
    async read(codes: readonly string[]): Promise<CodesRead> {
      let read = NOTHING;
      for (const code of codes) {
        const one = await readOne(code);
        const texts = [...read.texts, ...one.texts];
        read = { texts, set: one.set ?? read.set, error: one.error || read.error };
      }
      return read;
    },
    /** From now on the sets that were whole are read anew. What is known of the others stays. */
    forgetWhole() {
      for (const [key, { end }] of sets) if (end !== null) sets.delete(key);
    },
  };
}

export type CodeReader = ReturnType<typeof createCodeReader>;

const NO_PIECE = "A code was left out: it is damaged, or of another version of Sightline.";
/** Its codes may be read again. */
const DAMAGED = {
  error: "These codes do not fit together. They are read from the beginning.",
  isFinal: false,
};
const TOO_LARGE = {
  error: "These codes hold more than 64 MB. Nothing was added.",
  isFinal: true,
};

/** A code of a set. */
interface Piece {
  number: number;
  of: number;
  set: string;
  /** Whether its text is part of the messages as it is. */
  isPlain: boolean;
  text: string;
}

/** @returns null for what was cut or changed on the way */
function pieceOf(code: string): Piece | null {
  const heading = HEADING.exec(code) ?? PLAIN_HEADING.exec(code);
  const { number: said, of: count, set = "", check } = heading?.groups ?? {};
  const [number, of] = [Number(said), Number(count)];
  if (!heading || number < 1 || number > of || of > MOST_CODES) return null;
  const text = code.slice(heading[0].length);
  if (check !== undefined && check !== checkOf(number, of, set, text)) return null;
  return { number, of, set, isPlain: check === undefined, text };
}

/** The messages that the joined codes of a set hold, or why they are refused. */
async function textOf(
  pieces: string,
  { set, isPlain }: Piece,
): Promise<string | { error: string; isFinal: boolean }> {
  if (isPlain) return checksum(encoder.encode(pieces)) === set ? pieces : DAMAGED;
  const bytes = fromBase45(pieces);
  if (!bytes || checksum(bytes) !== set) return DAMAGED;
  try {
    const text = await inflated(bytes, MOST_BYTES);
    return text
      ? new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text)
      : TOO_LARGE;
  } catch {
    return DAMAGED;
  }
}
