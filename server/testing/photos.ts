const fromBase64 = (text: string) => Buffer.from(text, "base64");

/** Pictures of 12 × 8 pixels as Chromium's canvas writes them, with nothing in them that would be taken off. */
export const JPEG = fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAwDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAHRAAAQIHAAAAAAAAAAAAAAAAAAIRAwQTFEFjof/EABUBAQEAAAAAAAAAAAAAAAAAAAAE/8QAGhEAAgIDAAAAAAAAAAAAAAAAAQIAAwQRcf/aAAwDAQACEQMRAD8Az5hdOCpTO2CO819AFNjKugZRlAFxyf/Z",
);
export const PNG = fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAANUlEQVR4AcTQMQ0AQAgDwH+EMCOBAfkM6MAIGCgDE01ubNKUQrgQtiiE3jKHhXT9yOGk6bwGAAD//xJfh3oAAAAGSURBVAMACT0kX+3l/+QAAAAASUVORK5CYII=",
);
/** Lossy, with transparency and a colour profile. */
export const WEBP = fromBase64(
  "UklGRkQCAABXRUJQVlA4WAoAAAAwAAAACwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZBTFBIGQAAAAEPMIAREUIhG0nQGizS+lN9dxAR/Q/zCx8AVlA4IDQAAABwAQCdASoMAAgABABoJbACdAF1AAD+663YE2mzwq+o49wc5dr5QJsf5XUz33Rt7FqZ6gAA",
);
export const LOSSLESS_WEBP = fromBase64(
  "UklGRiICAABXRUJQVlA4WAoAAAAwAAAACwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDhMMwAAAC8LwAEQFyAQSALbn2YggUASyf5bCgSSLEdeawAD6h8oaiMF2vf6OwCJ+AQNEf2PHX3EBQA=",
);

/** A segment of a JPEG. */
export function jpegSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(Bun.hash.crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A chunk of a WebP. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** What stands in the metadata below, and must be in nothing that is sent on. */
export const PLACE = "54 41 12.5 N 25 16 47.3 E";

/** EXIF as a camera writes it: which way is up, and where it stood. */
export function exif(orientation: number, order: "II" | "MM" = "II"): Buffer {
  const tiff = Buffer.alloc(38);
  const [short, long] =
    order === "II"
      ? [tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)]
      : [tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)];
  tiff.write(order, "latin1");
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // The orientation, and the place of the GPS directory.
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  short(0x8825, 22);
  short(4, 24);
  long(1, 26);
  long(38, 30);
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from(PLACE)]);
}

/** The JPEG with these segments behind its first, and with something behind its end. */
export function jpegWith(segments: readonly Buffer[], trailer = ""): Buffer {
  const start = JPEG.subarray(0, 20);
  return Buffer.concat([start, ...segments, JPEG.subarray(20), Buffer.from(trailer)]);
}

/** The PNG with these chunks before its picture. */
export function pngWith(chunks: readonly Buffer[], trailer = ""): Buffer {
  return Buffer.concat([PNG.subarray(0, 33), ...chunks, PNG.subarray(33), Buffer.from(trailer)]);
}

/** The WebP with these chunks at its end. */
export function webpWith(chunks: readonly Buffer[], trailer = ""): Buffer {
  const whole = Buffer.concat([WEBP, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return Buffer.concat([whole, Buffer.from(trailer)]);
}
