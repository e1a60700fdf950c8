import { AppRoot } from '@stories/app/AppRoot';
import { arrive, loginTitle, prepareApp } from '@stories/app/app';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { memberPages } from '@/app/memberPages';
import { publicPages } from '@/app/publicPages';
import { getToken } from '@/app/session';
import { type LazyView, lazyView } from '@/components/LazyView/lazyView';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  tags: ['internal'],
  component: AppRoot,
  parameters: {
    layout: 'fullscreen',
    route: '/user/home',
    session: true,
    docs: {
      description: {
        component:
          'A page crashes, or its code does not load: the bars stay, with a retry and a link home. Not part of the ' +
          'specification.',
      },
    },
  },
  beforeEach: prepareApp,
});

/** Waits for the title of the crash page. Loading its code may take a while on a busy machine. */
const crashTitle = () => screen.findByRole('heading', { level: 1, name: i18n.t('common:crash.title') });
const retry = () => screen.getByRole('button', { name: i18n.t('common:retry') });
const menu = (name: 'member' | 'public') => screen.findByRole('navigation', { name: i18n.t(`nav:${name}`) });
const inMenu = async (name: 'member' | 'public', path: string) =>
  (await menu(name)).querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();

function Boom(): ReactNode {
  throw new Error('a defect');
}

/** Returns a view whose chunk fails at the first attempt, as after a deployment or without a connection. */
function failing<P extends object>(view: LazyView<P>): LazyView<P> {
  // A view requests its code a second time before it fails.
  let tries = 0;
  return lazyView(async () => {
    tries += 1;
    if (tries > 2) return view.preload();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

/** Replaces the screen of a page and returns a function that restores it. */
function replace(page: { screen: LazyView<object> }, screen: LazyView<object>): () => void {
  const own = page.screen;
  page.screen = screen;
  return () => {
    page.screen = own;
  };
}

export const Crashed = meta.story({
  name: 'Failed: home crashed',
  tags: ['console-errors'],
  beforeEach: async () => {
    await prepareApp();
    return replace(
      memberPages[paths.home],
      lazyView(async () => Boom),
    );
  },
});

Crashed.test(
  'explains the crash in the current language, and keeps the bars, which lead to working pages and to logout',
  async ({ canvas }) => {
    // Explains the crash in the current language, with a retry and a link home.
    await crashTitle();
    await expect(retry()).toBeVisible();
    await expect(canvas.getByRole('button', { name: i18n.t('common:crash.home') })).toBeVisible();
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus());
    await expect(document.querySelectorAll('main')).toHaveLength(1);
    await expect(getToken()).not.toBeNull();

    // Keeps the bars, which lead to working pages and to logout.
    await crashTitle();
    await expect(document.title).toContain(i18n.t('nav:title.home'));
    await inMenu('member', paths.statement);
    await arrive(paths.statement);
    await expect(screen.queryByText(i18n.t('common:crash.title'))).toBeNull();
    await inMenu('member', paths.home);
    await crashTitle();
    canvas.getByRole('button', { name: i18n.t('nav:logout') }).click();
    await arrive(paths.login, loginTitle());
  },
);

/** Home's chunk fails to load once. */
export const ChunkGone = meta.story({
  name: "Failed: home's code",
  tags: ['console-errors'],
  beforeEach: async () => {
    await prepareApp();
    return replace(memberPages[paths.home], failing(memberPages[paths.home].screen));
  },
});
ChunkGone.test('loads the chunk again on the next visit', async () => {
  await crashTitle();
  await inMenu('member', paths.statement);
  await arrive(paths.statement);
  await inMenu('member', paths.home);
  await screen.findByText(i18n.t('home:total'));
});

/** A public page's chunk fails to load once. */
export const PublicChunkGone = meta.story({
  name: "Failed: a public page's code",
  tags: ['console-errors'],
  parameters: { route: '/login', session: false },
  beforeEach: async () => {
    await prepareApp();
    return replace(publicPages[paths.contact], failing(publicPages[paths.contact].screen));
  },
  play: async () => {
    await arrive(paths.login, loginTitle());
    await inMenu('public', paths.contact);
    await crashTitle();
  },
});
