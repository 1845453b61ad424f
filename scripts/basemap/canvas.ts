import { fromRoot } from "../paths";
import type { LabelKind, Measure } from "./labels";
import { loadModule } from "./sources";

/** The part of @napi-rs/canvas that is used; its contexts and paths are those of the browser. */
interface Kit {
  createCanvas(width: number, height: number): { getContext(kind: "2d"): CanvasRenderingContext2D };
  GlobalFonts: { registerFromPath(path: string, name: string): unknown };
}

/** Type that the repository ships already: Inter, SIL Open Font License, in its subsets. */
const FONTS = {
  "Map Latin": "inter-latin-wght-normal",
  "Map Latin Ext": "inter-latin-ext-wght-normal",
  "Map Vietnamese": "inter-vietnamese-wght-normal",
  "Map Italic": "inter-latin-wght-italic",
  "Map Italic Ext": "inter-latin-ext-wght-italic",
} as const;

const UPRIGHT = '"Map Latin", "Map Latin Ext", "Map Vietnamese"';
const ITALIC = '"Map Italic", "Map Italic Ext"';

const WEIGHT: Record<LabelKind, number> = {
  country: 600,
  sea: 550,
  river: 550,
  capital: 720,
  city: 680,
  town: 550,
  village: 450,
};

export async function loadCanvas(): Promise<Kit> {
  const kit = await loadModule<Kit>("@napi-rs/canvas", "index.js");
  for (const [name, file] of Object.entries(FONTS)) {
    const path = fromRoot("node_modules/@fontsource-variable/inter/files", `${file}.woff2`);
    kit.GlobalFonts.registerFromPath(path, name);
  }
  return kit;
}

/** Sets the type of a kind of label. */
export function setType(context: CanvasRenderingContext2D, kind: LabelKind, size: number): void {
  const water = kind === "sea" || kind === "river";
  context.font = `${water ? "italic " : ""}${WEIGHT[kind]} ${size}px ${water ? ITALIC : UPRIGHT}`;
  context.letterSpacing = kind === "country" ? "1.5px" : water ? "0.6px" : "0px";
}

export function measureWith(context: CanvasRenderingContext2D): Measure {
  const known = new Map<string, number>();
  return (text, kind, size) => {
    const key = `${kind} ${size} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      setType(context, kind, size);
      width = context.measureText(text).width;
      known.set(key, width);
    }
    return width;
  };
}
