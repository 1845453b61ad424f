import { apache, bsd2, bsd3, libraries, mit, under } from "./library";

const JOYENT = "Copyright Joyent, Inc. and other Node contributors. All rights reserved.";

/**
 * What Bun says that it links (bun.com/docs/project/license, which the package bun-types carries);
 * a test compares the names. The notices are those of the projects, most of them from their own
 * licence files; Bun itself carries none.
 */
export const LINKED = libraries(
  {
    JavaScriptCore: [
      under(
        "LGPL-2.0-or-later",
        "Copyright (C) 1999-2026 Apple Inc., the KDE project and other contributors",
      ),
      bsd2("Copyright (C) 2003-2026 Apple Inc. All rights reserved."),
    ],
    boringssl: [
      apache("Copyright The BoringSSL Authors", "Copyright The OpenSSL Project Authors"),
      under("ISC", "Copyright (c) 2014, Google Inc."),
      mit("Copyright (c) 2015-2020 the fiat-crypto authors"),
    ],
    brotli: [mit("Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors.")],
    libarchive: [
      bsd2("Copyright (c) 2003-2018 Tim Kientzle"),
      bsd3("Copyright (c) 1991, 1993 The Regents of the University of California."),
    ],
    "lol-html": [bsd3("Copyright (C) 2019, Cloudflare, Inc.", "Copyright (C) 2019, Ivan Nikulin")],
    "ls-hpack": [
      mit("Copyright (c) 2018 LiteSpeed Technologies Inc"),
      bsd2("Copyright (C) 2012-2016, Yann Collet"),
    ],
    "ls-qpack": [mit("Copyright (c) 2018 - 2021 LiteSpeed Technologies Inc")],
    lsquic: [
      mit("Copyright (c) 2017 - 2022 LiteSpeed Technologies Inc"),
      bsd3("Copyright 2015 The Chromium Authors. All rights reserved."),
    ],
    mimalloc: [mit("Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen")],
    picohttp: [
      mit("Copyright (c) 2009-2014 Kazuho Oku, Tokuhiro Matsuno, Daisuke Murase, Shigeo Mitsunari"),
    ],
    zstd: [
      bsd3("Copyright (c) 2016-2022, Meta Platforms, Inc. and affiliates. All rights reserved."),
    ],
    simdutf: [apache("Copyright 2021 The simdutf authors")],
    tinycc: [under("LGPL-2.1-or-later", "Copyright (C) 2001-2004 Fabrice Bellard")],
    uSockets: [apache("Authored by Alex Hultman, 2018-2021.")],
    "zlib-ng": [under("Zlib", "(C) 1995-2025 Jean-loup Gailly and Mark Adler")],
    "c-ares": [
      mit("Copyright (c) 2007 - 2023, Daniel Stenberg with many contributors, see AUTHORS file."),
    ],
    libicu: [
      under("Unicode-3.0"),
      bsd3(
        "Copyright (C) 2006-2008, Google Inc. All rights reserved.",
        "Copyright (c) 1999 TaBE Project.",
        "Copyright (c) 1999 Pai-Hsiang Hsiao.",
        "Copyright (c) 1999 Computer Systems and Communication Lab, Institute of Information Science, Academia Sinica.",
      ),
    ],
    libbase64: [
      bsd2(
        "Copyright (c) 2005-2007, Nick Galbreath",
        "Copyright (c) 2015-2017, Wojciech Mula",
        "Copyright (c) 2016-2017, Matthieu Darbois",
        "Copyright (c) 2013-2022, Alfred Klomp",
      ),
    ],
    libuv: [mit("Copyright (c) 2015-present libuv project contributors.", JOYENT)],
    libdeflate: [mit("Copyright 2016 Eric Biggers", "Copyright 2024 Google LLC")],
    "libjpeg-turbo": [
      bsd3("Copyright (C) 2009-2025 D. R. Commander. All Rights Reserved."),
      under("IJG"),
      under("Zlib", "Copyright (C) 1999-2006, MIYASAKA Masaru"),
    ],
    libspng: [
      bsd2("Copyright (c) 2018-2023, Randy <randy408@protonmail.com>"),
      under("libpng-2.0"),
    ],
    libwebp: [bsd3("Copyright (c) 2010, Google Inc. All rights reserved.")],
    highway: [apache("Copyright 2019 Google LLC")],
    HdrHistogram_c: [
      bsd2(
        "Copyright (c) 2012, 2013, 2014 Gil Tene",
        "Copyright (c) 2014 Michael Barker",
        "Copyright (c) 2014 Matt Warren",
        "Copyright (c) 2015 Philip Orwig",
      ),
    ],
    sqlite: [under("blessing")],
    uWebsockets: [apache("Authored by Alex Hultman, 2016-2021.")],
    "Tigerbeetle's IO code": [apache("Copyright TigerBeetle, Inc.")],
  },
  {
    JavaScriptCore:
      "Linked into Bun from https://github.com/oven-sh/WebKit. Sightline's scripts and files stand in a section of their own behind Bun's program, so that another build of Bun can be put under them.",
    tinycc: "Linked into Bun from https://github.com/oven-sh/tinycc; Sightline does not call it.",
    libuv: "In the executable for Windows alone.",
    "libjpeg-turbo": "This software is based in part on the work of the Independent JPEG Group.",
    sqlite: "In the public domain. On macOS it is the system's own.",
  },
);

/** Whose code Bun has taken over in another language, by its own account. */
export const CREDITED = libraries(
  {
    esbuild: [mit("Copyright (c) 2020 Evan Wallace")],
    "Lightning CSS": [under("MPL-2.0")],
  },
  {
    "Lightning CSS":
      "Bun's CSS parser derives from it and from Servo; its source is part of https://github.com/oven-sh/bun.",
  },
);
