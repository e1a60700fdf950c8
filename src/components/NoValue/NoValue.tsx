import { useTranslation } from 'react-i18next';
import { noValue } from '@/i18n/format';

/** The dash in place of a missing value. Screen readers skip a dash, so it has a spoken name. */
export function NoValue() {
  const { t } = useTranslation('common');
  return (
    <span role="img" aria-label={t('noValue')} translate="no">
      {noValue}
    </span>
  );
}
