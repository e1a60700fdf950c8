import { type ReactElement, useRef, useState } from 'react';
import { langOf } from '@/i18n/langOf';
import * as css from './TruncatedText.css';
import { useIsCut } from './useIsCut';

interface TruncatedTextProps {
  /** A name that somebody else chose, of any length; as an element where it stands in a sentence (`KeepInText`). */
  children: string | ReactElement<{ children: string }>;
  /** The room that it has: one line unless told. */
  lines?: 1 | 2;
  /** A tap shows the whole of it, and another shortens it again. Not inside of links and buttons. */
  openable?: boolean;
  /** Of a person, a number or a code: a browser's translator leaves it as it is. */
  translate?: 'no';
  /** For what is named by it. */
  id?: string;
  /** For the place it has, not for its look. */
  className?: string;
}

/**
 * Shortens a name that somebody else chose where it stands, so that one of 10,000 letters pushes nothing out of reach.
 * The whole name is in its title; where it is `openable` and cut, a tap shows it. Our own texts wrap instead.
 */
export function TruncatedText({ children, lines = 1, openable = false, translate, id, className }: TruncatedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(text, openable && !isWhole);

  const name = typeof children === 'string' ? children : children.props.children;
  const words = (
    <span
      ref={text}
      id={id}
      title={name}
      lang={typeof children === 'string' ? langOf(name) : undefined}
      translate={translate}
      className={[css.text({ whole: isWhole }), lines === 1 ? css.one : css.two, className].filter(Boolean).join(' ')}
    >
      {children}
    </span>
  );
  if (!openable || !(isCut || isWhole)) return words;
  return (
    <button type="button" className={css.open} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {words}
    </button>
  );
}
