import { everyState } from '@stories/everyState';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from '@/components/Pagination/Pagination';

/** Keeps the page number, as a screen does. */
function Harness({ page: start, onPageChange, ...rest }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Pager: Pagination },
  args: { page: 1, pageSize: 10, total: 200, onPageChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Steps through pages from the server: up to three page numbers before the current one and one after it. A ' +
          'list that is loaded as a whole is a List or a Table without it.',
      },
    },
  },
});

export const First = meta.story({ name: 'First page' });
export const Middle = meta.story({ name: 'Page in the middle', args: { page: 9 } });
export const Last = meta.story({ name: 'Last page', args: { page: 20 } });
export const OnePage = meta.story({ name: 'One page: shows nothing', tags: ['no-screenshot'], args: { total: 7 } });
export const NoTotalFullPage = meta.story({
  name: 'Total unknown, page full',
  args: { page: 2, total: undefined, count: 10 },
});
export const NoTotalLastPage = meta.story({
  name: 'Total unknown, last page',
  args: { page: 3, total: undefined, count: 4 },
});
export const LongNumbers = meta.story({ name: 'Longest page numbers', args: { page: 99_998, total: 1_000_000 } });
export const Busy = meta.story({ name: 'In progress', args: { page: 9, busy: true } });

const numbers = (root: HTMLElement) => [...root.querySelectorAll('li')].map(({ textContent }) => textContent);

Middle.test(
  'shows three pages before and one after, and moves by keyboard',
  async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(numbers(canvasElement)).toEqual(['6', '7', '8', '9', '10']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    await expect(canvas.getByText('8')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByText('9'));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await userEvent.click(canvas.getByText('9'));
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
);
Last.test('has no next page on the last one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
  await expect(args.onPageChange).not.toHaveBeenCalled();
});
OnePage.test('shows nothing for one page', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('nav')).toBeNull();
});
NoTotalFullPage.test('offers a next page while each page comes back full', async ({ canvasElement }) => {
  await expect(numbers(canvasElement)).toEqual(['1', '2', '3']);
});
Busy.test('ignores taps while busy', async ({ args, canvas, userEvent }) => {
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  await expect(args.onPageChange).not.toHaveBeenCalled();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', args: { page: 9 }, ...everyState });
