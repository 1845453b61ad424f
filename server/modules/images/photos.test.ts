import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expectSecure } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import {
  exif,
  JPEG,
  jpegSegment,
  jpegWith,
  PLACE,
  PNG,
  pngChunk,
  pngWith,
  WEBP,
} from "../../testing/photos";
import { testPlatform } from "../../testing/platforms";

/** By the browser alone that asked. */
const FOR_GOOD = "private, max-age=31536000, immutable";

interface Listed {
  platformId: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

async function images(server: TestServer) {
  const listed: Listed[] = await (await server.ask("/api/vehicles")).json();
  return new Map(listed.map((vehicle) => [vehicle.platformId, vehicle]));
}

describe("a photograph", () => {
  const drop = (server: TestServer, name: string, content: string | Buffer) =>
    writeFileSync(join(server.photosFolder, name), content);
  const ignored = (server: TestServer) =>
    server.logged.map((line) => {
      const { level, event, file, reason }: Record<string, string> = JSON.parse(line);
      expect([level, event]).toEqual(["warn", "photo-ignored"]);
      return `${file}: ${reason}`;
    });

  test.each([
    ["BM-21.jpg", JPEG, "image/jpeg"],
    ["bm-21.JPEG", JPEG, "image/jpeg"],
    ["BM-21.png", PNG, "image/png"],
    ["BM-21.WebP", WEBP, "image/webp"],
    // Renamed by somebody: the content says what it is.
    ["BM-21.png", JPEG, "image/jpeg"],
  ])("%s takes the drawing's place", async (name, content, type) => {
    using server = createTestServer();
    drop(server, name, content);
    const { imageUrl, imageAlt } = (await images(server)).get("BM-21") ?? {};
    expect(imageAlt).toBe("Photograph of BM-21");
    expect(imageUrl).toMatch(new RegExp(`^/images/photos/${name}\\?v=[a-z0-9]+-[a-z0-9]+$`));

    const answer = await server.ask(imageUrl ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe(FOR_GOOD);
    expectSecure(answer);
    expect(imageSize(await answer.bytes())).toMatchObject({ width: 12, height: 8 });

    const etag = answer.headers.get("etag") ?? "";
    const again = await server.ask(imageUrl ?? "", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const unnamed = await server.ask(`/images/photos/${name}`);
    expect(unnamed.headers.get("cache-control")).toBe("private, no-cache");
    // The drawing stays where it was.
    expect((await server.ask("/images/platforms/BM-21.svg")).status).toBe(200);
    expect(server.logged).toEqual([]);
  });

  test.each([
    ["a/b", "a_b.jpg"],
    ["a/b", "A_B.PNG"],
    ["9K33 Osa", "9k33 osa.jpg"],
    ['2S1 "G"', "2s1 _g_.webp"],
    ["БМ-21", "бм-21.jpg"],
    ["Mk 1.5", "Mk 1.5.jpg"],
    ["100%", "100%.jpg"],
    ["a?b#c", "a?b#c.jpg"],
  ])("the platform %s finds %s", async (platformId, name) => {
    using server = createTestServer({ platforms: [testPlatform({ platformId })] });
    drop(server, name, name.toLowerCase().endsWith("jpg") ? JPEG : PNG);
    const { imageUrl } = (await images(server)).get(platformId) ?? {};
    expect(imageUrl).toStartWith(`/images/photos/${encodeURIComponent(name)}?v=`);
    expect((await server.ask(imageUrl ?? "")).status).toBe(200);
  });

  test("shows up while the server runs, changes and goes again, each time under another ETag", async () => {
    using server = createTestServer();
    const etags = new Set<string | null>();
    const now = async () => {
      const answer = await server.ask("/api/vehicles");
      etags.add(answer.headers.get("etag"));
      return (await images(server)).get("T-72")?.imageUrl;
    };
    expect(await now()).toBeNull();
    drop(server, "T-72.jpg", JPEG);
    server.pass(1999);
    expect(await now()).toBeNull();
    expect(etags.size).toBe(1);
    server.pass(1);
    const first = await now();
    expect(first).toStartWith("/images/photos/T-72.jpg?v=");
    drop(server, "T-72.jpg", PNG);
    // The file itself is looked at anew each time it is asked for.
    const changed = await server.ask(first ?? "");
    expect(imageSize(await changed.bytes()).type).toBe("png");
    expect(changed.headers.get("cache-control")).toBe("private, no-cache");
    server.pass(2000);
    expect(await now()).not.toBe(first);
    await Bun.file(join(server.photosFolder, "T-72.jpg")).delete();
    expect((await server.ask(first ?? "")).status).toBe(404);
    server.pass(2000);
    expect(await now()).toBeNull();
    expect(etags.size).toBe(3);
  });

  test("of two, the first by name is shown", async () => {
    using server = createTestServer();
    drop(server, "T-72.png", PNG);
    drop(server, "T-72.jpg", JPEG);
    const { imageUrl } = (await images(server)).get("T-72") ?? {};
    expect(imageUrl).toStartWith("/images/photos/T-72.jpg?");
  });

  test("is refused where it is none; the log says why, once", async () => {
    using server = createTestServer();
    const { photosFolder } = server;
    drop(server, "BM-21.png", "<!doctype html><script>alert(1)</script>");
    drop(server, "BM-21.jpg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    drop(server, "BM-21.webp", "RIFF0000WAVE");
    drop(server, "empty.jpg", "");
    drop(server, "large.jpg", JPEG);
    truncateSync(join(photosFolder, "large.jpg"), 11 * 1024 * 1024);
    drop(server, "BM-21.svg", "<svg/>");
    drop(server, "of sergeant Smith.txt", "notes");
    drop(server, ".BM-21.jpg", JPEG);
    writeFileSync(join(photosFolder, "..", "secret.jpg"), JPEG);
    symlinkSync(join(photosFolder, "..", "secret.jpg"), join(photosFolder, "T-72.jpg"));
    symlinkSync(join(photosFolder, "nowhere"), join(photosFolder, "gone.jpg"));
    mkdirSync(join(photosFolder, "folder.jpg"));

    for (let again = 0; again < 3; again++) {
      const listed = await images(server);
      expect(listed.get("BM-21")?.imageUrl).toStartWith("/images/platforms/");
      expect(listed.get("T-72")?.imageUrl).toBeNull();
      for (const name of [
        ...["BM-21.png", "BM-21.jpg", "BM-21.webp", "empty.jpg", "large.jpg", "BM-21.svg"],
        ...["of sergeant Smith.txt", ".BM-21.jpg", "T-72.jpg", "gone.jpg", "folder.jpg"],
        "..%2fsecret.jpg",
      ]) {
        const answer = await server.ask(`/images/photos/${name}`);
        expect([name, answer.status]).toEqual([name, 404]);
      }
      server.pass(2000);
    }
    expect(ignored(server)).toEqual([
      "BM-21.jpg: neither JPEG nor PNG nor WebP inside",
      "BM-21.png: neither JPEG nor PNG nor WebP inside",
      ": not a .jpg, .jpeg, .png or .webp file",
      "BM-21.webp: neither JPEG nor PNG nor WebP inside",
      "T-72.jpg: a link",
      "empty.jpg: neither JPEG nor PNG nor WebP inside",
      "folder.jpg: not a file",
      "gone.jpg: a link",
      "large.jpg: larger than 10 MiB",
      ": not a .jpg, .jpeg, .png or .webp file",
    ]);
  });

  test("that becomes a link between two looks is not followed", async () => {
    using server = createTestServer();
    const { photosFolder } = server;
    drop(server, "T-72.jpg", JPEG);
    writeFileSync(join(photosFolder, "..", "secret.jpg"), Buffer.concat([JPEG, JPEG]));
    const { imageUrl } = (await images(server)).get("T-72") ?? {};
    await Bun.file(join(photosFolder, "T-72.jpg")).delete();
    symlinkSync(join(photosFolder, "..", "secret.jpg"), join(photosFolder, "T-72.jpg"));
    expect((await server.ask(imageUrl ?? "")).status).toBe(404);
  });

  test("goes out without its metadata; the unit's own file stays as it is", async () => {
    using server = createTestServer();
    const files = {
      "T-72.jpg": jpegWith([jpegSegment(0xe1, exif(1))], PLACE),
      "BM-21.png": pngWith([pngChunk("tEXt", Buffer.from(`x\0${PLACE}`))]),
    };
    for (const [name, dirty] of Object.entries(files)) {
      drop(server, name, dirty);
      const answer = await server.ask(`/images/photos/${name}`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.bytes()).includes(PLACE)).toBeFalse();
      expect(readFileSync(join(server.photosFolder, name))).toEqual(Buffer.from(dirty));
      server.pass(2000);
    }
  });

  test("that turns out to be none when it is first shown gives way to the drawing, and the log says why", async () => {
    using server = createTestServer();
    drop(server, "BM-21.jpg", JPEG.subarray(0, 300));
    const { imageUrl } = (await images(server)).get("BM-21") ?? {};
    expect(imageUrl).toStartWith("/images/photos/");
    for (let again = 0; again < 2; again++) {
      expect((await server.ask(imageUrl ?? "")).status).toBe(404);
      expect((await images(server)).get("BM-21")?.imageUrl).toStartWith("/images/platforms/");
      server.pass(2000);
    }
    expect(ignored(server)).toEqual(["BM-21.jpg: damaged"]);
    // Mended, it is shown.
    drop(server, "BM-21.jpg", JPEG);
    server.pass(2000);
    expect((await images(server)).get("BM-21")?.imageUrl).toStartWith("/images/photos/");
  });

  test("is asked for with a session online, each time, and kept by no cache on the way", async () => {
    using server = createTestServer({ config: { mode: "online" } });
    drop(server, "T-72.jpg", JPEG);
    const { token } = server.access.sessions.beginAdmin();
    const headers = { authorization: `Bearer ${token}` };
    const list: Listed[] = await (await server.ask("/api/vehicles", { headers })).json();
    const url = list.find(({ platformId }) => platformId === "T-72")?.imageUrl ?? "";
    const refused = await server.ask(url);
    expect([refused.status, (await refused.json()).error]).toEqual([401, "UNAUTHORIZED"]);
    for (const path of [url, "/images/photos/T-72.jpg", "/images//photos/T-72.jpg"]) {
      const answer = await server.ask(path);
      expect([path, [401, 404].includes(answer.status)]).toEqual([path, true]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    const answer = await server.ask(url, { headers });
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const etag = answer.headers.get("etag") ?? "";
    const known = { "if-none-match": etag };
    expect((await server.ask(url, { headers: known })).status).toBe(401);
    expect((await server.ask(url, { headers: { ...headers, ...known } })).status).toBe(304);
  });

  test("may be missing with its folder, and the drawings go on", async () => {
    using server = createTestServer();
    rmSync(server.photosFolder, { recursive: true });
    writeFileSync(server.photosFolder, "no folder");
    expect((await images(server)).get("BM-21")?.imageUrl).toStartWith("/images/platforms/");
    server.pass(5000);
    expect((await server.ask("/images/photos/BM-21.jpg")).status).toBe(404);
    expect(ignored(server)).toEqual([": the folder cannot be read"]);
  });
});
