import { type ReactElement, useRef, useState } from 'react';
import { detectLang } from '@/i18n/detectLang';
import * as css from './TruncatedText.css';
import { useIsCut } from './useIsCut';

interface TruncatedTextProps {
  /** A name of any length from a user or a server. Pass an element if the name is part of a sentence (`KeepInText`). */
  children: string | ReactElement<{ children: string }>;
  /** Maximum number of lines. Default: 1. */
  lines?: 1 | 2;
  /** A tap shows the full text, and another tap truncates it again. Not for texts inside links and buttons. */
  openable?: boolean;
  /** Keeps browser translators from changing the text. Use it for people's names, numbers and codes. */
  translate?: 'no';
  /** Id of the text, for example for the `aria-labelledby` of another element. */
  id?: string;
  /** Class for layout, not for appearance. */
  className?: string;
}

/**
 * Truncates a name from a user or a server, because even a name of 10,000 letters must not displace other content. The
 * full name is in `title`; with `openable`, a tap shows it. Our own texts wrap instead.
 */
export function TruncatedText({ children, lines = 1, openable = false, translate, id, className }: TruncatedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const isCut = useIsCut(text, openable && !isExpanded);

  const name = typeof children === 'string' ? children : children.props.children;
  const content = (
    <span
      ref={text}
      id={id}
      title={name}
      lang={typeof children === 'string' ? detectLang(name) : undefined}
      translate={translate}
      className={[css.text({ expanded: isExpanded }), lines === 1 ? css.item : css.two, className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </span>
  );
  if (!openable || !(isCut || isExpanded)) return content;
  return (
    <button type="button" className={css.open} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
      {content}
    </button>
  );
}
