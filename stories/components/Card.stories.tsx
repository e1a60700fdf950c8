import { useWords } from '@stories/words';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Card, type CardProps } from '@/components/Card/Card';

const texts = {
  th: { total: 'ยอดเงินรวม (บาท)', note: 'อัปเดตล่าสุด 14/01/2026 14:30:00', action: 'เช็คยอดเงิน' },
  la: { total: 'ຍອດເງິນລວມ (ບາດ)', note: 'ອັບເດດຫຼ້າສຸດ 14/01/2026 14:30:00', action: 'ກວດຍອດເງິນ' },
  en: { total: 'Total balance (baht)', note: 'Last updated 14/01/2026 14:30:00', action: 'Check balance' },
};

function Balance({ variant, long }: { variant?: CardProps['variant']; long?: boolean }) {
  const labels = useWords(texts);
  return (
    <Card variant={variant} as="section">
      <p>{labels.total}</p>
      <p style={{ fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.6 }}>
        {long ? '999,999,999,999.99' : '12,480.50'}
      </p>
      <p>{labels.note}</p>
      <Button>{labels.action}</Button>
    </Card>
  );
}

const meta = preview.meta({
  component: Balance,
  subcomponents: { Card },
  args: { variant: 'plain', long: false },
  argTypes: { variant: { control: 'radio', options: ['plain', 'sunken', 'pouch'] } },
  parameters: {
    docs: {
      description: {
        component:
          'A surface for related content; the pouch is for the most important thing on a page. Rows of one kind are ' +
          'a List, and content over the page is a Dialog.',
      },
    },
  },
});

export const Plain = meta.story({});
export const Sunken = meta.story({ args: { variant: 'sunken' } });
export const Pouch = meta.story({ name: 'Pouch, for the balance', args: { variant: 'pouch' } });
export const LongText = meta.story({ name: 'Longest text', args: { variant: 'pouch', long: true } });
