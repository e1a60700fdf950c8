import { AppRoot } from '@stories/app/AppRoot';
import { shownLocation } from '@stories/app/location';
import { qrImage } from '@stories/modals/depositSteps';
import { acknowledge, expectLedgerBalanced, expectUnknown, getBalance } from '@stories/modals/money';
import { getCount, holdResponse, recordRequests, respondBy } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { hasEchoed } from '@/api/client/client';
import { currentToasts } from '@/components/Toast/toasts';
import { getMark } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { atWithdrawal, type CommandName, commands, getAddress, prepareCommands, sent, type Trigger } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Commands',
  tags: ['long'],
  parameters: {
    ...atWithdrawal,
    docs: {
      description: {
        component:
          'One tap sends one request, counted at the mock, in the real app. A command whose response is lost is never ' +
          'shown as a plain failure and never resent automatically. The table in src/api/commands/commands.test.ts ' +
          'tests the same for every command.',
      },
    },
  },
  beforeEach: prepareCommands,
});

export const Default = meta.story({ name: 'A command before its last tap' });

/** Opens the page of a command, as the overrides of a test. */
const at = (name: CommandName) => ({ parameters: { route: getAddress(name) } });

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
  await expectLedgerBalanced();
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

/** Leaves the page and opens the page of this command. */
async function goTo(name: CommandName): Promise<void> {
  await leave();
  shownLocation.go(getAddress(name));
}

/** Leaves and reopens the page while the command is in flight, then taps again. */
const reopened = (name: CommandName) => async (): Promise<void> => {
  const { ready, worth, change } = commands[name];
  const release = holdResponse(commands[name].request, { unheard: true });
  const expected = worth() + change();
  (await ready()).button.click();
  await waitFor(() => expect(sent(name)).toBe(1));
  await goTo(name);
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
    expect(shownLocation).toMatchObject({ path: paths.home, search: getAddress(name).slice(paths.home.length) }),
  );
};

Default.test(
  'sends one withdrawal for any combination of taps and Enter, also when the modal is left and reopened',
  async ({ step }) => {
    await step('sends one withdrawal for any combination of taps and Enter', burst('withdraw'));
    recordRequests();
    await goTo('withdraw');
    await step('sends one withdrawal when the modal is left and reopened meanwhile', reopened('withdraw'));
  },
);
/** Leaving stops the upload of a slip. The server accepts a slip once, so sending it again stores it once. */
Default.test('stores one slip when it is left and sent again', at('slip'), async () => {
  const { ready, worth } = commands.slip;
  const release = holdResponse(commands.slip.request);
  const before = worth();
  (await ready()).button.click();
  await waitFor(() => expect(worth()).toBe(before + 1));
  await goTo('slip');
  (await ready()).button.click();
  // The result of the stopped upload is unknown, so the app asks first.
  (await screen.findByRole('button', { name: i18n.t('money:earlier.new') })).click();
  await waitFor(() => expect(sent('slip')).toBe(2));
  release();
  await changedOnce('slip', before + 1);
});
Default.test(
  'sends one transfer for taps in two modals, one over the other, within one task',
  { parameters: { route: `${paths.home}?modal=transfer&modal=${encodeURIComponent('game:PG')}` } },
  async () => {
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
  },
);
/** The button sends no command, but its toast must appear once. */
Default.test(
  'shows one toast for several taps on "I have transferred", goes back one step and refreshes the balance',
  { parameters: { route: `${paths.home}?tab=2&modal=deposit` } },
  async () => {
    const done = await screen.findByRole('button', { name: i18n.t('deposit:done') });
    await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThan(1));
    await waitForStable();
    const asked = getCount('GET /api/wallet');
    for (let tap = 0; tap < 5; tap += 1) done.click();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await waitForStable();
    await expect(currentToasts().map(({ text }) => text)).toEqual([i18n.t('deposit:refreshing')]);
    await expect(getCount('GET /api/wallet')).toBe(asked + 1);
    await expect(shownLocation).toMatchObject({ path: paths.home, search: '?tab=2' });
  },
);
Default.test(
  'stores the acceptance of the agreement once and closes once for five taps',
  { parameters: { route: `${paths.home}?tab=2&modal=agreement` } },
  async () => {
    localStore.remove(storageKeys.agreement);
    const accept = await screen.findByRole('button', { name: i18n.t('agreement:accept') });
    await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled'));
    await screen.findByText(i18n.t('home:total'));
    for (let tap = 0; tap < 5; tap += 1) accept.click();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await expect(localStore.get(storageKeys.agreement)).toContain(getMark(storyMember()._id));
    await expect(shownLocation).toMatchObject({ path: paths.home, search: '?tab=2' });
  },
);

