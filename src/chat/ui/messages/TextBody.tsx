import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textParts } from '@/chat/ui/links';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { langOf } from '@/i18n/langOf';
import { cutText } from '@/lib/cutText';
import * as css from './messages.css';

/** Maximum lengths in characters: shown at first, and shown in total. Huge texts slow down a phone. */
const longest = 3000;
const longestOfAll = 100_000;

/** Shows a text with its http(s) addresses as links. Shows only the beginning of a very long text at first. */
export function TextBody({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = cutText(text, isExpanded ? longestOfAll : longest);
  return (
    <>
      <p className={css.text} dir="auto" lang={langOf(shown)}>
        {textParts(shown).map(({ text: part, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text that never changes
            <a key={index} className={css.link} href={href} target="_blank" rel="noopener noreferrer">
              <span translate="no">{part}</span>
              <NewTab />
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={index}>{part}</span>
          ),
        )}
        {shown.length < text.length ? <span>…</span> : null}
      </p>
      {!isExpanded && shown.length < text.length ? <More onClick={() => setExpanded(true)} /> : null}
    </>
  );
}

function NewTab() {
  const { t } = useTranslation('common');
  return <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>;
}

function More({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={css.more} onClick={onClick}>
      {t('more')}
    </button>
  );
}
