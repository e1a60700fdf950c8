import { useSamples } from '@stories/samples';
import { useWords } from '@stories/words';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';

type Args = Omit<ComponentProps<typeof ConfirmDialog>, 'title' | 'children' | 'open'> & {
  theme?: 'light' | 'dark';
  say?: 'ask' | 'danger' | 'long';
};

const texts = {
  th: {
    ask: { title: 'โยกเงินทั้งหมดเข้าบัญชีเกมนี้', text: 'เงินจากกระเป๋าหลักและบัญชีเกมอื่นจะถูกรวมเข้าบัญชีเกมนี้', label: 'โยกทั้งหมด' },
    danger: { title: 'ยกเลิกโบนัส', text: 'เมื่อยกเลิกแล้ว โบนัสและยอดเงินจากโบนัสจะถูกนำออกจากบัญชี', label: 'ยกเลิกโบนัส' },
  },
  la: {
    ask: { title: 'ໂອນເງິນທັງໝົດເຂົ້າບັນຊີເກມນີ້', text: 'ເງິນຈາກກະເປົາຫຼັກ ແລະ ບັນຊີເກມອື່ນຈະຖືກລວມເຂົ້າບັນຊີເກມນີ້', label: 'ໂອນທັງໝົດ' },
    danger: { title: 'ຍົກເລີກໂບນັດ', text: 'ເມື່ອຍົກເລີກແລ້ວ ໂບນັດ ແລະ ຍອດເງິນຈາກໂບນັດຈະຖືກນຳອອກຈາກບັນຊີ', label: 'ຍົກເລີກໂບນັດ' },
  },
  en: {
    ask: {
      title: 'Move everything into this game account',
      text: 'The money of the main wallet and of the other game accounts is gathered here.',
      label: 'Move everything',
    },
    danger: {
      title: 'Cancel the bonus',
      text: 'The bonus and the money that came from it will be taken out of the account.',
      label: 'Cancel the bonus',
    },
  },
};

function Harness({ theme, say = 'ask', ...rest }: Args) {
  const [open, setOpen] = useState(true);
  const labels = useWords(texts);
  const { long } = useSamples();
  const { title, text, label } =
    say === 'long' ? { title: long, text: `${long} `.repeat(8), label: long } : labels[say];
  return (
    <div data-theme={theme}>
      <ConfirmDialog
        confirmLabel={label}
        danger={say === 'danger'}
        {...rest}
        open={open}
        title={title}
        onClose={() => {
          rest.onClose();
          setOpen(false);
        }}
      >
        {text}
      </ConfirmDialog>
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { ConfirmDialog },
  tags: ['three-languages', 'one-theme'],
  args: { onConfirm: fn(), onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A confirmation before an important action, with focus on "cancel". Do not use it for actions that can be ' +
          'undone or cost nothing. A message without a choice is a MessageDialog.',
      },
      story: { inline: false, height: '460px' },
    },
  },
});

const never = () => new Promise<void>(() => {});
const yes = () => screen.getAllByRole('button').at(-1) as HTMLElement;

export const Ask = meta.story({ name: 'Confirm, light', args: { theme: 'light' } });
export const AskDark = meta.story({ name: 'Confirm, dark', args: { theme: 'dark' } });
export const Danger = meta.story({ name: 'Destructive action', args: { say: 'danger' } });
export const LongText = meta.story({ name: 'Longest text', args: { say: 'long' } });
export const Busy = meta.story({
  name: 'In progress',
  args: { onConfirm: fn(never) },
  play: async ({ userEvent }) => {
    await userEvent.click(yes());
  },
});

Ask.test('focuses cancel first, the harmless choice', async ({ args, userEvent }) => {
  await expect(document.activeElement).not.toBe(yes());
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});
Ask.test('confirms once for two taps in one tick', { args: { onConfirm: fn(never) } }, async ({ args }) => {
  yes().click();
  yes().click();
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
Busy.test('stays open while busy: it neither confirms again nor closes', async ({ args, userEvent }) => {
  await expect(yes()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(yes());
  await userEvent.keyboard('{Enter}{Escape}');
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
});
LongText.test('keeps its buttons reachable and does not overflow with a long text', async () => {
  yes().scrollIntoView();
  const { bottom, right } = yes().getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
  await expect(right).toBeLessThanOrEqual(innerWidth);
});
