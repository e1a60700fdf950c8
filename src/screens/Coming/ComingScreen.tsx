import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/Notice/Notice';

/** A route whose screen is not built yet. */
export function ComingScreen() {
  const { t } = useTranslation();
  return <Notice title={t('coming.title')}>{t('coming.text')}</Notice>;
}
