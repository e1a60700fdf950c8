import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState/EmptyState';

/** A route whose screen is not built yet. */
export function ComingScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState heading="h1" title={t('coming.title')}>
      {t('coming.text')}
    </EmptyState>
  );
}
