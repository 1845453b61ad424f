import { useRef, useState } from "react";

/** Before a file is checked. */
export type Unexamined = { state: "none" } | { state: "reading"; file: File };

/**
 * A file that somebody has chosen. Another may be chosen while one is being read.
 * @param examine what it turns out to be
 * @returns what is chosen; `setChosen` says something else of it than was found at first
 */
export function useChosenFile<Examined>(examine: (file: File) => Promise<Examined | Unexamined>) {
  const [chosen, setChosen] = useState<Examined | Unexamined>({ state: "none" });
  const latest = useRef<File | null>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setChosen({ state: "reading", file });
    // A long one takes a second: that it is being read is painted first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const next = await examine(file);
    if (latest.current === file) setChosen(next);
  }

  function forget(): void {
    latest.current = null;
    setChosen({ state: "none" });
  }

  return { chosen, choose, forget, setChosen };
}
