import type { Grant } from "./standard-text";

/**
 * Packages that npm brings without their licence's text: what their repositories' own files say.
 * One that is not listed here fails the build.
 */
export const MISSING_TEXTS: Readonly<Record<string, readonly Grant[]>> = {
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
