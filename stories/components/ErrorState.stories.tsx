import { announcements, recordAnnouncements } from '@stories/announcements';
import { useWords } from '@stories/words';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { errorText } from '@/i18n/errorText';
import { i18n } from '@/i18n/i18n';

const meta = preview.meta({
  component: ErrorState,
  tags: ['three-languages'],
  args: { onRetry: fn() },
  beforeEach: recordAnnouncements,
});

const reasons = {
  th: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  la: 'ເຊື່ອມຕໍ່ບໍ່ໄດ້ ກະລຸນາກວດສອບອິນເຕີເນັດແລ້ວລອງໃໝ່',
  en: 'We couldn’t connect. Check your internet connection and try again.',
};
function WithWords({ long, onRetry }: { long?: boolean; onRetry?: () => void }) {
  const reason = useWords(reasons);
  return <ErrorState reason={long ? `${`${reason} `.repeat(4)}${'E'.repeat(90)}` : reason} onRetry={onRetry} />;
}

/** Each retry fails at once. */
function FailsAgain() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (busy) setBusy(false);
  }, [busy]);
  return <ErrorState busy={busy} onRetry={() => setBusy(true)} />;
}

export const Default = meta.story({});
export const WithReason = meta.story({
  name: 'With a reason',
  render: ({ onRetry }) => <WithWords onRetry={onRetry} />,
});
/** The server asks for fewer requests. The text for status 429 replaces any other reason. */
export const TooManyRequests = meta.story({
  name: 'Refused: too many requests',
  tags: ['no-screenshot'],
  args: { reason: 'a reason', failure: { kind: 'http', status: 429, message: '' } },
});
export const LongText = meta.story({
  name: 'Longest text',
  render: ({ onRetry }) => <WithWords long onRetry={onRetry} />,
});
export const Busy = meta.story({ name: 'Trying again', args: { busy: true } });
export const NoRetry = meta.story({ name: 'Without a retry', args: { onRetry: undefined } });
/** The call hides its errors: the state shows one muted line. */
export const Quiet = meta.story({ name: 'Quiet line', args: { call: { hideErrors: true } } });
export const QuietSmall = meta.story({
  name: 'Small phone (320), text at 200 %: quiet line',
  args: { call: { hideErrors: true } },
  globals: { viewport: { value: 'small' }, textSize: 'double' },
});

Default.test('is announced and offers a retry by keyboard', async ({ args, userEvent }) => {
  await waitFor(() => expect(announcements).toEqual([`assertive: ${i18n.t('common:loadFailed')}`]));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
TooManyRequests.test('shows the rate limit instead of the reason', async ({ canvas }) => {
  const alert = canvas.getByText(i18n.t('common:loadFailed')).parentElement;
  await waitFor(() => expect(alert).toHaveTextContent(errorText({ kind: 'http', code: 'REQUEST_LIMIT' })));
  await expect(alert).not.toHaveTextContent('a reason');
});
Quiet.test('is a muted line with a retry and without an alert', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(announcements).toEqual([`polite: ${i18n.t('common:loadFailed')}`]));
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
Default.test(
  'is announced again when a retry fails',
  { render: () => <FailsAgain /> },
  async ({ canvas, userEvent }) => {
    const failure = `assertive: ${i18n.t('common:loadFailed')}`;
    await waitFor(() => expect(announcements).toEqual([failure]));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(announcements).toEqual([failure, failure]));
  },
);
Busy.test('runs one retry at a time', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onRetry).not.toHaveBeenCalled();
});
