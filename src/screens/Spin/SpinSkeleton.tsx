import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './wheel/Wheel.css';

/** Shows a placeholder of the wheel while its setup loads. */
export function SpinSkeleton() {
  const { t } = useTranslation();
  return (
    <Card variant="pouch" data-theme="dark" className={css.cloth}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.disc}>
        <div className={css.waiting} />
      </div>
      <div className={css.text}>
        <Skeleton width="full" />
      </div>
    </Card>
  );
}
