import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, respondBy } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { changePassword } from '@/api/calls/account';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { passwordView } from '@/modals/Password/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { acknowledge, clickButton, codeText, createWaitingStep, findAnnouncement } from './money';
import { profileBelow } from './ProfileBelow';

const meta = preview.meta({
  component: ModalHarness,
  args: { pages: profileBelow },
  parameters: {
    ...withModal('password', paths.profile),
    modals: { password: passwordView },
    docs: {
      description: {
        component:
          "Changes the member's password. A refusal stands at the field that caused it, and the member stays " +
          'logged in.',
      },
    },
  },
  beforeEach: prepareModals,
});

const sent = () => getCount('PUT /api/account/changepwd');
const t = (key: string) => i18n.t(`password:${key}` as 'password:title');
const fields = ['old', 'new', 'confirm'] as const;
const field = (name: (typeof fields)[number]) =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`);
    if (!input) throw new Error(`There is no field ${name} yet`);
    return input;
  });
const fill = async (old: string, next: string, confirm = next) => {
  const texts = { old, new: next, confirm };
  for (const name of fields) fireEvent.change(await field(name), { target: { value: texts[name] } });
};
const send = () => clickButton(t('submit'));
const change = async (old: string, next: string, confirm?: string) => {
  await fill(old, next, confirm);
  await send();
};
const stored = () => storyMember().password;
const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

export const Default = meta.story({ play: async () => void (await field('old')) });
export const Empty = meta.story({ name: 'Nothing filled in', play: send });
export const Different = meta.story({
  name: 'The new passwords differ',
  play: () => change('demo1234', 'new pass 1', 'new pass 2'),
});
export const Sending = meta.story({
  name: 'Sending the change',
  parameters: { fail: { call: changePassword, kind: 'never' } },
  play: () => change('demo1234', 'secret-99'),
});
export const Success = meta.story({
  name: 'Success: back on the profile',
  play: async () => {
    await change('demo1234', 'secret-99');
    await closed();
  },
});
export const WrongPassword = meta.story({
  name: 'Password refused: the old one is wrong',
  play: createWaitingStep(() => change('demo12345', 'secret-99')),
});
export const Failed = meta.story({
  name: 'Failed: the server has a problem',
  parameters: { fail: { call: changePassword, status: 500, times: 1 } },
  play: createWaitingStep(() => change('demo1234', 'secret-99')),
});
export const NetworkLost = meta.story({
  name: 'Result unknown: the response is lost',
  tags: ['no-screenshot'],
  parameters: { fail: { call: changePassword, kind: 'cut', times: 1 } },
  play: createWaitingStep(() => change('demo1234', 'secret-99')),
});

Default.test(
  'has fields for password managers, sends one delayed request, and none when the member leaves before',
  async ({ userEvent }) => {
    // Has fields for password managers, hidden until revealed.
    await expect((await field('old')).autocomplete).toBe('current-password');
    for (const name of ['new', 'confirm'] as const) await expect((await field(name)).autocomplete).toBe('new-password');
    await waitFor(() => expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('0812345678'));
    for (const name of fields) await expect(await field(name)).toHaveAttribute('type', 'password');
    const [show] = screen.getAllByRole('button', { name: new RegExp(`^${i18n.t('common:showPassword')}`) });
    await userEvent.click(show as HTMLElement);
    await expect(await field('old')).toHaveAttribute('type', 'text');

    // Sends nothing when the member leaves before the delay ends.
    await change('demo1234', 'secret-99');
    shownLocation.go(paths.profile);
    await closed();
    await waitForStable();
    await expect(sent()).toBe(0);
    await expect(stored()).toBe('demo1234');

    shownLocation.go(`${paths.profile}?modal=password`);

    // Sends one delayed request for five taps and Enter.
    let arrived = 0;
    respondBy('PUT /api/account/changepwd', (ask) => {
      arrived = performance.now();
      return ask();
    });
    await fill('demo1234', 'secret-99');
    const tapped = performance.now();
    for (let count = 0; count < 5; count += 1) await send();
    await userEvent.type(await field('confirm'), '{Enter}');
    await closed();
    await expect(sent()).toBe(1);
    await expect(arrived - tapped).toBeGreaterThanOrEqual(199);
    await expect(stored()).toBe('secret-99');
  },
);
Empty.test('requires every field, focuses the first and sends nothing', async () => {
  for (const name of fields) {
    await expect(await field(name)).toHaveAccessibleDescription(t(`required.${name}`));
  }
  await expect(await field('old')).toHaveFocus();
  await expect(sent()).toBe(0);
});
Different.test('shows a mismatch and sends nothing; typing clears the message', async () => {
  const confirm = await field('confirm');
  await expect(confirm).toHaveAccessibleDescription(t('different'));
  await expect(confirm).toHaveFocus();
  await waitForStable();
  await expect(sent()).toBe(0);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.change(confirm, { target: { value: 'new pass 1' } });
  await expect(confirm).not.toBeInvalid();
});
Default.test('sends passwords that a password manager filled without an event', async () => {
  for (const name of fields) (await field(name)).value = name === 'old' ? 'demo1234' : 'secret-99';
  await send();
  await closed();
  await expect(stored()).toBe('secret-99');
});
Success.test('confirms the change and leaves no typed password on the page', async () => {
  await expect(currentToasts().map(({ text }) => text)).toEqual([t('done')]);
  await expect(stored()).toBe('secret-99');
  await expect(sent()).toBe(1);
  for (const input of document.querySelectorAll('input[type="password"]')) await expect(input).toHaveValue('');
  await expect(document.documentElement.outerHTML).not.toContain('secret-99');
  shownLocation.go(`${paths.profile}?modal=password`);
  for (const name of fields) await expect(await field(name)).toHaveValue('');
});
const refused = (getText: () => string) => async () => {
  const alert = await findAnnouncement();
  await expect(alert).toHaveAccessibleName(i18n.t('common:errorTitle'));
  await expect(alert).toHaveTextContent(getText());
  await acknowledge();
  await expect(await field('new')).toHaveValue('secret-99');
  await expect(sent()).toBe(1);
};
WrongPassword.test('explains the refusal and keeps the fields; a corrected password is accepted', async () => {
  await refused(() => codeText('WRONG_PASSWORD'))();
  // The description leaves out the space before the link to support.
  const text = new RegExp(codeText('WRONG_PASSWORD').replaceAll(' ', ' ?'));
  await waitFor(async () => expect(await field('old')).toHaveAccessibleDescription(text));
  fireEvent.change(await field('old'), { target: { value: 'demo1234' } });
  await send();
  await closed();
  await expect(stored()).toBe('secret-99');
});
Failed.test(
  'explains the refusal and keeps the fields',
  refused(() => i18n.t('errors:general.system')),
);
NetworkLost.test(
  'explains the failure and the possible outcome',
  refused(() => t('maybe')),
);
Default.test('is heard as before', inEnglish, heardAsBefore);
