import { readFileSync } from "node:fs";
import { Data } from "resedit";
import { fromRoot } from "../paths";
import { loadResvg } from "../resvg";

/** The sizes that Windows asks for, in pixels, at 100 to 250 % of its scale. */
const SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256];

/** The page's icon in the format of Windows. */
export const drawOurIcon = () => drawIcon(readFileSync(fromRoot("web", "icon.svg"), "utf8"));

/**
 * Draws a picture in every size that Windows shows an icon in, the same on every machine.
 * @returns an .ico file of PNG pictures
 */
export async function drawIcon(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const Resvg = await loadResvg();
  const icon = new Data.IconFile();
  for (const size of SIZES) {
    const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
    const data = Data.RawIconItem.from(new Uint8Array(png).buffer, size, size, 32);
    icon.icons.push({ width: size, height: size, data });
  }
  return new Uint8Array(icon.generate());
}
