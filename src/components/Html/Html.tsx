import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { prose } from './Html.css';
import { plainText } from './plainText';

type Sanitize = typeof import('./sanitize').sanitize;
let sanitize: Sanitize | undefined;

/** Starts loading the sanitiser; call it where HTML is sure to follow. */
export const loadSanitizer = async (): Promise<void> => {
  sanitize ??= (await import('./sanitize')).sanitize;
};

export interface HtmlProps {
  /** Markup from the server, placeholders already filled in: never trusted. Anything but a string shows nothing. */
  html: string;
}

/**
 * Server HTML, sanitised: no scripts, forms, frames, styles or foreign requests. The only way in which markup of the
 * server is shown. What holds none is shown as the text that it is: the sanitiser is not fetched for it.
 */
export function Html({ html }: HtmlProps) {
  const text = typeof html === 'string' ? html : '';
  return /[<&]/.test(text) ? <Markup text={text} /> : <div className={prose}>{text}</div>;
}

function Markup({ text }: { text: string }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(sanitize ? 'ready' : 'loading');
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== 'loading') return;
    let gone = false;
    loadSanitizer().then(
      () => !gone && setState('ready'),
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
    };
  }, [state]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (state !== 'ready' || !box || !sanitize) return;
    box.replaceChildren(sanitize(text));
    // What scrolls must be reachable by keys.
    for (const table of box.querySelectorAll('table')) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }, [state, text]);

  if (state === 'loading') return <Skeleton width="wide" />;
  // Without the sanitiser only the words are shown, as plain text.
  if (state === 'failed') return <div className={prose}>{plainText(text)}</div>;
  return <div ref={ref} className={prose} />;
}
