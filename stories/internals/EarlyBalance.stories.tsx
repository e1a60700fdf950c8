import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { getWallet, type Wallet } from '@/api/calls/wallet';
import { isRefusal, isValidResponse, readAs } from '@/api/client/read';
import { localStore, storageKeys } from '@/device/storage';
import { changeLanguage } from '@/i18n/i18n';
import { languages } from '@/i18n/language';
import { BalanceCard } from '@/screens/Home/BalanceCard';
import { FigureSamples } from '@/screens/Home/figures';
import { drawBalance } from '@/shell/earlyBalance';

const meta = preview.meta({
  tags: ['internal'],
  component: BalanceCard,
  parameters: {
    docs: {
      description: {
        component:
          "The members' page draws the balance into home's skeleton before the app starts. What it draws equals what " +
          'the app shows later. Not part of the specification.',
      },
    },
  },
});

const figures = ['name', 'total', 'main', 'games'] as const;
const amounts = [
  ...[0, -0, 0.01, 0.1, 0.005, 1e-7, 1, 9.99, 100, 999.99, 1000, 1234.5, 12_345.67, 99_999.99, 100_000],
  ...[1_234_567.89, 9_999_999.99, 10_000_000, 123_456_789.01, -0.01, -1, -1234.56, -99_999.99, -10_000_000],
];
const names = [
  ...['สมชาย ใจดี', 'ສົມສັກ ວົງສາ', 'Mali', '', 'สมชาย ວົງສາ', 'ก'.repeat(300), '<b>x</b> & "y"', '$& $1 {{name}}'],
];
/** Wallets that the page must not draw, because the app decides what they show. */
const malformed: readonly unknown[] = [
  { success: false, message: 'SYSTEM', wallet: { amount: 1 }, profile: { name: 'Mali' }, slots: [] },
  { wallet: { amount: '5' }, profile: {}, slots: [] },
  { wallet: { amount: null }, profile: {}, slots: [] },
  { wallet: {}, profile: {}, slots: [] },
  { profile: {}, slots: [] },
  { wallet: { amount: 5 }, profile: {} },
  { wallet: { amount: 5 }, slots: [] },
  { wallet: [5], profile: {}, slots: [] },
  { wallet: { amount: 5 }, profile: {}, slots: {} },
  { wallet: { amount: 5 }, profile: {}, slots: [null] },
  { wallet: { amount: 5 }, profile: {}, slots: [{ amount: '1' }] },
  { wallet: { amount: 5 }, profile: {}, slots: [{}] },
  { wallet: { amount: 1e21 }, profile: {}, slots: [] },
  { wallet: { amount: 9e13 }, profile: {}, slots: [{ amount: 9e13 }] },
];

const at = <T,>(list: readonly T[], index: number) => list[index % list.length] as T;
const wallets: readonly unknown[] = Array.from({ length: 200 }, (_, index) =>
  index < malformed.length
    ? malformed[index]
    : {
        profile: { name: index % 9 ? at(names, index) : index, coin: 3 },
        wallet: { amount: at(amounts, index) },
        slots: Array.from({ length: index % 4 }, (_, slot) => ({
          code: `${slot}`,
          amount: at(amounts, index * 7 + slot),
        })),
      },
);

const nothing = () => {};

const balanceCard = (wallet: Wallet | undefined, hidden: boolean) => (
  <BalanceCard
    wallet={wallet}
    lastSync=""
    stale={false}
    refreshing={false}
    hidden={hidden}
    onHide={nothing}
    onRefresh={nothing}
  />
);

export const Skeleton = meta.story({ name: 'Before the response', render: () => balanceCard(undefined, false) });

/** Renders the balance card as the app does from this response. Returns undefined if the app shows no card. */
function shownCard(value: unknown, hidden: boolean, render: (card: React.ReactNode) => Element): Element | undefined {
  const { response } = getWallet;
  if (isRefusal(response, value) || !isValidResponse(response, value)) return undefined;
  return render(balanceCard(readAs(response, value), hidden));
}

const placeIn = (card: Element | undefined, figure: string) =>
  card?.querySelector<HTMLElement>(`[data-figure="${figure}"]`) ?? undefined;
const isSkeleton = (place: Element | undefined) => !place || place.querySelector('[data-like]') !== null;
/** Returns the content of a place. A name that is cut off is in a button, which the page does not draw. */
const getContent = (place: Element | undefined) => place?.querySelector('[title]') ?? place?.firstElementChild ?? null;

Skeleton.test('draws 200 wallets in three languages as the app shows them, or not at all', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = '390px';
  const root = createRoot(container);
  let renders = 0;
  const render = (node: React.ReactNode): Element => {
    renders += 1;
    flushSync(() => root.render(<MemoryRouter key={renders}>{node}</MemoryRouter>));
    return container;
  };
  try {
    for (const language of languages) {
      await changeLanguage(language);
      const samples = render(<FigureSamples />).cloneNode(true) as Element;
      const skeleton = render(balanceCard(undefined, false)).cloneNode(true) as Element;
      const drawnOf = { name: 0, total: 0, main: 0, games: 0 };
      const differences: string[] = [];
      for (const [index, wallet] of wallets.entries()) {
        const hidden = index % 3 === 0;
        localStore.set(storageKeys.hideBalance, hidden ? '1' : '0');
        const frame = skeleton.cloneNode(true) as Element;
        const undo = drawBalance(frame, samples, JSON.stringify(wallet));
        const card = shownCard(wallet, hidden, render);
        for (const figure of figures) {
          const drawn = placeIn(frame, figure);
          if (isSkeleton(drawn)) continue;
          drawnOf[figure] += 1;
          const shown = placeIn(card, figure);
          const isSame =
            getContent(drawn)?.isEqualNode(getContent(shown)) && drawn?.dataset.length === shown?.dataset.length;
          if (!isSame)
            differences.push(`${JSON.stringify(wallet)}: ${drawn?.outerHTML} instead of ${shown?.outerHTML}`);
        }
        if ((undo === undefined) !== index < malformed.length)
          differences.push(`${JSON.stringify(wallet)}: drawn or not, against expectation`);
        undo?.();
        if (!frame.isEqualNode(skeleton)) differences.push(`${JSON.stringify(wallet)}: does not restore the skeletons`);
      }
      await expect(differences, language).toEqual([]);
      const valid = wallets.length - malformed.length;
      await expect(drawnOf).toMatchObject({ name: valid, total: valid, games: drawnOf.main });
      // Amounts that change the layout stay skeletons.
      await expect(drawnOf.main).toBeGreaterThan(valid / 2);
      await expect(drawnOf.main).toBeLessThan(valid);
    }
  } finally {
    root.unmount();
    container.remove();
    localStore.remove(storageKeys.hideBalance);
  }
});
