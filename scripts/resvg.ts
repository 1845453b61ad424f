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

/** @returns a function that draws an SVG: its pixels, four bytes each (RGBA), row by row */
export async function loadPainter(): Promise<(svg: string) => Uint8Array> {
  const Renderer = await loadResvg();
  return (svg) => {
    const drawing = new Renderer(svg);
    const image = drawing.render();
    const { pixels } = image;
    // Otherwise WebAssembly's memory grows, which takes longer than drawing.
    image.free();
    drawing.free();
    return pixels;
  };
}
