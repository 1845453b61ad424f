/** A platform that a release is made for. */
export interface Target {
  /** As in the file's name. */
  name: string;
  /** What Bun calls it. */
  bun: Bun.Build.CompileTarget;
  /** The package that brings Bun for it; fetched/package.json locks them. */
  runtime: `@oven/bun-${string}`;
  format: "elf" | "pe" | "macho";
  processor: "x64" | "arm64";
}

/**
 * Bun's program for x64 runs on processors from 2008 (Nehalem) on and picks newer instructions when
 * it starts, so there is no other one for old machines; for Linux it asks for glibc 2.17.
 */
export const TARGETS: readonly Target[] = [
  {
    name: "linux-x64",
    bun: "bun-linux-x64",
    runtime: "@oven/bun-linux-x64",
    format: "elf",
    processor: "x64",
  },
  {
    name: "linux-arm64",
    bun: "bun-linux-arm64",
    runtime: "@oven/bun-linux-aarch64",
    format: "elf",
    processor: "arm64",
  },
  {
    name: "windows-x64",
    bun: "bun-windows-x64",
    runtime: "@oven/bun-windows-x64",
    format: "pe",
    processor: "x64",
  },
  {
    name: "darwin-arm64",
    bun: "bun-darwin-arm64",
    runtime: "@oven/bun-darwin-aarch64",
    format: "macho",
    processor: "arm64",
  },
  {
    name: "darwin-x64",
    bun: "bun-darwin-x64",
    runtime: "@oven/bun-darwin-x64",
    format: "macho",
    processor: "x64",
  },
];

/** `sightline-0.1.0-windows-x64.exe`. */
export const fileName = (version: string, { name, format }: Target) =>
  `sightline-${version}-${name}${format === "pe" ? ".exe" : ""}`;
