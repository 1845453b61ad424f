import { X509Certificate } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { systemReason } from "../errors";
import { JoinError, readJoined } from "../modules/network/joined";
import { readLaptops } from "../modules/network/laptops";
import { readShared, SHARE_FILES } from "../modules/network/share-folder";
import { HAS_MODES, OTHERS } from "./data-folder";
import { counted, type Finding, fail, none, ok } from "./finding";

/**
 * What this laptop keeps of the others: whether it can be read, and by nobody else. No connection is made.
 * @param folder `<data>/share`
 */
export function checkNetwork(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const what = `network ${folder}`;
  try {
    const open = Object.values(SHARE_FILES).find((name) => isOpen(join(folder, name)));
    if (open !== undefined)
      return [fail(what, `other accounts can read ${open} in it; set its mode to 0600`)];
    const said = [...joinedHere(folder), ...joinedHub(folder)];
    const detail = said.map((each) => each.detail).join("; ");
    return said.length === 0
      ? [none(what, "no laptop has joined here, and this one has joined none")]
      : [ok(what, said.map(({ text }) => text).join("; "), detail)];
  } catch (error) {
    if (error instanceof JoinError)
      return [fail(what, "hub.json in it is damaged; leave, and join again")];
    if (error instanceof SyntaxError)
      return [
        fail(what, "laptops.json in it is damaged; delete it, and let the laptops join again"),
      ];
    return [fail(what, `it cannot be read: ${systemReason(error)}`)];
  }
}

const isOpen = (file: string) =>
  HAS_MODES && existsSync(file) && (statSync(file).mode & OTHERS) !== 0;

/** What is said to everybody at the laptop; names, addresses and dates are for the terminal alone. */
interface Said {
  text: string;
  detail: string;
}

function joinedHere(folder: string): Said[] {
  const count = readLaptops(folder).filter(({ removedAt }) => removedAt === null).length;
  const certificate = readShared(folder, "certificate");
  if (certificate === null) return [];
  const until = new Date(new X509Certificate(certificate).validTo).toISOString().slice(0, 10);
  return [
    { text: `${counted(count, "laptop")} joined here`, detail: `certificate until ${until}` },
  ];
}

function joinedHub(folder: string): Said[] {
  const hub = readJoined(folder);
  return hub === null
    ? []
    : [{ text: "this one has joined another", detail: `${hub.name} at ${hub.addresses[0]}` }];
}
