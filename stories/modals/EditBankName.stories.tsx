import { getCount } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { updateBankAccountName } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { editBankNameView } from '@/modals/EditBankName/view';
import { submit, visible } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { codeText, expectInFlight, expectQuietFailure, tryAgain } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Edit bank name',
  parameters: {
    ...withModal('editBankName'),
    modals: { editBankName: editBankNameView },
    docs: {
      description: {
        component:
          'The account name in English letters, which some banks ask for. It is asked once, just before the ' +
          'number is copied, and the copying then goes on by itself.',
      },
    },
  },
  beforeEach: prepareModals,
});

const sent = 'PUT /api/account/bankAccountName';
const t = (key: 'name' | 'failed' | 'problem.english' | 'problem.required' | 'saved') => i18n.t(`editBankName:${key}`);
const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('name') });

export const Default = meta.story({});
export const English = meta.story({
  name: 'An English name is there already',
  beforeEach: () => {
    const { member } = storyBackend().mockState.db;
    for (const { _id } of member.all()) member.patch(_id, { bankAccountName: 'Somchai Jaidee' });
  },
});
export const Loading = meta.story({ parameters: { fail: { call: getWallet, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getWallet, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const NotEnglish = meta.story({
  name: 'Not in English letters',
  play: async ({ userEvent }) => {
    const field = await input();
    await userEvent.clear(field);
    await userEvent.type(field, 'สมชาย ใจดี');
    submit().click();
  },
});
export const Saving = meta.story({
  name: 'Saving the name',
  parameters: { fail: { call: updateBankAccountName, kind: 'never' } },
  play: async ({ userEvent }) => {
    const field = await input();
    await userEvent.clear(field);
    await userEvent.type(field, 'somchai');
    submit().click();
  },
});
export const Saved = meta.story({
  name: 'Success: saved, and the modal is closed',
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'somchai');
    submit().click();
    await screen.findByText(t('saved'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  },
});

Default.test(
  'starts empty for a Thai name, sends nothing then, and forces upper case without moving the caret',
  async ({ step }) => {
    await step(
      'starts empty for a Thai name, and forces upper case without moving the caret',
      async ({ userEvent }) => {
        const field = await input();
        await expect(field).toHaveValue('');
        await userEvent.type(field, 'ABEF');
        field.setSelectionRange(2, 2);
        await userEvent.keyboard('cd');
        await expect(field).toHaveValue('ABCDEF');
      },
    );
    await step('sends nothing when empty', async ({ userEvent }) => {
      const field = await input();
      await userEvent.clear(field);
      submit().click();
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(t('problem.required'))));
      await expect(getCount(sent)).toBe(0);
    });
  },
);

English.test('starts with the existing name in upper case, and keeps it when the server refuses it', async () => {
  // Starts with the existing name in upper case.
  await expect(await input()).toHaveValue('SOMCHAI JAIDEE');

  // Shows the server's refusal at the field.
  const field = await input();
  storyBackend().fail({ method: 'PUT', path: updateBankAccountName.path, message: 'NO_BANK' });
  submit().click();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(codeText('NO_BANK'))));
  await expect(field).toHaveValue('SOMCHAI JAIDEE');
});

NotEnglish.test(
  'shows the problem in a toast and at the field, and refuses digits, marks and other scripts',
  async ({ step }) => {
    await step('shows the problem in a toast and at the field, and sends nothing', async () => {
      const field = await input();
      await expect(currentToasts()).toMatchObject([{ kind: 'error', text: t('problem.english') }]);
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(getCount(sent)).toBe(0);
    });
    await step('refuses digits, marks and other scripts', async ({ userEvent }) => {
      const field = await input();
      for (const typed of ['SOMCHAI 2', 'SOM-CHAI', 'ສົມໃຈ', 'É']) {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        submit().click();
        await waitFor(() => expect(field).toBeInvalid());
      }
      await expect(getCount(sent)).toBe(0);
    });
  },
);
Saving.test('shows that the request is in flight, and cannot be closed', expectInFlight);
Failed.test('can be sent again after a failure', async () => {
  await expectQuietFailure(t('failed'));
  await tryAgain();
  await visible(await input());
});
