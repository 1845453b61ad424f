import { ChevronLeft, ChevronRight } from "lucide-react";
import type { PagePlace } from "../../domain/admin/page-place";
import { formatCount } from "../../domain/admin/statistics";
import { Button } from "../../ui/button";
import styles from "./pager.module.css";

interface Props {
  label: string;
  page: PagePlace;
  /** Rows on all pages. */
  total: number;
  onPage(page: number): void;
}

/** Which part of a long list is shown, and the ways to its neighbours. */
export function Pager({ label, page: { page, pages, from, to }, total, onPage }: Props) {
  return (
    <nav className={`${styles.pager} row`} aria-label={label}>
      <p role="status">
        {total > 0 && `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`}
      </p>
      {pages > 1 && (
        <>
          {/* Not disabled: at the last page the focus would be lost. */}
          <Button
            icon={ChevronLeft}
            aria-disabled={page === 1}
            onClick={() => onPage(Math.max(1, page - 1))}
          >
            Previous
          </Button>
          <Button aria-disabled={page === pages} onClick={() => onPage(Math.min(pages, page + 1))}>
            Next
            <ChevronRight size={16} />
          </Button>
        </>
      )}
    </nav>
  );
}
