import { describe, expect, test } from "bun:test";
import { addressOf, clientAddress, noteAddress } from "./client-address";

const call = (forwarded?: string) =>
  new Request("http://sightline.example/", {
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

describe("the other end of the connection", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "20010db800010002::/64"],
    ["2001:db8:1:2::", "20010db800010002::/64"],
    ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "20010db800010002::/64"],
    ["2001:db8:1:3::", "20010db800010003::/64"],
    ["fe80::1%eth0", "fe80000000000000::/64"],
    ["::1", "0000000000000000::/64"],
    ["a socket", "unknown"],
    ["", "unknown"],
    [null, "unknown"],
  ])("%j is %j", (peer, address) => {
    expect(clientAddress(call(), peer, false)).toBe(address);
    expect(clientAddress(call(), peer, true)).toBe(address);
  });
});

describe("X-Forwarded-For", () => {
  test.each([
    "203.0.113.9",
    "203.0.113.9, 203.0.113.10",
    "2001:db8::9",
    "127.0.0.1",
    "unknown",
    "",
  ])("%j counts for nothing without a trusted proxy", (forwarded) => {
    expect(clientAddress(call(forwarded), "192.0.2.1", false)).toBe("192.0.2.1");
  });

  test.each([
    ["what the proxy wrote", "203.0.113.9", "203.0.113.9"],
    [
      "the proxy's own entry behind what a caller made up",
      "198.51.100.1, 203.0.113.9",
      "203.0.113.9",
    ],
    ["many made up", `${"198.51.100.1,".repeat(500)} 203.0.113.9`, "203.0.113.9"],
    ["without a blank", "198.51.100.1,203.0.113.9", "203.0.113.9"],
    ["with a port", "203.0.113.9:5123", "203.0.113.9"],
    ["IPv6", "2001:db8:1:2::9", "20010db800010002::/64"],
    ["IPv6 in brackets", "[2001:db8:1:2::9]", "20010db800010002::/64"],
    ["IPv6 with a port", "[2001:db8:1:2::9]:5123", "20010db800010002::/64"],
    ["IPv4 as IPv6", "::ffff:203.0.113.9", "203.0.113.9"],
  ])("%s", (_, forwarded, address) => {
    expect(clientAddress(call(forwarded), "192.0.2.1", true)).toBe(address);
  });

  test.each([
    "",
    "unknown",
    "203.0.113.9,",
    "203.0.113.9, _hidden",
    "203.0.113.999",
    "1",
    "0x7f.1",
    "010.0.0.1",
    "203.0.113.9/24",
    "[203.0.113.9",
    "203.0.113.9 203.0.113.10",
    "'; DROP TABLE failed_attempts; --",
    "9".repeat(8000),
  ])("%j, which no proxy writes, leaves the proxy itself", (forwarded) => {
    expect(clientAddress(call(forwarded), "192.0.2.1", true)).toBe("192.0.2.1");
  });
});

test("a request's address is known to the modules behind, and no other's", () => {
  const request = call();
  expect(addressOf(request)).toBe("unknown");
  noteAddress(request, () => "192.0.2.1");
  expect(addressOf(request)).toBe("192.0.2.1");
  expect(addressOf(call())).toBe("unknown");
});
