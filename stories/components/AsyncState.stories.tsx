import { useWords } from '@stories/words';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { i18n } from '@/i18n/i18n';

const entries = { th: 'รายการหนึ่ง', la: 'ລາຍການໜຶ່ງ', en: 'An entry' };

interface HarnessProps {
  data?: string[];
  error?: unknown;
  isLoading?: boolean;
  isSilent?: boolean;
  reload: () => void;
}

function Harness({ data, error, isLoading = false, isSilent, reload }: HarnessProps) {
  const entry = useWords(entries);
  return (
    <AsyncState
      read={{ data, error, isLoading, isSilent, reload }}
      failed={undefined}
      reason
      skeleton={<SkeletonText lines={3} />}
      empty={<EmptyState />}
    >
      {(list) => list.map((key) => <p key={key}>{entry}</p>)}
    </AsyncState>
  );
}

/** Fails until the first retry. */
function Retried() {
  const [data, setData] = useState<string[]>();
  return <Harness data={data} error={new Error('nothing came')} reload={() => setData(['a'])} />;
}

const meta = preview.meta({ component: Harness, args: { reload: fn() }, tags: ['no-screenshot'] });

export const Loading = meta.story({ args: { isLoading: true } });
export const Empty = meta.story({ args: { data: [] } });
export const Failed = meta.story({ name: 'Failed: with a retry', args: { error: new Error('nothing came') } });
Failed.test('offers a retry and shows the reason for it', async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByText(i18n.t('common:loadFailed'))).toBeVisible();
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.reload).toHaveBeenCalledOnce();
});
Failed.test(
  'moves the focus to the content after a successful retry',
  { render: () => <Retried /> },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/An entry|รายการหนึ่ง|ລາຍການໜຶ່ງ/));
  },
);
export const Stale = meta.story({
  name: 'Loaded content stays',
  args: { data: ['a'], error: new Error('not renewed') },
});
Stale.test('keeps its content when a refresh fails', async ({ canvas }) => {
  await expect(canvas.getByText(/An entry|รายการหนึ่ง|ລາຍການໜຶ່ງ/)).toBeVisible();
  await expect(canvas.queryByText(i18n.t('common:loadFailed'))).toBeNull();
});
