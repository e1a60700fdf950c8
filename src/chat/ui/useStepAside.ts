import { type RefObject, useLayoutEffect, useState } from 'react';
import { amount } from '@/components/Amount/Amount.css';
import { button as buttonStyle } from '@/components/Button/Button.css';

/**
 * Elements that the button never covers while the page rests: amounts of money, buttons, and the controls of forms and
 * menus. Cards and rows are not among them, because a list always has one below the button.
 */
const kept =
  `main .${amount.classNames.base}, main .${buttonStyle.classNames.base}, ` +
  'main :is(form, nav) :is(a, button, input, select, textarea)';

/** Smaller movements, in px, do not count as scrolling. A phone's toolbar causes them when it slides away. */
const slack = 4;

/** The page rests once it has not scrolled for this time (ms). Safari 17 has no `scrollend` event. */
const restMs = 150;

function covers(button: Element): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll(kept)].some((other) => {
    const { top, bottom, left, right, width } = other.getBoundingClientRect();
    return width > 0 && top < own.bottom && bottom > own.top && left < own.right && right > own.left;
  });
}

/**
 * Returns whether the floating button must leave: while the page is scrolled down, and while the button would cover an
 * amount or a control. The button returns when the page is scrolled up or reaches its end, which has room
 * for it.
 */
export function useStepAside(button: RefObject<Element | null>): boolean {
  const [isAside, setAside] = useState(false);
  // A layout effect, because a scroll between the first paint and an effect would not count as one.
  useLayoutEffect(() => {
    const page = document.documentElement;
    let top = window.scrollY;
    let isDown = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const look = () => setAside(isDown || (button.current !== null && covers(button.current)));
    const follow = () => {
      const moved = window.scrollY - top;
      const isEnd = window.scrollY + window.innerHeight >= page.scrollHeight - slack;
      if (!isEnd && Math.abs(moved) < slack) return;
      top = window.scrollY;
      isDown = moved > 0 && !isEnd;
      setAside(isDown);
      clearTimeout(rest);
      rest = setTimeout(look, restMs);
    };
    look();
    // Responses and other pages change the size of the page.
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    // A response may replace a skeleton of the same size.
    const contents = new MutationObserver(() => {
      next ||= requestAnimationFrame(() => {
        next = 0;
        look();
      });
    });
    contents.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(next);
      sizes.disconnect();
      contents.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', look);
    };
  }, [button]);
  return isAside;
}
