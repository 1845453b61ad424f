/** Fonts of a card, as its style sheet has them. */
export const ID_FONT = '650 15px "JetBrains Mono Variable"';
export const AKA_FONT = '400 13.5px "Inter Variable"';

const measured = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is, in pixels, without a look at the page, which would have to be laid out for it. */
export function textWidth(text: string, font: string): number {
  const key = `${font} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return 0;
    context.font = font;
    width = Math.ceil(context.measureText(text).width);
    measured.set(key, width);
  }
  return width;
}
