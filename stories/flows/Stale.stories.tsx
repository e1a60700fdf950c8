import { AppRoot } from '@stories/app/AppRoot';
import { shownLocation } from '@stories/app/location';
import { route as gameRoute, t as gameWords, getAccount, ready } from '@stories/modals/gameSteps';
import { acknowledgeSuccess, amountField, clickButton, enter, getBalance } from '@stories/modals/money';
import { getCount, holdResponse } from '@stories/requests';
import { simulateOtherTab } from '@stories/simulateOtherTab';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { prepareCommands } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Stale responses',
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component: 'Responses that arrive late, after newer ones or for another member, are never shown.',
      },
    },
  },
  beforeEach: prepareCommands,
});

const wallet = 'GET /api/wallet';

/** Holds the response to the next request of this call. `letGo` releases it. */
function delayNext(name: string): { taken: () => boolean; letGo: () => void } {
  const before = getCount(name);
  return { letGo: holdResponse(name, { times: 1 }), taken: () => getCount(name) > before };
}

const atRest = async () => {
  await screen.findByText(i18n.t('home:total'));
  await waitFor(() => expect(getCount(wallet)).toBeGreaterThan(1));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  await waitForStable();
};
const moveToGame = async (amount: string) => {
  const target = await screen.findByLabelText(i18n.t('transfer:to'));
  fireEvent.change(target, { target: { value: 'PG' } });
  await enter(amount);
  document.querySelector<HTMLElement>('button[form="transfer"]')?.click();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
};

export const ClosedAndReopened = meta.story({ name: 'Balance from before the transfer', play: atRest });
ClosedAndReopened.test('never replaces the balance after a transfer with an earlier one', async () => {
  const old = delayNext(wallet);
  // The modal opens, closes and opens again quickly, while the first balance is still loading.
  shownLocation.go(`${paths.home}?modal=transfer`);
  await amountField();
  shownLocation.go(paths.home);
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  shownLocation.go(`${paths.home}?modal=transfer`);
  await amountField();
  if (!old.taken()) await clickButton(i18n.t('home:check'));
  await waitFor(() => expect(old.taken()).toBe(true));
  await moveToGame('100');
  await acknowledgeSuccess();
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(formatAmount(getBalance())));
  old.letGo();
  await waitForStable();
  await expect(document.querySelector('main')).toHaveTextContent(formatAmount(getBalance()));
  await expect(document.querySelector('main')).not.toHaveTextContent(formatAmount(getBalance() + 100));
});

export const OtherGame = meta.story({ name: "Another game's username and password", play: atRest });
OtherGame.test("never shows the first game's credentials in the second one's modal", async () => {
  const first = delayNext('GET /api/wallet/account/PG');
  shownLocation.go(gameRoute('PG'));
  await waitFor(() => expect(first.taken()).toBe(true));
  shownLocation.go(gameRoute('UFABET'));
  await ready();
  first.letGo();
  await waitForStable();
  const modal = screen.getByRole('dialog');
  await expect(modal).toHaveTextContent(getAccount('UFABET')?.username ?? '?');
  await expect(modal).not.toHaveTextContent(getAccount('PG')?.username ?? '?');
  await clickButton(gameWords('showPassword'));
  await expect(modal).not.toHaveTextContent(getAccount('PG')?.password ?? '?');
});

export const OtherMember = meta.story({ name: "Another member's wallet", play: atRest });
OtherMember.test("never shows one member's data to the next", async () => {
  const { mockState, tokenFor } = storyBackend();
  const [first, second] = mockState.db.member.all();
  const name = (member: typeof first) => new RegExp(member?.name as string);
  await screen.findByRole('heading', { level: 1, name: name(first) });
  const old = delayNext(wallet);
  await clickButton(i18n.t('home:check'));
  await waitFor(() => expect(old.taken()).toBe(true));
  simulateOtherTab(storageKeys.token, tokenFor(second?.username as string));
  await screen.findByRole('heading', { level: 1, name: name(second) });
  old.letGo();
  await waitForStable();
  await screen.findByRole('heading', { level: 1, name: name(second) });
  await expect(document.body).not.toHaveTextContent(name(first));
});
