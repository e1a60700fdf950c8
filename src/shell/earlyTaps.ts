/**
 * Keeps the last tap on a control that stands in the page before the app can carry it out. That is every control of the
 * page until the app is interactive, and afterwards the controls below `data-early`, whose data is still loading.
 *
 * The control shows at once that it was tapped, and screen readers hear that something is loading. When the app is ready,
 * its own control gets the tap, as if the tap came then. So it asks what it always asks: no tap sends a command that moves
 * money. A later tap replaces the kept one. Links of public pages navigate by themselves, and `guards.ts` keeps forms.
 */
const controls = 'button:not([type="submit"]), select, [data-early] a[href^="/"]';
/** The app's content. The failure's retry stands beside it and works without the app. */
const content = '#root';
/** Content whose controls do nothing yet. */
const early = '[data-early]';

/** A control, with the data to find it again after the app has replaced the page's content. */
interface Control {
  element: HTMLElement;
  name: string;
  /** The index among the controls of the same kind and name. */
  index: number;
}

interface Tap extends Control {
  /** The value that was chosen in a select. */
  value?: string;
}

const getAccessibleName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const isWaiting = (element: Element) => element.closest(early) !== null;
const getAlike = ({ tagName }: Element) => [...document.querySelectorAll<HTMLElement>(`${content} ${tagName}`)];

function describe(element: HTMLElement): Control {
  const name = getAccessibleName(element);
  return {
    element,
    name,
    index: getAlike(element)
      .filter((item) => getAccessibleName(item) === name)
      .indexOf(element),
  };
}

/** Returns the control, or the app's in its place. A control whose name depends on its state has its own style. */
function find({ element, name, index }: Control): HTMLElement | undefined {
  if (element.isConnected) return element;
  const alike = getAlike(element);
  const styled = alike.filter(({ className }) => className === element.className);
  return (
    alike.filter((item) => getAccessibleName(item) === name)[index] ?? (styled.length === 1 ? styled[0] : undefined)
  );
}

/** Marks a tapped control, or removes the mark. `start.css.ts` turns its icon into a spinner. */
function mark(element: HTMLElement, isTapped: boolean): void {
  if (isTapped) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
  // The icon of a select stands beside it.
  const place = element instanceof HTMLSelectElement ? element.parentElement : element;
  place?.toggleAttribute('data-tapped', isTapped);
}

/**
 * Starts to keep taps. Calls `announceLoading` with true when something begins to load, and with false when it no longer
 * does. Returns the functions that carry out and forget the kept tap.
 */
export function keepTaps(announceLoading: (isLoading: boolean) => void): { carryOut: () => void; forget: () => void } {
  let isInteractive = false;
  let keptTap: Tap | undefined;
  let focused: Control | undefined;

  function forget(): void {
    if (keptTap) mark(keptTap.element, false);
    keptTap = undefined;
    announceLoading(false);
  }

  function keepTap(event: Event, value?: string): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, select, a') : null;
    if (!target?.closest(content)) return;
    if (isInteractive && !isWaiting(target)) {
      forget();
      return;
    }
    if (!target.matches(controls)) return;
    forget();
    event.preventDefault();
    event.stopImmediatePropagation();
    keptTap = { ...describe(target), value };
    mark(target, true);
    announceLoading(true);
  }

  window.addEventListener(
    'click',
    (event) => {
      const { metaKey, ctrlKey, shiftKey, altKey, target } = event;
      if (!metaKey && !ctrlKey && !shiftKey && !altKey && !(target instanceof HTMLSelectElement)) keepTap(event);
    },
    true,
  );
  window.addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLSelectElement) keepTap(event, event.target.value);
    },
    true,
  );
  addEventListener('focusin', ({ target }) => {
    if (!isInteractive && target instanceof HTMLElement && target.matches(controls)) focused = describe(target);
  });

  const tryTap = () => {
    if (!keptTap) return true;
    const { value } = keptTap;
    const element = find(keptTap);
    if (!element) return false;
    if (element !== keptTap.element) mark(element, true);
    keptTap.element = element;
    if (isWaiting(element)) return false;
    forget();
    if (value === undefined) element.click();
    else {
      (element as HTMLSelectElement).value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return true;
  };

  return {
    forget,
    carryOut() {
      isInteractive = true;
      if (focused && !focused.element.isConnected && document.activeElement === document.body) find(focused)?.focus();
      if (tryTap()) return;
      // The control appears, or gets its data, with a later response.
      const observer = new MutationObserver(() => tryTap() && observer.disconnect());
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['data-early'],
      });
    },
  };
}
