import { prepareApp } from '@stories/app/app';
import { inLayout } from '@stories/app/ScreenLayout';
import { makeCanvasNoise } from '@stories/canvasNoise';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { EntryState } from '@/api/calls/statement';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { StatementScreen } from '@/screens/Statement/StatementScreen';
import { receiptImage } from '@/statement/receiptImage';
import { desktop } from '@/theme/screens';
import { accountNumber, openReceipt, ready, respondWithEveryKind, rows, t } from './statementSteps';

const meta = preview.meta({
  component: StatementScreen,
  decorators: [inLayout],
  title: 'Statement/Receipt',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.statement,
    docs: {
      description: {
        component:
          'One entry of the statement. Every field can be copied for support, and the whole saved or shared as ' +
          'a picture.',
      },
    },
  },
  beforeEach: async () => {
    await prepareApp();
    respondWithEveryKind();
  },
});

const open = async (index: number) => {
  await ready();
  await openReceipt(rows()[index]);
};
const dialog = () => screen.getByRole('dialog', { name: t('receipt.title') });

export const Done = meta.story({ tags: ['main-state'], name: 'Completed deposit', play: () => open(3) });
export const InProgress = meta.story({ name: 'Deposit in progress', play: () => open(0) });
export const Failed = meta.story({ name: 'Failed withdrawal', play: () => open(2) });
export const Bonus = meta.story({ name: 'Bonus, with its source', play: () => open(5) });
export const Desktop = meta.story({
  name: 'Desktop: beside the entries',
  globals: { viewport: { value: 'desktop' } },
  play: () => open(3),
});
/** True while the simulated window is narrow, as when the member snaps it to a side. */
let narrow = false;
export const Narrowed = meta.story({
  name: 'Desktop: the window gets narrower',
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    narrow = false;
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      if (query === desktop) Object.defineProperty(list, 'matches', { get: () => !narrow });
      if (query === desktop) resizes.push(list);
      return list;
    });
  },
  play: () => open(3),
});
const resizes: MediaQueryList[] = [];
const resize = (isNarrow: boolean) => {
  narrow = isNarrow;
  for (const list of resizes) list.dispatchEvent(new Event('change'));
};
const panel = () => screen.getByRole('complementary', { name: t('receipt.title') });
Narrowed.test('moves into a dialog when there is no room beside the list, and back', async () => {
  await expect(panel()).toBeVisible();
  resize(true);
  await waitFor(() => expect(dialog().matches(':modal')).toBe(true));
  await expect(document.documentElement).toHaveAttribute('data-locked');
  resize(false);
  await waitFor(() => expect(panel()).toBeVisible());
  await expect(document.documentElement).not.toHaveAttribute('data-locked');
});
Desktop.test('is a region beside the entries: another entry replaces it, Escape closes it', async ({ userEvent }) => {
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(panel().getBoundingClientRect().left).toBeGreaterThan(rows()[0]?.getBoundingClientRect().right ?? 0);
  const element = rows()[5] as HTMLElement;
  await userEvent.click(element);
  await waitFor(() => expect(panel()).toHaveTextContent(t('kind.bonus')));
  await expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: t('receipt.title') })).toBeNull());
  await expect(element).toHaveFocus();
});

/** Stubs the share sheet of a phone. */
function stubShare(share: (data: ShareData) => Promise<void>, canShare = true): () => void {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => canShare });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  };
}
const tapSaveImage = () =>
  within(dialog())
    .getByRole('button', { name: new RegExp(`${t('receipt.share')}|${t('receipt.save')}`) })
    .click();

Done.test(
  'shows every field and copies the codes and the exact time, without a complete account number',
  async ({ step }) => {
    await step('shows every field and no complete account number', async () => {
      const text = dialog().textContent ?? '';
      for (const word of ['receipt.from', 'receipt.to', 'receipt.date', 'kind.deposit', 'status.success', 'wallet']) {
        await expect(text).toContain(t(word));
      }
      await expect(text).toContain('+750.50');
      await expect(text).toContain('8876');
      await expect(text).not.toContain(accountNumber);
    });
    await step('copies lines with the codes and the exact time, and no complete account number', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      within(dialog())
        .getByRole('button', { name: t('receipt.copy') })
        .click();
      await waitFor(() => expect(write).toHaveBeenCalledOnce());
      const text = write.mock.calls[0]?.[0] ?? '';
      write.mockRestore();
      await expect(text).toContain(`${t('receipt.amount')}: +750.50`);
      await expect(text).toMatch(/deposit \/ SCB xxx8876 \/ WALLET \/ \d{4}-\d\d-\d\dT/);
      await expect(text).toContain(t('receipt.member'));
      await expect(text).not.toContain(accountNumber);
      // The toast names the receipt instead of quoting it: six lines would cover the page.
      await waitFor(() =>
        expect(
          currentToasts()
            .map((toast) => toast.text)
            .join(),
        ).toContain(t('receipt.title')),
      );
    });
  },
);
Bonus.test('explains its reference', async () => {
  await expect(dialog()).toHaveTextContent(t('receipt.detail'));
  await expect(within(dialog()).getByText('โบนัสต้อนรับ 100%')).toHaveAttribute('lang', 'th');
});