/** Lets the backend carry out the next such command, and breaks off its response. */
const lose = (name: CommandName) => {
  const { method, path } = commands[name].call;
  storyBackend().fail({ method, path: path.replace(/\{\w+\}/g, '*'), kind: 'cut' });
};
/** Expects that home shows the main wallet balance of the ledger. */
const walletIsBooks = () =>
  waitFor(() => {
    const label = [...document.querySelectorAll('main dt')].findLast((dt) => dt.textContent === i18n.t('home:wallet'));
    expect(label?.nextElementSibling).toHaveTextContent(formatAmount(getBalance()));
  });

/** The command succeeds, but its response breaks off: the app refreshes the balance and does not resend. */
const lost = (name: CommandName) => async (): Promise<void> => {
  const { ready, worth, change } = commands[name];
  const expected = worth() + change();
  const { button } = await ready();
  const asked = getCount('GET /api/wallet');
  lose(name);
  button.click();
  await expectUnknown();
  await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
  await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThan(asked));
  await waitForStable();
  await expect(sent(name)).toBe(1);
  await walletIsBooks();
  await expectLedgerBalanced();
};

Default.test(
  'refreshes the balance and resends neither a withdrawal nor a transfer after a lost response',
  async ({ step }) => {
    await step('refreshes the balance and resends no withdrawal after a lost response', lost('withdraw'));
    await acknowledge();
    await goTo('transfer');
    await step('refreshes the balance and resends no transfer after a lost response', lost('transfer'));
  },
);

Default.test(
  'shows the QR, the account or the password as it is, and sends no other command, after a lost response',
  at('createQr'),
  async ({ step }) => {
    /** The commands from here on move no money. After a lost response, the app loads the current state. */
    await step('shows the QR that was made and makes no other after a lost response', async () => {
      const { ready } = commands.createQr;
      const { button } = await ready();
      lose('createQr');
      button.click();
      await expectUnknown();
      await acknowledge();
      await waitFor(() => expect(qrImage()).not.toBeNull());
      await expect(document.querySelector('dialog[open] [role="alert"]:not(:empty)')).toBeNull();
      await waitForStable();
      await expect(sent('createQr')).toBe(1);
    });
    await goTo('cancelQr');
    await step('shows that the QR is cancelled after a lost response', async () => {
      const { ready, worth } = commands.cancelQr;
      const { button } = await ready();
      lose('cancelQr');
      button.click();
      await waitFor(() => expect(worth()).toBe(1));
      await waitFor(() => expect(qrImage()).toBeNull());
      await waitForStable();
      await expect(sent('cancelQr')).toBe(1);
    });
    await goTo('openGame');
    await step('shows the account that was opened after a lost response', async () => {
      const { button } = await commands.openGame.ready();
      lose('openGame');
      button.click();
      await screen.findByRole('button', { name: i18n.t('game:move') });
      await waitForStable();
      await expect(sent('openGame')).toBe(1);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(currentToasts().map(({ kind }) => kind)).not.toContain('error');
    });
    await goTo('resetPassword');
    await step('loads the new password and sets no other after a lost response', async () => {
      const { button } = await commands.resetPassword.ready();
      lose('resetPassword');
      button.click();
      await acknowledge();
      await screen.findByRole('button', { name: i18n.t('game:move') });
      await expect(commands.resetPassword.worth()).toBe(1);
      await expect(getCount('GET /api/wallet/account/PG')).toBeGreaterThan(1);
      await expect(sent('resetPassword')).toBe(1);
    });
  },
);

/** Carries out the retry of a command whose first request never arrived. */
const again = (name: CommandName) => async (): Promise<void> => {
  const { ready, request, worth, change } = commands[name];
  // Home refreshes the games by a command, whose response echoes its idempotency key.
  await waitFor(() => expect(hasEchoed()).toBe(true));
  const { button } = await ready();
  const expected = worth() + change();
  const keys: (string | null)[] = [];
  respondBy(request, async (ask, { headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return keys.length > 1 ? ask() : Response.error();
  });
  button.click();
  within(await expectUnknown())
    .getByRole('button', { name: i18n.t('money:resend.button') })
    .click();
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
  await expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: i18n.t('money:unknown') })).toBeNull());
  await expectLedgerBalanced();
};

Default.test('carries out the retry of each command once', at('transfer'), async ({ step }) => {
  await step('carries out the retry of a transfer once', again('transfer'));
  await goTo('moveAndPlay');
  await step('carries out the retry of "transfer and play" once', again('moveAndPlay'));
  await goTo('slip');
  await step('sends the retry of a slip once', again('slip'));
  await goTo('openGame');
  await step('carries out the retry of opening a game account once', again('openGame'));
  await goTo('resetPassword');
  await step('carries out the retry of a new game password once', again('resetPassword'));
});
