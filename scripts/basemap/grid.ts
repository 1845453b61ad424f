/** Finds what lies near a point among things that were put at points; cells are `size` wide. */
export class Grid {
  readonly #cells = new Map<string, number[]>();
  constructor(readonly size: number) {}
  #cell(x: number, y: number): [number, number] {
    return [Math.floor(x / this.size), Math.floor(y / this.size)];
  }
  put(x: number, y: number, item: number): void {
    const key = this.#cell(x, y).join();
    const cell = this.#cells.get(key);
    if (cell) cell.push(item);
    else this.#cells.set(key, [item]);
  }
  near(x: number, y: number): number[] {
    const [cx, cy] = this.#cell(x, y);
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++)
        found.push(...(this.#cells.get(`${cx + dx},${cy + dy}`) ?? []));
    }
    return found;
  }
}
