import { Database } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import type fc from "fast-check";
import * as schema from "../../../db/schema";
import { createLog } from "../../../log";
import { openMemory } from "../../../testing/app";
import type { JoinedHub } from "../joined";
import { type Link, LinkError } from "../link";
import { createQueue, type Queue } from "../queue";
import { createSender, type Sender } from "../sender";
import { createTaken, type Taken } from "../taken";
import type { Batch } from "../wire";

/** What becomes of a call on its way. */
export const FATES = ["whole", "request lost", "answer lost", "twice", "hub full"] as const;
export type Fate = (typeof FATES)[number];

const NO_LOG = createLog(
  () => {},
  () => new Date(0),
);

/** The schedule that decides what happens next. */
export interface Course {
  scheduler: fc.Scheduler;
  fate(): Fate;
}

const FULL = Object.assign(new Error("full"), { code: "SQLITE_FULL" });

/** A laptop of the model: its database, what it takes in as a hub, and what it sends. */
export class Node {
  readonly #database = openMemory();
  readonly #queries = drizzle(this.#database);
  readonly #store = { queries: this.#queries };
  readonly id: string;
  #sender: Sender | null = null;
  /** Counts the starts: what an earlier process still does has no effect. */
  #life = 0;
  /** Whether its hub has said since the last start what it has: a hub that was restored has less than before. */
  #isAnswered = false;
  #clock = 0;
  #saved = 0;
  #disk: "free" | "full" = "free";
  readonly #taken: Taken;
  readonly #queue: Queue;
  #copy: Uint8Array | null = null;

  constructor(
    readonly name: string,
    number: number,
  ) {
    this.id = String(number).repeat(32);
    this.#taken = createTaken(this.#store, () => new Date(this.#clock));
    this.#queue = createQueue(this.#store);
  }

  /** A laptop as it is before its first start. */
  clear(): void {
    this.kill();
    for (const table of ["reports", "network_laptops", "network_hubs"])
      this.#database.run(`DELETE FROM ${table}`);
    this.#clock = Date.UTC(2026, 10, 20);
    this.#saved = 0;
    this.#copy = null;
    this.#disk = "free";
  }

  /** Saves a report of its own. */
  save(clientId = `${this.name}-${++this.#saved}`, content = `SIGHTING ${clientId}////`): void {
    this.#queries
      .insert(schema.reports)
      .values({
        ...{ clientId, content, reportType: "Sighting", callSign: this.name, targetId: null },
        timestamp: "2026-11-20T12:00:00Z",
        receivedAt: new Date(this.#clock).toISOString(),
        observedAt: this.#clock,
      })
      .onConflictDoNothing()
      .run();
    this.#sender?.wake();
  }

  setClock(at: number): void {
    this.#clock = at;
  }

  setDisk(disk: "free" | "full"): void {
    this.#disk = disk;
  }

  /** Begins to send to a hub. */
  start(hub: Node, { scheduler, fate }: Course): void {
    this.kill();
    this.#isAnswered = false;
    const life = this.#life;
    const isDead = () => life !== this.#life;
    const end = () => {
      if (isDead()) throw new Error("killed");
    };
    const queue = this.#queue;
    const link: Link = {
      post: async (_, body) => {
        const sent: Batch = JSON.parse(JSON.stringify(body));
        const what = fate();
        await scheduler.schedule(Promise.resolve(), `${this.name} asks`);
        end();
        if (what === "request lost") throw new LinkError("silent", "lost");
        if (what === "hub full") throw new LinkError("refused", "full", "STORAGE_FULL");
        const said = hub.take(this, sent);
        if (what === "twice")
          void scheduler
            .schedule(Promise.resolve(), `${this.name}'s call once more`)
            .then(() => hub.take(this, sent));
        await scheduler.schedule(Promise.resolve(), `${hub.name} answers`);
        end();
        if (what === "answer lost") throw new LinkError("silent", "lost");
        return { ...said, above: [] };
      },
      close: () => {},
    };
    const joined: JoinedHub = {
      ...{ id: hub.id, name: hub.name, addresses: [""], certificate: "", token: "" },
      ...{ laptopName: this.name, above: [] },
    };
    this.#sender = createSender({
      hub: joined,
      laptopId: this.id,
      queue: {
        next: (...what) => queue.next(...what),
        settle: (...what) => {
          end();
          if (this.#disk === "full") throw FULL;
          queue.settle(...what);
          this.#isAnswered = true;
        },
      },
      link,
      sleep: (_, early) =>
        isDead() || early.aborted
          ? Promise.resolve()
          : scheduler.schedule(Promise.resolve(), `${this.name} pauses`),
      random: () => 0,
      onAbove: () => {},
      log: NO_LOG,
    });
  }

  /** Ends its process, wherever it is. */
  kill(): void {
    this.#life += 1;
    void this.#sender?.stop();
    this.#sender = null;
  }

  take(from: Node, batch: Batch): { receivedTo: number } {
    const { receivedTo, added } = this.#taken.take(from, batch);
    if (added > 0) this.#sender?.wake();
    return { receivedTo };
  }

  /** Copies its database, as a backup does. */
  backUp(): void {
    this.#copy = this.#database.serialize();
  }

  /** Puts the copy in the place of its database; false where there is none. */
  restore(): boolean {
    if (this.#copy === null) return false;
    this.kill();
    const copy = Database.deserialize(this.#copy, { strict: true });
    for (const table of ["reports", "network_laptops", "network_hubs"]) {
      this.#database.run(`DELETE FROM ${table}`);
      const rows = copy.query(`SELECT * FROM ${table}`).values();
      const marks = (row: unknown[]) => row.map(() => "?").join();
      for (const row of rows)
        this.#database.run(
          `INSERT INTO ${table} VALUES (${marks(row)})`,
          row as (string | number | null)[], // SQLite gave them.
        );
    }
    copy.close();
    return true;
  }

  /** Whether it holds nothing that its hub, asked since the last start, does not have. */
  isSent(hub: Node): boolean {
    return this.#isAnswered && this.#queue.holds(hub.id) === 0;
  }

  /** The client ids and messages that it has, in the order in which they came. */
  reports(): { clientId: string; content: string }[] {
    const { clientId, content } = schema.reports;
    return this.#queries
      .select({ clientId, content })
      .from(schema.reports)
      .orderBy(schema.reports.id)
      .all();
  }
}
