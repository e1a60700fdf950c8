import { Link, useLocation } from 'react-router-dom';
import { button } from '@/components/Button/Button.css';
import { Notice } from '@/components/Notice/Notice';
import { TextLink } from '@/components/TextLink/TextLink';
import { useTranslation } from '@/i18n/useTranslation';
import { paths } from '@/lib/paths';

/** Any other path (spec section 2). Below /user the member stays a member: the public contact page would log out. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const member = pathname.startsWith(`${paths.user}/`);
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
