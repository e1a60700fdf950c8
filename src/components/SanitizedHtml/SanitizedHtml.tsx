import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { detectLang } from '@/i18n/detectLang';
import { limitLength, plainText } from './plainText';
import { prose, scrolls } from './SanitizedHtml.css';

type Sanitize = typeof import('./sanitize').sanitize;
let sanitize: Sanitize | undefined;

/** Loads the sanitiser. Rejects if the browser cannot load the code. */
const loadSanitizer = async (): Promise<void> => {
  sanitize ??= (await import('./sanitize')).sanitize;
};

interface SanitizedHtmlProps {
  /** Untrusted markup from the server, with its placeholders filled in. A value that is not a string shows nothing. */
  html: string;
}

/**
 * Sanitised HTML from the server, without scripts, forms, frames, styles or requests to third parties. No other
 * component renders server markup. Text without markup is rendered as plain text, without loading the sanitiser.
 */
export function SanitizedHtml({ html }: SanitizedHtmlProps) {
  const text = typeof html === 'string' ? html : '';
  return /[<&]/.test(text) ? <Markup text={text} /> : <Words>{text}</Words>;
}

function Words({ children }: { children: string }) {
  return (
    <div className={prose} lang={detectLang(children)}>
      {limitLength(children)}
    </div>
  );
}

/**
 * Puts each table into its own box, so that the table never widens its container. A box that scrolls gets a name and is
 * reachable by keyboard. Returns a function that stops watching the boxes' sizes.
 */
function boxTables(prose: HTMLElement, name: string): () => void {
  const boxes = [...prose.querySelectorAll('table')].map((table) => {
    const box = document.createElement('div');
    box.className = scrolls;
    table.replaceWith(box);
    box.append(table);
    return box;
  });
  const measure = (box: HTMLElement) => {
    if (box.scrollWidth > box.clientWidth) {
      Object.assign(box, { tabIndex: 0, role: 'group', ariaLabel: name });
    } else for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
  };
  // Measure again when a box changes its size, because a table may then fit or no longer fit.
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) measure(target as HTMLElement);
  });
  for (const box of boxes) {
    measure(box);
    watcher.observe(box);
  }
  return () => watcher.disconnect();
}

function Markup({ text }: { text: string }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(sanitize ? 'ready' : 'loading');
  const ref = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('common');

  useEffect(() => {
    if (state !== 'loading') return;
    let isCancelled = false;
    loadSanitizer().then(
      () => !isCancelled && setState('ready'),
      () => !isCancelled && setState('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [state]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (state !== 'ready' || !box || !sanitize) return;
    box.replaceChildren(sanitize(text));
    return boxTables(box, t('scrolls'));
  }, [state, text, t]);

  if (state === 'loading') return <Skeleton width="wide" />;
  // If the sanitiser fails to load, only the text is shown, without markup.
  if (state === 'failed') return <Words>{plainText(text)}</Words>;
  return <div ref={ref} className={prose} lang={detectLang(text)} />;
}
