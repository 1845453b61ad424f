import { type Library, mit } from "./library";

const JOYENT = "Copyright Joyent, Inc. and other Node contributors. All rights reserved.";

/** Packages that Bun carries and gives to scripts which import them; Sightline imports none. */
export const POLYFILLS: readonly Library[] = [
  { name: "acorn", grants: [mit("Copyright (C) 2012-2022 by various contributors (see AUTHORS)")] },
  {
    name: "acorn-walk",
    grants: [mit("Copyright (C) 2012-2020 by various contributors (see AUTHORS)")],
  },
  { name: "assert", grants: [mit(JOYENT)] },
  {
    name: "browserify-zlib",
    grants: [
      mit(
        "Copyright (c) 2014-2015 Devon Govett <devongovett@gmail.com>",
        "Copyright Node.js contributors. All rights reserved.",
        JOYENT,
      ),
    ],
  },
  { name: "buffer", grants: [mit("Copyright (c) Feross Aboukhadijeh, and other contributors.")] },
  { name: "constants-browserify", grants: [mit("Copyright (c) 2013 Julian Gruber")] },
  { name: "crypto-browserify", grants: [mit("Copyright (c) 2013 Dominic Tarr")] },
  { name: "domain-browser", grants: [mit("Copyright (c) Bevry Pty Ltd")] },
  { name: "events", grants: [mit(JOYENT)] },
  { name: "https-browserify", grants: [mit("Copyright (c) James Halliday")] },
  { name: "os-browserify", grants: [mit("Copyright (c) 2017 CoderPuppy")] },
  { name: "path-browserify", grants: [mit("Copyright (c) 2013 James Halliday")] },
  {
    name: "process",
    grants: [mit("Copyright (c) 2013 Roman Shtylman <shtylman@gmail.com>")],
  },
  { name: "punycode", grants: [mit("Copyright Mathias Bynens <https://mathiasbynens.be/>")] },
  {
    name: "querystring-es3",
    grants: [mit("Copyright 2012 Irakli Gozalishvili. All rights reserved.")],
  },
  { name: "stream-browserify", grants: [mit("Copyright (c) James Halliday")] },
  { name: "stream-http", grants: [mit("Copyright (c) 2015 John Hiesey")] },
  {
    name: "string_decoder",
    grants: [mit("Copyright Node.js contributors. All rights reserved.", JOYENT)],
  },
  {
    name: "timers-browserify",
    grants: [mit("Copyright (c) 2012 J. Ryan Stinnett <jryans@gmail.com>", JOYENT)],
  },
  { name: "tty-browserify", grants: [mit("Copyright James Halliday")] },
  { name: "url", grants: [mit("Copyright 2014 Joyent, Inc. and other Node contributors.")] },
  { name: "util", grants: [mit(JOYENT)] },
  { name: "vm-browserify", grants: [mit("Copyright James Halliday")] },
];
