import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/Notice/Notice';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';

/** Any other path (spec section 2). */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('notFound.title')}
      actions={
        <TextLink to={paths.user} alone>
          {t('notFound.home')}
        </TextLink>
      }
    >
      {t('notFound.text')}
    </Notice>
  );
}
