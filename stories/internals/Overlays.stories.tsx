import { LocationProbe, shownLocation } from '@stories/app/location';
import { dialogWords } from '@stories/components/dialogWords';
import { bonusBelow } from '@stories/modals/BonusBelow';
import { ModalHarness, prepareModals } from '@stories/modals/ModalHarness';
import { removeBanners } from '@stories/modals/money';
import { homeBelow, PageBelow } from '@stories/modals/PageBelow';
import { profileBelow } from '@stories/modals/ProfileBelow';
import { statementBelow } from '@stories/modals/StatementBelow';
import { requests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { useWords } from '@stories/words';
import { StrictMode, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/components/Dialog/Dialog';
import { lazyView } from '@/components/LazyView/lazyView';
import { TextLink } from '@/components/TextLink/TextLink';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { conditionsView } from '@/modals/Conditions/view';
import { modals } from '@/modals/registry';
import { ModalHost } from '@/overlays/ModalHost';
import { useOverlayHistory } from '@/overlays/useOverlayHistory';

const meta = preview.meta({
  tags: ['internal'],
  component: ModalHarness,
  args: {
    buttons: [
      ['conditions', ''],
      ['game', 'P/G:1 ไทย'],
    ],
  },
  parameters: {
    session: true,
    route: '/user/profile?tab=2',
    // A copy: a story puts other views into it.
    modals: { ...modals },
    docs: {
      description: {
        component:
          'Rules for every modal: it opens by its typed name or its address, closes on back, stacks, and loads its ' +
          'code on a press. The specification has no section for this, but it lists the modals.',
      },
    },
  },
  beforeEach: prepareModals,
});

const openDialogs = () => document.querySelectorAll('dialog[open]').length;
const dialogsAre = (count: number, name?: string) => waitFor(() => expect(openDialogs(), name).toBe(count));
const getButton = (name: string) => screen.getByText(name, { selector: 'main > button' });
const press = (name: string) => getButton(name).click();
/** Simulates a finger that touches the button, without a click. */
const touch = (name: string) => getButton(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const title = () => document.querySelector('dialog[open] h2')?.textContent;

export const Closed = meta.story({ name: 'Nothing open: buttons that open modals' });
export const Two = meta.story({
  name: 'Two modals, one over the other',
  parameters: { route: '/user/profile?modal=game%3APG&modal=conditions' },
});

Closed.test(
  'opens every modal by a button or its address with one history entry, and closes it back to its page',
  async ({ userEvent }) => {
    // Closes on back: the page keeps its address and scrolls again.
    press('conditions');
    await dialogsAre(1);
    await expect(shownLocation.search).toBe('?tab=2&modal=conditions');
    await expect(getComputedStyle(document.documentElement).overflow + document.body.style.cssText).toMatch(
      /hidden|fixed/,
    );
    shownLocation.back();
    await dialogsAre(0);
    await expect(shownLocation).toMatchObject({ path: '/user/profile', search: '?tab=2' });
    await expect(getComputedStyle(document.documentElement).overflow + document.body.style.cssText).not.toMatch(
      /hidden|fixed/,
    );

    // Opens every modal by its address over its page, and closing it stays there.
    // These two modals would show their banners before their content. Other stories cover the banners.
    removeBanners('invite');
    removeBanners('refund');
    const about: Partial<Record<string, string>> = { game: 'PG', howto: 'wallet', bonus: 'DAILY10' };
    for (const name of Object.keys(modals)) {
      shownLocation.go(`/user/home?modal=${name}${about[name] ? `%3A${about[name]}` : ''}`);
      await dialogsAre(1, name);
      await waitFor(() => expect(title(), name).toBeTruthy());
      await expect(getComputedStyle(document.documentElement).overflow, name).toBe('hidden');
      await userEvent.keyboard('{Escape}');
      await dialogsAre(0, name);
      await expect(shownLocation, name).toMatchObject({ path: '/user/home', search: '' });
      await expect(getComputedStyle(document.documentElement).overflow, name).not.toBe('hidden');
      shownLocation.back();
      await waitFor(() => expect(shownLocation, name).toMatchObject({ path: '/user/profile', search: '?tab=2' }));
    }

    // Adds one entry on opening and removes one on closing, however fast the taps.
    shownLocation.go('/user/statement?tab=3');
    await waitFor(() => expect(shownLocation.search).toBe('?tab=3'));
    for (let tap = 0; tap < 5; tap += 1) press('conditions');
    await dialogsAre(1);
    shownLocation.back();
    await dialogsAre(0);
    await expect(shownLocation).toMatchObject({ path: '/user/statement', search: '?tab=3' });
    press('conditions');
    await dialogsAre(1);
    const close = await screen.findByRole('button', { name: i18n.t('common:close') });
    for (let tap = 0; tap < 5; tap += 1) close.click();
    await dialogsAre(0);
    await waitForStable();
    await expect(shownLocation).toMatchObject({ path: '/user/statement', search: '?tab=3' });

    // Accepts any text as its argument, unchanged.
    press('game');
    await dialogsAre(1);
    await expect(new URLSearchParams(shownLocation.search).get('modal')).toBe('game:P/G:1 ไทย');
  },
);

Two.test('puts the later modal on top and closes one after the other', async ({ userEvent }) => {
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

/** The chunk of a modal fails to load, as after a deployment. The modal shows the failure with a retry. */
export const ChunkGone = meta.story({
  name: "Failed: a modal's code",
  tags: ['console-errors'],
  parameters: { route: '/user/profile?modal=conditions' },
  beforeEach: ({ parameters }) => {
    let tries = 0;
    parameters.modals.conditions = lazyView(async () => {
      tries += 1;
      // A view requests its code a second time before it fails.
      if (tries <= 2) throw new TypeError('Failed to fetch dynamically imported module');
      return conditionsView.preload();
    });
    return () => {
      parameters.modals.conditions = conditionsView;
    };
  },
});
ChunkGone.test('shows the failure in its place, and a retry opens the modal', async () => {
  await screen.findByRole('dialog', { name: i18n.t('common:crash.title') });
  // Use `element.click()`, because the `act()` of user-event drops an update that waits for a chunk.
  screen.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }).click();
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
});
ChunkGone.test('keeps the page when it is closed', async ({ userEvent }) => {
  await screen.findByRole('dialog', { name: i18n.t('common:crash.title') });
  await userEvent.keyboard('{Escape}');
  await dialogsAre(0);
  await expect(shownLocation.path).toBe('/user/profile');
});

const fetched = { times: 0 };

export const PressedEarly = meta.story({
  name: 'Pressed before its code has loaded',
  beforeEach: ({ parameters }) => {
    fetched.times = 0;
    parameters.modals.conditions = lazyView(() => {
      fetched.times += 1;
      return conditionsView.preload();
    });
    return () => {
      parameters.modals.conditions = conditionsView;
    };
  },
});
PressedEarly.test('loads the code once, on the first press', async () => {
  await expect(fetched.times).toBe(0);
  touch('conditions');
  await waitFor(() => expect(fetched.times).toBe(1));
  press('conditions');
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
  await expect(fetched.times).toBe(1);
});

const asked = { back: 0, yes: 0 };

/** Renders a page with its own overlay. The overlay opens a confirmation and links to another page. */
function PageWithOverlay() {
  const texts = useWords(dialogWords);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = useOverlayHistory('receipt', isOpen, () => setOpen(false));
  return (
    <StrictMode>
      <LocationProbe />
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog open={isOpen} title={texts.title} onClose={close}>
        <Button onClick={() => setAsking(true)}>{texts.text}</Button>
        <TextLink to={paths.statement}>{paths.statement}</TextLink>
        <ConfirmDialog
          open={isAsking}
          title={texts.text}
          onConfirm={() => {
            asked.yes += 1;
          }}
          onClose={() => {
            asked.back += 1;
            setAsking(false);
          }}
        />
      </Dialog>
    </StrictMode>
  );
}

export const OwnOverlay = meta.story({
  name: "A page's own overlay",
  tags: ['no-screenshot'],
  render: () => <PageWithOverlay />,
  beforeEach: () => void Object.assign(asked, { back: 0, yes: 0 }),
});
const openOwn = async (dialogs: number) => {
  shownLocation.go('/user/bonus?q=a#day');
  await waitFor(() => expect(shownLocation.path).toBe('/user/bonus'));
  (await screen.findAllByRole('button'))[0]?.click();
  await waitFor(() => expect(shownLocation.state).toMatchObject({ layers: ['receipt'] }));
  if (dialogs === 2) within(screen.getByRole('dialog')).getAllByRole('button').at(-1)?.click();
  await dialogsAre(dialogs);
};
const backToProfile = async () => {
  shownLocation.back();
  await waitFor(() => expect(shownLocation).toMatchObject({ path: '/user/profile', search: '?tab=2' }));
};

OwnOverlay.test('closes with its confirmation on back: the page stays, and no handler runs', async () => {
  await openOwn(2);
  shownLocation.back();
  await dialogsAre(0);
  await expect(shownLocation).toMatchObject({ path: '/user/bonus', search: '?q=a' });
  await expect(asked).toEqual({ back: 0, yes: 0 });
  await backToProfile();
});

OwnOverlay.test(
  'closes only the confirmation on Escape, then the overlay, and leaves no history entry',
  async ({ userEvent }) => {
    await openOwn(2);
    await userEvent.keyboard('{Escape}');
    await dialogsAre(1);
    await userEvent.keyboard('{Escape}{Escape}');
    await dialogsAre(0);
    await expect(asked).toEqual({ back: 1, yes: 0 });
    await expect(shownLocation).toMatchObject({ path: '/user/bonus', search: '?q=a' });
    await backToProfile();
  },
);

OwnOverlay.test('is replaced in the history by a link in it: back does not reopen it', async () => {
  await openOwn(1);
  screen.getByRole('link').click();
  await waitFor(() => expect(shownLocation.path).toBe(paths.statement));
  shownLocation.back();
  await waitFor(() => expect(shownLocation.path).toBe('/user/bonus'));
  await dialogsAre(0);
});

/** The modal over its page, as every modal's story shows it to human viewers. */
export const OverItsPage = meta.story({
  name: 'A modal over its page',
  parameters: { route: '/user/statement?modal=conditions' },
  render: () => (
    <main>
      <LocationProbe />
      <PageBelow pages={{ ...homeBelow, ...profileBelow, ...statementBelow, ...bonusBelow }} />
      <ModalHost />
    </main>
  ),
});
OverItsPage.test('shows the real page, filled without a request and unreachable', async () => {
  for (const [path, pageText] of [
    [paths.statement, i18n.t('statement:kind.deposit')],
    [paths.bonus, storyBackend().mockState.db.bonus.get('DAILY10')?.name ?? ''],
    [paths.profile, storyMember().bankAccountName],
    [paths.home, i18n.t('home:tiles.deposit')],
  ] as const) {
    shownLocation.go(`${path}?modal=conditions`);
    await waitFor(() => expect(document.querySelector('[inert]')).toHaveTextContent(pageText));
    await dialogsAre(1);
  }
  await expect(screen.queryByRole('navigation')).toBeNull();
  // The promotion form of the bonus page reads the statement, which its commands leave a trace in.
  await expect(requests.filter((name) => !/conditions$|statement$/.test(name))).toEqual([]);
});
