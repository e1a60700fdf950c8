import { clearBonus } from '@mocks/rules/bonus';
import { activatePromotion as take } from '@mocks/rules/promotion';
import { inLayout } from '@stories/app/ScreenLayout';
import {
  acknowledge,
  clickButton,
  codeText,
  expectLedgerBalanced,
  expectRefusal,
  expectUnknown,
  findAnnouncement,
  getBalance,
} from '@stories/modals/money';
import { getCount, requests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { activatePromotion, findPromotion } from '@/api/calls/promotion';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';
import { atBonus, prepareBonus, t } from './bonusSteps';

const meta = preview.meta({
  component: BonusScreen,
  decorators: [inLayout],
  title: 'Bonus/Promotion code',
  parameters: {
    ...atBonus,
    docs: {
      description: {
        component:
          'A promotion by its code. It is found and shown before it is claimed, so that nobody claims by a ' +
          'typing error.',
      },
    },
  },
  beforeEach: prepareBonus,
});

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('code.label') });
/** Enters the whole text in one change, as pasting does. */
const paste = async (text: string) => {
  const input = await field();
  fireEvent.change(input, { target: { value: text } });
  return input;
};
const search = () => clickButton(t('code.search'));
const find = async (code: string) => {
  await paste(code);
  await search();
};
const found = async (code: string) => {
  await find(code);
  return screen.findByRole('button', { name: t('code.receive') });
};
const receive = async () => {
  const button = await screen.findByRole('button', { name: t('code.receive') });
  button.click();
  button.click();
};
const taken = (code: string) => `GET /api/promotion/activate/${code}`;
const asked = (code: string) => getCount(`GET /api/promotion/find/${encodeURIComponent(code)}`);

export const Required = meta.story({ name: 'No code entered', play: search });
export const Small = meta.story({
  tags: ['no-screenshot'],
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const field = (await screen.findByRole('textbox')).closest('form')?.firstElementChild;
    const button = screen.getByRole('button', { name: t('code.search') });
    // The button is below the field, without the room that aligns it with the input beside it.
    const gap = button.getBoundingClientRect().top - (field?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThan(0);
    await expect(gap).toBeLessThan(20);
  },
});
export const Searching = meta.story({
  name: 'Searching',
  parameters: { fail: { call: findPromotion, kind: 'never' } },
  play: () => find('KAPAO50'),
});
export const NotFound = meta.story({
  name: 'No promotion with this code',
  play: async () => {
    await find('lastyear');
    await screen.findByText(t('code.none'));
  },
});
export const Found = meta.story({
  tags: ['main-state'],
  name: 'Promotion found',
  play: async () => void (await found('lucky188')),
});
export const SearchFailed = meta.story({
  name: 'Failed: the search',
  parameters: { fail: { call: findPromotion, status: 500, times: 1 } },
  play: async () => {
    await find('kapao50');
    await findAnnouncement();
  },
});
export const Receiving = meta.story({
  name: 'Sending the request',
  parameters: { fail: { call: activatePromotion, kind: 'never' } },
  play: async () => {
    await found('kapao50');
    await receive();
  },
});
export const Success = meta.story({
  name: 'Success: the promotion is active',
  play: async () => {
    await found('kapao50');
    await receive();
    await screen.findByRole('region', { name: t('active.title') });
  },
});
/** The promotion ends between the search and the claim. */
export const NoPromotion = meta.story({
  name: 'Promotion refused: it is over',
  play: async () => {
    await found('kapao50');
    storyBackend().mockState.db.promotion.patch('KAPAO50', { isOpen: false });
    await receive();
    await findAnnouncement();
  },
});
/** The member has received and cancelled this promotion before. */
export const PromotionReceived = meta.story({
  name: 'Promotion refused: received before',
  tags: ['no-screenshot'],
  play: async () => {
    const { mockState } = storyBackend();
    take(mockState, storyMember(), 'KAPAO50');
    clearBonus(mockState, storyMember());
    await found('kapao50');
    await receive();
    await findAnnouncement();
  },
});
/** Another tab has received a bonus since the page loaded. */
export const BonusRemaining = meta.story({
  name: 'Promotion refused: a bonus is active',
  play: async () => {
    await found('kapao50');
    take(storyBackend().mockState, storyMember(), 'LUCKY188');
    await receive();
    await findAnnouncement();
  },
});
/** A member who has never deposited. */
export const BonusCondition = meta.story({
  name: 'Promotion refused: the conditions are not met',
  tags: ['no-screenshot'],
  parameters: { scenario: 'new' },
  play: async () => {
    await found('kapao50');
    await receive();
    await findAnnouncement();
  },
});
export const LostResponse = meta.story({
  name: 'Result unknown: received, but the response is lost',
  parameters: { fail: { call: activatePromotion, kind: 'cut', times: 1 } },
  play: async () => {
    await found('kapao50');
    await receive();
    await findAnnouncement();
  },
});

