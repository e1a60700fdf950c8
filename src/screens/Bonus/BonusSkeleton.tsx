import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './BonusScreen.css';

/** Shows a placeholder of the page in the same layout, so little moves when the responses arrive. */
export function BonusSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.section}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Card>
        <Skeleton width="half" />
        <Skeleton shape="figure" />
      </Card>
      <Skeleton shape="title" width="half" />
      <div className={css.grid}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} shape="picture" />
        ))}
      </div>
    </div>
  );
}
