import { useWords } from '@stories/words';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PagedList } from '@/components/PagedList/PagedList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ShownPage } from '@/lib/shownPage';

const rows = Array.from({ length: 3 }, (_, index) => index + 1);
const firstPage: ShownPage<number> = {
  ...{
    rows,
    number: 1,
    requestedPage: 1,
    pageSize: 3,
    total: 7,
    arrivedAt: Date.UTC(2026, 0, 14),
    arrivedAtByDevice: Date.UTC(2026, 0, 14),
  },
  ...{ isTurning: false, hasFailed: false, isRefreshing: false, refresh: fn(), turn: fn() },
};

function Harness({ page }: { page: Partial<ShownPage<number>> }) {
  const entry = useWords({ th: 'รายการที่', la: 'ລາຍການທີ', en: 'Entry' });
  const failed = useWords({ th: 'โหลดรายการไม่สำเร็จ', la: 'ໂຫຼດລາຍການບໍ່ສຳເລັດ', en: 'Couldn’t load the entries' });
  return (
    <PagedList
      page={{ ...firstPage, ...page }}
      call={{ hideErrors: true }}
      failed={failed}
      skeleton={<SkeletonText lines={3} />}
    >
      {(shown) => shown.map((number) => <p key={number}>{`${entry} ${number}`}</p>)}
    </PagedList>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { PagedList },
  tags: ['no-screenshot'],
  args: { page: {} },
});

export const Default = meta.story({});
export const Loading = meta.story({ args: { page: { rows: undefined } } });
export const Failed = meta.story({
  name: 'Failed: the whole list',
  args: { page: { rows: undefined, hasFailed: true } },
});
export const PageFailed = meta.story({
  name: 'Failed: a page of the list',
  args: { page: { requestedPage: 2, hasFailed: true } },
});
export const Turning = meta.story({
  name: 'Another page is loading',
  args: { page: { requestedPage: 2, isTurning: true } },
});
Default.test('shows the rows of its page and at most three page numbers', async ({ canvas }) => {
  await expect(canvas.getAllByText(/[123]$/).length).toBeGreaterThanOrEqual(3);
  await expect(canvas.getByRole('navigation')).toBeVisible();
});
Failed.test('offers a retry when the first page fails', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
PageFailed.test('keeps the current page when the next one fails', async ({ canvas }) => {
  await expect(canvas.getByText(/ 3$/)).toBeVisible();
});
