import { fn } from 'storybook/test';

/** Returns a stub of the tab that `window.open` returns. */
const newTab = () => ({
  closed: false,
  opener: window as unknown,
  document: { title: '', body: { textContent: '' } },
  location: { replace: fn() },
  close: fn(),
});

/** Records the tabs and forms that the app opens for games. No real tab opens. */
export const play = {
  tabs: [] as ReturnType<typeof newTab>[],
  /** True if the browser refuses new tabs. */
  blocked: false,
  /** For each attempt to open a tab: true if it came during a tap. Browsers block all other attempts. */
  inTap: [] as boolean[],
  /** The forms that the app has posted, with their targets. */
  posted: [] as { action: string; target: string; fields: Record<string, string> }[],
  /** Returns the address that the app has loaded in the last tab, or undefined. */
  address: (): unknown => play.tabs.at(-1)?.location.replace.mock.lastCall?.[0],
};

/** Stubs `window.open` and form posts. Returns the cleanup. */
export function stubPlay(): () => void {
  const { open } = window;
  const { submit } = HTMLFormElement.prototype;
  Object.assign(play, { tabs: [], blocked: false, inTap: [], posted: [] });
  window.open = () => {
    play.inTap.push(window.event?.type === 'click');
    if (play.blocked) return null;
    const tab = newTab();
    play.tabs.push(tab);
    return tab as unknown as Window;
  };
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, String(value)]));
    play.posted.push({ action: this.action, target: this.target, fields });
  };
  return () => {
    window.open = open;
    HTMLFormElement.prototype.submit = submit;
  };
}
