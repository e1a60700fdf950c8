import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { walletWith } from '@stories/screens/homeSteps';
import { storyMember } from '@stories/storyMember';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getDeposit } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { depositView } from '@/modals/Deposit/view';
import { editBankNameView } from '@/modals/EditBankName/view';
import { button, depositText, dialog, submit, visible } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { expectQuietFailure, tryAgain } from './money';

const meta = preview.meta({
  component: ModalHarness,
  args: { buttons: [['deposit', '']] },
  parameters: {
    ...withModal('deposit'),
    modals: { deposit: depositView, editBankName: editBankNameView },
    docs: {
      description: {
        component:
          'Leads a member to the account that their transfer must reach. The number to copy comes first, one ' +
          'way to pay at a time, because a mistyped account is money lost.',
      },
    },
  },
  beforeEach: prepareModals,
});

const getCopyLabel = (what: string) => i18n.t('common:copyOf', { what });
const copyButtons = async () => {
  // The first account shows before the others. The guide is below all of them, so wait for it.
  await screen.findByText(depositText('guide.credit'));
  return screen.getAllByRole('button', { name: new RegExp(`^${getCopyLabel(depositText('bank.number'))}: `) });
};
const allowCopy = () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return () => write.mockRestore();
};
const refuseCopy = () => {
  const api = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const old = spyOn(document, 'execCommand').mockReturnValue(false);
  return () => {
    api.mockRestore();
    old.mockRestore();
  };
};

export const Default = meta.story({});
/** The page below also reads the wallet, as home does. */
export const OverWallet = meta.story({
  name: 'Over a page that shows the wallet',
  tags: ['no-screenshot'],
  render: function OverWallet(args) {
    useRead(getWallet);
    return <ModalHarness {...args} />;
  },
});
export const Loading = meta.story({ parameters: { fail: { call: getDeposit, kind: 'never' } } });
export const Empty = meta.story({ name: 'Empty: no way to deposit', parameters: { scenario: 'no-deposit-banks' } });
export const Failed = meta.story({ parameters: { fail: { call: getDeposit, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Manual = meta.story({
  name: 'Manual mode: plain details only',
  parameters: { scenario: 'manual-deposit' },
});
export const Lao = meta.story({
  name: 'Lao market',
  parameters: { scenario: 'lao' },
  globals: { market: 'la', language: 'la' },
});
export const EditorFirst = meta.story({
  name: 'An English account name is asked for first',
  tags: ['no-screenshot'],
  play: async () => {
    (await copyButtons()).at(3)?.click();
    await screen.findByRole('textbox', { name: i18n.t('editBankName:name') });
  },
});

Default.test(
  'shows every plain account, each with a button to copy that its bank and number name, or the number itself',
  async () => {
    // Names each button to copy by its bank and number, in the languages of the names.
    for (const copy of await copyButtons()) {
      const card = copy.closest('li') as HTMLElement;
      const [bank, holder] = [...card.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
      const spelled = card.querySelector('[translate="no"] > span:not([aria-hidden], [translate])')?.textContent;
      await expect(spelled).toMatch(/^(?:\d[ ,]+)+\d$/);
      await expect(copy).toHaveAccessibleName(`${getCopyLabel(depositText('bank.number'))}: ${bank} ${spelled}`);
      await expect(within(card).getByText(bank ?? '')).toHaveAttribute('lang', 'th');
      if (/[ก-ฮ]/.test(holder?.split(' · ')[0] ?? ''))
        await expect(card.querySelector('[translate="no"][lang="th"]')).not.toBeNull();
    }
    await expect(dialog()).toHaveTextContent(i18n.language === 'th' ? 'ธนาคารไทยพาณิชย์' : 'Siam Commercial Bank');
    await expect(dialog()).toHaveTextContent(depositText('currency.baht'));

    // Shows every plain account with its name, grouped number and copy button.
    const buttons = await copyButtons();
    await expect(buttons).toHaveLength(4);
    const text = dialog().textContent ?? '';
    await expect(text).toContain('111-222-3334');
    // The app groups only numbers of ten digits.
    await visible(screen.getByText('020331187452'));
    await visible(await screen.findByText(depositText('guide.credit')));
    const start = allowCopy();
    buttons[2]?.click();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'success' }]));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('020331187452');
    start();

    clearToasts();

    // Shows a message and the number when the browser refuses to copy.
    const stop = refuseCopy();
    (await copyButtons())[0]?.click();
    const field = await screen.findByDisplayValue('1112223334');
    await visible(field);
    await expect(currentToasts()).toMatchObject([{ kind: 'error', text: i18n.t('common:copyFailed') }]);
    stop();
  },
);

OverWallet.test('shows a toast, refreshes the balance and closes after "I have transferred"', async () => {
  const asked = getCount('GET /api/wallet');
  (await button('done')).click();
  await waitFor(() => expect(dialog()).toBeNull());
  await expect(currentToasts()).toMatchObject([{ text: depositText('refreshing') }]);
  await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThan(asked));
  await expect(shownLocation.search).not.toContain('deposit');
});

