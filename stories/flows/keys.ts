import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import { hearingIssues } from '#.storybook/hearing';
import { type Keyboard, realKeyboard } from '#.storybook/keyboard';

/** Steps of a member who uses only the keyboard. They press real keys, because simulated ones ignore modal dialogs. */

/** Maximum number of Tab presses. No page or dialog has more controls. */
const maxStops = 80;

function keyboard(): Keyboard {
  const found = realKeyboard();
  if (!found) throw new Error('Only a program can press real keys');
  return found;
}

/** Returns the dialog on top, or the page. Tab stays in it. */
const top = () => [...document.querySelectorAll<HTMLElement>(':modal')].at(-1) ?? document.body;

/** A control by its role and its name (or the start of the name), or by a function that finds the control. */
export type Control =
  | readonly [role: 'button' | 'link' | 'combobox' | 'textbox', name: string]
  | (() => Element | null);

function byName(role: string, wanted: string): Element | undefined {
  const first = (isWanted: (name: string) => boolean) =>
    within(top())
      .queryAllByRole(role, { name: isWanted })
      .find((item) => !item.closest('[inert]'));
  return first((name) => name === wanted) ?? first((name) => name.startsWith(wanted));
}

const find = (control: Control): HTMLElement => {
  const found = typeof control === 'function' ? control() : byName(...control);
  if (!found || !top().contains(found)) throw new Error(`There is no ${control} yet`);
  return found as HTMLElement;
};

/**
 * `press` and `reach` wait until the page is stable for this long (ms). A toast appears shortly after its region, and
 * the test must record the toast before the next key.
 */
const quietMs = 150;

/** Presses keys once the page is stable. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await waitForStable(quietMs);
    await keyboard().press(key);
  }
}

/**
 * Waits for the control and presses Tab until the control has the focus. Throws if Tab does not lead to the control.
 */
export async function reach(control: Control): Promise<HTMLElement> {
  await waitFor(() => find(control));
  await waitForStable(quietMs);
  const element = find(control);
  for (let presses = 0; document.activeElement !== element; presses += 1) {
    if (presses > maxStops) throw new Error(`Tab does not lead to ${element.outerHTML.slice(0, 200)}`);
    await keyboard().press('Tab');
  }
  return element;
}

/** Reaches a button or link and presses Enter on it. Before that, the page or dialog must be fit for hearing. */
export async function activate(control: Control): Promise<void> {
  await reach(control);
  await expect(hearingIssues()).toEqual([]);
  await press('Enter');
}

/** Reaches a field and replaces its text. Enter then sends the form, if `keys` contains it. */
export async function write(control: Control, text: string, ...keys: string[]): Promise<void> {
  await reach(control);
  await keyboard().press('Control+A');
  await keyboard().type(text);
  await press(...keys);
}

/** Reaches a group of radio buttons and moves to one of them with the arrow keys. */
export async function choose(name: string): Promise<void> {
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name });
  const group = () =>
    [...top().querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      (hTMLInputElement) => hTMLInputElement.name === radio.name,
    );
  const first = await reach(() => group().find(({ checked }) => checked) ?? group()[0] ?? null);
  if (first === radio) return press('Space');
  for (let presses = 0; document.activeElement !== radio; presses += 1) {
    if (presses > group().length) throw new Error(`The arrow keys do not lead to "${name}"`);
    await press('ArrowRight');
  }
}

/** Reaches a list of options and moves down to the option with this value. */
export async function select(control: Control, value: string): Promise<void> {
  const list = (await reach(control)) as HTMLSelectElement;
  const getIndex = () => [...list.options].findIndex((option) => option.value === value);
  for (let presses = 0; list.value !== value; presses += 1) {
    if (presses > list.options.length) throw new Error(`The arrow keys do not lead to "${value}"`);
    await press(getIndex() < list.selectedIndex ? 'ArrowUp' : 'ArrowDown');
  }
}
