/** A page of how every screen looks, each picture beside the one of an older build: `PICTURES=1 make test`. */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { THEMES } from "../../web/domain/theme";
import { fromRoot } from "../paths";

/** `form-empty-laptop-dark.png`: the state, the size of its window and the theme. */
const NAME = new RegExp(
  `^(?<state>.+?)-(?<view>[a-z]+(?:-on-its-side)?-(?:${THEMES.join("|")}))\\.png$`,
);

/**
 * The page's HTML: a heading for each state, and under it its views, the older picture first.
 * @param pictures file names in the folder that the page lies in
 * @param before where the older picture of that name is, from that folder; null where there is none
 */
export function picturePage(
  pictures: readonly string[],
  before: (picture: string) => string | null,
): string {
  const named = pictures.flatMap((file) => {
    const { state, view } = NAME.exec(file)?.groups ?? {};
    return state && view ? [{ file, state, view }] : [];
  });
  const sections = [...Map.groupBy(named, ({ state }) => state)].map(([state, views]) => {
    const rows = views.map(({ file, view }) => {
      const older = before(file);
      const images = [...(older === null ? [] : [image(older, "before")]), image(file, "now")];
      return `<h3>${view}</h3>\n<p>${images.join("\n")}</p>`;
    });
    return `<h2>${state}</h2>\n${rows.join("\n")}`;
  });
  const style = "body{font:14px sans-serif;background:#777}img{max-width:48%;vertical-align:top}";
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n<style>${style}</style>\n${sections.join("\n")}\n`;
}

const image = (file: string, when: string) =>
  `<img src="${encodeURI(file)}" alt="${when}" title="${when}" loading="lazy">`;

/**
 * Writes the page beside the pictures of the browser tests.
 * @param older the folder of an older build's pictures; without it each stands alone
 * @returns where the page is
 */
export function writePicturePage(older?: string): string {
  const folder = fromRoot("build", "screenshots");
  // A run that broke off early has left none.
  mkdirSync(folder, { recursive: true });
  const page = join(folder, "index.html");
  const before = (picture: string) => {
    const file = older === undefined ? null : resolve(older, picture);
    return file !== null && existsSync(file) ? relative(folder, file) : null;
  };
  writeFileSync(page, picturePage(readdirSync(folder).sort(), before));
  return page;
}
