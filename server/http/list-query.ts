import { t } from "elysia";
import { ApiError } from "../errors";

/** The part of a long list that a URL requests. Every field is a text, parsed here with errors of its own. */

const text = t.Optional(t.String());

export const PAGE_FIELDS = { page: text, pageSize: text, q: text };
export const ORDER_FIELDS = { sort: text, order: text };

export const listQuery = t.Object({ ...PAGE_FIELDS, ...ORDER_FIELDS });
export type ListQuery = typeof listQuery.static;

const PAGE_SIZE = 50;
const MOST_PER_PAGE = 200;
const LONGEST_SEARCH = 200;

export const invalidQuery = (rule: string) =>
  new ApiError(400, "INVALID_QUERY", `Wrong query: ${rule}.`);

/** @throws ApiError 400 INVALID_QUERY */
export function readPage(query: Pick<ListQuery, "page" | "pageSize">) {
  const pageSize = wholeNumber("pageSize", query.pageSize, PAGE_SIZE, MOST_PER_PAGE);
  const page = wholeNumber("page", query.page, 1, Number.MAX_SAFE_INTEGER / MOST_PER_PAGE);
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/**
 * The words that are looked for.
 * @throws ApiError 400 INVALID_QUERY
 */
export function readWords(given: string | undefined): string[] {
  const q = given?.trim() ?? "";
  if (q.length > LONGEST_SEARCH) throw invalidQuery(`q has at most ${LONGEST_SEARCH} characters`);
  return q.split(/\s+/).filter(Boolean);
}

export interface Order<By extends string> {
  by: By;
  descending: boolean;
}

/**
 * @param usual the order where none is asked for; another field runs upwards by default
 * @throws ApiError 400 INVALID_QUERY
 */
export function readOrder<By extends string>(
  { sort, order }: Pick<ListQuery, "sort" | "order">,
  fields: readonly By[],
  usual: Order<By>,
): Order<By> {
  if (order !== undefined && order !== "asc" && order !== "desc")
    throw invalidQuery("order is asc or desc");
  const by = sort === undefined ? usual.by : fields.find((field) => field === sort);
  if (by === undefined) throw invalidQuery(`sort is ${fields.join(" or ")}`);
  if (order !== undefined) return { by, descending: order === "desc" };
  return { by, descending: sort === undefined && usual.descending };
}

function wholeNumber(name: string, given: string | undefined, usual: number, most: number): number {
  if (given === undefined) return usual;
  const value = /^\d{1,15}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > most) throw invalidQuery(`${name} is a whole number from 1`);
  return value;
}
