import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasUnsent } from '@/chat/store/storage';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { paths } from '@/lib/paths';
import { hasUnpaidQr } from '@/modals/Deposit/qr/watchedQr';
import { endSession } from './session';

/** Returns what logging out would interrupt, if anything. */
function unfinished(): 'qr' | 'message' | undefined {
  if (hasUnpaidQr(Date.now())) return 'qr';
  return hasUnsent('member') ? 'message' : undefined;
}

/** Logs the member out. Asks first while a QR waits for its payment or the chat has an unsent message. */
export function LogoutButton() {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'qr' | 'message'>();
  const logOut = () => {
    endSession();
    navigate(paths.login, { replace: true });
  };
  const tap = () => {
    const reason = unfinished();
    if (reason) setQuestion(reason);
    else logOut();
  };
  return (
    <>
      <IconButton label={t('logout')} icon={<LogOut className={icon()} />} onClick={tap} />
      <ConfirmDialog
        open={question !== undefined}
        title={t('logoutQuestion.title')}
        confirmLabel={t('logout')}
        cancelLabel={t('logoutQuestion.stay')}
        onConfirm={logOut}
        onClose={() => setQuestion(undefined)}
      >
        {question ? t(`logoutQuestion.${question}`) : null}
      </ConfirmDialog>
    </>
  );
}
