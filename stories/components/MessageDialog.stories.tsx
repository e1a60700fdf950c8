import { useWords } from '@stories/words';
import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';

interface Args extends Omit<ComponentProps<typeof MessageDialog>, 'title' | 'children'> {
  theme?: 'light' | 'dark';
  say?: 'failed' | 'success' | 'info' | 'long';
}

const long = 'xn--1234567890-abcdefghijklmnopqrstuvwxyz-0123456789-NOSPACESHERE';
const texts = {
  th: {
    failed: [undefined, 'ยอดเงินไม่พอ กรุณาตรวจสอบจำนวนเงินแล้วลองอีกครั้ง'],
    success: ['โยกเงินสำเร็จ', 'ยอดเงินในบัญชีเกมได้รับการปรับปรุงแล้ว'],
    info: ['กำลังถอนเงิน', 'กรุณารอเงินเข้าบัญชีสักครู่'],
    long: [
      'ไม่สามารถยกเลิกโบนัสที่กำลังใช้งานอยู่ในขณะนี้ได้',
      `${'กรุณาเล่นให้ครบยอดเทิร์นโอเวอร์ตามเงื่อนไขก่อนยกเลิก '.repeat(12)} ${long}`,
    ],
  },
  la: {
    failed: [undefined, 'ຍອດເງິນບໍ່ພໍ ກະລຸນາກວດສອບຈຳນວນເງິນແລ້ວລອງໃໝ່'],
    success: ['ໂອນເງິນສຳເລັດ', 'ຍອດເງິນໃນບັນຊີເກມໄດ້ຖືກປັບປຸງແລ້ວ'],
    info: ['ກຳລັງຖອນເງິນ', 'ກະລຸນາລໍຖ້າເງິນເຂົ້າບັນຊີຈັກໜ້ອຍ'],
    long: ['ບໍ່ສາມາດຍົກເລີກໂບນັດທີ່ກຳລັງໃຊ້ຢູ່ໃນຂະນະນີ້ໄດ້', `${'ກະລຸນາຫຼິ້ນໃຫ້ຄົບຕາມເງື່ອນໄຂກ່ອນຍົກເລີກ '.repeat(12)} ${long}`],
  },
  en: {
    failed: [undefined, 'There is not enough money. Please check the amount and try again.'],
    success: ['Transfer complete', 'The balance of the game account has been updated.'],
    info: ['Withdrawal under way', 'The money will reach your bank account shortly.'],
    long: [
      'The bonus cannot be cancelled while it is in use',
      `${'Please meet the turnover condition before you cancel. '.repeat(12)} ${long}`,
    ],
  },
};

function Harness({ theme, say = 'failed', ...rest }: Args) {
  const [title, text] = useWords(texts)[say] as [string | undefined, string];
  return (
    <div data-theme={theme}>
      <MessageDialog {...rest} title={title}>
        {text}
      </MessageDialog>
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { MessageDialog },
  tags: ['three-languages', 'one-theme'],
  args: { open: true, onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A failure or a success that members must acknowledge. A question is a ConfirmDialog, a passing message is a toast, and a form shows its own errors (InlineError).',
      },
      story: { inline: false, height: '420px' },
    },
  },
});

export const Failed = meta.story({ name: 'Failed, light', args: { theme: 'light' } });
export const FailedDark = meta.story({ name: 'Failed, dark', args: { theme: 'dark' } });
export const Success = meta.story({ name: 'Success', args: { tone: 'success', say: 'success' } });
export const Info = meta.story({ name: 'Info, dark', args: { tone: 'info', say: 'info', theme: 'dark' } });
export const LongText = meta.story({ name: 'Longest text', args: { say: 'long' } });

Failed.test('is read out whole, focuses its button and closes on Enter', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName();
  await expect(dialog).toHaveAccessibleDescription();
  await expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Failed.test('closes on Escape, but not on a backdrop tap', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('alertdialog'));
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
LongText.test('keeps its button in view with a long text', async () => {
  await expect(screen.getByRole('button').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
