import { AppRoot } from '@stories/app/AppRoot';
import { prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { amount } from '@/components/Amount/Amount.css';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  tags: ['internal'],
  component: AppRoot,
  title: 'Chat button',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The chat button in the whole app. It covers neither the bars nor the main button of a page, on the ' +
          'smallest phone with the largest text. Specification: Chat widget.',
      },
    },
  },
  beforeEach: prepareApp,
  globals: { viewport: { value: 'small' }, textSize: 'double', language: 'la' },
});

export const Visitor = meta.story({
  name: 'Visitor, text at 200 %',
  parameters: { route: paths.login, scenario: 'chat-on' },
});
export const Member = meta.story({
  name: 'Member, text at 200 %',
  parameters: { route: paths.home, scenario: 'chat-on', session: true },
});
export const UsualText = meta.story({
  name: 'Visitor, usual text',
  globals: { textSize: 'usual' },
  parameters: { route: paths.login, scenario: 'chat-on' },
});

const button = () => screen.findByRole('button', { name: i18n.t('chat:title') });
const ownButton = 'main ~ div button[aria-haspopup="dialog"]';
/** Returns where the button is. Looks for it each time, because the page may replace it. */
const placement = () => document.querySelector<HTMLElement>(ownButton)?.dataset.placement;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const isButtonAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(ownButton) != null;

/**
 * Returns the bars and main buttons that the chat button covers. Ignores elements that lie over the chat button, as the
 * menu can at the end of a page.
 */
async function covered(): Promise<string[]> {
  const own = (await button()).getBoundingClientRect();
  const others = document.querySelectorAll('header:has(~ main), main ~ nav, main form button[type="submit"]');
  return [...others].flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [fromX, toX] = [Math.max(left, own.left), Math.min(right, own.right)];
    const [fromY, toY] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
    const isOver = fromX < toX && fromY < toY && isButtonAt((fromX + toX) / 2, (fromY + toY) / 2);
    return isOver ? [`${shownLocation.path}: ${element.tagName} ${element.textContent}`] : [];
  });
}

/**
 * Expects that the chat button covers nothing at the top and the end of each page. Checks the same with each submit
 * button at the lower edge of the screen.
 */
async function expectClear(...pages: string[]): Promise<void> {
  for (const page of pages) {
    if (shownLocation.path !== page) shownLocation.go(page);
    await waitFor(() => expect(shownLocation.path).toBe(page));
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    await button();
    const { body } = document;
    const mains = [...document.querySelectorAll('main form button[type="submit"]')];
    const spots = mains.map((main) => window.scrollY + main.getBoundingClientRect().bottom - window.innerHeight);
    for (const top of [0, body.scrollHeight, ...spots, ...spots.map((spot) => spot + 120)]) {
      window.scrollTo(0, top);
      await frames(2);
      await waitFor(async () => expect(await covered()).toEqual([]));
    }
  }
}

Visitor.test("does not cover the bars or a page's main button", () =>
  expectClear(paths.login, paths.register, paths.howto, paths.contact),
);
UsualText.test("does not cover the bars or a page's main button", () => expectClear(paths.login, paths.register));
Member.test("does not cover the bars or a page's main button", () =>
  expectClear(paths.home, paths.profile, paths.bonus, paths.statement, paths.memberContact, paths.spin),
);

export const AtRest = meta.story({
  name: 'Profile, usual text',
  tags: ['no-screenshot'],
  globals: { textSize: 'usual' },
  parameters: { route: paths.profile, scenario: 'chat-on', session: true },
});
AtRest.test('covers no icon, and the end of the page scrolls clear of it', async () => {
  await screen.findByText(i18n.t('profile:bankName'));
  const own = (await button()).getBoundingClientRect();
  const images = [...document.querySelectorAll('main dd > span:has(> svg)')];
  await expect(images.length).toBeGreaterThan(0);
  for (const image of images) await expect(image.getBoundingClientRect().right).toBeLessThan(own.left);
  window.scrollTo(0, document.body.scrollHeight);
  await frames(2);
  const last = [...document.querySelectorAll('main button, main p, main dd')].at(-1) as Element;
  const { top } = (await button()).getBoundingClientRect();
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
AtRest.test('docks to the edge beside an amount that arrives below it, while the page keeps its size', async () => {
  await screen.findByText(i18n.t('profile:bankName'));
  await waitFor(() => expect(placement()).toBe('floating'));
  const { left, top } = (await button()).getBoundingClientRect();
  const arrived = document.createElement('span');
  arrived.className = amount.classNames.base;
  arrived.textContent = '฿5.00';
  Object.assign(arrived.style, { position: 'fixed', left: `${left}px`, top: `${top}px` });
  document.querySelector('main')?.append(arrived);
  await waitFor(() => expect(placement()).toBe('docked'));
  const tab = (await button()).getBoundingClientRect();
  await expect(tab.width).toBeGreaterThanOrEqual(24);
  await expect(tab.height).toBeGreaterThanOrEqual(44);
  await expect(tab.right).toBe(document.documentElement.clientWidth);
  await expect(isButtonAt(tab.left + 2, tab.top + tab.height / 2)).toBe(true);
  // The place that it has left can be tapped.
  await expect(isButtonAt(left + 2, top + tab.height / 2)).toBe(false);
  arrived.remove();
  await waitFor(() => expect(placement()).toBe('floating'));
});
AtRest.test('leaves while the page is scrolled down, and is there again at rest', async () => {
  await screen.findByText(i18n.t('profile:bankName'));
  await button();
  // The button also returns at the end of a page, so wait until this one is long enough.
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 160));
  const placements: (string | undefined)[] = [];
  const changes = new MutationObserver(() => placements.push(placement()));
  changes.observe(document.body, { subtree: true, attributeFilter: ['data-placement'] });
  window.scrollTo(0, 120);
  await waitFor(() => expect(placements.at(0)).toBe('away'));
  await waitFor(() => expect(placements.at(-1)).toMatch(/^(floating|docked)$/));
  placements.length = 0;
  window.scrollTo(0, 60);
  await frames(20);
  await expect(placements).not.toContain('away');
  changes.disconnect();
});
export const OnContact = meta.story({
  name: 'Contact page with a chat',
  globals: { textSize: 'usual' },
  parameters: { route: paths.memberContact, scenario: 'chat-on', session: true },
});
OnContact.test('offers the chat of the site in words, beside the messaging app', async () => {
  await screen.findByRole('heading', { name: i18n.t('contact:app') });
  (await screen.findByRole('button', { name: i18n.t('contact:chat.open') })).click();
  await screen.findByRole('dialog', { name: i18n.t('chat:title') });
});
