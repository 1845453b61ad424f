/** The position of a page in a long list. */
export interface PagePlace {
  /** From 1 to `pages`, also where another was asked for. */
  page: number;
  pages: number;
  /** The numbers of the first and the last row, from 1; both 0 if there are none. */
  from: number;
  to: number;
}

/** A page that is not there any more becomes the nearest one. */
export function placeOf({
  total,
  page: asked,
  pageSize,
}: {
  /** Rows on all pages. */
  total: number;
  page: number;
  pageSize: number;
}): PagePlace {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, asked));
  const before = (page - 1) * pageSize;
  return {
    page,
    pages,
    from: total === 0 ? 0 : before + 1,
    to: Math.min(total, before + pageSize),
  };
}
