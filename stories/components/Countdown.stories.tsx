import { announcements, recordAnnouncements } from '@stories/announcements';
import { useSamples } from '@stories/samples';
import MockDate from 'mockdate';
import { expect, fn, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Countdown } from '@/components/Countdown/Countdown';

const now = Date.UTC(2026, 0, 14, 7, 30, 0);
const meta = preview.meta({
  component: Countdown,
  args: { until: now + 299_000, label: 'เวลาที่เหลือ', lastMinute: '1', onEnd: fn() },
  parameters: { now },
  render: function Render(args) {
    return <Countdown {...args} label={useSamples().expiresIn} />;
  },
});

export const Running = meta.story({});
export const Soon = meta.story({ name: 'Last seconds', args: { until: now + 12_000 } });
export const Over = meta.story({ name: 'Time is over', args: { until: now - 1 } });
export const LongTime = meta.story({ name: 'More than an hour', args: { until: now + 7_261_000 } });
Running.test(
  'never shows more than the given time, whatever the clock says',
  { args: { until: now + 3_652_000, maxMs: 60_000 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00');
  },
);

const wake = (at: number) => {
  MockDate.set(at);
  document.dispatchEvent(new Event('visibilitychange'));
};

Running.test(
  'counts down by the clock, also after sleep, and announces the last minute and its end once',
  async (context) => {
    const { args, canvas } = context;
    const timer = canvas.getByRole('timer', { name: 'เวลาที่เหลือ' });
    await expect(timer).toHaveTextContent('04:59');
    MockDate.set(now + 1000);
    await waitFor(() => expect(timer).toHaveTextContent('04:58'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    wake(now + 200_000);
    await waitFor(() => expect(timer).toHaveTextContent('01:39'));
    recordAnnouncements();
    wake(now + 239_000);
    await waitFor(() => expect(announcements).toEqual(['polite: 1']));
    wake(now + 240_000);
    await waitFor(() => expect(timer).toHaveTextContent('00:59'));
    await waitForStable();
    await expect(announcements).toEqual(['polite: 1']);
    wake(now + 900_000);
    await waitFor(() => expect(timer).toHaveTextContent('00:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    wake(now + 901_000);
    await waitForStable();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
);
Running.test('does not grow when the device clock is set back', async ({ canvas }) => {
  const timer = canvas.getByRole('timer');
  wake(now - 3_600_000);
  await waitForStable();
  await expect(timer).toHaveTextContent('04:59');
  wake(now - 3_590_000);
  await waitFor(() => expect(timer).toHaveTextContent('04:49'));
});
Over.test('ends immediately when its time has passed', async ({ args, canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
  await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  await expect(args.onEnd).toHaveBeenCalledOnce();
});
LongTime.test('counts minutes beyond an hour', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('121:01');
});
