import { useEffect, useRef } from 'react';
import { announce } from './announce';

/**
 * Announces a translated plain text when it appears and when it changes. With `changesOnly`, the text that the
 * component starts with is not announced, because members read it in its place.
 */
export function useAnnounced(text: string, { changesOnly = false } = {}): void {
  const said = useRef(changesOnly ? text : '');
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}
