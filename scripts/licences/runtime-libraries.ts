import { apache, bsd2, bsd3, type Library, mit } from "./library";

const JOYENT = "Copyright Joyent, Inc. and other Node contributors. All rights reserved.";

/**
 * What Bun says that it links (bun.com/docs/project/license, which the package bun-types carries);
 * a test compares the names. The notices are those of the projects, most of them from their own
 * licence files; Bun itself carries none.
 */
export const LINKED: readonly Library[] = [
  {
    name: "JavaScriptCore",
    grants: [
      {
        licence: "LGPL-2.0-or-later",
        copyright: ["Copyright (C) 1999-2026 Apple Inc., the KDE project and other contributors"],
      },
      bsd2("Copyright (C) 2003-2026 Apple Inc. All rights reserved."),
    ],
    note: "Linked into Bun from https://github.com/oven-sh/WebKit. Sightline's scripts and files stand in a section of their own behind Bun's program, so that another build of Bun can be put under them.",
  },
  {
    name: "boringssl",
    grants: [
      apache("Copyright The BoringSSL Authors", "Copyright The OpenSSL Project Authors"),
      { licence: "ISC", copyright: ["Copyright (c) 2014, Google Inc."] },
      mit("Copyright (c) 2015-2020 the fiat-crypto authors"),
    ],
  },
  {
    name: "brotli",
    grants: [mit("Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors.")],
  },
  {
    name: "libarchive",
    grants: [
      bsd2("Copyright (c) 2003-2018 Tim Kientzle"),
      bsd3("Copyright (c) 1991, 1993 The Regents of the University of California."),
    ],
  },
  {
    name: "lol-html",
    grants: [bsd3("Copyright (C) 2019, Cloudflare, Inc.", "Copyright (C) 2019, Ivan Nikulin")],
  },
  {
    name: "ls-hpack",
    grants: [
      mit("Copyright (c) 2018 LiteSpeed Technologies Inc"),
      bsd2("Copyright (C) 2012-2016, Yann Collet"),
    ],
  },
  { name: "ls-qpack", grants: [mit("Copyright (c) 2018 - 2021 LiteSpeed Technologies Inc")] },
  {
    name: "lsquic",
    grants: [
      mit("Copyright (c) 2017 - 2022 LiteSpeed Technologies Inc"),
      bsd3("Copyright 2015 The Chromium Authors. All rights reserved."),
    ],
  },
  {
    name: "mimalloc",
    grants: [mit("Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen")],
  },
  {
    name: "picohttp",
    grants: [
      mit("Copyright (c) 2009-2014 Kazuho Oku, Tokuhiro Matsuno, Daisuke Murase, Shigeo Mitsunari"),
    ],
  },
  {
    name: "zstd",
    grants: [
      bsd3("Copyright (c) 2016-2022, Meta Platforms, Inc. and affiliates. All rights reserved."),
    ],
  },
  { name: "simdutf", grants: [apache("Copyright 2021 The simdutf authors")] },
  {
    name: "tinycc",
    grants: [
      { licence: "LGPL-2.1-or-later", copyright: ["Copyright (C) 2001-2004 Fabrice Bellard"] },
    ],
    note: "Linked into Bun from https://github.com/oven-sh/tinycc; Sightline does not call it.",
  },
  { name: "uSockets", grants: [apache("Authored by Alex Hultman, 2018-2021.")] },
  {
    name: "zlib-ng",
    grants: [{ licence: "Zlib", copyright: ["(C) 1995-2025 Jean-loup Gailly and Mark Adler"] }],
  },
  {
    name: "c-ares",
    grants: [
      mit("Copyright (c) 2007 - 2023, Daniel Stenberg with many contributors, see AUTHORS file."),
    ],
  },
  {
    name: "libicu",
    grants: [
      { licence: "Unicode-3.0", copyright: [] },
      bsd3(
        "Copyright (C) 2006-2008, Google Inc. All rights reserved.",
        "Copyright (c) 1999 TaBE Project.",
        "Copyright (c) 1999 Pai-Hsiang Hsiao.",
        "Copyright (c) 1999 Computer Systems and Communication Lab, Institute of Information Science, Academia Sinica.",
      ),
    ],
  },
  {
    name: "libbase64",
    grants: [
      bsd2(
        "Copyright (c) 2005-2007, Nick Galbreath",
        "Copyright (c) 2015-2017, Wojciech Mula",
        "Copyright (c) 2016-2017, Matthieu Darbois",
        "Copyright (c) 2013-2022, Alfred Klomp",
      ),
    ],
  },
  {
    name: "libuv",
    grants: [mit("Copyright (c) 2015-present libuv project contributors.", JOYENT)],
    note: "In the executable for Windows alone.",
  },
  {
    name: "libdeflate",
    grants: [mit("Copyright 2016 Eric Biggers", "Copyright 2024 Google LLC")],
  },
  {
    name: "libjpeg-turbo",
    grants: [
      bsd3("Copyright (C) 2009-2025 D. R. Commander. All Rights Reserved."),
      { licence: "IJG", copyright: [] },
      { licence: "Zlib", copyright: ["Copyright (C) 1999-2006, MIYASAKA Masaru"] },
    ],
    note: "This software is based in part on the work of the Independent JPEG Group.",
  },
  {
    name: "libspng",
    grants: [
      bsd2("Copyright (c) 2018-2023, Randy <randy408@protonmail.com>"),
      { licence: "libpng-2.0", copyright: [] },
    ],
  },
  { name: "libwebp", grants: [bsd3("Copyright (c) 2010, Google Inc. All rights reserved.")] },
  { name: "highway", grants: [apache("Copyright 2019 Google LLC")] },
  {
    name: "HdrHistogram_c",
    grants: [
      bsd2(
        "Copyright (c) 2012, 2013, 2014 Gil Tene",
        "Copyright (c) 2014 Michael Barker",
        "Copyright (c) 2014 Matt Warren",
        "Copyright (c) 2015 Philip Orwig",
      ),
    ],
  },
  {
    name: "sqlite",
    grants: [{ licence: "blessing", copyright: [] }],
    note: "In the public domain. On macOS it is the system's own.",
  },
  { name: "uWebsockets", grants: [apache("Authored by Alex Hultman, 2016-2021.")] },
  { name: "Tigerbeetle's IO code", grants: [apache("Copyright TigerBeetle, Inc.")] },
];

/** Whose code Bun has taken over in another language, by its own account. */
export const CREDITED: readonly Library[] = [
  { name: "esbuild", grants: [mit("Copyright (c) 2020 Evan Wallace")] },
  {
    name: "Lightning CSS",
    grants: [{ licence: "MPL-2.0", copyright: [] }],
    note: "Bun's CSS parser derives from it and from Servo; its source is part of https://github.com/oven-sh/bun.",
  },
];
