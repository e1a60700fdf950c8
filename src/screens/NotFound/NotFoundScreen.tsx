import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { button } from '@/components/Button/Button.css';
import { Notice } from '@/components/Notice/Notice';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';

interface NotFoundScreenProps {
  /**
   * True if a member is logged in. The page then links to the member's contact page, because the public contact page
   * would end their session.
   */
  member: boolean;
}

/** Shows the page for unknown paths. */
export function NotFoundScreen({ member }: NotFoundScreenProps) {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('notFound.title')}
      actions={
        <>
          <Link className={button()} to={paths.user}>
            {t('notFound.home')}
          </Link>
          <TextLink to={member ? paths.memberContact : paths.contact} alone>
            {t('notFound.contact')}
          </TextLink>
        </>
      }
    >
      {t('notFound.text')}
    </Notice>
  );
}
