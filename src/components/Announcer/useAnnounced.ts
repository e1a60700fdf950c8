import { useEffect, useRef } from 'react';
import { announce } from './announce';

/**
 * Announces a translated plain text when it appears and when it changes. With `changesOnly`, the text that the
 * component starts with is not announced, because members read it in its place. A text that changes or leaves before it
 * has been said is not said.
 */
export function useAnnounced(text: string, { changesOnly = false } = {}): void {
  const lastText = useRef(changesOnly ? text : '');
  useEffect(() => {
    const isNew = text && text !== lastText.current;
    lastText.current = text;
    if (!isNew) return;
    const drop = announce(text);
    return () => {
      lastText.current = '';
      drop();
    };
  }, [text]);
}
