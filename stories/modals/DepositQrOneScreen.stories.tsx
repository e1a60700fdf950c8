import { isInView } from '@stories/inView';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { depositView } from '@/modals/Deposit/view';
import { button, choose, depositText, dialog, makeQr, qrImage } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/QR/One screen',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('deposit:WW'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component: 'The QR on small phones. Whatever the language, a member sees and saves it without scrolling.',
      },
    },
  },
  beforeEach: prepareModals,
  play: () => makeQr('1000'),
});

const small = { viewport: { value: 'small' } } as const;
export const Phone = meta.story({ name: 'Phone: QR to scan' });
export const Small = meta.story({ name: 'Small phone (320): QR to scan', globals: small });
export const SmallLao = meta.story({
  name: 'Small phone (320): QR to scan, in Lao',
  globals: { ...small, language: 'la' },
});
export const SmallEnglish = meta.story({
  name: 'Small phone (320): QR to scan, in English',
  globals: { ...small, language: 'en' },
});

const getMiddle = (element: Element | null) => {
  const { top = Number.NaN, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {};
  return (top + bottom) / 2;
};

/** Expects the code with its amount, the time left and the button that saves it, without scrolling. */
async function expectOneScreen(width: number): Promise<void> {
  const image = qrImage() as HTMLImageElement;
  const box = image.parentElement as HTMLElement;
  await expect(box.getBoundingClientRect().width).toBe(width);
  // The backend's picture has a margin of four modules around a code of 33, which is outside the box.
  const whole = (width * (33 + 8)) / 33;
  await waitFor(() => expect(Math.abs(image.getBoundingClientRect().width - whole)).toBeLessThan(4));
  const amount = (await within(dialog()).findByText(/^1,000\.00 /)).parentElement;
  const timer = dialog().querySelector('[role="timer"]');
  for (const fact of [amount, timer, box, await button('qr.save'), await button('done')])
    await isInView(fact as HTMLElement);
  await expect(Math.abs(getMiddle(amount) - getMiddle(timer)), 'one row').toBeLessThan(8);
}
Phone.test('shows code, amount, time and "Save" on one screen', () => expectOneScreen(280));
Small.test('shows code, amount, time and "Save" on one screen', () => expectOneScreen(240));
SmallLao.test('shows code, amount, time and "Save" on one screen', () => expectOneScreen(240));
SmallEnglish.test('shows code, amount, time and "Save" on one screen', () => expectOneScreen(240));

export const Desktop = meta.story({
  name: 'Desktop: QR beside its amount and steps',
  globals: { viewport: { value: 'desktop' } },
});
Desktop.test('shows the QR left and its facts right, and the slip form when there is no QR', async () => {
  const methods = screen.getByRole('group', { name: depositText('methods') });
  const isBeside = (element: Element | null | undefined) =>
    expect(element?.getBoundingClientRect().left).toBeGreaterThan(methods.getBoundingClientRect().right);
  await isBeside(screen.getByRole('timer'));
  await expect(qrImage()?.getBoundingClientRect().right).toBeLessThan(
    screen.getByRole('timer').getBoundingClientRect().left,
  );
  const slip = screen.getByRole('button', { name: new RegExp(`^${depositText('slip.title')}`) });
  await expect(slip).toHaveAttribute('aria-expanded', 'false');
  await choose('bank');
  await waitFor(() => expect(slip).toHaveAttribute('aria-expanded', 'true'));
  await isBeside(await button('slip.pick'));
});
