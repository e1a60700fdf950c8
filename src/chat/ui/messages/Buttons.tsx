import ExternalLink from 'lucide-react/icons/external-link';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import type { MessageButton } from '@/api/calls/chat';
import { buttonAddress } from '@/chat/ui/links';
import type { MessageActions } from '@/chat/ui/messageActions';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { detectLang } from '@/i18n/detectLang';
import { cutText } from '@/lib/cutText';
import * as css from './messages.css';

/** The maximum number of buttons; real messages have fewer. */
const maxButtons = 20;

interface ButtonsProps {
  buttons: readonly MessageButton[];
  actions: Pick<MessageActions, 'text' | 'postback'>;
  /** Title of the card that the buttons belong to. Screen readers read the title after each button. */
  of?: string;
  /** Renders suggested replies, side by side. */
  areReplies?: boolean;
}

/**
 * Shows the buttons of a message, which open a page, call a number or send a reply. A button with an unsafe address
 * becomes plain text.
 */
export function Buttons({ buttons, actions, of, areReplies = false }: ButtonsProps) {
  const { t } = useTranslation('chat');
  if (buttons.length === 0) return null;
  const groupProps = areReplies ? { role: 'group', 'aria-label': t('replies') } : {};
  return (
    <div className={css.buttons({ replies: areReplies })} {...groupProps}>
      {buttons.slice(0, maxButtons).map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buttons of one message never change
        <OneButton key={index} button={button} actions={actions} of={of} />
      ))}
    </div>
  );
}

interface OneButtonProps extends Pick<ButtonsProps, 'actions' | 'of'> {
  button: MessageButton;
}

function OneButton({ button, actions, of }: OneButtonProps) {
  const { t } = useTranslation('common');
  const { type, payload } = button;
  // The title is shown truncated, but sent in full.
  const fullTitle = button.title.trim() || payload;
  const title = cutText(fullTitle, 200).trim();
  const content = (
    <bdi lang={detectLang(title)}>
      <span>{title}</span>
      {of ? <VisuallyHidden>{`: ${of}`}</VisuallyHidden> : null}
    </bdi>
  );
  if (type === 'web' || type === 'call') {
    const href = buttonAddress(button);
    if (!href)
      return (
        <span className={css.plain} lang={detectLang(title)}>
          {title}
        </span>
      );
    if (type === 'call') {
      return (
        <a className={css.button} href={href}>
          <Phone size="1em" />
          {content}
        </a>
      );
    }
    return (
      <a className={css.button} href={href} target="_blank" rel="noopener noreferrer">
        {content}
        <ExternalLink size="1em" />
        <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
      </a>
    );
  }
  if (!title) return null;
  const send = () => (type === 'postback' ? actions.postback(fullTitle, payload) : actions.text(fullTitle));
  return (
    <button type="button" className={css.button} onClick={send}>
      {content}
    </button>
  );
}