Done.test(
  "shares an image in the site's own font, saves it where it cannot be shared, and explains a failure",
  async ({ step }) => {
    await step("shares an image in the tap, once, drawn in the site's own font", async () => {
      const share = fn((_data: ShareData) => Promise.resolve());
      const restore = stubShare(share);
      const drawn: { text: string; font: string }[] = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      const draw = spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
        this: CanvasRenderingContext2D,
        text,
        ...place
      ) {
        drawn.push({ text, font: this.font });
        fillText.call(this, text, ...place);
      });
      try {
        tapSaveImage();
        tapSaveImage();
        await waitFor(() => expect(share).toHaveBeenCalledOnce());
        const file = share.mock.calls[0]?.[0].files?.[0];
        if (!file) throw new Error('no picture');
        await expect([file.type, file.name.endsWith('.png')]).toEqual(['image/png', true]);
        const image = await createImageBitmap(file);
        await expect(image.width).toBe(1080);
        const text = drawn.map((item) => item.text).join(' ');
        await expect(text).toContain('+750.50');
        await expect(text).toContain('xxx8876');
        await expect(text).not.toContain(accountNumber);
        for (const { font } of drawn) await expect(font).toContain('Picture Thai');
        await expect(document.fonts.check('20px "Picture Thai"', 'กี่')).toBe(true);
        await expect(document.fonts.check('20px "Picture Lao"', 'ກີ່')).toBe(true);
        await expect(currentToasts()).toEqual([]);
      } finally {
        draw.mockRestore();
        restore();
      }
    });
    await step(
      'stays quiet when the member closes the share sheet, and saves the image when sharing fails',
      async () => {
        const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
        let refusal = new DOMException('closed', 'AbortError');
        const share = fn(() => Promise.reject(refusal));
        const restore = stubShare(share);
        try {
          tapSaveImage();
          await waitFor(() => expect(share).toHaveBeenCalledOnce());
          await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).toBeNull());
          await expect(saved).not.toHaveBeenCalled();
          await expect(currentToasts()).toEqual([]);
          refusal = new DOMException('too late', 'NotAllowedError');
          tapSaveImage();
          await waitFor(() => expect(saved).toHaveBeenCalledOnce());
          await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'success', text: t('receipt.saved') }]));
        } finally {
          restore();
          saved.mockRestore();
        }
      },
    );
    clearToasts();
    await step('saves the image without a share sheet, and explains when it cannot be drawn', async () => {
      const names: string[] = [];
      const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        names.push(this.download);
      });
      const restore = stubShare(() => Promise.reject(new Error('not here')), false);
      try {
        tapSaveImage();
        await waitFor(() => expect(names).toEqual([expect.stringMatching(/^receipt-[\d-]+\d\.png$/)]));
        await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).toBeNull());
        const none = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
        tapSaveImage();
        await waitFor(() => expect(currentToasts().map((toast) => toast.text)).toContain(t('receipt.failed')));
        none.mockRestore();
      } finally {
        restore();
        saved.mockRestore();
      }
    });
  },
);
export const Unreadable = meta.story({
  name: 'Browser that cannot save it: take a screenshot',
  tags: ['no-screenshot'],
  play: async () => {
    await open(3);
    const restore = makeCanvasNoise();
    try {
      tapSaveImage();
      await screen.findByText(i18n.t('common:takeScreenshot'));
    } finally {
      restore();
    }
  },
});
Unreadable.test('neither saves nor shares noise', async () => {
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const share = fn(() => Promise.resolve());
  const restoreShare = stubShare(share);
  const restore = makeCanvasNoise();
  try {
    tapSaveImage();
    await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).not.toBeNull());
    await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).toBeNull());
    await expect(currentToasts()).toMatchObject([{ kind: 'error', text: i18n.t('common:takeScreenshot') }]);
    await expect(saved).not.toHaveBeenCalled();
    await expect(share).not.toHaveBeenCalled();
  } finally {
    restore();
    restoreShare();
    saved.mockRestore();
  }
});

const long = 'พระนางเจ้าสิริกัญญาณัฐธิดาภัทรานิษฐ์ ณ อยุธยาเทพหัสดินทร์รัตนโกสินทร์ ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ';

/** Shows the image that the app shares. */
function ReceiptImage({ state, isLong }: { state: EntryState; isLong: boolean }) {
  const { t } = useTranslation('statement');
  const [address, setAddress] = useState('');
  const stateText = t(`status.${state}`);
  const rows = [
    [t('receipt.from'), t('wallet')],
    [t('receipt.to'), isLong ? long : 'SCB'],
    [t('receipt.date'), '23/11/2026 14:32:05'],
  ] as const;
  const paper = {
    kind: t('kind.withdraw'),
    amount: isLong ? '−98,765,432,109.10 บาท' : '−500.00 บาท',
    state,
    stateText,
    rows,
    timeText: t('receipt.asOf', { time: '23/11/2026 14:35:10' }),
  };
  const wanted = JSON.stringify(paper);
  useEffect(() => {
    let made = '';
    void receiptImage('กระเป๋า เพย์', JSON.parse(wanted), 'x.png').then((file) => {
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => URL.revokeObjectURL(made);
  }, [wanted]);
  return address ? <img src={address} alt={stateText} width="360" /> : null;
}
const shown = async () => {
  const image = await screen.findByRole<HTMLImageElement>('img');
  await image.decode();
};
const image = (state: EntryState, isLong = false) => ({
  parameters: { layout: 'padded' as const, session: false, route: '/' },
  render: () => <ReceiptImage state={state} isLong={isLong} />,
  play: shown,
});
export const ReceiptImageDone = meta.story({ name: 'Picture: done', ...image('success') });
export const ReceiptImageInProgress = meta.story({ name: 'Picture: in progress', ...image('pending') });
export const ReceiptImageFailedLong = meta.story({
  name: 'Picture: failed, with the longest names',
  ...image('failed', true),
});
Done.test('is heard as before', inEnglish, heardAsBefore);
