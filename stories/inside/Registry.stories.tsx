import { Place, place } from '@stories/app/Site';
import { ModalStage, type ModalStageProps, prepareModals } from '@stories/modals/ModalStage';
import { removeBanners } from '@stories/modals/money';
import { PageBelow } from '@stories/modals/PageBelow';
import { countOf, requests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { StrictMode, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, storySettled } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { lazyView } from '@/i18n/lazyView';
import { ModalHost } from '@/layers/ModalHost';
import { openModal } from '@/layers/useModals';
import { paths } from '@/lib/paths';
import { modals } from '@/modals/registry';

const meta = preview.meta({
  component: ModalStage,
  args: {
    buttons: [
      ['conditions', ''],
      ['game', 'P/G:1 ไทย'],
    ],
  },
  parameters: {
    session: true,
    route: '/user/profile?tab=2',
    docs: {
      description: {
        component:
          'What holds for every modal, whatever it shows: opened by its typed name or its address, closed by back, ' +
          'one over the other, its code fetched at the press. No part of the specification by itself; section 2 says ' +
          'which modals there are.',
      },
    },
  },
  beforeEach: prepareModals,
});

const openDialogs = () => document.querySelectorAll('dialog[open]').length;
const dialogsAre = (count: number, name?: string) => waitFor(() => expect(openDialogs(), name).toBe(count));
const buttonOf = (name: string) => screen.getByText(name, { selector: 'main > button' });
const press = (name: string) => buttonOf(name).click();
/** A finger comes down. */
const touch = (name: string) => buttonOf(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const title = () => document.querySelector('dialog[open] h2')?.textContent;

export const Closed = meta.story({ name: 'Nothing open: buttons that open modals' });
export const ByAddress = meta.story({
  name: 'Opened by its address',
  parameters: { route: '/user/profile?modal=conditions' },
});
export const Two = meta.story({
  name: 'Two modals, one over the other',
  parameters: { route: '/user/profile?modal=game%3APG&modal=conditions' },
});
export const Unknown = meta.story({
  name: 'Unknown names in the address open nothing',
  parameters: { route: '/user/profile?modal=nonsense&modal=constructor&modal=__proto__&modal=&modal=%00' },
});
export const Twice = meta.story({
  name: 'The same name twice opens once',
  parameters: { route: '/user/profile?modal=conditions&modal=conditions' },
});

Closed.test('back closes it, the page and its address stay, the page scrolls again', async () => {
  press('conditions');
  await dialogsAre(1);
  await expect(place.search).toBe('?tab=2&modal=conditions');
  await expect(getComputedStyle(document.documentElement).overflow + document.body.style.cssText).toMatch(
    /hidden|fixed/,
  );
  place.back();
  await dialogsAre(0);
  await expect(place).toMatchObject({ path: '/user/profile', search: '?tab=2' });
  await expect(getComputedStyle(document.documentElement).overflow + document.body.style.cssText).not.toMatch(
    /hidden|fixed/,
  );
});

Closed.test('every modal opens by its address over its page, and back closes it and stays there', async () => {
  // Their banners come first, with an entry of their own: what closes them is told in their own stories.
  removeBanners('invite');
  removeBanners('refund');
  const about: Partial<Record<string, string>> = { game: 'PG', howto: 'wallet', bonus: 'DAILY10' };
  for (const name of Object.keys(modals)) {
    place.go(`/user/home?modal=${name}${about[name] ? `%3A${about[name]}` : ''}`);
    await dialogsAre(1, name);
    await waitFor(() => expect(title(), name).toBeTruthy());
    await expect(getComputedStyle(document.documentElement).overflow, name).toBe('hidden');
    place.back();
    await dialogsAre(0, name);
    await expect(place, name).toMatchObject({ path: '/user/home', search: '' });
    await expect(getComputedStyle(document.documentElement).overflow, name).not.toBe('hidden');
    place.back();
    await waitFor(() => expect(place, name).toMatchObject({ path: '/user/profile', search: '?tab=2' }));
  }
});

Closed.test('however fast the taps: one entry opens it, one step closes it', async () => {
  place.go('/user/statement?tab=3');
  await waitFor(() => expect(place.search).toBe('?tab=3'));
  for (let tap = 0; tap < 5; tap += 1) press('conditions');
  await dialogsAre(1);
  place.back();
  await dialogsAre(0);
  await expect(place).toMatchObject({ path: '/user/statement', search: '?tab=3' });
  press('conditions');
  await dialogsAre(1);
  const close = await screen.findByRole('button', { name: i18n.t('common:close') });
  for (let tap = 0; tap < 5; tap += 1) close.click();
  await dialogsAre(0);
  await storySettled();
  await expect(place).toMatchObject({ path: '/user/statement', search: '?tab=3' });
});

Closed.test('its argument may be anything, and comes through whole', async () => {
  press('game');
  await dialogsAre(1);
  await expect(new URLSearchParams(place.search).get('modal')).toBe('game:P/G:1 ไทย');
});

Closed.test('focus goes in and returns', async ({ userEvent }) => {
  const opener = buttonOf('conditions');
  opener.focus();
  opener.click();
  await dialogsAre(1);
  await expect(document.querySelector('dialog[open]')?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await dialogsAre(0);
  await waitFor(() => expect(opener).toHaveFocus());
});

ByAddress.test('an address opens it, and closing it stays on the page', async ({ userEvent }) => {
  await dialogsAre(1);
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('common:close') }));
  await dialogsAre(0);
  await expect(place.path).toBe('/user/profile');
  await expect(place.search).not.toContain('modal');
});

