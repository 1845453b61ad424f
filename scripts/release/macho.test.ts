import { expect, test } from "bun:test";
import { readProgram } from "./macho";
import { signAdHoc, signatureError } from "./macho-signature";

const TEXT_BYTES = 3 * 4096 + 100;
const LINK_EDIT_BYTES = 512;
const SIGNATURE_BYTES = 64;
const COMMANDS_AT = 32;
const SEGMENT_BYTES = 72;

/** A program for x64 with two segments, and a place for a signature at its end. */
function program(): Uint8Array<ArrayBuffer> {
  const unsigned = TEXT_BYTES + LINK_EDIT_BYTES;
  const bytes = new Uint8Array(unsigned + SIGNATURE_BYTES).fill(0xa5);
  const file = new DataView(bytes.buffer);
  const words = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) file.setUint32(at + index * 4, value, true);
  };
  words(0, 0xfeedfacf, 0x01000007, 3, 2, 3, 2 * SEGMENT_BYTES + 16, 0, 0);
  const segment = (index: number, name: string, offset: number, size: number) => {
    const at = COMMANDS_AT + index * SEGMENT_BYTES;
    words(at, 0x19, SEGMENT_BYTES);
    bytes.set(new TextEncoder().encode(name.padEnd(16, "\0")), at + 8);
    file.setBigUint64(at + 40, BigInt(offset), true);
    file.setBigUint64(at + 48, BigInt(size), true);
  };
  segment(0, "__TEXT", 0, TEXT_BYTES);
  segment(1, "__LINKEDIT", TEXT_BYTES, LINK_EDIT_BYTES + SIGNATURE_BYTES);
  words(COMMANDS_AT + 2 * SEGMENT_BYTES, 0x1d, 16, unsigned, SIGNATURE_BYTES);
  return bytes;
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer);

test("its parts are found", () => {
  expect(readProgram(viewOf(program()))).toMatchObject({
    processor: "x64",
    text: { fileOffset: 0, fileSize: TEXT_BYTES },
    linkEdit: { fileOffset: TEXT_BYTES, fileSize: LINK_EDIT_BYTES + SIGNATURE_BYTES },
    signature: { offset: TEXT_BYTES + LINK_EDIT_BYTES, size: SIGNATURE_BYTES },
  });
});

test("what is no program for macOS is refused", () => {
  expect(() => readProgram(new DataView(new ArrayBuffer(64)))).toThrow("no 64-bit program");
  const bare = program();
  viewOf(bare).setUint32(16, 0, true);
  expect(() => readProgram(viewOf(bare))).toThrow("lacks a segment");
});

test("a signed program is whole, and its last segment ends with the file", () => {
  expect(signatureError(program())).toBe("there is none");
  const signed = signAdHoc(program(), "sightline");
  expect(signatureError(signed)).toBeNull();
  const { linkEdit, signature } = readProgram(viewOf(signed));
  expect(linkEdit.fileOffset + linkEdit.fileSize).toBe(signed.length);
  expect(signature.offset + signature.size).toBe(signed.length);
  expect(new TextDecoder().decode(signed)).toContain("sightline\0");
});

test("signing again changes nothing", () => {
  const signed = signAdHoc(program(), "sightline");
  expect(signAdHoc(signed, "sightline")).toEqual(signed);
});

test.each([0x40, 4096, 3 * 4096 + 50, TEXT_BYTES + LINK_EDIT_BYTES - 1])(
  "a change at byte %d is found",
  (at) => {
    const signed = signAdHoc(program(), "sightline");
    signed[at] = (signed[at] ?? 0) ^ 1;
    expect(signatureError(signed)).toBe("1 of 4 pages are not as they were signed");
  },
);

test("what follows the signature, or is left out of it, is found", () => {
  const signed = signAdHoc(program(), "sightline");
  const longer = new Uint8Array(signed.length + 1);
  longer.set(signed);
  expect(signatureError(longer)).toBe("the signature does not end the file");
  const { signature } = readProgram(viewOf(signed));
  viewOf(signed).setUint32(signature.offset + 20 + 32, 4096);
  expect(signatureError(signed)).toBe("it does not cover all that is before it");
});
