import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { useOpenChat } from '@/components/SupportLink/useOpenChat';
import * as css from './ActivityHelpModal.css';

/**
 * A prepared text that asks support to close the account. A tap opens the chat with this text or, without a chat,
 * copies it.
 */
export function CloseAccount() {
  const { t } = useTranslation('activityHelp');
  const openChat = useOpenChat();
  const text = t('close.text');
  return (
    <>
      <p>{t('close.lead')}</p>
      <blockquote className={css.prepared}>{text}</blockquote>
      {openChat ? (
        <Button variant="quiet" onClick={() => openChat(text)}>
          {t('close.chat')}
        </Button>
      ) : (
        // With `secret`, the toast names the text instead of showing it, because the text is long.
        <CopyButton text={text} what={t('close.what')} label={t('close.copy')} showLabel secret />
      )}
      <p className={css.muted}>{t(openChat ? 'close.chatNote' : 'close.copyNote')}</p>
    </>
  );
}
