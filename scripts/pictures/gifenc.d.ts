/** The part of the npm package `gifenc` that the moving picture needs; it ships no types. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        /** The first frame's is that of all. */
        palette?: Palette;
        /** In milliseconds. */
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1 leaves the frame where it is. */
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, colours: number): Palette;
  export function applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
}
