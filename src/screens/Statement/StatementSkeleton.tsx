import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './StatementScreen.css';

const rows = [1, 2, 3, 4, 5, 6];

/** Shows a placeholder of the entries, as high as real entries. */
export function StatementSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.day}>
        <div className={css.dayTitle}>
          <Skeleton width="short" />
        </div>
        {rows.map((row) => (
          <div key={row} className={css.rowSkeleton}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton width="half" />
              <Skeleton width="wide" />
            </div>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
