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

const text = (words: string) => Buffer.from(words, "latin1");
const SEEN = { width: 12, height: 8 };

/** What is left of a photograph; the reason where it is refused. */
async function outcome(file: Uint8Array) {
  try {
    const { type, bytes } = await cleanPhoto(file);
    expect(Buffer.from(bytes).includes(PLACE)).toBeFalse();
    return { type, ...imageSize(bytes) };
  } catch (error) {
    if (error instanceof NoPhotoError) return error.message;
    throw error;
  }
}

const XMP = text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`);

describe("of a picture stays what is seen, and nothing that says where, when and by whom:", () => {
  test.each([
    ["a JPEG", JPEG, "jpg"],
    ["a PNG", PNG, "png"],
    ["a WebP", WEBP, "webp"],
    ["a lossless WebP", LOSSLESS_WEBP, "webp"],
    [
      "a JPEG with metadata, a comment and a zip behind its end",
      jpegWith(
        [
          jpegSegment(0xe1, exif(1)),
          jpegSegment(0xe1, XMP),
          jpegSegment(0xe2, text(`MPF\0${PLACE}`)),
          jpegSegment(0xe2, text(`ICC_PROFILE\0\x01\x01${PLACE.repeat(9)}`)),
          jpegSegment(0xed, text(`Photoshop 3.0\0${PLACE}`)),
          jpegSegment(0xfe, text(PLACE)),
        ],
        `PK\x03\x04${PLACE}`,
      ),
      "jpg",
    ],
    [
      "a PNG with metadata and a script behind its end",
      pngWith(
        [
          pngChunk("tEXt", text(`Location\0${PLACE}`)),
          pngChunk("eXIf", exif(6).subarray(6)),
          pngChunk("iCCP", text(PLACE)),
          pngChunk("prIv", text(PLACE)),
        ],
        `<script>${PLACE}</script>`,
      ),
      "png",
    ],
    [
      "a WebP with metadata",
      webpWith([webpChunk("EXIF", exif(1)), webpChunk("XMP ", XMP)], PLACE),
      "webp",
    ],
  ])("%s", async (_, file, type) => {
    expect(await outcome(file)).toMatchObject({ ...SEEN, type });
  });

  test("the pixels of a PNG, as they were", async () => {
    const { bytes } = await cleanPhoto(PNG);
    expect(decode(bytes).data).toEqual(decode(PNG).data);
  });
});

test.each([1, 3, 6, 8])("orientation %d is put upright", async (orientation) => {
  for (const order of ["II", "MM"] as const) {
    const seen = await outcome(jpegWith([jpegSegment(0xe1, exif(orientation, order))]));
    expect(seen).toMatchObject(orientation > 4 ? { width: 8, height: 12 } : SEEN);
    expect(seen).not.toHaveProperty("orientation");
  }
});

test("a colour profile stays, for without it the colours are others", async () => {
  expect(Buffer.from((await cleanPhoto(JPEG)).bytes).includes("ICC_PROFILE")).toBeTrue();
  expect(Buffer.from((await cleanPhoto(WEBP)).bytes).includes("ICCP")).toBeTrue();
});

test("a large one is shrunk to 1,600 pixels", async () => {
  const data = new Uint8Array(2000 * 1000);
  const large = encode({ width: 2000, height: 1000, channels: 1, depth: 8, data });
  expect(await outcome(large)).toMatchObject({ width: 1600, height: 800 });
});

describe("is refused:", () => {
  const html = "<!doctype html><script>alert(1)</script>";
  test.each([
    ["nothing", Buffer.alloc(0), "neither JPEG nor PNG nor WebP inside"],
    ["a page", text(html), "neither JPEG nor PNG nor WebP inside"],
    ["a GIF", text("GIF89a"), "neither JPEG nor PNG nor WebP inside"],
    ["a page behind a JPEG's first bytes", text(`\xff\xd8\xff${html}`), "damaged"],
    ["a page behind a WebP's", text(`RIFF\x28\0\0\0WEBP${html}`), "damaged"],
    ["half a JPEG's head", JPEG.subarray(0, 400), "damaged"],
    ["half a PNG", PNG.subarray(0, 80), "damaged"],
    ["half a WebP", WEBP.subarray(0, 400), "damaged"],
    [
      "a PNG of 100 megapixels",
      Buffer.concat([
        PNG.subarray(0, 8),
        pngChunk("IHDR", text("\0\0\x27\x10\0\0\x27\x10\x08\x06\0\0\0")),
        PNG.subarray(33),
      ]),
      "larger than 50 megapixels",
    ],
  ])("%s", async (_, file, reason) => {
    expect(await outcome(file)).toBe(reason);
  });
});

test("whatever is changed in a picture, it is a picture without metadata or refused", async () => {
  const files = fc.constantFrom(
    jpegWith([jpegSegment(0xe1, exif(6))]),
    pngWith([pngChunk("tEXt", text(PLACE))]),
    webpWith([webpChunk("EXIF", exif(6))]),
  );
  const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(files, changes, fc.option(fc.nat(2000)), async (file, changed, end) => {
      const bytes = Buffer.from(file.subarray(0, end ?? file.length));
      for (const [at, value] of changed) if (at < bytes.length) bytes.writeUInt8(value, at);
      await outcome(bytes);
    }),
    { numRuns: IS_SOAK ? 20_000 : 300 },
  );
});
