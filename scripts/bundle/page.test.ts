import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { loadPage } from "../../server/assets";
import { contentOf, type EncodedBody, type Form } from "../../server/http/content-encoding";
import { buildPage } from "./page";

const SOURCE: Record<string, string> = {
  "index.html": `<!doctype html><html><head><meta charset="utf-8">
    <meta name="csp-nonce" content="__CSP_NONCE__"><title>Small</title>
    <link rel="stylesheet" href="./tokens.css"></head>
    <body><div id="root"></div><script type="module" src="./main.ts"></script></body></html>`,
  "tokens.css": `@font-face { font-family: "F"; src: url("./f.woff2") format("woff2"); }`,
  "f.woff2": "not really a font",
  "theme-boot.ts": `document.documentElement.dataset.theme = "night";`,
  "main.module.css": ".big { font-size: 20px; }",
  "main.ts": `import style from "./main.module.css";
    console.log(style.big, process.env.NODE_ENV, "${"word ".repeat(200)}");
    void import("./lazy");`,
  "lazy.ts": `console.log("lazy");`,
};

const fixedIn = (base: string) => ({ "own/f.woff2": join(base, "f.woff2") });

async function withPage(
  dev: boolean,
  run: (folder: string) => Promise<void> | void,
): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), "sightline-page-"));
  try {
    for (const [name, text] of Object.entries(SOURCE)) writeFileSync(join(base, name), text);
    const output = join(base, "out");
    await buildPage({ source: base, output, fixed: fixedIn(base), dev });
    await run(output);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function fileOf(folder: string, path: string): EncodedBody {
  const file = loadPage(folder).files.get(path);
  if (!file) throw new Error(`${path} was not built.`);
  return file;
}

test("the built page loads only files of its own, by absolute paths", async () => {
  await withPage(false, async (folder) => {
    const { html, files } = loadPage(folder);
    expect(html).toContain('content="__CSP_NONCE__"');
    const loaded = [...(html ?? "").matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(loaded).toHaveLength(3);
    for (const path of loaded) expect(files.has(path)).toBeTrue();
    expect(html).not.toMatch(/<style|<script>|javascript:| style=| on\w+=/);
    const others = [...files.keys()].filter((path) => path !== "/own/f.woff2");
    expect(others.length).toBeGreaterThan(4);
    for (const path of others) expect(path).toMatch(/^\/assets\/[\w.-]+-[a-z0-9]{8}\.\w+$/);
  });
});

test("a fixed file stays what it is, at its own address", async () => {
  await withPage(false, async (folder) => {
    const file = fileOf(folder, "/own/f.woff2");
    expect(file.type).toBe("font/woff2");
    expect(await new Response(contentOf(file.identity)).text()).toBe(SOURCE["f.woff2"] ?? "");
  });
});

test("the theme's script stands before the styles and blocks", async () => {
  await withPage(false, (folder) => {
    const html = loadPage(folder).html ?? "";
    const script = /<script src="(\/assets\/theme-boot-\w+\.js)"><\/script>/.exec(html);
    expect(script).not.toBeNull();
    expect(script?.index).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(readFileSync(folder + (script?.[1] ?? ""), "utf8")).toContain("night");
  });
});

test("it is a production build, with fonts as files and lazy parts apart", async () => {
  await withPage(false, async (folder) => {
    const { files } = loadPage(folder);
    const paths = [...files.keys()];
    expect(paths.filter((path) => /assets.*\.woff2$/.test(path))).toHaveLength(1);
    expect(paths.filter((path) => path.includes("/lazy-"))).toHaveLength(1);
    const scripts = await Promise.all(
      [...files]
        .filter(([path]) => path.endsWith(".js"))
        .map(([, file]) => new Response(contentOf(file.identity)).text()),
    );
    expect(scripts.join("")).toContain('"production"');
    expect(scripts.join("")).not.toContain("sourceMappingURL");
  });
});

test("what a part exports again comes in its one file, and the page lists what it may need later", async () => {
  const base = mkdtempSync(join(tmpdir(), "sightline-page-"));
  try {
    const parts: Record<string, string> = {
      "main.ts": `void import("./one").then(({ one }) => one());
        void import("./two").then(({ two }) => two());
        void import("./admin");`,
      "one.ts": `export const one = () => console.log("one");`,
      "two.ts": `export const two = () => console.log("two");`,
      "admin.ts": `console.log("admin");`,
      "parts/desk.ts": `export * from "../one";\nexport * from "../two";\n`,
    };
    mkdirSync(join(base, "parts"));
    for (const [name, text] of Object.entries({ ...SOURCE, ...parts }))
      writeFileSync(join(base, name), text);
    const output = join(base, "out");
    await buildPage({ source: base, output });
    const { html, files } = loadPage(output);
    const listed = /<meta name="parts" content="([^"]*)">/.exec(html ?? "")?.[1]?.split(" ");
    expect(listed).toEqual([expect.stringMatching(/^\/assets\/desk-\w+\.js$/)]);
    const text = await new Response(contentOf(fileOf(output, listed?.[0] ?? "").identity)).text();
    expect(text).toContain('"one"');
    expect(text).toContain('"two"');
    expect([...files.keys()].filter((path) => /\/(one|two)-/.test(path))).toEqual([]);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});

test("what is kept compressed alone comes out of every encoding as it was", async () => {
  await withPage(false, async (folder) => {
    const packed = [...loadPage(folder).files.values()].filter((file) => file.compressed.br);
    expect(packed.map(({ type }) => type)).toContain("text/javascript;charset=utf-8");
    const bytes = async (form: Form | undefined) =>
      Buffer.from(await new Response(form && contentOf(form)).arrayBuffer());
    for (const { identity, compressed, tag } of packed) {
      const plain = await bytes(identity);
      const sum = new Bun.CryptoHasher("sha256").update(plain).digest("base64url");
      expect(sum.slice(0, 22)).toBe(tag);
      expect(brotliDecompressSync(await bytes(compressed.br)).equals(plain)).toBeTrue();
      expect(gunzipSync(await bytes(compressed.gzip)).equals(plain)).toBeTrue();
    }
  });
});

test("the same source gives the same files", async () => {
  await withPage(false, async (folder) => {
    const names = () =>
      [...loadPage(folder).files.entries()].map(([path, file]) => path + file.tag);
    const first = names();
    const base = join(folder, "..");
    await buildPage({ source: base, output: folder, fixed: fixedIn(base) });
    expect(names()).toEqual(first);
  });
});

test("under development it reloads itself and is not compressed", async () => {
  await withPage(true, async (folder) => {
    const { html, files } = loadPage(folder);
    const script = /src="(\/assets\/reload-\d+\.js)"/.exec(html ?? "")?.[1] ?? "";
    expect(files.has(script)).toBeTrue();
    const id = await new Response(
      contentOf(fileOf(folder, "/assets/build-id.txt").identity),
    ).text();
    expect(readFileSync(folder + script, "utf8")).toContain(id);
    for (const file of files.values()) expect(file.compressed).toEqual({});
  });
});

test("a source that does not compile is an error, and the old page stays", async () => {
  const base = mkdtempSync(join(tmpdir(), "sightline-page-"));
  try {
    writeFileSync(join(base, "index.html"), '<script type="module" src="./gone.ts"></script>');
    const output = join(base, "out");
    mkdirSync(output);
    writeFileSync(join(output, "old.txt"), "");
    await expect(buildPage({ source: base, output })).rejects.toThrow();
    expect(readdirSync(output)).toEqual(["old.txt"]);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
