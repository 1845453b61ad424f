import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { decode, encode } from "fast-png";
import { imageSize } from "image-size";
import { IS_SOAK } from "../../testing/is-soak";
import {
  exif,
  JPEG,
  jpegSegment,
  jpegWith,
  LOSSLESS_WEBP,
  PLACE,
  PNG,
  pngChunk,
  pngWith,
  WEBP,
  webpChunk,
  webpWith,
} from "../../testing/photos";
import { cleanPhoto, NoPhotoError } from "./clean-photo";

const cleaned = (file: Uint8Array) => Buffer.from(cleanPhoto(file).bytes);
const text = (words: string) => Buffer.from(words, "latin1");

function reasonOf(file: Uint8Array): string {
  try {
    cleanPhoto(file);
  } catch (error) {
    expect(error).toBeInstanceOf(NoPhotoError);
    return error instanceof Error ? error.message : "";
  }
  return "taken";
}

describe("what is nothing but a picture stays byte for byte", () => {
  test.each([
    ["JPEG", JPEG, "image/jpeg"],
    ["PNG", PNG, "image/png"],
    ["WebP", WEBP, "image/webp"],
    ["lossless WebP", LOSSLESS_WEBP, "image/webp"],
  ])("%s", (_, file, type) => {
    expect(cleanPhoto(file)).toEqual({ type: type as never, bytes: new Uint8Array(file) });
  });
});

