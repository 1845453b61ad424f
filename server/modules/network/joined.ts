import { X509Certificate } from "node:crypto";
import { readLaptopName } from "../../../web/domain/network/laptop-name";
import { isRecord } from "../../../web/domain/parse-unknown";
import { fingerprintOf, isSameKey } from "./certificate";
import type { JoinCode } from "./join-code";
import { readJoinCode } from "./join-code";
import { createLink, type Link, LinkError } from "./link";
import { isId, ownId, readShared, removeShared, writeShared } from "./share-folder";
import { JOIN_PATH, LONGEST_CHAIN } from "./wire-limits";

/** The hub that this laptop has joined, as `share/hub.json` keeps it. */
export interface JoinedHub {
  id: string;
  name: string;
  /** `10.0.0.5:7443`, the one that answered first. */
  addresses: readonly string[];
  /** Its certificate in PEM: another one counts as its own while its key is the same. */
  certificate: string;
  /** What this laptop shows there. */
  token: string;
  /** What this laptop is called there. */
  laptopName: string;
  /** The ids of the hubs above it, from the next one up. */
  above: readonly string[];
}

/** Why a laptop cannot join, in a sentence for people. */
export class JoinError extends Error {
  override readonly name = "JoinError";
}

/** The hub that this laptop has joined; null for none. @throws JoinError where the file is broken */
export function readJoined(folder: string): JoinedHub | null {
  const text = readShared(folder, "hub");
  if (text === null) return null;
  try {
    const hub: unknown = JSON.parse(text);
    if (isJoinedHub(hub)) return hub;
  } catch {
    // Said below.
  }
  throw new JoinError("What this laptop keeps of its hub is damaged: leave it, and join again.");
}

function isJoinedHub(hub: unknown): hub is JoinedHub {
  if (!isRecord(hub)) return false;
  const { id, name, addresses, certificate, token, laptopName, above } = hub;
  const isText = (text: unknown) => typeof text === "string";
  return (
    [id, name, certificate, token, laptopName].every(isText) &&
    [addresses, above].every((list) => Array.isArray(list) && list.every(isText)) &&
    URL.canParse(`https://${Object(addresses)[0]}`)
  );
}

export const keepJoined = (folder: string, hub: JoinedHub) =>
  writeShared(folder, "hub", `${JSON.stringify(hub, null, 2)}\n`);

/** Ends the sending. @returns the hub that was left; null if there was none */
export function leaveHub(folder: string): { name: string } | null {
  let left: { name: string } | null;
  try {
    left = readJoined(folder);
  } catch {
    left = { name: "the hub" };
  }
  removeShared(folder, "hub");
  return left;
}

/** Opens the connection to a hub that was joined. */
export function linkTo({ addresses, certificate }: JoinedHub): Link {
  const pinned = new X509Certificate(certificate);
  return createLink(addresses[0] ?? "", (shown) => isSameKey(shown, pinned));
}

/**
 * Joins a hub with a code. The secret is sent to nobody but who shows the certificate that the code names.
 * @param folder `<data>/share`
 * @throws JoinError
 */
export async function joinHub(
  folder: string,
  codeText: string,
  givenName: string,
): Promise<JoinedHub> {
  const code = readJoinCode(codeText);
  if (code === null)
    throw new JoinError("This is no whole join code: a letter is wrong or missing.");
  const laptopName = readLaptopName(givenName);
  if (laptopName === null)
    throw new JoinError("A laptop's name is one line of 1 to 32 characters.");
  const before = readJoinedOrNull(folder);
  if (before !== null)
    throw new JoinError(`This laptop has joined ${before.name} already: leave it first.`);
  const { said, address, certificate } = await askFirst(code, {
    secret: code.secret,
    id: ownId(folder),
    name: laptopName,
  });
  const { id, name, token, above } = said;
  const addresses = [address, ...code.addresses.filter((other) => other !== address)];
  const hub = { id, name, addresses, certificate, token, laptopName, above };
  keepJoined(folder, hub);
  return hub;
}

function readJoinedOrNull(folder: string): JoinedHub | null {
  try {
    return readJoined(folder);
  } catch {
    return null;
  }
}

/** Asks at each of the code's addresses until one answers. */
async function askFirst(code: JoinCode, body: unknown) {
  let silent: LinkError | null = null;
  for (const address of code.addresses) {
    let certificate = "";
    const link = createLink(address, (shown) => {
      certificate = shown.toString();
      return fingerprintOf(shown) === code.fingerprint;
    });
    try {
      const said = await link.post(JOIN_PATH, body);
      if (!isJoinAnswer(said))
        throw new JoinError(`What answers at ${address} is another version of Sightline.`);
      return { said, address, certificate };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      // One address may be another network's, with somebody else at it.
      if (error.kind === "refused") throw new JoinError(error.message);
      if (silent === null || error.kind === "foreign") silent = error;
    } finally {
      link.close();
    }
  }
  throw new JoinError(
    silent?.kind === "foreign"
      ? `${silent.message} The code is of another hub, or somebody is in between.`
      : `${silent?.message ?? "No answer."} Check cable and network, and that the hub is running.`,
  );
}

function isJoinAnswer(said: unknown): said is Pick<JoinedHub, "id" | "name" | "token" | "above"> {
  if (!isRecord(said)) return false;
  const { id, name, token, above } = said;
  return (
    [id, name, token].every((text) => typeof text === "string") &&
    isId(String(id)) &&
    readLaptopName(String(name)) !== null &&
    Array.isArray(above) &&
    above.length <= LONGEST_CHAIN &&
    above.every((each) => typeof each === "string" && isId(each))
  );
}
