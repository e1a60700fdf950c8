import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactText } from '@/components/ContactText/ContactText';
import { detectLang } from '@/i18n/detectLang';
import { cutText } from '@/lib/cutText';
import * as css from './messages.css';

/** Number of characters shown at first, and after "More". Huge texts slow down a phone. */
const initialLength = 3000;
const expandedLength = 100_000;

/** Shows a text with its addresses and phone numbers as links. Shows only the beginning of a very long text at first. */
export function TextBody({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const shownText = cutText(text, isExpanded ? expandedLength : initialLength);
  return (
    <>
      <p className={css.text} dir="auto" lang={detectLang(shownText)}>
        <ContactText linkClass={css.link}>{shownText}</ContactText>
        {shownText.length < text.length ? <span>…</span> : null}
      </p>
      {!isExpanded && shownText.length < text.length ? <More onClick={() => setExpanded(true)} /> : null}
    </>
  );
}

function More({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={css.more} onClick={onClick}>
      {t('more')}
    </button>
  );
}
