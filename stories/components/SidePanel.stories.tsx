import { useWords } from '@stories/words';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { SidePanel } from '@/components/SidePanel/SidePanel';

const texts = {
  th: { row: 'ฝากเงิน 750.50 บาท', title: 'ใบรายการ', note: 'เข้ากระเป๋าแล้ว', action: 'บันทึกรูป' },
  la: { row: 'ຝາກເງິນ 750.50 ບາດ', title: 'ໃບລາຍການ', note: 'ເຂົ້າກະເປົາແລ້ວ', action: 'ບັນທຶກຮູບ' },
  en: { row: 'Deposit of 750.50 baht', title: 'Receipt', note: 'In the wallet', action: 'Save the picture' },
};

function ListWithPanel({ isOpen }: { isOpen: boolean }) {
  const labels = useWords(texts);
  const [shown, setShown] = useState(isOpen);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)', gap: '1.5rem' }}>
      <Button variant="quiet" onClick={() => setShown(true)}>
        {labels.row}
      </Button>
      {shown ? (
        <SidePanel title={labels.title} footer={<Button>{labels.action}</Button>} onClose={() => setShown(false)}>
          <p>{labels.note}</p>
        </SidePanel>
      ) : null}
    </div>
  );
}

const meta = preview.meta({
  component: ListWithPanel,
  subcomponents: { SidePanel },
  args: { isOpen: true },
  globals: { viewport: { value: 'desktop' } },
});

export const Default = meta.story({});
export const Closed = meta.story({ tags: ['no-screenshot'], args: { isOpen: false } });
Closed.test('takes the focus, closes by Escape and by its button, and returns the focus', async (context) => {
  const { canvas, userEvent } = context;
  const row = canvas.getByRole('button');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement),
  ]) {
    await userEvent.click(row);
    await expect(await canvas.findByRole('complementary')).toHaveFocus();
    await close();
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByRole('complementary')).toBeNull();
  }
});
