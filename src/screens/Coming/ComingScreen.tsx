import { Notice } from '@/components/Notice/Notice';
import { useTranslation } from '@/i18n/useTranslation';

/** A route whose screen is not built yet. */
export function ComingScreen() {
  const { t } = useTranslation();
  return <Notice title={t('coming.title')}>{t('coming.text')}</Notice>;
}