Loading.test('shows that it is loading, and can be closed', async () => {
  await visible(await screen.findByRole('dialog'));
  await expect(within(screen.getByRole('dialog')).getByText(i18n.t('common:loading'))).toBeInTheDocument();
});
Empty.test('explains how to deposit instead', async () => {
  await visible(await screen.findByText(depositText('empty.title')));
});
Empty.test(
  'explains how to deposit instead if the only provider has no code',
  {
    beforeEach: () =>
      mockResponse('GET /api/lookup/deposit', {
        isManual: false,
        wallets: [],
        banks: [{ bankType: 'PAYMENT', mode: 'QR', bankCode: '', bankAccountName: 'KAPAO PAY', bankAccountNo: '' }],
      }),
  },
  async () => {
    await visible(await screen.findByText(depositText('empty.title')));
    await expect(screen.queryByRole('button', { name: depositText('done') })).toBeNull();
  },
);
Failed.test('shows the failure only in its own place, with a retry', async () => {
  await expectQuietFailure(depositText('failed'));
  await tryAgain();
  await expect((await copyButtons()).length).toBe(4);
});
Manual.test('shows everything as plain details, without a form or a QR', async () => {
  await copyButtons();
  await expect(screen.queryByRole('radio')).toBeNull();
  await expect(screen.queryByRole('textbox')).toBeNull();
  await expect(dialog()).toHaveTextContent('037-154-8834');
  await expect(dialog()).toHaveTextContent('081-222-3334');
  await expect(getCount('GET /api/qrcode/WW')).toBe(0);
});
Lao.test('shows only kip accounts, with their Lao numbers', async () => {
  await copyButtons();
  await expect(dialog()).toHaveTextContent('110-12-00-7654321-001');
  await expect(dialog()).toHaveTextContent(depositText('currency.kip'));
  await expect(screen.queryByRole('radio')).toBeNull();
});

Default.test(
  'shows an unknown currency by its code, and markup in names as text',
  {
    beforeEach: () =>
      mockResponse('GET /api/lookup/deposit', {
        isManual: 'yes',
        wallets: null,
        banks: [
          null,
          { bankCode: 'SCB', bankAccountName: null, bankAccountNo: 12, currency: {} },
          {
            bankCode: 'constructor',
            bankAccountName: 'ชื่อบัญชียาวมาก'.repeat(12),
            bankAccountNo: '1234567890123456789012345678901234567890',
            bank: { nameTH: '<b>ธนาคาร</b>'.repeat(10), nameEN: '<b>Bank</b>' },
            currency: 'USD',
          },
        ],
      }),
  },
  async () => {
    await copyButtons();
    await expect(dialog()).toHaveTextContent('· USD');
    await expect(dialog()).not.toHaveTextContent(depositText('currency.baht'));
    await expect(dialog().querySelector('b')).toBeNull();
    await expect(dialog()).toHaveTextContent('<b>');
  },
);

