import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Pouch } from '@/components/Pouch/Pouch';
import * as css from './InstallCard.css';
import { dismissInstall, install } from './installPrompt';

/** Offers to put the app on the home screen; put away once, it stays away. */
export function InstallCard() {
  const { t } = useTranslation('install');
  return (
    <aside className={css.card} aria-labelledby="install-title">
      <Pouch size={3} />
      <div className={css.words}>
        <h2 id="install-title" className={css.title}>
          {t('title')}
        </h2>
        <p className={css.text}>{t('text')}</p>
      </div>
      <div className={css.actions}>
        <Button look="quiet" onClick={dismissInstall}>
          {t('later')}
        </Button>
        <Button onClick={install}>{t('action')}</Button>
      </div>
    </aside>
  );
}
