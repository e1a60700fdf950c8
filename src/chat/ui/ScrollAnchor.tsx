import { Component, type ReactNode, type RefObject } from 'react';

interface ScrollAnchorProps {
  box: RefObject<HTMLElement | null>;
  /** True while the log is scrolled to its end and follows new messages. */
  isAtEnd: RefObject<boolean>;
  /**
   * Ids of the first and the last rendered row. When they or `count` change, the topmost visible message keeps its
   * position.
   */
  first: string | undefined;
  last: string | undefined;
  count: number;
  children: ReactNode;
}

interface Anchor {
  row: Element;
  top: number;
}

/**
 * Keeps the visible message in place while other messages load above it, like the browser's scroll anchoring. While
 * `isAtEnd` is true, scrolls to the end instead.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    const { box, first, last, count } = this.props;
    if (first === before.first && last === before.last && count === before.count) return null;
    const row = box.current && firstInView(box.current);
    return row ? { row, top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_before: ScrollAnchorProps, _state: unknown, anchor: Anchor | null): void {
    const { box, isAtEnd } = this.props;
    const element = box.current;
    if (!element) return;
    if (isAtEnd.current) showEnd(element);
    else if (anchor?.row.isConnected) element.scrollTop += anchor.row.getBoundingClientRect().top - anchor.top;
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Scrolls to the last message. Without messages it does not scroll, so the start of the placeholder text stays visible.
 */
export function showEnd(box: HTMLElement): void {
  if (box.querySelector('[data-at]')) box.scrollTop = box.scrollHeight;
}

function firstInView(box: HTMLElement): Element | undefined {
  const { top } = box.getBoundingClientRect();
  for (const row of box.querySelectorAll('[data-at]')) if (row.getBoundingClientRect().bottom > top) return row;
  return undefined;
}
