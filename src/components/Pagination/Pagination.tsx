import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/IconButton/IconButton';
import { number, numbers, pager, row } from './Pagination.css';
import { type PageFacts, pageRange } from './pageRange';

export interface PaginationProps extends PageFacts {
  /** Gets the page that is wanted, from 1. */
  onPageChange: (page: number) => void;
  /** A page is on its way: nothing can be picked, focus stays. */
  busy?: boolean;
  /** Names what is paged when a view has several pagers. */
  label?: string;
}

/**
 * Steps through pages of a list: three numbers before, one after. Shows nothing while there is only one page. For lists
 * that the server gives in pages; one that is here as a whole is a `List` or `Table`, which hold some back themselves.
 */
export function Pagination({ onPageChange, busy, label, ...facts }: PaginationProps) {
  const { t } = useTranslation('common');
  const { pages, hasPrevious, hasNext } = pageRange(facts);
  if (!hasPrevious && !hasNext) return null;
  const go = (page: number) => {
    if (!busy && page !== facts.page) onPageChange(page);
  };
  return (
    <nav className={pager} aria-label={label ?? t('pages')} aria-busy={busy || undefined}>
      <div className={row}>
        <IconButton
          label={t('previousPage')}
          of={label}
          icon={<ChevronLeft />}
          disabled={!hasPrevious || busy}
          onClick={() => go(Math.min(facts.page - 1, pages.at(-1) ?? 1))}
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
        <ol role="list" className={numbers}>
          {pages.map((page) => (
            <li key={page}>
              <button
                type="button"
                className={number}
                translate="no"
                aria-label={label ? `${t('pageNumber', { page })}: ${label}` : t('pageNumber', { page })}
                aria-current={page === facts.page ? 'page' : undefined}
                aria-disabled={busy || undefined}
                onClick={() => go(page)}
              >
                {page}
              </button>
            </li>
          ))}
        </ol>
        <IconButton
          label={t('nextPage')}
          of={label}
          icon={<ChevronRight />}
          disabled={!hasNext || busy}
          onClick={() => go(facts.page + 1)}
        />
      </div>
    </nav>
  );
}
