import { afterAll, beforeAll, beforeEach } from "bun:test";

/** Local storage for a file's tests, empty before each; `isFull` makes it refuse what is to be kept. */
export function memoryStorage() {
  const held = new Map<string, string>();
  const memory = { isFull: false, keys: () => [...held.keys()] };
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, text: string) {
      if (memory.isFull) throw new DOMException("full", "QuotaExceededError");
      held.set(key, text);
    },
  };
  beforeAll(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, { value: storage, configurable: true });
    }
  });
  beforeEach(() => {
    memory.isFull = false;
    held.clear();
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, "localStorage");
    Reflect.deleteProperty(globalThis, "sessionStorage");
  });
  return memory;
}
