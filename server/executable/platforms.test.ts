import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { PALETTES, painted } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { DRAWING_THEMES } from "../../web/domain/theme";
import { temporaryFolder } from "../testing/app";
import { start } from "../testing/executable";
import { JPEG, jpegSegment } from "../testing/photos";
import { EXECUTABLE, type Running, runToEnd } from "../testing/process";

interface Listed {
  platformId: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

async function listed(server: Running): Promise<Listed[]> {
  return await (await fetch(`${server.address}/api/vehicles`)).json();
}

test("every platform but the Unknown has a drawing in three themes and white-hot, and no two are the same", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const vehicles = await listed(server);
  expect(vehicles.at(-1)).toMatchObject({ platformId: "Unknown", imageUrl: null, imageAlt: null });
  const drawn = new Map<string, string>();
  for (const { platformId, imageUrl, imageAlt } of vehicles.slice(0, -1)) {
    expect([platformId, imageAlt]).toEqual([
      platformId,
      expect.stringMatching(
        /^(Side view( on the march)?|From above and from the side), facing left/,
      ),
    ]);
    const drawing = renderSilhouette(platformId)?.svg ?? "";
    for (const theme of DRAWING_THEMES) {
      const answer = await fetch(`${server.address}${imageUrl}&theme=${theme}`);
      const name = `${platformId} by ${theme}`;
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.headers.get("content-type")).toBe("image/svg+xml");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const svg = await answer.text();
      expect(svg.length).toBeLessThan(6 * 1024);
      expect(svg).toContain(`<title>${imageAlt}</title>`);
      expect(svg).toBe(painted(drawing, PALETTES[theme]));
      expect([name, drawn.get(svg)]).toEqual([name, undefined]);
      drawn.set(svg, name);
    }
  }
  expect(drawn.size).toBeGreaterThan(4 * 100);
});

test("a photograph as a camera makes it, of 7.4 MB, is taken; one of more than 10 MiB is refused in words", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const token = readFileSync(join(folder.path, "data", "admin-token"), "utf8").trim();
  const login = await fetch(`${server.address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const { sessionToken } = await login.json();
  /** What a camera writes beside the picture makes it as large as is wanted. */
  const photo = (bytes: number) => {
    const more = Array.from({ length: Math.ceil(bytes / 60_000) }, () =>
      jpegSegment(0xe5, Buffer.alloc(60_000)),
    );
    return Buffer.concat([JPEG.subarray(0, 2), ...more, JPEG.subarray(2)]);
  };
  const put = (body: Buffer) =>
    fetch(`${server.address}/api/admin/vehicles/T-72/photo`, {
      method: "PUT",
      headers: { "content-type": "image/jpeg", authorization: `Bearer ${sessionToken}` },
      body: new Uint8Array(body),
    });
  for (const large of [10.1, 40]) {
    const refused = await put(photo(large * 1024 * 1024));
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: "BODY_TOO_LARGE", message: "Limit: 10240 KiB." },
    ]);
  }
  const taken = await put(photo(7.4e6));
  expect([taken.status, await taken.json()]).toEqual([200, { kept: true }]);
  const tank = (await listed(server)).find(({ platformId }) => platformId === "T-72");
  const shown = await fetch(`${server.address}${tank?.imageUrl}`);
  expect(imageSize(await shown.bytes())).toMatchObject({ width: 12, height: 8, type: "jpg" });
});

test("a photograph and a list that come in while it runs are shown", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const before = await listed(server);
  const etag = (await fetch(`${server.address}/api/vehicles`)).headers.get("etag") ?? "";
  writeFileSync(join(folder.path, "data", "photos", "t-72.png"), JPEG);
  const list = {
    vehicles: ["T-72", "LOCAL/1"].map((platformId) => ({
      platformId,
      aka: "ours",
      description: "As our unit knows it.",
      function: "Main battle tank",
      category: "Armor",
      gridUnit: "Cat 1",
    })),
  };
  writeFileSync(join(folder.path, "list.json"), JSON.stringify(list));
  const args = ["import", "list.json", "--data", "data"];
  const ended = await runToEnd({ program: EXECUTABLE, args, cwd: folder.path });
  expect(ended).toMatchObject({ status: 0, stdout: "Imported 2 platforms.\n", stderr: "" });
  await Bun.sleep(2100);

  const known = { "if-none-match": etag };
  expect((await fetch(`${server.address}/api/vehicles`, { headers: known })).status).toBe(200);
  const after = await listed(server);
  expect(after.length).toBe(before.length + 1);
  expect(after.find(({ platformId }) => platformId === "LOCAL/1")).toMatchObject({
    imageUrl: null,
  });
  const tank = after.find(({ platformId }) => platformId === "T-72");
  expect(tank).toMatchObject({ aka: "ours", imageAlt: "Photograph of T-72" });
  const photo = await fetch(`${server.address}${tank?.imageUrl}`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
  expect(imageSize(await photo.bytes())).toMatchObject({ width: 12, height: 8, type: "jpg" });
  expect(server.errors()).not.toContain('"level":"error"');
});
