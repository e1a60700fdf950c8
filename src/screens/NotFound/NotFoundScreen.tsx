import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';

/** Any other path (spec section 2). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('notFound.title')}
      action={
        <TextLink to={paths.user} alone>
          {t('notFound.home')}
        </TextLink>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
