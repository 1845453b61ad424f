import { expect, test } from "bun:test";
import type { LicensedPart } from "../licences/licensed-part";
import type { PackageInside } from "../licences/packages-inside";
import { directDependencies } from "./dependencies";
import { lockedHashes } from "./licences-and-sbom";
import { type Materials, sbomErrors, writeSbom } from "./sbom";

const packaged = (folder: string, version: string, ...dependencies: string[]): PackageInside => ({
  name: folder.replace(/^.*node_modules\//, ""),
  version,
  folder,
  licence: "MIT",
  homepage: null,
  dependencies,
});

const PACKAGES = [
  packaged("/p/node_modules/@one/a", "1.0.0", "b", "c", "gone"),
  packaged("/p/node_modules/@one/a/node_modules/b", "2.0.0"),
  packaged("/p/node_modules/b", "1.0.0"),
  packaged("/p/node_modules/c", "3.0.0", "b"),
];

const part = (
  kind: LicensedPart["kind"],
  name: string,
  version: string | null,
  licence = "MIT",
): LicensedPart => ({
  ...{ kind, name, version, licence, text: "Permission …", note: null, source: null },
});

const MATERIALS: Materials = {
  version: "1.2.3",
  committed: new Date("2026-11-21T12:00:00Z"),
  packages: PACKAGES,
  parts: [
    ...PACKAGES.map(({ name, version }) => part("package", name, version)),
    part("font", "@fontsource-variable/inter", "5.3.0", "OFL-1.1"),
    part("data", "Natural Earth", "4", "LicenseRef-Public-Domain"),
    part("runtime", "Bun", "1.4.5"),
    { ...part("library", "zlib-ng", null, "Zlib AND MIT"), note: "Linked into Bun." },
  ],
  hashes: new Map([["b@1.0.0", "ab".repeat(64)]]),
};

interface Bom {
  serialNumber: string;
  metadata: { timestamp: string };
  components: {
    "bom-ref": string;
    type: string;
    purl?: string;
    licenses: unknown[];
    components?: { name: string; licenses: unknown[] }[];
    externalReferences?: { type: string; url: string; hashes?: unknown[] }[];
  }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const read = (materials: Materials): Bom => JSON.parse(writeSbom(materials));
const byRef = (ref: string) =>
  read(MATERIALS).components.find((component) => component["bom-ref"] === ref);

test("it keeps to the official schema of CycloneDX 1.6", async () => {
  const text = writeSbom(MATERIALS);
  expect(await sbomErrors(text)).toBeNull();
  expect(text).toContain('"specVersion": "1.6"');
  expect(await sbomErrors(text.replace('"type": "library"', '"type": "book"'))).toContain("/type");
  expect(await sbomErrors(text.replace(/"name": "zlib-ng",/, ""))).toContain("required");
});

test("the same materials give the same text in whatever order, others another number", () => {
  const parts = [...MATERIALS.parts].reverse();
  expect(writeSbom({ ...MATERIALS, parts })).toBe(writeSbom(MATERIALS));
  expect(read({ ...MATERIALS, version: "1.2.4" }).serialNumber).not.toBe(
    read(MATERIALS).serialNumber,
  );
  expect(read(MATERIALS).metadata.timestamp).toBe("2026-11-21T12:00:00.000Z");
  expect(writeSbom({ ...MATERIALS, committed: null })).not.toContain("timestamp");
});

test("packages have their address, their licence and their archive's hash", () => {
  expect(byRef("pkg:npm/%40one/a@1.0.0")).toMatchObject({
    type: "library",
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(byRef("pkg:npm/b@1.0.0")?.externalReferences).toEqual([
    {
      type: "distribution",
      url: "https://registry.npmjs.org/b/-/b-1.0.0.tgz",
      hashes: [{ alg: "SHA-512", content: "ab".repeat(64) }],
    },
  ]);
});

test("data are data, and what Bun links stands inside Bun", () => {
  expect(byRef("data:Natural Earth@4")).toMatchObject({
    type: "data",
    licenses: [{ license: { name: "Public domain" } }],
  });
  expect(byRef("pkg:github/oven-sh/bun@bun-v1.4.5")).toMatchObject({
    type: "platform",
    components: [{ name: "zlib-ng", licenses: [{ expression: "Zlib AND MIT" }] }],
  });
});

test("a package depends on the copy that a module resolver would find", () => {
  const found = directDependencies(PACKAGES);
  expect([...(found.get("@one/a@1.0.0") ?? [])]).toEqual(["b@2.0.0", "c@3.0.0"]);
  expect([...(found.get("c@3.0.0") ?? [])]).toEqual(["b@1.0.0"]);
  const { dependencies } = read(MATERIALS);
  expect(dependencies.find(({ ref }) => ref === "pkg:npm/c@3.0.0")?.dependsOn).toEqual([
    "pkg:npm/b@1.0.0",
  ]);
});

test("hashes are read from Bun's lockfile", () => {
  const hash = Buffer.from("ab".repeat(64), "hex").toString("base64");
  const lock = `{ "packages": { "b": ["b@1.0.0", "", {}, "sha512-${hash}"], "w": ["w@workspace:x"], }, }`;
  expect([...lockedHashes(lock)]).toEqual([["b@1.0.0", "ab".repeat(64)]]);
});
