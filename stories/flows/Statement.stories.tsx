import { AppRoot } from '@stories/app/AppRoot';
import { prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { plainText } from '@stories/matchFullText';
import { button as depositButton, depositText } from '@stories/modals/depositSteps';
import { enter, expectLedgerBalanced, expectUnknown } from '@stories/modals/money';
import { getCount } from '@stories/requests';
import { asked, ready, rows, t } from '@stories/screens/statementSteps';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { type SlipReason, slipReasons } from '@/api/calls/statement';
import { memberPages } from '@/app/memberPages';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { slipReasonText } from '@/i18n/memberErrorText';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'Members use the statement and the slips when something has gone wrong. Specification: statement and slip ' +
          'status.',
      },
    },
  },
  beforeEach: prepareApp,
});

const withdrawal = `${paths.home}?modal=withdraw`;
const isNew = (row: HTMLElement | undefined) => row?.textContent?.includes(t('new')) ?? false;

/** Requests a withdrawal of 500 baht whose response is lost, and follows the link to the statement. */
async function loseWithdrawal(kind: 'cut' | 'network'): Promise<void> {
  // Preload the page: the test is about the link, not about loading code.
  await memberPages[paths.statement].screen.preload();
  await enter('500');
  // The form has read the statement, so that the record knows its newest row.
  await waitForStable();
  storyBackend().fail({ method: 'POST', path: '/api/wallet/withdrawAll', kind });
  within(screen.getByRole('dialog'))
    .getByRole('button', { name: i18n.t('withdraw:submit') })
    .click();
  within(await expectUnknown())
    .getByRole('link', { name: i18n.t('money:openStatement') })
    .click();
  await waitFor(() => expect(shownLocation.path).toBe(paths.statement));
  await ready();
}

/** The withdrawal was carried out, and only the response is lost. */
export const LostWithdrawal = meta.story({
  name: 'Result unknown: the withdrawal is found',
  parameters: { route: withdrawal },
  play: () => loseWithdrawal('cut'),
});

LostWithdrawal.test('marks the withdrawal as the only new entry, also after other pages were shown', async () => {
  // Shows the withdrawal at the top, in progress, as the only new entry.
  await expect(rows()[0]).toHaveTextContent(t('kind.withdraw'));
  await expect(rows()[0]).toHaveTextContent(formatAmount(-500));
  await expect(rows()[0]).toHaveTextContent(t('status.pending'));
  await expect(rows().map(isNew)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  await expect(shownLocation.search).toBe('');
  await expectLedgerBalanced();
  // The bank pays the withdrawal out within 150 s.
  storyBackend().advance(150);
  screen.getByRole('button', { name: t('refresh') }).click();
  await waitFor(() => expect(rows()[0]).toHaveTextContent(t('status.success')));
  await expect(isNew(rows()[0])).toBe(true);

  // Still marks the new entry after other pages were shown.
  await expect(shownLocation.seen).toEqual([paths.home, paths.statement]);
  within(screen.getByRole('navigation', { name: i18n.t('common:pages') }))
    .getByRole('button', { name: i18n.t('common:pageNumber', { page: 2 }) })
    .click();
  await waitFor(() => expect(shownLocation.search).toBe('?page=2'));
  await waitFor(() => expect(rows().some(isNew)).toBe(false));
  await waitForStable();
  shownLocation.back();
  await waitFor(() => expect(isNew(rows()[0])).toBe(true));
});
/** The command did not reach the server. */
export const WithdrawalNeverSent = meta.story({
  name: 'Result unknown: the withdrawal is not found',
  parameters: { route: withdrawal },
  play: () => loseWithdrawal('network'),
});
WithdrawalNeverSent.test('concludes nothing, then marks a later entry', async () => {
  await expect(rows().some(isNew)).toBe(false);
  await expect(getCount(asked)).toBeGreaterThan(0);
});

/** Returns an image that is unique to this reason. Its name makes the mock's check report the reason. */
async function getSlip(reason: SlipReason): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 60 + slipReasons.indexOf(reason), height: 90 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], `${reason}.png`, { type: 'image/png' });
}

async function sendSlip(reason: SlipReason): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector('input[data-slip="file"]');
    if (!found) throw new Error('There is no place for a slip yet');
    return found;
  });
  fireEvent.change(input, { target: { files: [await getSlip(reason)] } });
  (await depositButton('slip.send')).click();
  await screen.findByText(depositText('slip.sent'));
}

const slips = () => screen.findByRole('dialog', { name: i18n.t('slips:title') });
const slipRows = () => [...document.querySelectorAll<HTMLElement>('dialog[open] tbody tr')];

/** Sends one slip after another from the deposit. The check refuses each slip for a different reason. */
export const SlipsRefused = meta.story({
  name: 'Slips refused, each for another reason',
  parameters: { scenario: 'new', route: `${paths.home}?modal=deposit%3Aslip` },
  play: async () => {
    for (const reason of slipReasons) await sendSlip(reason);
    (await screen.findByRole('button', { name: depositText('slip.toSlips') })).click();
    await slips();
    await waitFor(() => expect(slipRows()).toHaveLength(10));
  },
});
SlipsRefused.test('shows every slip as being checked, then each with its reason, and no money arrives', async () => {
  for (const row of slipRows()) await expect(row).toHaveTextContent(i18n.t('slips:state.pending'));
  storyBackend().advance(150);
  within(await slips())
    .getByRole('button', { name: i18n.t('slips:refresh') })
    .click();
  const reasons = [...slipReasons].reverse();
  await waitFor(() => expect(slipRows()[0]).toHaveTextContent(plainText(slipReasonText(reasons[0] as string))));
  for (const [index, reason] of reasons.slice(0, 10).entries()) {
    await expect(slipRows()[index]).toHaveTextContent(plainText(slipReasonText(reason)));
    await expect(slipRows()[index]).toHaveTextContent(i18n.t('slips:state.failed'));
  }
  (await screen.findByRole('button', { name: i18n.t('common:pageNumber', { page: 2 }) })).click();
  await waitFor(() => expect(slipRows()).toHaveLength(1));
  await expect(slipRows()[0]).toHaveTextContent(plainText(slipReasonText(reasons[10] as string)));
  const { mockState } = storyBackend();
  await expect(mockState.db.statement.by('member', storyMember()._id)).toHaveLength(0);
  await expectLedgerBalanced();
});