Two.test('the later one is on top, and they close one after the other', async ({ userEvent }) => {
  await dialogsAre(2);
  const top = screen.getAllByRole('dialog').at(-1) as HTMLElement;
  await expect(top).toHaveAccessibleName(i18n.t('conditions:title'));
  await expect(top.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 40))).toBe(true);
  await expect(document.querySelectorAll('dialog:modal')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await dialogsAre(1);
  await expect(title()).not.toBe(i18n.t('conditions:title'));
  await userEvent.keyboard('{Escape}');
  await dialogsAre(0);
});

Two.test('back closes one after the other, and stays on the page', async () => {
  await dialogsAre(2);
  place.back();
  await dialogsAre(1);
  await expect(place.search).toBe('?modal=game%3APG');
  place.back();
  await dialogsAre(0);
  await expect(place).toMatchObject({ path: '/user/profile', search: '', state: null });
});

Unknown.test('unknown names open nothing', async () => {
  await storySettled();
  await expect(openDialogs()).toBe(0);
});

Twice.test('the same name opens once', async () => {
  await dialogsAre(1);
  await waitFor(() => expect(countOf('GET /api/lookup/conditions')).toBe(1));
});

/** A chunk that does not come, such as after a new deployment: the modal says so, and tries again when asked. */
export const ChunkGone = meta.story({
  name: 'Failed: the code of a modal did not come',
  tags: ['console-errors'],
  parameters: { route: '/user/profile?modal=conditions' },
  beforeEach: () => {
    const { conditions } = modals;
    let tries = 0;
    modals.conditions = lazyView(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return conditions.preload();
    });
    return () => {
      modals.conditions = conditions;
    };
  },
});
ChunkGone.test('says so in its own place, and another try opens it', async () => {
  await screen.findByRole('dialog', { name: i18n.t('common:crash.title') });
  // By the element itself: user-event's act() drops an update that waits for a chunk.
  screen.getByRole('button', { name: i18n.t('common:retry') }).click();
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
});
ChunkGone.test('closing it keeps the page', async ({ userEvent }) => {
  await screen.findByRole('dialog', { name: i18n.t('common:crash.title') });
  await userEvent.keyboard('{Escape}');
  await dialogsAre(0);
  await expect(place.path).toBe('/user/profile');
});

const fetched = { times: 0 };

const page = { location: undefined as Location | undefined, go(_to: string, _state: object) {} };

/** A page that asks where it is, as links and routes do. */
function AskingPage(props: ModalStageProps) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    page.location = location;
    page.go = (to, state) => void navigate(to, { state });
  });
  return <ModalStage {...props} />;
}

/** Not fetched yet. */
export const PressedEarly = meta.story({
  name: 'Pressed before its code is here',
  beforeEach: () => {
    const { conditions } = modals;
    fetched.times = 0;
    modals.conditions = lazyView(() => {
      fetched.times += 1;
      return conditions.preload();
    });
    return () => {
      modals.conditions = conditions;
    };
  },
});
PressedEarly.test('the first press fetches its code, once', async () => {
  await expect(fetched.times).toBe(0);
  touch('conditions');
  await waitFor(() => expect(fetched.times).toBe(1));
  press('conditions');
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
  await expect(fetched.times).toBe(1);
});

/** Opened and closed many times: nothing is left behind. */
Closed.test('opening it again and again leaves no nodes behind', async () => {
  const turn = async () => {
    press('conditions');
    await dialogsAre(1);
    place.back();
    await dialogsAre(0);
  };
  for (let count = 0; count < 3; count += 1) await turn();
  const nodes = document.querySelectorAll('*').length;
  for (let count = 0; count < 12; count += 1) await turn();
  await expect(document.querySelectorAll('*').length).toBe(nodes);
});

