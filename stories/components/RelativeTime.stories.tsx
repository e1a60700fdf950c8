import MockDate from 'mockdate';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';

const now = Date.UTC(2026, 0, 14, 7, 30, 0);
const meta = preview.meta({
  component: RelativeTime,
  args: { value: new Date(now - 5 * 60_000).toISOString() },
  parameters: { now },
});

const ages = [0, 1, 45, 60, 720, 3600, 90_000, 2_592_000, 70_000_000];

export const Minutes = meta.story({ name: 'Minutes ago' });
export const NoDate = meta.story({ name: 'No date: a dash', args: { value: 'soon' } });
/** The phone's clock is behind the server's. */
export const Future = meta.story({
  name: 'In the future: just now',
  args: { value: new Date(now + 3_600_000).toISOString() },
});
export const Ages = meta.story({
  name: 'From seconds to years',
  render: () => (
    <ul style={{ listStyle: 'none' }}>
      {ages.map((age) => (
        <li key={age}>
          <RelativeTime value={new Date(now - age * 1000).toISOString()} />
        </li>
      ))}
    </ul>
  ),
});

Minutes.test('has the date as its title, and updates immediately when the tab becomes visible', async ({ canvas }) => {
  // Has the date as its title.
  const time = canvas.getByText('5 นาทีที่แล้ว');
  await expect(time).toHaveAttribute('title', '14/01/2026 14:25:00');

  // Updates immediately when the tab becomes visible.
  MockDate.set(now + 7_200_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(canvas.getByText('2 ชั่วโมงที่แล้ว')).toBeVisible());
});
/** The device shows the right local time with a wrong time zone, so its clock is 7 hours ahead. */
Minutes.test(
  'uses the given clock instead of the device clock',
  {
    args: { value: new Date(now - 60_000).toISOString(), clock: () => now },
    parameters: { now: now + 7 * 3_600_000 },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('1 นาทีที่แล้ว')).toBeVisible();
  },
);

Future.test('shows "just now" for a time in the future', async ({ canvas }) => {
  await expect(canvas.getByText('เมื่อสักครู่')).toBeVisible();
});
NoDate.test('shows a dash without a date', async ({ canvas }) => {
  await expect(canvas.getByText('–')).toBeVisible();
});
