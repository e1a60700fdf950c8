import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { textsOnScreen } from '../../.storybook/shownTexts.ts';
import { getMark } from '../../src/device/agreement.ts';
import type { Running } from '../e2e/testServer.ts';
import { member, session } from '../e2e/testServer.ts';
import { rawKeys } from '../storybook/untranslatedText.ts';
import type { Started } from './engines.ts';
import { exists, until } from './timeout.ts';

/** Property by which WebDriver marks an element in script results (W3C WebDriver). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<string, string>;

/** Key values of WebDriver's keyboard actions. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

/**
 * Returns the first visible element that matches `css` and has `sentence` in its text, its `aria-label` or the text of its
 * label. Prefers an element with a whole line of exactly these words. Searches the top dialog if there is one. Runs
 * in the page.
 */
function find(css: string, sentence: string): globalThis.Element | undefined {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const getTexts = (item: globalThis.Element) =>
    `${item.getAttribute('aria-label') ?? ''}\n${item.textContent}\n${(item as HTMLInputElement).labels?.[0]?.textContent ?? ''}`;
  const seen = [...place.querySelectorAll(css)].filter(
    (item) => item.getClientRects().length > 0 && getComputedStyle(item).visibility === 'visible',
  );
  const exact = seen.find((item) => getTexts(item).split('\n').includes(sentence));
  return exact ?? seen.find((item) => getTexts(item).includes(sentence));
}

/**
 * Scrolls the element into view. Returns true if nothing covers its centre and no finite animation moves it. Not every
 * driver looks for covered elements, and no driver waits for a dialog's opening animation. Runs in the page.
 */
function canBeTapped(item: globalThis.Element): boolean {
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return (
      playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY && target?.contains(item)
    );
  });
  const { left, top, width, height } = item.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !moves && item.contains(hit);
}

const tappable = 'button:not(:disabled), a, label, summary, [role="button"]';

/** Drives one browser like a visitor: opens pages, taps, types and reads. Every search waits up to `timeoutMs`. */
export class BrowserDriver {
  constructor(
    private readonly started: Started,
    readonly site: Running,
  ) {}

  private readonly driver: Started['driver'] = (...args) => this.started.driver(...args);

  /** Runs a function in the page and returns its result. The function sees only its arguments. */
  run<Args extends unknown[], T>(what: (...args: Args) => T, ...args: Args): Promise<T> {
    // tsx inserts calls of its helper `__name` into functions. Pages do not have this helper, so define it.
    const script = `const __name = (it) => it; return (${what}).apply(null, arguments);`;
    return this.driver('ExecuteScript', { script, args }) as Promise<T>;
  }

  /** Polls a function in the page until it returns a truthy value. After the timeout, rejects with `sentence`. */
  until<Args extends unknown[], T>(sentence: string, check: (...args: Args) => T, ...args: Args) {
    return until(sentence, () => this.run(check, ...args));
  }

  /**
   * Scrolls the focused element into view, as browsers do above an on-screen keyboard. Then waits until that element
   * and the submit button with these words are in view and nothing covers them.
   */
  async inView(sentence: string): Promise<void> {
    await this.run(() => document.activeElement?.scrollIntoView({ block: 'center' }));
    await this.until(
      `the field and “${sentence}” are in view`,
      (wanted) => {
        const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
        const action = [...top.querySelectorAll('button')].find(
          (hTMLButtonElement) =>
            hTMLButtonElement.type === 'submit' &&
            `${hTMLButtonElement.ariaLabel ?? ''}${hTMLButtonElement.textContent}`.includes(wanted),
        );
        return [document.activeElement, action].every((item) => {
          if (!item || item === document.body) return false;
          const { left, top: above, right, bottom } = item.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
          return above >= 0 && bottom <= innerHeight && (item.contains(hit) || hit?.contains(item));
        });
      },
      sentence,
    );
  }

  /** Navigates to a path, as from the address bar, and waits until the page is interactive. */
  async open(path: string): Promise<void> {
    await this.driver('Navigate', { url: this.site.origin + path });
    await this.interactive();
  }

  interactive() {
    return this.until('the page is interactive', () => performance.getEntriesByName('kapao:interactive').length > 0);
  }

  async reload(): Promise<void> {
    await this.driver('Refresh');
    await this.interactive();
  }

  /** Size of the viewport, in CSS px. */
  size = () => this.run(() => ({ width: innerWidth, height: innerHeight }));

