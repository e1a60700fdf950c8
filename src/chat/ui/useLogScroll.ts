import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Chat } from '@/chat/store/chat';
import type { ChatView } from '@/chat/store/view';
import { showEnd } from './ScrollAnchor';
import { useSpan } from './useSpan';

/**
 * Within this distance from an edge, in CSS pixels, the log renders more rows. Farther from the end, it shows a button
 * that scrolls to the end.
 */
const nearPx = 120;
/** The delay between the end of scrolling and the storing of the position, in ms. */
const settleMs = 200;

/**
 * Restores and tracks the scroll position of the log. At the end, the log follows new messages. Near an edge, the log
 * renders more rows.
 */
export function useLogScroll(chat: Chat, { rows, older }: ChatView) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(chat.panel().position === null);
  const span = useSpan(rows, chat.panel().position, isAtEnd);
  const [isAway, setAway] = useState(false);
  const size = useRef('');
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);

  // Restores the position of the last visit.
  useLayoutEffect(() => {
    const { position } = chat.panel();
    const first = position === null ? undefined : box.current?.querySelector(`[data-at="${position}"]`);
    if (box.current && first) box.current.scrollTop = offsetIn(box.current, first);
    else if (box.current) showEnd(box.current);
    isAtEnd.current = !first;
  }, [chat]);

  // Keep the end in view when the keyboard opens or the text field grows.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      size.current = getSize(element);
      if (isAtEnd.current) showEnd(element);
      else if (spaceBelow(element) > nearPx) setAway(true);
    });
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);

  const showEarlier = () => {
    if (span.from > 0) span.back();
    else void chat.loadOlder();
  };
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    // If the box was resized and not scrolled, keep the end in view. The ResizeObserver, which runs later, stores the
    // new size.
    if (size.current !== '' && size.current !== getSize(element) && isAtEnd.current) {
      showEnd(element);
      return;
    }
    const below = spaceBelow(element);
    const showsNewest = span.end === rows.length;
    isAtEnd.current = showsNewest && below < 40;
    setAway(!showsNewest || below > nearPx);
    clearTimeout(settling.current);
    settling.current = setTimeout(
      () => chat.setPanel({ position: isAtEnd.current ? null : getTopmostTime(element) }),
      settleMs,
    );
    if (!showsNewest && below < nearPx) span.forward();
    else if (element.scrollTop < nearPx && older === 'idle') showEarlier();
  };
  const goToEnd = () => {
    isAtEnd.current = true;
    span.showEnd();
    if (box.current) showEnd(box.current);
  };
  // Scrolls to the end when the visitor sends a message.
  const writtenCount = rows.filter(({ outgoing }) => outgoing).length;
  const writtenBefore = useRef(writtenCount);
  useLayoutEffect(() => {
    if (writtenCount > writtenBefore.current) goToEnd();
    writtenBefore.current = writtenCount;
  });
  return { box, isAtEnd, span, isAway, onScroll, goToEnd, showEarlier };
}

const spaceBelow = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop;

const getSize = ({ clientHeight }: HTMLElement) => String(clientHeight);

const offsetIn = (box: HTMLElement, element: Element) =>
  box.scrollTop + element.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** Returns the time of the topmost visible message, in ms. Null without a dated message. */
function getTopmostTime(box: HTMLElement): number | null {
  const { top } = box.getBoundingClientRect();
  for (const row of box.querySelectorAll<HTMLElement>('[data-at]')) {
    const time = Number(row.dataset.at);
    if (row.getBoundingClientRect().bottom > top + 8 && Number.isFinite(time)) return time;
  }
  return null;
}
