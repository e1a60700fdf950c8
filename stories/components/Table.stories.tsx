import { useWords } from '@stories/words';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Column, Table } from '@/components/Table/Table';

interface Slip {
  date: string;
  amount: string;
  status: string;
}

const texts = {
  th: {
    caption: 'สลิปที่อัปโหลด',
    heads: ['วันที่', 'จำนวนเงิน', 'สถานะ'],
    status: ['สำเร็จ', 'กำลังดำเนินการ', 'ไม่สำเร็จ: เลขอ้างอิงสลิปซ้ำ'],
  },
  la: {
    caption: 'ສະລິບທີ່ອັບໂຫຼດ',
    heads: ['ວັນທີ', 'ຈຳນວນເງິນ', 'ສະຖານະ'],
    status: ['ສຳເລັດ', 'ກຳລັງດຳເນີນການ', 'ບໍ່ສຳເລັດ: ເລກອ້າງອີງສະລິບຊ້ຳ'],
  },
  en: {
    caption: 'Uploaded slips',
    heads: ['Date', 'Amount', 'Status'],
    status: ['Completed', 'In progress', 'Failed: the slip reference was used before'],
  },
};

function Harness({ rows = 4, long, width }: { rows?: number; long?: boolean; width?: string }) {
  const labels = useWords(texts);
  const [date = '', amount = '', status = ''] = labels.heads;
  const slips: Slip[] = Array.from({ length: rows }, (_, index) => ({
    date: `14/01/2026 ${String(23 - (index % 24)).padStart(2, '0')}:30:00`,
    amount: index % 3 === 1 ? '–' : '1,250.00',
    status: long ? `${labels.status[2]} ${'Z'.repeat(60)}` : (labels.status[index % 3] ?? ''),
  }));
  const columns: Column<Slip>[] = [
    { key: 'date', header: date, cell: (slip) => slip.date, main: true },
    { key: 'amount', header: amount, cell: (slip) => slip.amount, align: 'end' },
    { key: 'status', header: status, cell: (slip) => slip.status },
  ];
  return (
    <div style={{ width }}>
      <Table caption={labels.caption} columns={columns} rows={slips} rowKey={(_, index) => index} />
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Table },
  args: { rows: 4, long: false },
  parameters: {
    docs: {
      description: {
        component:
          'Values that are compared; on narrow screens each row becomes a small card. Rows that are read or tapped ' +
          'one by one are a List.',
      },
    },
  },
});

export const Cards = meta.story({ name: 'On a phone: cards' });
export const Wide = meta.story({ name: 'On a wide screen: a table', globals: { viewport: { value: 'desktop' } } });
export const LongText = meta.story({ name: 'Longest text', args: { long: true } });
export const Empty = meta.story({ args: { rows: 0 } });

Cards.test('stays a table for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAccessibleName();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  await expect(canvas.getAllByRole('cell')).toHaveLength(8);
});
Cards.test(
  'renders a hundred rows, and a hundred more on request',
  { args: { rows: 10_000 } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
  },
);
