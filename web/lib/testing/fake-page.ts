import { afterAll, beforeEach } from "bun:test";

/** A browser's storage: its keys are properties of its own, as in a real one. */
class FakeStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    const text = Object.hasOwn(this, key) ? this[key] : null;
    return typeof text === "string" ? text : null;
  }

  setItem(key: string, text: string): void {
    this[key] = text;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

type Kind = "localStorage" | "sessionStorage";

/** One for all test files of a run: a module listens to the window that it finds when it is first loaded. */
const WINDOW = Symbol.for("sightline's window in tests");

function theWindow(): EventTarget {
  const known: unknown = Reflect.get(globalThis, WINDOW);
  if (known instanceof EventTarget) return known;
  const made = new EventTarget();
  Reflect.set(globalThis, WINDOW, made);
  return made;
}

/**
 * A page's `window` and storage for a file's tests, with the storage empty before each test. Import modules that
 * listen to the window as they load only after this.
 */
export function fakePage() {
  const target = theWindow();
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true });
  define("window", target);
  beforeEach(() => {
    define("localStorage", new FakeStorage());
    define("sessionStorage", new FakeStorage());
  });
  define("localStorage", new FakeStorage());
  define("sessionStorage", new FakeStorage());
  afterAll(() => {
    for (const name of ["window", "localStorage", "sessionStorage"])
      Reflect.deleteProperty(globalThis, name);
  });

  return {
    keys: (kind: Kind = "localStorage") => Object.keys(globalThis[kind]),
    /** A change to local storage by another window of this browser; a null key means all of it. */
    otherWindow(key: string | null, text: string | null) {
      if (key === null) for (const each of Object.keys(localStorage)) localStorage.removeItem(each);
      else if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: text }));
    },
    /** From now on the storage takes nothing more, as when it is full. @returns what ends that */
    refuse(kind: Kind, error: DOMException): () => void {
      Object.defineProperty(globalThis[kind], "setItem", {
        configurable: true,
        value() {
          throw error;
        },
      });
      return () => Reflect.deleteProperty(globalThis[kind], "setItem");
    },
    /** From now on, until the next test, asking for the storage is refused. */
    block(kind: Kind) {
      Object.defineProperty(globalThis, kind, {
        configurable: true,
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    },
  };
}
