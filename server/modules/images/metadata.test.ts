import { describe, expect, test } from "bun:test";
import {
  JPEG,
  jpegSegment,
  jpegWith,
  PNG,
  pngChunk,
  pngWith,
  WEBP,
  WEBP_PIXEL,
  webpChunk,
  webpOf,
} from "../../testing/photos";
import { withoutMetadata } from "./metadata";

const SECRET = "N 54 41 12 E 25 16 47, taken by Lt. Example";
const text = (before = "") => Buffer.from(before + SECRET, "latin1");
const cleaned = (bytes: Uint8Array, type: string) => {
  const clean = withoutMetadata(bytes, `image/${type}`);
  return clean === null ? null : Buffer.from(clean);
};

/** An Exif segment whose first directory says which way up the picture is. */
function exif(orientation: number, order: "II" | "MM"): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write(order, "latin1");
  const [short, long] =
    order === "II"
      ? [tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)]
      : [tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)];
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // The camera's make comes first.
  short(0x010f, 10);
  short(2, 12);
  long(SECRET.length, 14);
  long(38, 18);
  short(0x0112, 22);
  short(3, 24);
  long(1, 26);
  short(orientation, 30);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, text()]));
}

test.each([
  [JPEG, "jpeg"],
  [PNG, "png"],
  [WEBP, "webp"],
] as const)("a picture that tells nothing stays as it is (%#)", (bytes, type) => {
  expect(cleaned(bytes, type)?.equals(bytes)).toBeTrue();
});

describe("JPEG", () => {
  const segments: [string, Buffer][] = [
    ["Exif", exif(1, "MM")],
    ["XMP", jpegSegment(0xe1, text("http://ns.adobe.com/xap/1.0/\0"))],
    ["IPTC", jpegSegment(0xed, text("Photoshop 3.0\0"))],
    ["a comment", jpegSegment(0xfe, text())],
    ["a maker's own", jpegSegment(0xe5, text())],
    ["further pictures", jpegSegment(0xe2, text("MPF\0"))],
  ];
  test.each(segments)("%s goes", (_, segment) => {
    const with_ = jpegWith(segment);
    expect(with_.includes(SECRET)).toBeTrue();
    expect(cleaned(with_, "jpeg")?.equals(JPEG)).toBeTrue();
  });

  test("what stands behind the picture goes, and a scan's own 0xFF is no end of it", () => {
    expect(cleaned(Buffer.concat([JPEG, exif(6, "II"), text()]), "jpeg")?.equals(JPEG)).toBeTrue();
  });

  test.each(["II", "MM"] as const)("which way up it is stays alone (%s)", (order) => {
    const clean = cleaned(jpegWith(exif(6, order)), "jpeg");
    expect(clean?.includes(SECRET)).toBeFalse();
    expect(clean?.length).toBe(JPEG.length + 36);
    // The same as of a file that says nothing else, in either order.
    expect(clean?.equals(cleaned(jpegWith(exif(6, "MM")), "jpeg") ?? Buffer.alloc(0))).toBeTrue();
    expect(cleaned(clean ?? Buffer.alloc(0), "jpeg")?.equals(clean ?? Buffer.alloc(0))).toBeTrue();
  });

  test("the colours' profile stays", () => {
    const profile = jpegWith(
      jpegSegment(0xe2, Buffer.from("ICC_PROFILE\0\u0001\u0001 and so on", "latin1")),
      jpegSegment(0xee, Buffer.from("Adobe\0d\0\0\0\0\u0001", "latin1")),
    );
    expect(cleaned(profile, "jpeg")?.equals(profile)).toBeTrue();
  });
});

test("PNG: texts, times and Exif go, and what stands behind the end; the colours' profile stays", () => {
  const told = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"].map((name) =>
    pngChunk(name, text()),
  );
  const profile = pngChunk("iCCP", Buffer.from("profile"));
  const clean = cleaned(Buffer.concat([pngWith(...told, profile), text()]), "png");
  expect(clean?.equals(pngWith(profile))).toBeTrue();
});

test("WebP: Exif and XMP go, and the head says so", () => {
  const head = (flags: number) =>
    webpChunk("VP8X", Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const told = [webpChunk("EXIF", text()), webpChunk("XMP ", text()), webpChunk("odd ", text())];
  const clean = cleaned(webpOf(head(0b101100), WEBP_PIXEL, ...told), "webp");
  expect(clean?.equals(webpOf(head(0b100000), WEBP_PIXEL))).toBeTrue();
});

test("what is not built as its format is gives nothing, and is never read past its end", () => {
  const files = [
    [jpegWith(exif(6, "II")), "jpeg"],
    [pngWith(pngChunk("tEXt", text())), "png"],
    [webpOf(WEBP_PIXEL, webpChunk("EXIF", text())), "webp"],
  ] as const;
  for (const [bytes, type] of files) {
    for (let length = 12; length < bytes.length; length += 1)
      expect(cleaned(bytes.subarray(0, length), type)?.includes(SECRET) ?? false).toBeFalse();
    for (let at = 2; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = 0xff;
      cleaned(changed, type);
    }
  }
  expect(withoutMetadata(JPEG, "image/gif")).toBeNull();
});
