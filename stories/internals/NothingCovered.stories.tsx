import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { coveredAmounts, unreachable } from '@stories/covered';
import { expect, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { modals } from '@/modals/registry';
import { type ModalName, modalNames } from '@/overlays/modalNames';

const meta = preview.meta({
  tags: ['internal', 'no-screenshot', 'long'],
  component: AppRoot,
  title: 'Nothing covered',
  parameters: {
    layout: 'fullscreen',
    session: true,
    scenario: 'chat-on',
    route: paths.home,
    docs: {
      description: {
        component:
          'The whole app with its bars and the chat button. No bar or button covers a text or a control for good, ' +
          'and none rests on an amount.',
      },
    },
  },
  beforeEach: prepareApp,
});

const pages = [paths.home, paths.profile, paths.bonus, paths.statement, paths.memberContact, paths.spin];
const publicPages = [paths.login, paths.register, paths.howto, paths.contact];
const subjects: Partial<Record<ModalName, string>> = { game: 'PG', bonus: 'DAILY10', howto: 'play' };

/** Shows an address and waits until the page and its chat button have loaded. */
async function show(path: string, search = ''): Promise<void> {
  shownLocation.go(`${path}${search}`);
  await arrive(path);
  // Queries by role would take seconds on a page with hundreds of elements.
  await waitFor(() => expect(document.querySelector('button[data-theme="dark"]')).not.toBeNull());
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(search ? 1 : 0));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await waitForStable();
}

/** Returns what is covered on each page and modal, by address. */
async function findCovered(): Promise<string[]> {
  const found: string[] = [];
  const look = async (address: string) =>
    found.push(...(await unreachable()).map((text) => `${address}: "${text}" cannot be uncovered`));
  for (const path of pages) {
    await show(path);
    await look(path);
    // The bar at the top covers what a member has scrolled below it, so compare the page at rest.
    window.scrollTo(0, 0);
    await waitFor(() => expect(coveredAmounts().map((text) => `${path}: ${text}`)).toEqual([]));
  }
  for (const name of modalNames) {
    const subject = subjects[name];
    await modals[name].preload();
    await show(paths.home, `?modal=${name}${subject ? `:${subject}` : ''}`);
    await look(name);
  }
  // A public page ends the session, so these pages are last.
  for (const path of publicPages) {
    await show(path);
    await look(path);
  }
  return found;
}

const covers = async () => expect(await findCovered()).toEqual([]);

export const Small = meta.story({ name: 'Small phone (320)', globals: { viewport: { value: 'small' } } });
export const Phone = meta.story({ name: 'Phone' });
export const Desktop = meta.story({ name: 'Desktop', globals: { viewport: { value: 'desktop' } } });
Small.test('covers no text, control or amount on any page or modal', covers);
Phone.test('covers no text, control or amount on any page or modal', covers);
Desktop.test('covers no text, control or amount on any page or modal', covers);
