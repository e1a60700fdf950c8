import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as guestCss from '@/components/GuestPage/GuestPage.css';
import { Pouch } from '@/components/Pouch/Pouch';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import * as css from './RegisterScreen.css';

/** The delay before the redirect to the login page, in ms. */
const redirectMs = 2000;

/** Says that the membership exists. Opens the login page after `redirectMs`. */
export function RegistrationDone() {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <section className={`${guestCss.form} ${css.done}`}>
      <Pouch size={6} mood="open" />
      {/* The heading has the focus, so screen readers read what describes it. */}
      <h1 ref={heading} tabIndex={-1} className={css.stepTitle} aria-describedby="register-done">
        {t('done.title')}
      </h1>
      <p id="register-done" className={guestCss.lead}>
        {t('done.text')}
      </p>
      <TextLink to={paths.login} alone>
        {t('done.login')}
      </TextLink>
    </section>
  );
}
