import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetCommands, ownCommands } from '@/api/commands/pendingCommands';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { earlierOf } from '@/outcome/outcomeText';
import { guardLogOut } from './logOutGuard';

/**
 * Asks once before a deliberate logout while a command has no result yet, because that logout removes the member's
 * commands from this device.
 */
export function LogOutQuestion() {
  const { t: nav } = useTranslation('nav');
  const [asked, setAsked] = useState<{ title: string; text: string; leave: () => void }>();

  useEffect(
    () =>
      guardLogOut((leave) => {
        const unknown = ownCommands().findLast(({ result }) => result === undefined);
        if (!unknown) {
          forgetCommands();
          return false;
        }
        void loadNamespaces(['money'])
          .catch(() => {})
          .then(() => {
            const title = i18n.t('money:logOut.title');
            setAsked({ title, text: i18n.t('money:logOut.text', earlierOf(unknown)), leave });
          });
        return true;
      }),
    [],
  );

  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked?.title}
      confirmLabel={nav('logout')}
      onConfirm={() => {
        forgetCommands();
        asked?.leave();
      }}
      onClose={() => setAsked(undefined)}
    >
      {asked?.text}
    </ConfirmDialog>
  );
}
