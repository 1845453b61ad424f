/** Where a page stands in a list that the server counts. */
export function countedPage({
  total,
  page,
  pageSize,
}: {
  total: number;
  page: number;
  pageSize: number;
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  return { page, pages, from, to: Math.min(page * pageSize, total) };
}
