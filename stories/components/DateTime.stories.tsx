import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateTime } from '@/components/DateTime/DateTime';
import { i18n } from '@/i18n/i18n';

const meta = preview.meta({ component: DateTime, args: { value: '2026-01-13T17:04:05.000Z' } });

export const Full = meta.story({ name: 'Date and time' });
export const TimeAlone = meta.story({ name: 'Time only', args: { part: 'time' } });
export const NoDate = meta.story({ name: 'No date: a dash', args: { value: null } });

Full.test("shows a Gregorian date in the member's time zone", async ({ canvas }) => {
  const time = canvas.getByText('14/01/2026 00:04:05');
  await expect(time).toHaveAttribute('datetime', '2026-01-13T17:04:05.000Z');
});
TimeAlone.test('shows only the time for a chat message', async ({ canvas }) => {
  await expect(canvas.getByText('00:04:05')).toBeVisible();
});
NoDate.test('shows a dash with a spoken name without a date', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('img', { name: i18n.t('common:noValue') })).toHaveTextContent('–');
  await expect(canvasElement.querySelector('time')).toBeNull();
});
