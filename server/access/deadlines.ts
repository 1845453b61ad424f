/** When sessions end by a clock that nobody sets. */
export interface Deadlines {
  /** Lets a session live from now on; milliseconds. */
  begin(tokenHash: string, lifetime: number): void;
  /** Whether a session may still be alive. One that is not known is over. */
  isAhead(tokenHash: string): boolean;
}

/** @param ticks milliseconds from any beginning, by a clock that nobody sets */
export function createDeadlines(ticks: () => number): Deadlines {
  const deadlines = new Map<string, number>();
  return {
    begin(tokenHash, lifetime) {
      const now = ticks();
      for (const [hash, deadline] of deadlines) if (deadline <= now) deadlines.delete(hash);
      deadlines.set(tokenHash, now + lifetime);
    },
    isAhead: (tokenHash) => ticks() < (deadlines.get(tokenHash) ?? Number.NEGATIVE_INFINITY),
  };
}
