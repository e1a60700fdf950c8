import { loginSentinels } from '@mocks/sentinels';
import { inLayout, page } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { plainText } from '@stories/matchFullText';
import { codeText } from '@stories/modals/money';
import { getCount, lastBody, recordRequests } from '@stories/requests';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { login } from '@/api/calls/account';
import '@/components/GuestPage/Promises';
import { provideChat } from '@/components/SupportLink/contactSupport';
import { localStore, storageKeys } from '@/device/storage';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { LoginScreen } from '@/screens/Login/LoginScreen';

const meta = preview.meta({
  component: LoginScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    route: paths.login,
    docs: {
      description: {
        component:
          'Phone number and password, the first page of most visits. A refusal says in one sentence what to do ' +
          'next.',
      },
    },
  },
  args: { expired: false, onLogin: fn() },
  beforeEach: recordRequests,
});

const sent = 'POST /api/login';
const phone = () => document.querySelector('input[name="username"]') as HTMLInputElement;
const password = () => document.querySelector('input[name="password"]') as HTMLInputElement;
const submit = () => document.querySelector('button[type="submit"]') as HTMLButtonElement;
const errorLine = () => submit().form?.querySelector('[role="alert"]') as HTMLElement;

/** Sets the whole value in one change, as a password manager does. */
function fill(username: string, secret = 'demo1234'): void {
  fireEvent.change(phone(), { target: { value: username } });
  fireEvent.change(password(), { target: { value: secret } });
}

function send(username: string, secret?: string): void {
  fill(username, secret);
  submit().click();
}

const usual = '0812345678';
const shows = (html: string) => waitFor(() => expect(errorLine()).toHaveTextContent(plainText(html)));

export const Default = meta.story({});
export const Filled = meta.story({ name: 'Filled in', play: () => fill(usual) });
export const Missing = meta.story({ name: 'Nothing filled in', play: () => submit().click() });
export const SessionExpired = meta.story({ name: 'Session ended: please log in again', args: { expired: true } });
export const WrongPassword = meta.story({
  name: 'Login refused: the password is wrong',
  play: () => send(usual, 'wrong'),
});
/** Returns a story in which the server refuses the login with this code. Most codes differ only in their text. */
const refused = (message: string) => ({
  tags: ['no-screenshot'],
  parameters: { fail: { call: login, message } },
  play: () => send(usual),
});
export const Inactive = meta.story({ name: 'Login refused: the account is suspended', ...refused('INACTIVE_USER') });
export const OtherNetwork = meta.story({ name: 'Login refused: not from this network', ...refused('INVALID_IP') });
export const NoUser = meta.story({ name: 'Login refused: no member has this phone number', ...refused('NO_USER') });
export const WrongCredential = meta.story({
  name: 'Login refused: phone number or password wrong',
  ...refused('WRONG_CREDENTIAL'),
});
export const Unauthorized = meta.story({
  name: 'Login refused: the member is not verified',
  ...refused('UNAUTHORIZED'),
});
export const TooMany = meta.story({ name: 'Login refused: too many attempts', ...refused('REQUEST_LIMIT') });
export const KeyMissing = meta.story({ name: 'Login refused: details are missing', ...refused('KEY_MISSING') });
export const KeyInvalid = meta.story({ name: 'Login refused: details are not valid', ...refused('KEY_INVALID') });
export const LongPhone = meta.story({ name: 'Endless input', play: () => fill('0'.repeat(60), 'x'.repeat(60)) });
export const Busy = meta.story({
  name: 'Logging in',
  parameters: { fail: { call: login, kind: 'never' } },
  play: () => send(usual),
});
export const NetworkLost = meta.story({
  name: 'Offline',
  parameters: { fail: { call: login, kind: 'network' } },
  play: () => send(usual),
});
export const ServerError = meta.story({
  name: 'Failed: the server has a problem',
  parameters: { fail: { call: login, status: 500 } },
  play: () => send(usual),
});
export const RawMessage = meta.story({
  name: 'Login refused: an unknown text, shown in short',
  parameters: { fail: { call: login, status: 400, message: `<b>${'ระบบขัดข้อง '.repeat(40)}</b>` } },
  play: () => send(usual),
});
export const Desktop = meta.story({
  name: 'Desktop: promises beside the form',
  globals: { viewport: { value: 'desktop' } },
  play: async () => void (await page().findByRole('list')),
});