  /**
   * Simulates an on-screen keyboard over the lower 45 % of the viewport. Makes the page shorter, as Android does.
   * Returns a function that closes the keyboard.
   */
  async openKeyboard(): Promise<() => Promise<unknown>> {
    const whole = await this.size();
    const left = Math.round(whole.height * 0.55);
    await this.started.resize(whole, left);
    await this.until('the keyboard is open', (most) => innerHeight <= most, left);
    return async () => {
      await this.started.resize(await this.size(), whole.height);
      await this.until('the keyboard is closed', (least) => innerHeight >= least, whole.height);
    };
  }

  back = () => this.driver('Back');

  /** Waits until the path and query are `address`. */
  at(address: string) {
    return until(`the address is ${address}`, async () => {
      const now = await this.run(() => location.pathname + location.search);
      if (now !== address) throw new Error(`it is ${now}`);
      return exists();
    });
  }

  private async element(css: string, sentence = ''): Promise<string> {
    const found = await until(`${css} “${sentence}”`, () => this.run(find, css, sentence) as Promise<unknown>);
    return (found as Element)[elementKey] ?? '';
  }

  /** Taps the element with these words once it does not move and nothing covers it. */
  async tap(sentence: string, css = tappable): Promise<void> {
    await until(`“${sentence}” can be tapped`, async () => {
      const id = await this.element(css, sentence);
      const isReady = await this.run(canBeTapped, { [elementKey]: id } as unknown as globalThis.Element);
      if (isReady) await this.driver('ElementClick', { id });
      return isReady;
    });
  }

  /** Types into a field, found by its CSS selector and label. */
  async type(css: string, text: string, sentence = ''): Promise<void> {
    await this.driver('ElementSendKeys', { id: await this.element(css, sentence), text });
  }

  /** Selects an option of a select element by its value. */
  async choose(css: string, value: string): Promise<void> {
    await until(`${css} can be ${value}`, async () => {
      const found = await this.run(
        (list, wanted) =>
          [...(document.querySelectorAll<HTMLOptionElement>(`${list} option`) ?? [])].find(
            (hTMLOptionElement) => hTMLOptionElement.value === wanted,
          ),
        css,
        value,
      );
      if (!found) return false;
      await this.driver('ElementClick', { id: (found as unknown as Element)[elementKey] });
      return exists();
    });
  }

  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.driver('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    await this.driver('ReleaseActions');
  }

  /** Waits until the words are visible anywhere on the page. */
  see(sentence: string) {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen
    return this.until(`“${sentence}” is visible`, (wanted) => document.body.innerText.includes(wanted), sentence);
  }

  seeAt(css: string, sentence = '') {
    return this.element(css, sentence);
  }

  /** Waits until no element matches the selector. */
  gone(css: string) {
    return this.until(`${css} is gone`, (what) => document.querySelector(what) === null, css);
  }

  /** Resets the mock backend and empties localStorage and sessionStorage, as for a new visitor. */
  async asVisitor(): Promise<void> {
    this.site.backend.reset({ scenario: 'usual' });
    // Any file of the site gives access to its storage. Use this one, because it runs no script that writes to storage.
    await this.driver('Navigate', { url: `${this.site.origin}/favicon.svg` });
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  private keep(entries: Record<string, string>) {
    return this.run((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, entries);
  }

  /** Records on this device that the member accepted the agreement. */
  agree() {
    return this.keep({ 'kapao.agreement': getMark(this.member.id) });
  }

  /** Opens a page as the default member, who is logged in with "remember me". */
  async asMember(path = '/user/home'): Promise<void> {
    await this.asVisitor();
    await this.keep(session(this.site.backend));
    await this.open(path);
    await this.loaded();
  }

  get member() {
    return member(this.site.backend);
  }

  /** Waits until the page has its heading and nothing is loading. */
  loaded() {
    return this.until(
      'the page is loaded',
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
    );
  }

  /** Rejects if the page scrolls horizontally or shows i18n keys instead of texts. */
  async fits(): Promise<void> {
    const sideways = await this.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const raw = rawKeys(await this.run(textsOnScreen));
    if (sideways > 0) throw new Error(`the page is ${sideways} px wider than the viewport`);
    if (raw.length > 0) throw new Error(`raw keys: ${raw.join(', ')}`);
  }

  async picture(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from((await this.driver('TakeScreenshot', { full: false })) as string, 'base64'));
  }
}
