import { AppRoot } from '@stories/app/AppRoot';
import { shownLocation } from '@stories/app/location';
import { expectBooksRight } from '@stories/modals/money';
import { countOf, holdResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { currentToasts } from '@/components/Toast/toasts';
import { markOf } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { addressOf, type CommandName, commands, prepareCommands, sent, type Trigger } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Double submit',
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'One tap sends one request, counted at the mock, in the real app. The table in ' +
          'src/api/commands/command.test.ts tests the same for every command.',
      },
    },
  },
  beforeEach: prepareCommands,
});

interface Context {
  userEvent: { type(element: Element, text: string): Promise<void> };
}

const working = () => waitFor(() => expect(document.querySelector('[aria-busy="true"], progress')).not.toBeNull());
/** Expects that the value has changed once and does not change again. */
async function changedOnce(name: CommandName, expected: number): Promise<void> {
  await waitFor(() => expect(commands[name].worth()).toBeCloseTo(expected, 5));
  await waitFor(() => expect(document.querySelector('dialog[open] [aria-busy="true"]')).toBeNull());
  await waitForStable();
  await expect(commands[name].worth()).toBeCloseTo(expected, 5);
  await expectBooksRight();
}

/** Taps several times and presses Enter while the response is held, and expects one request. */
const burst =
  (name: CommandName) =>
  async ({ userEvent }: Context): Promise<void> => {
    const { ready, worth, change } = commands[name];
    const release = holdResponse(commands[name].request, { unheard: true });
    const expected = worth() + change();
    const { button, field }: Trigger = await ready();
    for (let tap = 0; tap < 4; tap += 1) button.click();
    field?.form?.requestSubmit();
    if (field?.isConnected) await userEvent.type(field, '{Enter}');
    button.click();
    await working();
    button.click();
    await waitFor(() => expect(sent(name)).toBeGreaterThan(0));
    await waitForStable();
    await expect(sent(name)).toBe(1);
    release();
    await changedOnce(name, expected);
    await expect(sent(name)).toBe(1);
  };

/**
 * Opens another page. An open confirmation first goes back in the story's history, so a second attempt may be needed.
 */
async function leave(): Promise<void> {
  for (let go = 0; go < 2; go += 1) {
    shownLocation.go(paths.profile);
    await waitForStable();
  }
  await waitFor(() => expect(shownLocation.path).toBe(paths.profile));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

/** Leaves and reopens the page while the command is in flight, then taps again. */
const reopened = (name: CommandName) => async (): Promise<void> => {
  const { ready, worth, change } = commands[name];
  const release = holdResponse(commands[name].request, { unheard: true });
  const expected = worth() + change();
  (await ready()).button.click();
  await waitFor(() => expect(sent(name)).toBe(1));
  await leave();
  shownLocation.go(addressOf(name));
  const { button } = await ready();
  const isWorking = () => button.closest('dialog, main')?.querySelector('button[aria-busy="true"]');
  // A form that has just opened may not know yet that it can send, so tap until its button is busy.
  await waitFor(() => {
    button.click();
    expect(isWorking()).toBeTruthy();
  });
  button.click();
  await waitForStable();
  await expect(isWorking()).toBeTruthy();
  await expect(sent(name)).toBe(1);
  release();
  await changedOnce(name, expected);
  await expect(sent(name)).toBe(1);
  // The response to the closed modal must not close the new modal.
  await waitFor(() =>
    expect(shownLocation).toMatchObject({ path: paths.home, search: addressOf(name).slice(paths.home.length) }),
  );
};

export const Withdraw = meta.story({ name: 'Withdraw: one request', parameters: { route: addressOf('withdraw') } });
Withdraw.test('sends one request for any combination of taps and Enter', burst('withdraw'));
Withdraw.test('sends one request when the modal is left and reopened meanwhile', reopened('withdraw'));

export const Slip = meta.story({ name: 'Send a slip: one request', parameters: { route: addressOf('slip') } });

/** Leaving stops the upload of a slip. The server accepts a slip once, so sending it again stores it once. */
Slip.test('stores one slip when it is left and sent again', async () => {
  const { ready, worth } = commands.slip;
  const release = holdResponse(commands.slip.request);
  const before = worth();
  (await ready()).button.click();
  await waitFor(() => expect(worth()).toBe(before + 1));
  await leave();
  shownLocation.go(addressOf('slip'));
  (await ready()).button.click();
  // The result of the stopped upload is unknown, so the app asks first.
  (await screen.findByRole('button', { name: i18n.t('money:earlier.new') })).click();
  await waitFor(() => expect(sent('slip')).toBe(2));
  release();
  await changedOnce('slip', before + 1);
});

/** Two modals that send the same command, one over the other. */
export const TwoModals = meta.story({
  name: 'Two modals with the same command: one request',
  parameters: { route: `${paths.home}?modal=transfer&modal=${encodeURIComponent('game:PG')}` },
});
TwoModals.test('sends one transfer for taps in both modals within one task', async () => {
  const release = holdResponse(commands.transfer.request);
  await screen.findByRole('dialog', { name: i18n.t('transfer:title') });
  const amounts = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('dialog input[inputmode="decimal"]')];
    expect(found).toHaveLength(2);
    return found;
  });
  const move = await screen.findByRole('button', { name: i18n.t('game:move') });
  const target = await screen.findByLabelText(i18n.t('transfer:to'));
  fireEvent.change(target, { target: { value: 'PG' } });
  for (const field of amounts) fireEvent.change(field, { target: { value: '100' } });
  const before = commands.transfer.worth();
  document.querySelector<HTMLElement>('button[form="transfer"]')?.click();
  move.click();
  await waitForStable();
  await expect(sent('transfer')).toBe(1);
  release();
  await changedOnce('transfer', before + 100);
  await expect(sent('transfer')).toBe(1);
});

/** The button sends no command, but its toast must appear once. */
export const TransferDone = meta.story({
  name: '"I\'ve made the transfer": sent once',
  parameters: { route: `${paths.home}?tab=2&modal=deposit` },
});
TransferDone.test('shows one toast, goes back one step and refreshes the balance', async () => {
  const done = await screen.findByRole('button', { name: i18n.t('deposit:done') });
  await waitFor(() => expect(countOf('GET /api/wallet')).toBeGreaterThan(1));
  await waitForStable();
  const asked = countOf('GET /api/wallet');
  for (let tap = 0; tap < 5; tap += 1) done.click();
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await waitForStable();
  await expect(currentToasts().map(({ text }) => text)).toEqual([i18n.t('deposit:refreshing')]);
  await expect(countOf('GET /api/wallet')).toBe(asked + 1);
  await expect(shownLocation).toMatchObject({ path: paths.home, search: '?tab=2' });
});

export const Agreement = meta.story({
  name: 'Accept the agreement: once',
  parameters: { route: `${paths.home}?tab=2&modal=agreement` },
});
Agreement.test('stores the acceptance once and closes once for five taps', async () => {
  localStore.remove(storageKeys.agreement);
  const accept = await screen.findByRole('button', { name: i18n.t('agreement:accept') });
  await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled'));
  await screen.findByText(i18n.t('home:total'));
  for (let tap = 0; tap < 5; tap += 1) accept.click();
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await expect(localStore.get(storageKeys.agreement)).toBe(markOf(storyMember()._id));
  await expect(shownLocation).toMatchObject({ path: paths.home, search: '?tab=2' });
});