Desktop.test('says three promises in a panel whose size does not depend on them', async () => {
  const list = page().getByRole('list');
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await expect(list).toHaveTextContent(i18n.t('welcome:withdrawal.title'));
  const panel = list.closest('[data-theme="dark"]') as HTMLElement;
  const { height } = panel.getBoundingClientRect();
  (list.parentElement as HTMLElement).style.display = 'none';
  await expect(panel.getBoundingClientRect().height).toBe(height);
});

Default.test(
  'has fields for password managers, leads to support, and works by keyboard with "remember" off',
  async ({ step }) => {
    await step('has fields that password managers can fill and save', async () => {
      await expect(phone()).toHaveAttribute('autocomplete', 'username');
      await expect(phone()).toHaveAttribute('inputmode', 'tel');
      await expect(password()).toHaveAttribute('autocomplete', 'current-password');
      await expect(password()).toHaveAttribute('type', 'password');
      await expect(phone().form).toBe(password().form);
      await expect(phone()).not.toHaveAttribute('maxlength');
    });
    await step('leads to support, with the reason filled in where there is a chat', async ({ canvas }) => {
      const name = i18n.t('login:forgot');
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', paths.contact);
      const openChat = fn();
      provideChat(openChat);
      (await canvas.findByRole('button', { name })).click();
      await expect(openChat).toHaveBeenCalledWith(i18n.t('login:forgotPrepared'));
      provideChat(undefined);
    });
    await step('works by keyboard only, and leaves "remember" off, because phones are shared', async (context) => {
      const { canvas, args, userEvent } = context;
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      // From the last control of the top bar.
      screen.getByRole('combobox').focus();
      await userEvent.tab();
      await expect(phone()).toHaveFocus();
      await userEvent.keyboard(usual);
      await userEvent.tab();
      await expect(password()).toHaveFocus();
      await userEvent.keyboard('demo1234{Enter}');
      await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.stringMatching(/.{8}/), false));
      await expect(localStore.get(storageKeys.remember)).toBeNull();
    });
  },
);

Default.test(
  'explains how long "remember" keeps the session, and stores the choice for the next login',
  async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox'));
    send(usual);
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.stringMatching(/.{8}/), true));
    await expect(localStore.get(storageKeys.remember)).toBe('1');
  },
);
Default.test(
  'is ticked; once cleared, it stays cleared for the next login',
  { beforeEach: () => void localStore.set(storageKeys.remember, '1') },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    send(usual);
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.any(String), false));
    await expect(localStore.get(storageKeys.remember)).toBeNull();
  },
);

Missing.test('names what is missing, sends nothing and focuses the first empty field', async ({ canvas }) => {
  await expect(phone()).toHaveAccessibleDescription(i18n.t('login:required.phone'));
  await expect(password()).toHaveAccessibleDescription(i18n.t('login:required.password'));
  await expect(phone()).toHaveFocus();
  fireEvent.change(phone(), { target: { value: usual } });
  await expect(canvas.queryByText(i18n.t('login:required.password'))).toBeNull();
  submit().click();
  await waitFor(() => expect(password()).toHaveFocus());
  await expect(phone()).toBeValid();
  await expect(getCount(sent)).toBe(0);
});

Default.test('refuses a phone number without digits, and sends digits of any script as digits', async ({ args }) => {
  send(' - ', 'x');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(i18n.t('login:required.phone')));
  await expect(getCount(sent)).toBe(0);
  for (const typed of ['๐๘๑ ๒๓๔ ๕๖๗๘', '໐໘໑-໒໓໔-໕໖໗໘', ' 081 234‑5678 ']) {
    send(typed, 'wrong');
    await waitFor(() => expect(lastBody(sent)).toEqual({ username: usual, password: 'wrong' }));
    await shows(i18n.t('errors:code.WRONG_PASSWORD'));
    await expect(phone().value).toBe(typed);
  }
  await expect(args.onLogin).not.toHaveBeenCalled();
});

