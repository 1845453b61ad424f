/** Each word with its places in a list, in their order. @param texts the words at each place */
export function placesOf(texts: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [position, words] of texts.entries()) {
    for (const word of words) {
      const known = found.get(word);
      if (!known) found.set(word, [position]);
      else if (known.at(-1) !== position) known.push(position);
    }
  }
  return found;
}

/** The words that describe platforms, sorted, each with its platforms. */
export class WordList {
  private readonly words: readonly string[];
  private readonly positions: readonly (readonly number[])[];

  /** @param texts the words of each platform, by its position */
  constructor(texts: readonly (readonly string[])[]) {
    const sorted = [...placesOf(texts)].sort(([one], [other]) => (one < other ? -1 : 1));
    this.words = sorted.map(([word]) => word);
    this.positions = sorted.map(([, positions]) => positions);
  }

  /** Each word with this beginning, in order, with its platforms. */
  beginning(text: string, each: (word: string, positions: readonly number[]) => void): void {
    for (let at = this.firstFrom(text); this.words[at]?.startsWith(text); at += 1) {
      each(this.words[at] ?? "", this.positions[at] ?? []);
    }
  }

  /** Whether any word begins so. */
  hasBeginning(text: string): boolean {
    return this.words[this.firstFrom(text)]?.startsWith(text) ?? false;
  }

  /** The platforms of a word; none where it is no word of the list. */
  of(word: string): readonly number[] {
    const at = this.firstFrom(word);
    return this.words[at] === word ? (this.positions[at] ?? []) : [];
  }

  has(word: string): boolean {
    return this.of(word).length > 0;
  }

  all(): readonly string[] {
    return this.words;
  }

  private firstFrom(text: string): number {
    let from = 0;
    let to = this.words.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.words[middle] ?? "") < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
