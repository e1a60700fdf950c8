import { useWords } from '@stories/words';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Notice } from '@/components/Notice/Notice';

function Harness({ mood, hasActions = false }: { mood?: 'tied' | 'open' | 'empty'; hasActions?: boolean }) {
  const title = useWords({ th: 'ไม่พบหน้านี้', la: 'ບໍ່ພົບໜ້ານີ້', en: 'We couldn’t find this page' });
  const text = useWords({ th: 'กลับไปที่หน้าหลัก', la: 'ກັບໄປໜ້າຫຼັກ', en: 'Go back to home' });
  return (
    <Notice title={title} mood={mood} actions={hasActions ? <Button>{text}</Button> : undefined}>
      {text}
    </Notice>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Notice },
  tags: ['no-screenshot'],
  args: { mood: 'empty', hasActions: false },
  argTypes: { mood: { control: 'radio', options: ['tied', 'open', 'empty'] } },
});

export const Default = meta.story({});
export const Tied = meta.story({ name: 'Tied pouch', args: { mood: 'tied' } });
export const Open = meta.story({ name: 'Open pouch', args: { mood: 'open' } });
export const WithActions = meta.story({ name: 'With a next step', args: { hasActions: true } });
WithActions.test('has its title as the heading of the page, and offers an action', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.getByRole('button')).toBeVisible();
});