Default.test('explains a web page instead of a response, an empty one and one that is cut off', async () => {
  for (const kind of ['html', 'empty', 'cut'] as const) {
    storyBackend().fail({ method: 'POST', path: login.path, kind });
    const before = getCount(sent);
    send(usual);
    await waitFor(() => expect(getCount(sent)).toBe(before + 1));
    await readable();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
});

Default.test('sends one request for taps, Enter and both together', async ({ args, userEvent }) => {
  fill(usual);
  submit().click();
  submit().click();
  password().form?.requestSubmit();
  await userEvent.type(password(), '{Enter}');
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  // The form sends no further request while the next page loads.
  submit().click();
  await userEvent.type(password(), '{Enter}');
  await expect(getCount(sent)).toBe(1);
  await expect(args.onLogin).toHaveBeenCalledOnce();
});

SessionExpired.test('shows that the session has expired until the member types', async () => {
  const notice = () => page().queryByText(i18n.t('login:expired'));
  await expect(notice()).toBeVisible();
  fireEvent.change(phone(), { target: { value: '0' } });
  await waitFor(() => expect(notice()).toBeNull());
});

WrongPassword.test(
  'translates the error when the language changes, clears it on typing, and the next attempt succeeds',
  async ({ args, userEvent }) => {
    // Translates the error when the language changes.
    await shows(i18n.t('errors:code.WRONG_PASSWORD'));
    const otherLanguage = i18n.language === 'en' ? 'th' : 'en';
    await changeLanguage(otherLanguage);
    await shows(i18n.getResource(otherLanguage, 'errors', 'code.WRONG_PASSWORD') as string);

    // Clears the error on typing, and the next attempt succeeds.
    await shows(i18n.t('errors:code.WRONG_PASSWORD'));
    await waitFor(() => expect(password()).toHaveFocus());
    await expect(password()).toBeInvalid();
    await userEvent.type(password(), '1');
    await expect(password()).toBeValid();
    await expect(errorLine()).toBeEmptyDOMElement();
    await expect(phone().value).toBe(usual);
    send(usual);
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  },
);

Default.test(
  'explains every refusal by the text of its code, and makes the member wait after five wrong passwords',
  async () => {
    // Explains every refusal by the text of its code.
    for (const [name, code] of Object.entries(loginSentinels)) {
      // A closed site replaces the page.
      if (code === 'gone') continue;
      send(name);
      await shows(codeText(code));
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    }

    // Makes the member wait after five wrong passwords.
    const before = getCount(sent);
    for (let tries = 1; tries <= 6; tries += 1) {
      send(usual, `wrong${tries}`);
      await waitFor(() => expect(getCount(sent)).toBe(before + tries));
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    }
    await shows(i18n.t('errors:code.REQUEST_LIMIT'));
  },
);

NetworkLost.test('explains the failure, keeps the fields and can be sent again', async () => {
  await shows(i18n.t('errors:general.network'));
  await expect(phone().value).toBe(usual);
  await expect(password().value).toBe('demo1234');
  submit().click();
  await waitFor(() => expect(getCount(sent)).toBe(2));
});

Busy.test('shows that the request is in flight and sends no second one', async ({ userEvent }) => {
  await expect(submit()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(password(), '{Enter}');
  submit().click();
  await expect(submit()).toHaveAttribute('aria-busy', 'true');
});

RawMessage.test('shows an unknown text shortened, as plain text', async () => {
  await shows('<b>ระบบขัดข้อง');
  await expect(errorLine().querySelector('b')).toBeNull();
  await expect(errorLine().textContent?.length).toBeLessThan(210);
});

const readable = async () => {
  await waitFor(() => expect(errorLine()).not.toBeEmptyDOMElement());
  await expect(errorLine()).not.toHaveTextContent(/[<{]|undefined|object|502/);
  await expect(submit()).not.toHaveAttribute('aria-busy');
  await expect(phone().value).toBe(usual);
};

ServerError.test('explains the failure', readable);
/**
 * Every text is longer, has the tallest marks and is in brackets. Clipped or untranslated text therefore stands out.
 */
export const Pseudo = meta.story({ name: 'Pseudo-language', globals: { language: 'pseudo' } });
Pseudo.test('brackets every text of the page', async ({ canvasElement }) => {
  const texts = [...canvasElement.querySelectorAll('h1, label, button, a')].map(({ textContent }) =>
    textContent.trim(),
  );
  await expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) await expect(text).toMatch(/^(\[.+\])?$/);
});
Default.test('is heard as before', inEnglish, heardAsBefore);
WrongPassword.test('is heard as before', inEnglish, heardAsBefore);
