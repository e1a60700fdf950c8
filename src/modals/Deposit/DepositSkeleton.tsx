import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { SkeletonForm } from '@/components/Skeleton/SkeletonForm';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './DepositModal.css';

const accounts = [0, 1, 2, 3];

/** Placeholder of the payment methods: tabs, a text, and the bank accounts. */
export function DepositSkeleton() {
  const { t } = useTranslation('common');
  return (
    <SkeletonForm>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.body}>
        <div className={css.tabs} />
        <div>
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className={css.accounts}>
          {accounts.map((account) => (
            <Card key={account} variant="sunken" className={css.account}>
              <Skeleton shape="circle" />
              <div className={css.text}>
                <Skeleton width="half" />
                <Skeleton width="wide" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </SkeletonForm>
  );
}