const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: i18n.t('editBankName:name') });
const type = async (
  userEvent: { clear(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> },
  text: string,
) => {
  const input = await editor();
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

EditorFirst.test('opens the name editor over the deposit, and copies nothing when it is closed', async () => {
  // Opens the name editor over the deposit for KTB without an English name.
  await expect(shownLocation.search).toBe('?modal=deposit&modal=editBankName');
  await expect(document.querySelectorAll('dialog[open]')).toHaveLength(2);
  shownLocation.back();
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  await expect(currentToasts()).toEqual([]);

  (await copyButtons()).at(3)?.click();

  // Copies nothing when the editor is closed, even after it is opened again from elsewhere.
  const stop = allowCopy();
  await editor();
  shownLocation.back();
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  shownLocation.go('/user/home?modal=deposit&modal=editBankName');
  const input = await editor();
  input.focus();
  await waitForStable();
  const value = input.value;
  await expect(value).toBe(value.toUpperCase());
  clearToasts();
  shownLocation.back();
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  await waitForStable();
  await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  stop();
});

/**
 * Accounts at BBL and TMB, which require an English account name, as KTB does. Only the last account has an English
 * name.
 */
const englishNames = () =>
  mockResponse('GET /api/lookup/deposit', {
    isManual: false,
    wallets: [],
    banks: ['BBL', 'TMB', 'BBL'].map((bankCode, index) => ({
      bankType: 'BANK',
      mode: 'AUTO',
      bankCode,
      bankAccountName: index === 2 ? 'KAPAO PAY' : 'บจก. กะเป๋า เพย์',
      bankAccountNo: `123456789${index}`,
      bank: { nameTH: bankCode, nameEN: bankCode },
      currency: 'BAHT',
    })),
  });
Default.test(
  'opens the editor for BBL and TMB, unless the name is in English or saved in this visit',
  { beforeEach: englishNames },
  async ({ step }) => {
    await step('opens the editor for BBL and TMB, unless the name is in English', async () => {
      const stop = allowCopy();
      const buttons = await copyButtons();
      for (const index of [0, 1]) {
        buttons[index]?.click();
        await editor();
        await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
        shownLocation.back();
        await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
      }
      buttons[2]?.click();
      await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1234567892'));
      await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
      stop();
    });
    await step(
      'does not ask for a saved name again in this visit, whatever the wallet returns',
      async ({ userEvent }) => {
        const stop = allowCopy();
        const stale = walletWith(10, []);
        const { profile } = stale;
        mockResponse('GET /api/wallet', { ...stale, profile: { ...profile, _id: storyMember()._id } });
        const buttons = await copyButtons();
        buttons[0]?.click();
        await type(userEvent, 'Somchai Jaidee');
        submit().click();
        await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(1));
        buttons[1]?.click();
        await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
        await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
        stop();
      },
    );
  },
);

Default.test(
  'copies the number immediately, without the editor',
  {
    beforeEach: () => {
      const { member } = storyBackend().mockState.db;
      for (const { _id } of member.all()) member.patch(_id, { bankAccountName: 'Somchai Jaidee' });
    },
  },
  async () => {
    const stop = allowCopy();
    const asked = getCount('GET /api/wallet');
    const buttons = await copyButtons();
    await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThanOrEqual(Math.max(1, asked)));
    await waitForStable();
    buttons.at(3)?.click();
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith('9842207715'));
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    stop();
  },
);

EditorFirst.test(
  'saves the name once for several taps, then copies the number one second later',
  async ({ userEvent }) => {
    const stop = allowCopy();
    const input = await type(userEvent, 'somchai  jaidee');
    await expect(input).toHaveValue('SOMCHAI  JAIDEE');
    const started = performance.now();
    submit().click();
    submit().click();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith('9842207715'));
    await expect(performance.now() - started).toBeGreaterThan(990);
    await expect(getCount('PUT /api/account/bankAccountName')).toBe(1);
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    await expect(currentToasts().map(({ kind }) => kind)).toEqual(['success', 'success']);
    // Another tap now copies the same account number immediately.
    (await copyButtons()).at(3)?.click();
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    stop();
  },
);

EditorFirst.test(
  'shows a message and the number when the browser refuses the automatic copy',
  async ({ userEvent }) => {
    const stop = refuseCopy();
    await type(userEvent, 'Somchai Jaidee');
    submit().click();
    await visible(await screen.findByDisplayValue('9842207715'));
    await expect(currentToasts()).toMatchObject([{ kind: 'success' }, { kind: 'error' }]);
    stop();
  },
);

Default.test('is heard as before', inEnglish, heardAsBefore);