/** An address that names modals gets the entries that taps would have left. */
export const OwnEntries = meta.story({
  name: 'An address with modals gets its own way back',
  args: { buttons: [['conditions', '']] },
  render: (args) => (
    <StrictMode>
      <AskingPage {...args} />
    </StrictMode>
  ),
});

OwnEntries.test('nothing flickers', async () => {
  await waitFor(() => expect(place.search).toBe('?tab=2'));
  const changes = { added: 0, removed: 0 };
  const dialogsIn = (nodes: NodeList) => [...nodes].filter(({ nodeName }) => nodeName === 'DIALOG').length;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      changes.added += dialogsIn(addedNodes);
      changes.removed += dialogsIn(removedNodes);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  place.go('/user/profile?tab=2&modal=howto%3Awallet&modal=conditions');
  await dialogsAre(2);
  await waitFor(() => expect(place.state).toEqual({ modalPushed: true }));
  place.back();
  await dialogsAre(1);
  place.back();
  await dialogsAre(0);
  observer.disconnect();
  await expect(changes).toEqual({ added: 2, removed: 2 });
  await expect(place.search).toBe('?tab=2');
});

OwnEntries.test(
  'the page keeps its own state, its search part and its hash, below the modals and under them',
  async () => {
    await waitFor(() => expect(place.search).toBe('?tab=2'));
    page.go('/user/statement?q=a+b&modal=conditions&from=%E0%B8%81#day', { step: 'bank' });
    await dialogsAre(1);
    await waitFor(() => expect(place.state).toEqual({ step: 'bank', modalPushed: true }));
    const whole = { pathname: '/user/statement', search: '?q=a+b&from=%E0%B8%81', hash: '#day' };
    const under = { ...whole, search: `${whole.search}&modal=conditions` };
    await expect(page.location).toMatchObject({ ...under, state: { step: 'bank' } });
    place.back();
    await dialogsAre(0);
    await expect(page.location).toMatchObject({ ...whole, state: { step: 'bank' } });
    press('conditions');
    await dialogsAre(1);
    await expect(page.location).toMatchObject({ ...under, state: { step: 'bank' } });
  },
);

/** Opens a game by its address, and does something in the very turn in which it comes, before its entries are its own. */
const openAnd = async (act: () => void) => {
  await waitFor(() => expect(place.search).toBe('?tab=2'));
  const observer = new MutationObserver(() => {
    if (openDialogs() === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  place.go('/user/statement?modal=game%3APG');
};

OwnEntries.test('closed in the turn in which it comes: the page stays', async () => {
  const close = i18n.t('common:close');
  await openAnd(() => document.querySelector<HTMLElement>(`dialog [aria-label="${close}"]`)?.click());
  await waitFor(() => expect(place).toMatchObject({ path: '/user/statement', search: '' }));
  await dialogsAre(0);
  await expect(place).toMatchObject({ path: '/user/statement', search: '' });
});

OwnEntries.test('another one opened in that turn: they close one after the other', async ({ userEvent }) => {
  await openAnd(() => openModal('conditions'));
  await dialogsAre(2);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await dialogsAre(0);
  await expect(place).toMatchObject({ path: '/user/statement', search: '' });
  place.back();
  await waitFor(() => expect(place).toMatchObject({ path: '/user/profile', search: '?tab=2' }));
});

OwnEntries.test('one that has its own entry, as after a reload, gets no second one', async () => {
  await waitFor(() => expect(place.search).toBe('?tab=2'));
  page.go('/user/home', {});
  page.go('/user/home?modal=conditions', { modalPushed: true });
  await dialogsAre(1);
  await storySettled();
  place.back();
  await dialogsAre(0);
  await expect(place.path).toBe('/user/home');
  place.back();
  await waitFor(() => expect(place.path).toBe('/user/profile'));
});

/** As every modal's story stands for the eye. */
export const OverItsPage = meta.story({
  name: 'A modal over its page',
  parameters: { route: '/user/statement?modal=conditions' },
  render: () => (
    <main>
      <Place />
      <PageBelow />
      <ModalHost />
    </main>
  ),
});
OverItsPage.test('the page is the real one, filled without a request, and out of reach', async () => {
  for (const [path, words] of [
    [paths.statement, i18n.t('statement:kind.deposit')],
    [paths.bonus, storyBackend().world.db.bonus.get('DAILY10')?.name ?? ''],
    [paths.profile, storyMember().bankAccountName],
    [paths.home, i18n.t('home:tiles.deposit')],
  ] as const) {
    place.go(`${path}?modal=conditions`);
    await waitFor(() => expect(document.querySelector('[inert]')).toHaveTextContent(words));
    await dialogsAre(1);
  }
  await expect(screen.queryByRole('navigation')).toBeNull();
  await expect(requests.filter((name) => !name.endsWith('/conditions'))).toEqual([]);
});
