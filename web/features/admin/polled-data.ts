import { type ReadonlySignal, type Signal, signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { errorText, isSignedOut } from "../../domain/admin/error-text";

/** A feed's state: the last good data, and the reason if the newest load failed. */
export interface PolledState<T> {
  data: T | null;
  /** When the data came, in milliseconds since 1970. */
  loadedAt: number;
  /** What the server said, null while all is well. */
  error: string | null;
}

/** Server data that is polled. Old data stays while new data is not available. */
export class PolledData<T> {
  private readonly held = signal<PolledState<T>>({ data: null, loadedAt: 0, error: null });
  private askedAt = Number.NEGATIVE_INFINITY;
  private asked = 0;

  /**
   * @param failed names a failed load, in the specification's words
   * @param everyMs the age at which the data is due again, in milliseconds
   * @param ticks milliseconds on a monotonic clock
   */
  constructor(
    readonly failed: string,
    private readonly everyMs: number,
    private readonly load: () => Promise<T>,
    private readonly ticks = () => performance.now(),
  ) {}

  get state(): ReadonlySignal<PolledState<T>> {
    return this.held;
  }

  /** Whether it is time to ask again. */
  isDue(): boolean {
    return this.ticks() - this.askedAt >= this.everyMs;
  }

  /** Has the data asked for again as soon as somebody looks. */
  outdate(): void {
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Asks the server. A late answer to an older request is dropped: it may predate a change.
   * @returns why it failed, null when it did not
   */
  async refresh(): Promise<string | null> {
    this.askedAt = this.ticks();
    this.asked++;
    const asked = this.asked;
    const take = (state: Partial<PolledState<T>>) => {
      if (asked === this.asked) this.held.value = { ...this.held.value, ...state };
    };
    try {
      const data = await this.load();
      take({ data, loadedAt: Date.now(), error: null });
      return null;
    } catch (error) {
      // The sign-out itself has already said so.
      if (isSignedOut(error)) return null;
      console.warn(`${this.failed}:`, error);
      const reason = errorText(error);
      take({ error: reason });
      return reason;
    }
  }
}

/** Polled, paged data. The previous page stays until the new one arrives. */
export class QueriedData<T, Query extends { page?: string }> extends PolledData<T> {
  private readonly current: Signal<Partial<Query>>;

  constructor(failed: string, everyMs: number, ask: (query: Partial<Query>) => Promise<T>) {
    const current = signal<Partial<Query>>({});
    super(failed, everyMs, () => ask(current.peek()));
    this.current = current;
  }

  get query(): Partial<Query> {
    return this.current.value;
  }

  /** Asks for something else, at once: for its first page, unless for another. */
  async askFor(change: Partial<Query>): Promise<void> {
    this.current.value = { ...this.current.value, page: undefined, ...change };
    await this.refresh();
  }
}

/** How often it is looked whether data is due. */
const LOOK_MS = 1000;

/** A feed's data, polled while the component is mounted and the page is visible. */
export function usePolledData<T>(feed: PolledData<T>): PolledState<T> {
  useSignals();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && feed.isDue()) void feed.refresh();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [feed]);
  return feed.state.value;
}
