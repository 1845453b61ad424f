import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LicensedPart } from "./licensed-part";
import type { PackageInside } from "./packages-inside";
import { type Grant, standardTexts } from "./standard-text";

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-][\w-]+)*(?<!\.[cm]?[jt]s|\.json)$/i;

/** A package with the licence that it brings; the text is empty where neither it nor our list has one. */
export function packagePart({
  name,
  version,
  folder,
  licence,
  homepage,
}: PackageInside): LicensedPart {
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  const known = MISSING_TEXTS[name];
  return {
    kind: name.startsWith("@fontsource") ? "font" : "package",
    name,
    version,
    licence,
    text: own.length > 0 || known === undefined ? own.join("\n\n") : standardTexts(known),
    note: null,
    source: homepage ?? `https://www.npmjs.com/package/${name}`,
  };
}

/**
 * Packages that npm brings without their licence's text: what their repositories' own files say.
 * One that is not listed here fails the build.
 */
const MISSING_TEXTS: Readonly<Record<string, readonly Grant[]>> = {
  "@protomaps/basemaps": [
    {
      licence: "BSD-3-Clause",
      copyright: ["Copyright 2019-2023 Protomaps LLC, Kelso Cartography"],
    },
    {
      licence: "MIT",
      copyright: ["Copyright (c) 2015-2018 Mapzen", "Copyright (c) 2019 Linux Foundation"],
    },
  ],
  "drizzle-orm": [{ licence: "Apache-2.0", copyright: ["Copyright Drizzle Team"] }],
  pmtiles: [{ licence: "BSD-3-Clause", copyright: ["Copyright 2021 Protomaps LLC"] }],
  "react-remove-scroll-bar": [
    {
      licence: "MIT",
      copyright: ["Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>"],
    },
  ],
};
