import { AppRoot } from '@stories/app/AppRoot';
import { arrive, loginTitle, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { watchRenders } from '@stories/app/watchRenders';
import { expect, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { memberPages } from '@/app/memberPages';
import { type Page, publicPages } from '@/app/publicPages';
import { getToken } from '@/app/session';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  tags: ['internal'],
  component: AppRoot,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The table of pages, with their guards and the bars around them. Specification: routes and guards.',
      },
    },
  },
  beforeEach: prepareApp,
});

export const Visitor = meta.story({ name: 'Visitor at login', parameters: { route: '/login' } });
export const Member = meta.story({ name: 'Member at home', parameters: { route: '/user/home', session: true } });
export const NotFound = meta.story({ name: 'Not found, as a visitor', parameters: { route: '/nowhere/at/all' } });
export const NotFoundAsMember = meta.story({
  name: 'Not found, as a member',
  parameters: { route: '/nowhere', session: true },
});
export const NotFoundOfMember = meta.story({
  name: "Not found under a member's URL",
  parameters: { route: '/user/nowhere', session: true },
});
const titled = (key: Page['title']) =>
  waitFor(() => expect(document.title.startsWith(`${i18n.t(`nav:title.${key}`)} · `)).toBe(true));

const visitors: readonly [string, Page][] = Object.entries<Page>(publicPages).filter(([, { isPlain }]) => !isPlain);
const members: readonly [string, Page][] = Object.entries<Page>(memberPages);

/**
 * Visits pages, the first one last. Checks address, tab title, one heading, focus at the page's start, and no raw i18n
 * keys.
 */
async function visit([first, ...others]: readonly [string, Page][]): Promise<void> {
  for (const [path, { title }] of first ? [...others, first] : others) {
    shownLocation.go(path);
    await arrive(path);
    await titled(title);
    await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus());
    await expect(document.querySelectorAll('main')).toHaveLength(1);
    await expect(document.body.textContent).not.toMatch(/\b[a-z]+(\.[a-z][A-Za-z]+)+\b/);
  }
}

Visitor.test(
  'gives every public page its address, title, heading and focus, and keeps typed text when the language changes',
  async ({ canvas, userEvent }) => {
    // Gives every public page its address, title, heading and focus.
    await arrive(paths.login, loginTitle());
    await expect(document.querySelector('main')).not.toHaveFocus();
    await visit(visitors);

    // Links to the four public pages in the menu.
    await arrive(paths.login);
    const menu = canvas.getByRole('navigation', { name: i18n.t('nav:public') });
    await expect([...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      paths.login,
      paths.register,
      paths.howto,
      paths.contact,
    ]);
    await expect(menu.querySelector('[aria-current="page"]')).toHaveAttribute('href', paths.login);

    // Keeps typed text when the language changes, and stores the language.
    await arrive(paths.login, loginTitle());
    const phone = canvas.getByRole('textbox');
    await userEvent.type(phone, '0812');
    const otherLanguage = i18n.language === 'la' ? 'en' : 'la';
    const before = loginTitle();
    await userEvent.selectOptions(canvas.getByRole('combobox'), otherLanguage);
    await waitFor(() => expect(document.documentElement.lang).toBe(otherLanguage === 'la' ? 'lo' : 'en'));
    await expect(loginTitle()).not.toBe(before);
    await canvas.findByRole('heading', { level: 1, name: loginTitle() });
    await expect(canvas.getByRole('textbox')).toHaveValue('0812');
    await titled('login');
    await expect(localStore.get(storageKeys.language)).toBe(otherLanguage);
  },
);

Member.test(
  "gives every member's page its address, title, heading and focus, and opens modals without rendering home again",
  async ({ canvas }) => {
    // Gives every member's page its address, title, heading and focus; only home is dark.
    await arrive(paths.home);
    await titled('home');
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await visit(members.slice(1));
    await expect(document.documentElement.dataset.theme).toBeUndefined();
    await expect(getToken()).not.toBeNull();
    await visit(members.slice(0, 1));

    // Lights home in the menu on the pages that members reach from it.
    const home = () => canvas.getByRole('navigation', { name: i18n.t('nav:member') }).querySelector('[aria-current]');
    shownLocation.go(paths.bonus);
    await arrive(paths.bonus);
    await waitFor(() => expect(home()).toHaveAttribute('href', paths.home));
    await expect(home()).toHaveAttribute('aria-current', 'true');

    // Does not render home when a modal over it opens or closes.
    shownLocation.go(paths.home);
    await arrive(paths.home);
    await screen.findByRole('button', { name: i18n.t('home:tiles.invite') });
    await waitForStable();
    const hasRendered = watchRenders('HomeScreen');
    for (const name of ['tiles.invite', 'tiles.refund'] as const) {
      screen.getByRole('button', { name: i18n.t(`home:${name}`) }).click();
      await screen.findByRole('dialog');
      shownLocation.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitForStable();
    }
    await expect(hasRendered()).toBe(false);

    // Has home in the middle of the member's menu, and conditions as a modal.
    await arrive(paths.home);
    const menu = canvas.getByRole('navigation', { name: i18n.t('nav:member') });
    const entries = [...menu.querySelectorAll('a, button')].map((entry) => entry.getAttribute('href') ?? 'button');
    await expect(entries).toEqual([paths.profile, 'button', paths.home, paths.statement, paths.memberContact]);
    // Use `element.click()`, because the `act()` of user-event drops an update that waits for a chunk.
    screen.getByRole('button', { name: i18n.t('nav:conditions') }).click();
    await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
    await expect(shownLocation).toMatchObject({ path: paths.home, search: '?modal=conditions' });
  },
);

Visitor.test('redirects a visitor at the root to login', { parameters: { route: '/' } }, async () => {
  await arrive(paths.login, loginTitle());
});
Visitor.test('redirects a member at the root to home', { parameters: { route: '/', session: true } }, async () => {
  await arrive(paths.home);
  await expect(shownLocation.seen).toEqual(['/', paths.user, paths.home]);
});
Visitor.test(
  'clears the token on a public page',
  { parameters: { route: '/register?code=PR1', session: true } },
  async () => {
    await arrive(paths.register);
    await expect(getToken()).toBeNull();
  },
);
NotFound.test('shows that the page does not exist, with a link', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: i18n.t('common:notFound.title') });
  await waitFor(() => expect(document.title).toContain(i18n.t('nav:title.notFound')));
  await userEvent.click(canvas.getByRole('link', { name: i18n.t('common:notFound.home') }));
  await arrive(paths.login, loginTitle());
});
/** For a page that does not exist, the app does not ask a visitor to log in. */
Visitor.test(
  "shows a visitor that an unknown member's page does not exist, instead of login",
  { parameters: { route: '/user/nowhere?page=2' } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: i18n.t('common:notFound.title') });
    await expect(shownLocation.path).toBe('/user/nowhere');
    await expect(shownLocation.seen).toEqual(['/user/nowhere']);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);
NotFoundAsMember.test('keeps the session on the way to help', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: i18n.t('common:notFound.contact') }));
  await arrive(paths.memberContact);
  await expect(getToken()).not.toBeNull();
});
NotFoundOfMember.test("shows that a member's page does not exist, and keeps the layout", async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: i18n.t('common:notFound.title') });
  await expect(shownLocation.path).toBe('/user/nowhere');
  await expect(canvas.getByRole('navigation', { name: i18n.t('nav:member') })).toBeVisible();
});
