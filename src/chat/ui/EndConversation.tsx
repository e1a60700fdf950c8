import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endGuest } from '@/chat/store/guest';
import { lazyView, RetryBoundary } from '@/components/LazyView/lazyView';
import { end } from './ChatHeader.css';

/** The dialog's code loads when the guest taps the button. */
const ConfirmDialog = lazyView(() => import('@/components/ConfirmDialog/ConfirmDialog').then((m) => m.ConfirmDialog));

/**
 * Lets a guest end the conversation on a shared phone, after a confirmation. The phone then no longer shows the
 * messages.
 */
export function EndConversation() {
  const { t } = useTranslation('chat');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className={end} onClick={() => setAsking(true)}>
        {t('end.action')}
      </button>
      {isAsking ? (
        <RetryBoundary fallback={() => null}>
          <Suspense>
            <ConfirmDialog
              open
              title={t('end.title')}
              confirmLabel={t('end.action')}
              danger
              onConfirm={endGuest}
              onClose={close}
            >
              {t('end.text')}
            </ConfirmDialog>
          </Suspense>
        </RetryBoundary>
      ) : null}
    </>
  );
}
