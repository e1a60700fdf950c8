import { getCount, recordRequests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionStore, storageKeys } from '@/device/storage';
import { draftLifeMs } from '@/screens/Register/draft';
import {
  atStep,
  expectStep,
  field,
  fill,
  fillProfile,
  newPhone,
  RegisterRoute,
  submitNow,
  t,
  toOtp,
} from './registerSteps';

const meta = preview.meta({
  component: RegisterRoute,
  title: 'Register/Kept draft',
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: {
      description: {
        component: 'Registration after a reload. The draft is kept for half an hour, without the password.',
      },
    },
  },
});

const kept = { phone: '089 876 1234', passedPhone: newPhone, name: 'สมหญิง', bankCode: 'SCB', accountNo: '12' };
const keep = (text: string) => {
  recordRequests();
  sessionStore.set(storageKeys.registration, text);
};

export const Reloaded = meta.story({
  name: 'Reloaded: entries restored',
  tags: ['no-screenshot'],
  beforeEach: () => keep(JSON.stringify({ ...kept, at: Date.now() })),
});
Reloaded.test('restores the draft and asks for no second code for a verified phone', async () => {
  await waitFor(async () => expect(await field('username')).toHaveValue(kept.phone));
  submitNow();
  await waitFor(async () => expect(await field('name')).toHaveValue(kept.name));
  await expect(getCount('POST /api/otp/send')).toBe(0);
  await fillProfile();
  await expect(document.querySelector('input[value="SCB"]')).toBeChecked();
});
/** Another visitor in the same tab finds a button to start over beside the restored draft. */
export const StartOver = meta.story({
  name: 'Reloaded: start over',
  tags: ['no-screenshot'],
  beforeEach: () => keep(JSON.stringify({ ...kept, at: Date.now() })),
  play: async () => void (await screen.findByRole('button', { name: t('startOver') })),
});
StartOver.test('deletes the draft and returns to the phone number on "start over"', async ({ userEvent }) => {
  await fill({ username: kept.phone });
  submitNow();
  await atStep('name');
  await userEvent.click(screen.getByRole('button', { name: t('startOver') }));
  await waitFor(async () => expect(await field('username')).toHaveValue(''));
  await expectStep('phone');
  await expect(sessionStore.get(storageKeys.registration)).toBeNull();
  await expect(screen.queryByRole('button', { name: t('startOver') })).toBeNull();
  await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});
Reloaded.test(
  'deletes details after half an hour',
  { beforeEach: () => keep(JSON.stringify({ ...kept, at: Date.now() - draftLifeMs })) },
  async () => {
    await expect(await field('username')).toHaveValue('');
    await expect(sessionStore.get(storageKeys.registration)).toBeNull();
  },
);
Reloaded.test(
  'starts over when the stored draft is invalid',
  { beforeEach: () => keep('{"phone":{"a":1},"otp":[],"__proto__":{"x":1}}') },
  async () => {
    await expect(await field('username')).toHaveValue('');
    await toOtp();
  },
);
