/** Leaflet's icons from DOM nodes, as the page's policy lets no styled markup through. */
import { DivIcon, type DivIconOptions } from "leaflet";

const SVG = "http://www.w3.org/2000/svg";

/** An icon; with an `iconSize` and no other anchor its middle is its place. */
export function makeIcon(
  parts: readonly (Node | string)[],
  options: Omit<DivIconOptions, "html">,
): DivIcon {
  // Leaflet takes HTML elements alone.
  const html = document.createElement("span");
  html.append(...parts);
  return new DivIcon({ ...options, html });
}

/** A text that begins at its place. */
export const textIcon = (text: string, className: string): DivIcon =>
  makeIcon([text], { className, iconSize: [0, 0] });

/** An SVG's element. */
export function makeShape(
  name: string,
  attributes: Record<string, string | number | undefined>,
  ...children: (Node | string)[]
): SVGElement {
  const shape = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) shape.setAttribute(attribute, String(value));
  shape.append(...children);
  return shape;
}
