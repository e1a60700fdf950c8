import { type RefObject, useLayoutEffect } from 'react';
import { rescueFocus } from '@/device/rescueFocus';

/** Selectors of the element that takes the focus in new content, in order: a heading, then a control. */
const target = ['h1, h2, h3, h4', 'a[href], button, input, select, textarea, [tabindex]'];

/**
 * Moves the focus to the content that replaces a failure, if the failure's retry button had it. Otherwise keyboard users
 * would start at the top of the page again.
 */
export function useFocusAfterRetry(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      // The box may leave together with elements around it.
      const places: { parent: HTMLElement; before: Element | null }[] = [];
      for (let element: HTMLElement = box; element.parentElement; element = element.parentElement) {
        places.push({ parent: element.parentElement, before: element.previousElementSibling });
      }
      queueMicrotask(() => {
        const place = places.find(({ parent }) => parent.isConnected);
        if (!place) return;
        const { parent, before } = place;
        const content = (before?.isConnected ? before.nextElementSibling : parent.firstElementChild) ?? parent;
        const focusTarget = target.map((selector) => content.querySelector<HTMLElement>(selector)).find(Boolean);
        const next = focusTarget ?? (content as HTMLElement);
        if (next.tabIndex < 0) next.tabIndex = -1;
        rescueFocus(next);
      });
    };
  }, [ref]);
}
