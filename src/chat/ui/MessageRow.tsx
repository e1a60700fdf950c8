import CircleAlert from 'lucide-react/icons/circle-alert';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '@/chat/store/conversation';
import { Button } from '@/components/Button/Button';
import { DateTime } from '@/components/DateTime/DateTime';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { detectLang } from '@/i18n/detectLang';
import { errorText } from '@/i18n/errorText';
import { formatTime } from '@/i18n/formatTime';
import { cutText } from '@/lib/cutText';
import * as css from './MessageRow.css';
import type { MessageActions } from './messageActions';
import { Buttons } from './messages/Buttons';
import { Cards } from './messages/Cards';
import { Media } from './messages/Media';
import { TextBody } from './messages/TextBody';

interface MessageRowProps {
  row: Row;
  /** True if the message begins a run of messages of one sender (`beginsRun` in `Log.tsx`). */
  beginsRun: boolean;
  isUnread: boolean;
  /** The number of messages directly before this message that were sent in the same second. */
  sameTime: number;
  /** True if the visitor has sent no message after this message. */
  isLast: boolean;
  actions: MessageActions;
}

/** Shows one message: its sender, content and time. An own message also shows its delivery state. */
export const MessageRow = memo(function MessageRow({
  row,
  beginsRun,
  isUnread,
  sameTime,
  isLast,
  actions,
}: MessageRowProps) {
  const { isOwn, time, message } = row;
  const isWide = message.message_type === 'generic';
  return (
    <li
      className={css.row({ own: isOwn, begins: beginsRun, wide: isWide })}
      data-at={time}
      data-delivery={row.delivery}
      data-unread={isUnread || undefined}
    >
      {isOwn || beginsRun ? <Who row={row} /> : null}
      <Content row={row} sameTime={sameTime} isLast={isLast} actions={actions} />
      <Foot row={row} sameTime={sameTime} actions={actions} />
    </li>
  );
});

/**
 * Returns a text that distinguishes the controls of several messages for screen readers. The text is the message's
 * time, with a number if messages have the same time.
 */
const getTimeLabel = ({ time }: Row, sameTime: number) => `${formatTime(time)}${sameTime ? ` (${sameTime + 1})` : ''}`;

// Many rows render while a phone scrolls, so each component calls `useTranslation` only if it shows a text.
function Who({ row: { isOwn, name } }: Pick<MessageRowProps, 'row'>) {
  const { t } = useTranslation('chat');
  return isOwn ? (
    <VisuallyHidden>{t('you')}</VisuallyHidden>
  ) : (
    <bdi className={css.name} title={name || undefined} translate={name ? 'no' : undefined} lang={detectLang(name)}>
      {cutText(name, 200) || t('team')}
    </bdi>
  );
}

function Unknown() {
  const { t } = useTranslation('chat');
  return <p className={css.unknown}>{t('unknown')}</p>;
}

function Content({ row, sameTime, isLast, actions }: Omit<MessageRowProps, 'beginsRun' | 'isUnread'>) {
  const { message, isOwn, delivery, outgoing } = row;
  const variants = { own: isOwn, failed: delivery === 'failed' };
  const bubble = (text: string, buttons?: ReactNode) => (
    <div className={css.bubble(variants)}>
      <TextBody text={text} />
      {buttons}
    </div>
  );
  switch (message.message_type) {
    case 'text':
      return bubble(message.payload.message);
    case 'postback':
      return bubble(message.payload.title);
    case 'buttons':
      return bubble(message.payload.message, <Buttons buttons={message.payload.buttons} actions={actions} />);
    case 'quick_replies':
      return (
        <>
          {bubble(message.payload.message)}
          {isLast ? <Buttons buttons={message.payload.buttons} actions={actions} areReplies /> : null}
        </>
      );
    case 'generic':
      return <Cards cards={message.payload.elements} actions={actions} />;
    case 'media':
      return (
        <>
          <div className={css.bubble({ ...variants, bare: message.payload.fileType !== 'file' })}>
            <Media media={message.payload} place={getTimeLabel(row, sameTime)} preview={outgoing?.preview} />
          </div>
          {message.payload.message.trim() ? bubble(message.payload.message) : null}
        </>
      );
    default:
      return (
        <div className={css.bubble(variants)}>
          <Unknown />
        </div>
      );
  }
}

type FootProps = Pick<MessageRowProps, 'row' | 'sameTime' | 'actions'>;

/** Shows the time below a message or, if the message is not delivered, its delivery state and actions. */
function Foot({ row, sameTime, actions }: FootProps) {
  if (row.delivery !== 'succeed') return <Unsent row={row} sameTime={sameTime} actions={actions} />;
  return (
    <p className={css.foot}>
      <DateTime value={row.time} part="time" />
    </p>
  );
}

function Unsent({ row, sameTime, actions }: FootProps) {
  const { id, delivery, outgoing } = row;
  const { t } = useTranslation('chat');
  const failure = delivery === 'failed' ? outgoing?.failure : undefined;
  const place = <VisuallyHidden>{` ${getTimeLabel(row, sameTime)}`}</VisuallyHidden>;
  const percent = Math.round((outgoing?.share ?? 0) * 100);
  if (delivery === 'sending') {
    return (
      <p className={css.foot}>
        <span>{t('delivery.sending')}</span>
      </p>
    );
  }
  if (delivery === 'uploading_file') {
    return (
      <div className={css.foot}>
        <div className={css.bar}>
          <div className={css.share} style={{ width: `${percent}%` }} />
        </div>
        <span>{t('delivery.uploading', { percent })}</span>
        <Button variant="quiet" className={css.small} onClick={() => actions.cancel(id)}>
          <span>{t('stop')}</span>
          {place}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={css.foot}>
        <span className={css.failed}>
          <CircleAlert size="1.125em" />
          <span>{t('delivery.failed')}</span>
        </span>
      </p>
      {failure ? (
        <p className={css.reason}>
          <SupportLink>{errorText(failure)}</SupportLink>
        </p>
      ) : null}
      <div className={css.actions}>
        <Button variant="quiet" className={css.small} onClick={() => actions.resend(id)}>
          <span>{t('resend')}</span>
          {place}
        </Button>
        <Button variant="quiet" className={css.small} onClick={() => actions.remove(id)}>
          <span>{t('remove')}</span>
          {place}
        </Button>
      </div>
    </>
  );
}
