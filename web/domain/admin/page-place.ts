/** The position of a page in a long list; a page that is not there any more becomes the nearest one. */
export function placeOf({
  total,
  page: asked,
  pageSize,
}: {
  /** Rows on all pages. */
  total: number;
  page: number;
  pageSize: number;
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, asked));
  const before = (page - 1) * pageSize;
  return {
    page,
    pages,
    /** The numbers of the first and the last row, from 1; both 0 if there are none. */
    from: total === 0 ? 0 : before + 1,
    to: Math.min(total, before + pageSize),
  };
}

export type PagePlace = ReturnType<typeof placeOf>;