describe("what says where, when and by whom is taken off, and what stands behind the end", () => {
  const XMP = text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`);
  test("JPEG", () => {
    const dirty = jpegWith(
      [
        jpegSegment(0xe1, exif(1)),
        jpegSegment(0xe1, XMP),
        jpegSegment(0xe2, text(`MPF\0${PLACE}`)),
        jpegSegment(0xe2, text(`ICC_PROFILE\0\x01\x01${PLACE.repeat(9)}`)),
        jpegSegment(0xed, text(`Photoshop 3.0\0${PLACE}`)),
        jpegSegment(0xe0, text(`JFXX\0${PLACE}`)),
        jpegSegment(0xe5, text(PLACE)),
        jpegSegment(0xfe, text(PLACE)),
      ],
      `PK\x03\x04${PLACE}`,
    );
    expect(cleaned(dirty)).toEqual(JPEG);
  });

  test("JPEG: the small picture in its first segment, and what follows Adobe's word of the colours", () => {
    const jfif = Buffer.concat([text("JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02"), text(PLACE)]);
    const adobe = Buffer.concat([text("Adobe\0d\0\0\0\0\x01"), text(PLACE)]);
    const dirty = Buffer.concat([
      JPEG.subarray(0, 2),
      jpegSegment(0xe0, jfif),
      jpegSegment(0xee, adobe),
      JPEG.subarray(20),
    ]);
    const clean = cleaned(dirty);
    expect(clean.toString("latin1")).not.toContain(PLACE);
    expect(clean.toString("latin1")).toContain("Adobe\0d");
    expect(imageSize(clean)).toMatchObject({ width: 12, height: 8, type: "jpg" });
  });

  test("PNG", () => {
    const dirty = pngWith(
      [
        pngChunk("tEXt", text(`Location\0${PLACE}`)),
        pngChunk("zTXt", text(PLACE)),
        pngChunk("iTXt", text(PLACE)),
        pngChunk("eXIf", exif(6).subarray(6)),
        pngChunk("tIME", text("1234567")),
        pngChunk("iCCP", text(PLACE)),
        pngChunk("pHYs", Buffer.alloc(9)),
      ],
      `<script>${PLACE}</script>`,
    );
    expect(cleaned(dirty)).toEqual(PNG);
  });

  test("WebP", () => {
    const dirty = webpWith(
      [
        webpChunk("EXIF", exif(6)),
        webpChunk("XMP ", text(PLACE)),
        webpChunk("odd ", text(PLACE.slice(1))),
      ],
      PLACE,
    );
    // It says that it has both.
    dirty.writeUInt8(dirty.readUInt8(20) | 0x0c, 20);
    expect(cleaned(dirty)).toEqual(WEBP);
    const plain = Buffer.concat([
      text("RIFF\0\0\0\0WEBP"),
      lossyChunk(),
      webpChunk("EXIF", exif(1)),
    ]);
    plain.writeUInt32LE(plain.length - 8, 4);
    expect(cleaned(plain).length).toBe(12 + lossyChunk().length);
  });
});

/** The picture of the lossy WebP. */
const lossyChunk = () => WEBP.subarray(WEBP.indexOf("VP8 "));

describe("which way is up stays, and nothing else of EXIF", () => {
  test.each([2, 3, 4, 5, 6, 7, 8])("orientation %d", (orientation) => {
    for (const order of ["II", "MM"] as const) {
      const clean = cleaned(jpegWith([jpegSegment(0xe1, exif(orientation, order))]));
      expect(imageSize(clean).orientation).toBe(orientation);
      expect(clean.length).toBe(JPEG.length + 36);
      expect(clean.toString("latin1")).not.toContain(PLACE);
      expect(cleaned(clean)).toEqual(clean);
    }
  });
  test.each([0, 1, 9, 65535])("not %d", (orientation) => {
    expect(cleaned(jpegWith([jpegSegment(0xe1, exif(orientation))]))).toEqual(JPEG);
  });
});

/** Where the frame's head stands in the JPEG. */
const FRAME_AT = JPEG.indexOf(Buffer.from([0xff, 0xc0]));

function changed(file: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
}

describe("is refused", () => {
  const html = "<!doctype html><script>alert(1)</script>";
  test.each([
    ["nothing", Buffer.alloc(0), "neither JPEG nor PNG nor WebP inside"],
    ["a page", text(html), "neither JPEG nor PNG nor WebP inside"],
    [
      "an SVG",
      text("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "neither JPEG nor PNG nor WebP inside",
    ],
    ["a GIF", text("GIF89a"), "neither JPEG nor PNG nor WebP inside"],
    ["a page behind a JPEG's first bytes", text(`\xff\xd8\xff${html}`), "not whole"],
    [
      "a page within a JPEG",
      text(`\xff\xd8\xff\xe0\0\x10JFIF\0\0\0\0\0\0\0\0\0${html}`),
      "damaged",
    ],
    ["a zip behind a PNG's", text("\x89PNG\r\n\x1a\nPK\x03\x04 and so on and on"), "not whole"],
    ["a page behind a WebP's", text(`RIFF\x28\0\0\0WEBP${html}`), "not whole"],
    ["half a JPEG", JPEG.subarray(0, 400), "not whole"],
    ["half a JPEG's scan", JPEG.subarray(0, -6), "not whole"],
    ["half a PNG", PNG.subarray(0, 80), "not whole"],
    ["half a WebP", WEBP.subarray(0, 400), "not whole"],
    [
      "a JPEG without a picture",
      Buffer.concat([JPEG.subarray(0, 20), text("\xff\xd9")]),
      "damaged",
    ],
    ["a second frame", jpegWith([JPEG.subarray(FRAME_AT, FRAME_AT + 19)]), "damaged"],
    ["an arithmetic JPEG", changed(JPEG, (copy) => copy.writeUInt8(0xc9, FRAME_AT + 1)), "damaged"],
    ["a table with more in it", jpegWith([jpegSegment(0xdb, Buffer.alloc(70))]), "damaged"],
    ["codes with more in them", jpegWith([jpegSegment(0xc4, Buffer.alloc(20))]), "damaged"],
    [
      "a JPEG of 4 gigapixels",
      changed(JPEG, (copy) => copy.fill(0xff, FRAME_AT + 5, FRAME_AT + 9)),
      "larger than 50 megapixels",
    ],
    [
      "a JPEG without a height",
      changed(JPEG, (copy) => copy.fill(0, FRAME_AT + 5, FRAME_AT + 7)),
      "damaged",
    ],
    ["101 scans", manyScans(101), "damaged"],
    [
      "a PNG of 100 megapixels",
      Buffer.concat([
        PNG.subarray(0, 8),
        pngChunk("IHDR", text("\0\0\x27\x10\0\0\x27\x10\x08\x06\0\0\0")),
        PNG.subarray(33),
      ]),
      "larger than 50 megapixels",
    ],
    ["a PNG's wrong sum", changed(PNG, (copy) => copy.writeUInt8(1, 60)), "damaged"],
    ["a PNG with a part that must be known", pngWith([pngChunk("ABCD", text("x"))]), "damaged"],
    ["a PNG with a head twice", pngWith([PNG.subarray(8, 33)]), "damaged"],
    [
      "a PNG whose picture is in two places",
      pngWith([pngChunk("IDAT", text("x")), pngChunk("tEXt", text("x"))]),
      "damaged",
    ],
    ["a PNG without a picture", Buffer.concat([PNG.subarray(0, 33), PNG.subarray(-12)]), "damaged"],
    ["a moving WebP", webpWith([webpChunk("ANMF", text("x"))]), "a moving picture"],
    ["a WebP with two pictures", webpWith([lossyChunk()]), "damaged"],
    [
      "a WebP that is larger than it says",
      changed(WEBP, (copy) => copy.writeUInt8(12, 24)),
      "damaged",
    ],
  ])("%s", (_, file, reason) => {
    expect(reasonOf(file)).toBe(reason);
  });
});

/** The JPEG with its only scan so many times. */
function manyScans(count: number): Buffer {
  const scan = JPEG.subarray(JPEG.indexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([JPEG.subarray(0, -2), ...Array(count - 1).fill(scan), JPEG.subarray(-2)]);
}

const RUNS = IS_SOAK ? 20_000 : 1500;
const anyBytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes));

test("nothing of what is written into any application's segment or any chunk that is left out comes through", () => {
  const marked = anyBytes(40).map((bytes) => Buffer.concat([bytes, text(PLACE)]));
  const jpegParts = fc.array(
    fc.tuple(fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe)), marked),
    { maxLength: 6 },
  );
  const pngParts = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{2}[A-Z][a-z]$/), marked), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(jpegParts, pngParts, marked, (segments, chunks, trailer) => {
      const jpeg = jpegWith(segments.map(([marker, body]) => jpegSegment(marker, body)));
      expect(cleaned(Buffer.concat([jpeg, trailer]))).toEqual(JPEG);
      const known = ["tRNS", "gAMA", "cHRM", "sRGB", "sBIT"];
      const png = pngWith(
        chunks
          .filter(([type]) => !known.includes(type))
          .map(([type, data]) => pngChunk(type, data)),
      );
      expect(cleaned(Buffer.concat([png, trailer]))).toEqual(PNG);
    }),
    { numRuns: RUNS / 5 },
  );
});

test("real pictures of any kind come out with the same pixels", () => {
  const kinds = fc.constantFrom(
    ...([1, 2, 3, 4] as const).flatMap((channels) => [
      { channels, depth: 8 } as const,
      { channels, depth: 16 } as const,
    ]),
  );
  const side = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(kinds, side, side, fc.gen(), (kind, width, height, any) => {
      const values = Array.from(
        { length: width * height * kind.channels },
        () => any(fc.nat) % 256,
      );
      const data = kind.depth === 8 ? Uint8Array.from(values) : Uint16Array.from(values);
      const words = { Comment: PLACE };
      const file = encode({ ...kind, width, height, data, text: words });
      const clean = cleaned(file);
      const image = decode(clean);
      expect(image.data).toEqual(decode(file).data);
      expect(image.text).toEqual({});
    }),
    { numRuns: 60 },
  );
});

test("whatever is changed in a picture, it is a picture without metadata or refused, and soon", () => {
  const files = fc.constantFrom(
    jpegWith([jpegSegment(0xe1, exif(6))]),
    pngWith([pngChunk("tEXt", text(PLACE))]),
    webpWith([webpChunk("EXIF", exif(6))]),
    LOSSLESS_WEBP,
  );
  const change = fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 255 }));
  const cut = fc.tuple(fc.nat(2000), fc.nat(2000));
  let longest = 0;
  fc.assert(
    fc.property(files, fc.array(change, { maxLength: 8 }), fc.option(cut), (file, changes, gap) => {
      let bytes = Buffer.from(file);
      for (const [at, value] of changes) bytes.writeUInt8(value, at % bytes.length);
      if (gap) {
        const [from, to] = gap.map((at) => at % bytes.length).sort((one, other) => one - other);
        bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
      }
      const began = performance.now();
      const reason = reasonOf(bytes);
      longest = Math.max(longest, performance.now() - began);
      if (reason === "taken") {
        // What is clean once is clean for good.
        expect(cleaned(cleaned(bytes))).toEqual(cleaned(bytes));
      }
    }),
    { numRuns: RUNS },
  );
  expect(longest).toBeLessThan(5000);
});

test("a worst case of 10 MiB is cleaned within its time limit", () => {
  const size = 10 * 1024 * 1024;
  const began = performance.now();
  const scan = JPEG.subarray(0, JPEG.indexOf(Buffer.from([0xff, 0xda])) + 14);
  expect(reasonOf(Buffer.concat([scan, Buffer.alloc(size, "ff00", "hex")]))).toBe("not whole");
  expect(
    reasonOf(Buffer.concat([JPEG.subarray(0, 20), Buffer.alloc(size, "fffe0002", "hex")])),
  ).toBe("not whole");
  expect(reasonOf(Buffer.concat([JPEG.subarray(0, 20), Buffer.alloc(size, 0xff)]))).toBe(
    "not whole",
  );
  expect(performance.now() - began).toBeLessThan(10_000);
});
