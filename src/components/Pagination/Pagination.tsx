import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/IconButton/IconButton';
import { number, numbers, pager, row } from './Pagination.css';
import { type PageFacts, pageRange } from './pageRange';

interface PaginationProps extends PageFacts {
  /** Called with the requested page number, from 1. */
  onPageChange: (page: number) => void;
  /** True while a page is loading. The buttons then ignore taps, but stay focusable. */
  busy?: boolean;
  /** Accessible name, needed if a view has several paginations. Default: "Pages". */
  label?: string;
}

/**
 * Page numbers of a list: up to three before the current page and one after. Renders nothing for a single page. Use it
 * for lists that the server delivers in pages, and for short pages of a complete list (`usePaged`). Otherwise use
 * `List` or `Table`, which limit their rows themselves.
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