Required.test('shows the missing code at the field and sends nothing', async () => {
  const input = await field();
  await expect(input).toHaveAccessibleDescription(expect.stringContaining(t('code.required')));
  await expect(input).toHaveFocus();
  await expect(requests.some((request) => request.includes('/promotion/find'))).toBe(false);
});
Searching.test('shows that it is searching, and searches once', async ({ userEvent }) => {
  await screen.findByText(t('code.searching'));
  await search();
  await userEvent.type(await field(), '{Enter}');
  await expect(await screen.findByRole('button', { name: t('code.search') })).toHaveAttribute('aria-busy', 'true');
});
NotFound.test('shows the error in upper case at the field; typing clears it', async ({ userEvent }) => {
  const input = await field();
  await expect(input).toHaveValue('LASTYEAR');
  await expect(input).toBeInvalid();
  await userEvent.type(input, 'x');
  await waitFor(() => expect(screen.queryByText(t('code.none'))).toBeNull());
});

Found.test(
  'shows its conditions, explains every refusal of a claim, and clears the result for another code',
  async () => {
    // Shows its conditions and the cost of cancelling, and claims nothing yet.
    const card = (await screen.findByRole('button', { name: t('code.receive') })).parentElement as HTMLElement;
    await within(card).findByRole('list');
    await waitFor(() => expect(card).toHaveTextContent(/80%.*80%/));
    await expect(asked('LUCKY188')).toBe(1);
    await expect(getCount(taken('LUCKY188'))).toBe(0);

    // Explains every refusal code of a claim.
    const before = getBalance();
    await expectRefusal(activatePromotion, () => clickButton(t('code.receive')), i18n.t('common:errorTitle'));
    await expect(getBalance()).toBe(before);

    // Clears the result when another code is typed.
    await paste('KAPAO');
    await waitFor(() => expect(screen.queryByRole('button', { name: t('code.receive') })).toBeNull());
  },
);
SearchFailed.test('explains the failure, keeps the code and can search again', async () => {
  await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:errorTitle'));
  await acknowledge();
  await expect(await field()).toHaveValue('KAPAO50');
  await search();
  await screen.findByRole('button', { name: t('code.receive') });
});
Success.test('claims the promotion once, shows it as active and hides the form', async () => {
  await expect(currentToasts().map(({ text }) => text)).toEqual([t('code.done', { code: 'KAPAO50' })]);
  await expect(getCount(taken('KAPAO50'))).toBe(1);
  await expect(getBalance()).toBe(2630.5);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await expectLedgerBalanced();
});
/** Expects the error dialog with the text of the code, no second request, and a consistent ledger. */
const refused = (code: string) => async () => {
  const dialog = await findAnnouncement();
  await expect(dialog).toHaveAccessibleName(i18n.t('common:errorTitle'));
  await expect(dialog).toHaveTextContent(codeText(code));
  await acknowledge();
  await expect(getCount(taken('KAPAO50'))).toBe(1);
  await expectLedgerBalanced();
};
NoPromotion.test('explains the refusal', refused('NO_PROMOTION'));
PromotionReceived.test('explains the refusal', refused('PROMOTION_RECEIVED'));
BonusRemaining.test('explains the refusal and shows the active bonus', async () => {
  await refused('BONUS_REMAINING')();
  await screen.findByRole('region', { name: t('active.title') });
});
BonusCondition.test('explains the refusal', refused('BONUS_CONDITION'));
LostResponse.test('shows an unknown result and the actual state, and does not resend', async () => {
  await expectUnknown();
  await acknowledge();
  await screen.findByRole('region', { name: t('active.title') });
  await expect(getCount(taken('KAPAO50'))).toBe(1);
  await expectLedgerBalanced();
});

export const Typing = meta.story({ tags: ['no-screenshot'], name: 'Code not entered yet' });

Typing.test(
  'changes a code to plain upper-case letters around the cursor, and sends no invalid path',
  async ({ step }) => {
    await step('changes letters to upper case and keeps the cursor position', async ({ userEvent }) => {
      const input = await field();
      await userEvent.type(input, 'kapo50');
      input.setSelectionRange(3, 3);
      await userEvent.type(input, 'a', { initialSelectionStart: 3, initialSelectionEnd: 3 });
      await expect(input).toHaveValue('KAPAO50');
      await expect(input.selectionStart).toBe(4);
      await userEvent.type(input, ' ', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(input).toHaveValue('KAPAO50');
      await expect(input.selectionStart).toBe(2);
    });
    await step('removes pasted spaces, converts Thai digits and shows a hint for Thai letters', async () => {
      const input = await paste(' ka\u00a0pao\u200b ๕๐ ');
      await expect(input).toHaveValue('KAPAO50');
      await expect(input).toHaveAccessibleDescription(t('code.hint'));
      await paste('ฟผฟ');
      await expect(input).toHaveAccessibleDescription(t('code.keyboard'));
      await expect(input).not.toBeInvalid();
    });
    await step('leaves a text alone while an input method is composing it', async () => {
      const input = await field();
      fireEvent.compositionStart(input);
      fireEvent.change(input, { target: { value: 'kap' } });
      await expect(input).toHaveValue('kap');
      fireEvent.compositionEnd(input);
      await expect(input).toHaveValue('KAP');
    });
    await step('refuses a code that is no path segment without a request', async () => {
      await find('..');
      await expect(await findAnnouncement()).toHaveTextContent(i18n.t('errors:general.failed'));
      await expect(requests.some((request) => request.includes('/promotion/find'))).toBe(false);
      await waitForStable();
    });
  },
);
