const MAX_UINT32 = 0xffff_ffff;

export type Numbers = Uint32Array | Float64Array;

/** A growing list of whole numbers from 0: four bytes each while they fit into them, else eight. */
export class Column {
  #values: Numbers = new Uint32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Adds the first `count` of some numbers, none of them above `largest`. */
  append(numbers: Float64Array, count: number, largest: number): void {
    const length = this.#length + count;
    const isWide = largest > MAX_UINT32 || this.#values instanceof Float64Array;
    if (length > this.#values.length || isWide !== this.#values instanceof Float64Array) {
      const capacity = Math.max(length, Math.min(this.#values.length * 2, length * 2));
      const grown = isWide ? new Float64Array(capacity) : new Uint32Array(capacity);
      grown.set(this.#values.subarray(0, this.#length));
      this.#values = grown;
    }
    this.#values.set(numbers.subarray(0, count), this.#length);
    this.#length = length;
  }

  /** The numbers, in no more memory than they need. */
  finish(): Numbers {
    return this.#length === this.#values.length
      ? this.#values
      : this.#values.slice(0, this.#length);
  }
}
