import { useTranslation } from 'react-i18next';
import { getNotice } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { noValue } from '@/i18n/format';
import { fillPercentFail } from './fillPercentFail';

/**
 * Shows the cost of cancelling a bonus: the site's own text (`lookup/notice`) with this bonus's percentage. If the text
 * is empty, shows only the percentage. If the text fails to load, shows the percentage and a retry button. Members must
 * know this cost before they take or cancel a bonus.
 */
export function BonusNotice({ percentFail }: { percentFail: number }) {
  const { t } = useTranslation('bonus');
  const { data, error, isLoading, reload } = useRead(getNotice);
  const plain = <p>{t('notice.percent', { percent: Number.isFinite(percentFail) ? percentFail : noValue })}</p>;
  if (data) return data.notice.trim() ? <SanitizedHtml html={fillPercentFail(data.notice, percentFail)} /> : plain;
  if (!error) return <SkeletonText lines={2} />;
  return (
    <>
      {plain}
      <ErrorState
        call={getNotice}
        title={t('notice.failed')}
        failure={error}
        busy={isLoading}
        onRetry={() => void reload()}
      />
    </>
  );
}
