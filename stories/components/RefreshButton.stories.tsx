import { announcements, recordAnnouncements } from '@stories/announcements';
import { translateArgs } from '@stories/translateArgs';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RefreshButton, type RefreshButtonProps } from '@/components/RefreshButton/RefreshButton';
import { i18n } from '@/i18n/i18n';

/** Each refresh ends at once. */
function Quick(args: RefreshButtonProps) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (busy) setBusy(false);
  }, [busy]);
  return <RefreshButton {...args} busy={busy} onClick={() => setBusy(true)} />;
}

const meta = preview.meta({
  component: RefreshButton,
  args: { busy: false, onClick: fn(), children: 'refresh' },
  decorators: translateArgs('children'),
});

export const Default = meta.story({});
export const Busy = meta.story({ name: 'Refreshing', args: { busy: true } });
Default.test(
  'announces its end',
  { beforeEach: recordAnnouncements, render: (args) => <Quick {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(announcements).toEqual([`polite: ${i18n.t('common:listUpdated')}`]));
  },
);
