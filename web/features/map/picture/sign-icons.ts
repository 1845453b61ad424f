import { DivIcon, Icon } from "leaflet";
import type { Sign } from "../../../domain/picture/signs";
import type { Theme } from "../../../domain/theme";
import { drawSymbol } from "../../../lib/symbol";
import styles from "./picture.module.css";

/** In milsymbol's units; the frame is about half as large again. */
const SYMBOL_PX = 24;

/** The symbols in a theme's colours, each drawn when it is first asked for. */
export class SymbolIcons {
  readonly #icons = new Map<string, Icon | null>();

  constructor(
    private readonly theme: Theme,
    /** One that was asked for has come. */
    private readonly onDrawn: () => void,
  ) {}

  /** Null before it is drawn, and for a code without a symbol. */
  get(code: string): Icon | null {
    if (!this.#icons.has(code)) {
      this.#icons.set(code, null);
      void this.#draw(code);
    }
    return this.#icons.get(code) ?? null;
  }

  async #draw(code: string): Promise<void> {
    try {
      const { source, size, anchor } = await drawSymbol(code, this.theme, SYMBOL_PX);
      const icon = new Icon({
        iconUrl: source,
        iconSize: [size.width, size.height],
        iconAnchor: [anchor.x, anchor.y],
      });
      this.#icons.set(code, icon);
      this.onDrawn();
    } catch (error) {
      console.warn("symbol:", error);
    }
  }
}

const SVG = "http://www.w3.org/2000/svg";
/** The plain sign's side, and the middle of it. */
const SIGN_PX = 32;
const MIDDLE = SIGN_PX / 2;
const DIAMOND = "M16 8L24 16L16 24L8 16Z";
/** Above the sign, as it points north. */
const POINTER = "M16 0L20.5 7L11.5 7Z";

/** A diamond with its word, and a pointer to where it is heading. */
export function plainIcon({ word, heading }: Sign): DivIcon {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("width", String(SIGN_PX));
  picture.setAttribute("height", String(SIGN_PX));
  picture.append(makePath(DIAMOND));
  if (heading !== null) {
    const pointer = makePath(POINTER);
    pointer.setAttribute("transform", `rotate(${heading} ${MIDDLE} ${MIDDLE})`);
    picture.append(pointer);
  }
  return makeIcon(styles.plain, SIGN_PX, picture, makeWord(word));
}

/** Beside the sign of a test report. */
export const TEST = "TEST";

/** A symbol that says that its report is a test. */
export function testIcon({ options }: Icon): DivIcon {
  const picture = document.createElement("img");
  picture.src = options.iconUrl;
  picture.alt = "";
  const [width, height] = options.iconSize as [number, number];
  const html = document.createElement("span");
  html.append(picture, makeWord(TEST));
  return new DivIcon({
    html,
    className: styles.test ?? "",
    iconSize: [width, height],
    iconAnchor: options.iconAnchor as [number, number],
  });
}

/** Wide enough for the digits of ten thousand; smaller where signs are close together. */
const FAR_PX = 44;
const NEAR_PX = 28;

/** The number of signs here. */
export function clusterIcon(count: number, isNear: boolean): DivIcon {
  return makeIcon(styles.cluster, isNear ? NEAR_PX : FAR_PX, makeWord(String(count)));
}

function makeIcon(className: string | undefined, side: number, ...parts: Element[]): DivIcon {
  const html = document.createElement("span");
  html.append(...parts);
  return new DivIcon({ html, className: className ?? "", iconSize: [side, side] });
}

function makePath(d: string): SVGElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  return path;
}

function makeWord(text: string): HTMLElement {
  const word = document.createElement("span");
  word.className = styles.word ?? "";
  word.textContent = text;
  return word;
}
