import { everyState } from '@stories/everyState';
import { useWords } from '@stories/words';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { icon } from '@/components/Icon/Icon.css';
import { List, ListRow } from '@/components/List/List';

const texts = {
  th: { label: 'รายการล่าสุด', what: 'ฝากเงิน', when: '14/01/2026 14:30:00', ago: '5 นาทีที่แล้ว', unit: 'บาท' },
  la: { label: 'ລາຍການຫຼ້າສຸດ', what: 'ຝາກເງິນ', when: '14/01/2026 14:30:00', ago: '5 ນາທີກ່ອນ', unit: 'ບາດ' },
  en: {
    label: 'Latest transactions',
    what: 'Deposit',
    when: '14/01/2026 14:30:00',
    ago: '5 minutes ago',
    unit: 'baht',
  },
};
const codes = ['KBANK', 'SCB', 'BCEL', 'XYZ'];

function Harness({ rows = 4, long, onClick }: { rows?: number; long?: boolean; onClick?: () => void }) {
  const labels = useWords(texts);
  return (
    <List label={labels.label} rows={Array.from({ length: rows }, (_, index) => index)} rowKey={(row) => row}>
      {(row) => (
        <ListRow
          leading={long ? <ArrowDownLeft className={icon()} /> : <BankLogo code={codes[row % 4]} />}
          title={long ? `${labels.what} ${'W'.repeat(70)} 👨‍👩‍👧 مرحبا` : labels.what}
          note={`${labels.when} · ${labels.ago}`}
          trailing={long ? `+999,999,999.99 ${labels.unit}` : '+1,250.00'}
          trailingNote={labels.unit}
          onClick={onClick}
        />
      )}
    </List>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { List, ListRow },
  args: { rows: 4, long: false },
  parameters: {
    docs: {
      description: {
        component:
          'Rows of the same kind, one below the other; it renders the first hundred and the rest on request. Use a ' +
          'Table for values that are compared in columns. If the server returns pages, put a Pagination below.',
      },
    },
  },
});

export const Default = meta.story({});
export const Tappable = meta.story({ name: 'Rows that can be tapped', args: { onClick: fn() } });
export const LongText = meta.story({ name: 'Longest text', args: { long: true } });
export const Empty = meta.story({ args: { rows: 0 } });

Tappable.test('has rows that respond to keys', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Default.test(
  'renders a hundred rows, and a hundred more on request',
  { args: { rows: 10_000 } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
);

export const States = meta.story({
  name: 'Hovered, focused, pressed',
  args: { rows: 1, onClick: fn() },
  ...everyState,
});
