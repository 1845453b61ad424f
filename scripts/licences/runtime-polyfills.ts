import { libraries, mit } from "./library";

const JOYENT = "Copyright Joyent, Inc. and other Node contributors. All rights reserved.";

/** Packages that Bun carries and gives to scripts which import them; Sightline imports none. */
export const POLYFILLS = libraries({
  acorn: [mit("Copyright (C) 2012-2022 by various contributors (see AUTHORS)")],
  "acorn-walk": [mit("Copyright (C) 2012-2020 by various contributors (see AUTHORS)")],
  assert: [mit(JOYENT)],
  "browserify-zlib": [
    mit(
      "Copyright (c) 2014-2015 Devon Govett <devongovett@gmail.com>",
      "Copyright Node.js contributors. All rights reserved.",
      JOYENT,
    ),
  ],
  buffer: [mit("Copyright (c) Feross Aboukhadijeh, and other contributors.")],
  "constants-browserify": [mit("Copyright (c) 2013 Julian Gruber")],
  "crypto-browserify": [mit("Copyright (c) 2013 Dominic Tarr")],
  "domain-browser": [mit("Copyright (c) Bevry Pty Ltd")],
  events: [mit(JOYENT)],
  "https-browserify": [mit("Copyright (c) James Halliday")],
  "os-browserify": [mit("Copyright (c) 2017 CoderPuppy")],
  "path-browserify": [mit("Copyright (c) 2013 James Halliday")],
  process: [mit("Copyright (c) 2013 Roman Shtylman <shtylman@gmail.com>")],
  punycode: [mit("Copyright Mathias Bynens <https://mathiasbynens.be/>")],
  "querystring-es3": [mit("Copyright 2012 Irakli Gozalishvili. All rights reserved.")],
  "stream-browserify": [mit("Copyright (c) James Halliday")],
  "stream-http": [mit("Copyright (c) 2015 John Hiesey")],
  string_decoder: [mit("Copyright Node.js contributors. All rights reserved.", JOYENT)],
  "timers-browserify": [mit("Copyright (c) 2012 J. Ryan Stinnett <jryans@gmail.com>", JOYENT)],
  "tty-browserify": [mit("Copyright James Halliday")],
  url: [mit("Copyright 2014 Joyent, Inc. and other Node contributors.")],
  util: [mit(JOYENT)],
  "vm-browserify": [mit("Copyright James Halliday")],
});
