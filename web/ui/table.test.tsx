import { expect, test } from "bun:test";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Column, Table } from "./table";

interface Row {
  id: string;
  count: number;
}
const ROWS: Row[] = [
  { id: "A", count: 1 },
  { id: "B", count: 2 },
];
const NAME: Column<Row> = { name: "Name", cell: ({ id }) => id };
const COUNT: Column<Row> = { name: "No.", label: "Number", cell: ({ count }) => count };

const html = (columns: Column<Row>[], below?: (row: Row) => string, menu?: () => ReactElement) =>
  renderToStaticMarkup(
    <Table
      caption="Things"
      rows={ROWS}
      columns={columns}
      keyOf={({ id }) => id}
      menu={menu}
      below={below && ((row) => <tr title={below(row)} />)}
    />,
  ).replaceAll(/ class="[^"]*"/g, "");

test("its caption names it, its heads the columns, and the first cell of a row the row", () => {
  const shown = html([NAME, COUNT]);
  expect(shown).toContain("<caption>Things</caption>");
  expect(shown).toContain('<tr><th scope="col">Name</th><th scope="col">No.</th></tr>');
  expect(shown).toContain('<tr><th scope="row">A</th><td data-label="Number">1</td></tr>');
});

test("a number in front names no row, and a menu needs no label", () => {
  const menu = () => <button type="button" />;
  const shown = html([{ ...COUNT, isNumber: true }], undefined, menu);
  expect(shown).toContain(
    '<th scope="col" data-number="true">No.</th><th scope="col">Actions</th>',
  );
  expect(shown).toContain(
    '<tr><td data-label="Number" data-number="true">2</td><td><button type="button"></button></td></tr>',
  );
});

test("a head says in which order the rows are, and a row may have another below it", () => {
  const head = <button type="button">Name</button>;
  const shown = html([{ ...NAME, head, order: "ascending" }], ({ id }) => `below ${id}`);
  expect(shown).toContain('<th scope="col" aria-sort="ascending"><button type="button">Name');
  expect(shown).toContain('<tr><th scope="row">A</th></tr><tr title="below A"></tr><tr>');
});
