import { isRecord } from "../../../web/domain/parse-unknown";
import { createToken, hashOf } from "../../access/tokens";
import { isId, readShared, writeShared } from "./share-folder";

/** A laptop that has joined here. */
export interface Laptop {
  id: string;
  name: string;
  /** SHA-256 of its token. */
  tokenHash: string;
  /** ISO 8601 in UTC. */
  joinedAt: string;
  /** When it was removed, so that it can be told so; null while it may send. */
  removedAt: string | null;
}

/** Who has joined this hub, kept in `share/laptops.json`. */
export interface Laptops {
  /** Those that may send, in the order of their joins. */
  list(): readonly Laptop[];
  /** Whose token it is, also one that was removed; null for nobody's. */
  byToken(token: string): Laptop | null;
  /** Whether another laptop that may send bears the name. */
  isTaken(name: string, id: string): boolean;
  /** Lets a laptop send, in the place of what it was before. @returns its token */
  add(id: string, name: string, at: Date): string;
  /** @returns the laptop; null if it was none */
  remove(id: string, at: Date): Laptop | null;
}

/** @param folder `<data>/share` */
export function createLaptops(folder: string): Laptops {
  let all = readLaptops(folder);
  let byHash = hashesOf(all);
  const keep = (next: readonly Laptop[]) => {
    writeShared(folder, "laptops", `${JSON.stringify(next, null, 2)}\n`);
    all = next;
    byHash = hashesOf(all);
  };
  const active = () => all.filter(({ removedAt }) => removedAt === null);
  const folded = (name: string) => name.toLowerCase();
  return {
    list: active,
    byToken: (token) => byHash.get(hashOf(token)) ?? null,
    isTaken: (name, id) =>
      active().some((other) => other.id !== id && folded(other.name) === folded(name)),
    add(id, name, at) {
      const token = createToken();
      const laptop = {
        ...{ id, name, tokenHash: hashOf(token) },
        ...{ joinedAt: at.toISOString(), removedAt: null },
      };
      keep([...all.filter((other) => other.id !== id), laptop]);
      return token;
    },
    remove(id, at) {
      const laptop = active().find((other) => other.id === id) ?? null;
      const removedAt = at.toISOString();
      if (laptop !== null)
        keep(all.map((other) => (other === laptop ? { ...laptop, removedAt } : other)));
      return laptop;
    },
  };
}

// Of 256 random bits no more is learnt from how long a hash is looked for than that it is unknown.
const hashesOf = (all: readonly Laptop[]) =>
  new Map(all.map((laptop) => [laptop.tokenHash, laptop]));

/** @throws SyntaxError where the file is no JSON: an empty list in its place would turn everybody away */
export function readLaptops(folder: string): readonly Laptop[] {
  const text = readShared(folder, "laptops");
  const list: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(list) ? list.filter(isLaptop) : [];
}

const isLaptop = (one: unknown): one is Laptop =>
  isRecord(one) &&
  [one.id, one.name, one.tokenHash, one.joinedAt].every((text) => typeof text === "string") &&
  isId(String(one.id)) &&
  (one.removedAt === null || typeof one.removedAt === "string");
