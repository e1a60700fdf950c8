import CloudOff from 'lucide-react/icons/cloud-off';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { ConnectionState } from '@/chat/store/state';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { IconButton } from '@/components/IconButton/IconButton';
import { useIsOffline } from '@/components/OfflineNotice/useIsOffline';
import { errorText } from '@/i18n/errorText';
import * as css from './ChatHeader.css';
import { EndConversation } from './EndConversation';

/**
 * Shows the panel's title, its close button and, if `canEnd`, the button that ends the conversation. Also shows a text
 * while the browser is offline or the connection is down.
 */
export function ChatHeader({
  labelId,
  connection,
  canEnd,
  onClose,
}: {
  labelId: string;
  connection: ConnectionState | undefined;
  /** True if the visitor is a guest with messages, who can end the conversation. */
  canEnd: boolean | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const offline = useIsOffline();
  const text = offline ? common('offline') : connection === 'down' ? t('line.down') : '';
  return (
    <div>
      <div className={css.header}>
        <h2 id={labelId} className={css.title}>
          {t('title')}
        </h2>
        {canEnd ? <EndConversation /> : null}
        <IconButton label={common('close')} icon={<X />} onClick={onClose} />
      </div>
      <div role="status">
        {text ? (
          <p className={css.down}>
            <CloudOff className={css.mark} size="1.125em" />
            <span>{text}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Shows an error with a retry button instead of a conversation or panel that could not be loaded. */
export function ChatTrouble({ failure, onRetry }: { failure?: unknown; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className={css.trouble}>
      <ErrorState
        title={t('loadFailed')}
        reason={failure === undefined ? undefined : errorText(failure)}
        onRetry={onRetry}
      />
    </div>
  );
}
