import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '@/api/calls/spin';
import { Card } from '@/components/Card/Card';
import { NoValue } from '@/components/NoValue/NoValue';
import { Pagination } from '@/components/Pagination/Pagination';
import { usePaged } from '@/components/Pagination/usePaged';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { detectLang } from '@/i18n/detectLang';
import * as css from './SpinScreen.css';
import type { SliceColours } from './wheel/sliceColours';

/**
 * The number of prizes per page. Wheels usually have at most 24 slices. A page of thousands of prizes would be slow.
 */
const pageSize = 24;

interface PrizeListProps {
  slices: readonly Slice[];
  /** The colours of the slices, in the same order. */
  colours: readonly SliceColours[];
}

/** Lists the prizes of the wheel with their descriptions, for members who cannot read the labels on the wheel. */
export function PrizeList({ slices, colours }: PrizeListProps) {
  const { t } = useTranslation('spin');
  const id = useId();
  const { page, setPage, from, rows } = usePaged(slices, pageSize);
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {t('prizes')}
      </h2>
      <Card className={css.box}>
        <ul role="list" className={css.prizes} aria-labelledby={id}>
          {rows.map(({ label, htmlDescription }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
            <li key={index} className={css.prize}>
              <span
                className={css.patch}
                style={{ backgroundColor: colours[from + index]?.ground, color: colours[from + index]?.text }}
                aria-hidden="true"
              />
              <div>
                <p className={css.prizeLabel} lang={detectLang(label)}>
                  {label || <NoValue />}
                </p>
                {htmlDescription ? (
                  <div className={css.prizeText}>
                    <SanitizedHtml html={htmlDescription} />
                  </div>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageSize={pageSize}
          total={slices.length}
          label={t('prizePages')}
          onPageChange={setPage}
        />
      </Card>
    </section>
  );
}
