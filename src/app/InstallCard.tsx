import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Pouch } from '@/components/Pouch/Pouch';
import { localStore, storageKeys } from '@/device/storage';
import * as css from './InstallCard.css';
import type { InstallPrompt } from './installPrompt';

interface InstallCardProps {
  prompt: InstallPrompt;
  /** Called when the member accepts or dismisses the offer. The caller then removes the card and forgets the offer. */
  onChoice: () => void;
}

/** Offers to install the app on the home screen. A dismissed card does not appear again on this device. */
export function InstallCard({ prompt, onChoice }: InstallCardProps) {
  const { t } = useTranslation('install');
  const [isPutAway] = useState(() => Boolean(localStore.get(storageKeys.installDismissed)));
  if (isPutAway) return null;
  const dismiss = () => {
    localStore.set(storageKeys.installDismissed, '1');
    onChoice();
  };
  /** Opens the browser's installation prompt. The browser allows this only once. */
  const install = () => {
    prompt.prompt().catch(() => {});
    onChoice();
  };
  return (
    <aside className={css.card} aria-labelledby="install-title">
      <Pouch size={3} />
      <div className={css.body}>
        <h2 id="install-title" className={css.title}>
          {t('title')}
        </h2>
        <p className={css.text}>{t('text')}</p>
      </div>
      <div className={css.actions}>
        <Button variant="quiet" onClick={dismiss}>
          {t('later')}
        </Button>
        <Button onClick={install}>{t('action')}</Button>
      </div>
    </aside>
  );
}
