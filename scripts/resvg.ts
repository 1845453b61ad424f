import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

let ready: Promise<void> | undefined;

/** The class that draws an SVG as pixels: WebAssembly draws the same on every machine. It can be made ready once only. */
export async function loadResvg(): Promise<typeof Resvg> {
  ready ??= initWasm(
    readFileSync(Bun.resolveSync("@resvg/resvg-wasm/index_bg.wasm", import.meta.dir)),
  );
  await ready;
  return Resvg;
}
