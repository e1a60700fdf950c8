import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { CancelBonusDialog } from '@/bonus/CancelBonusDialog';
import { i18n, loadNamespaces } from '@/i18n/i18n';

const meta = preview.meta({
  component: CancelBonusDialog,
  tags: ['no-screenshot'],
  args: { open: true, onClose: fn(), children: '' },
  parameters: { docs: { story: { inline: false } } },
  loaders: [() => loadNamespaces(['bonus', 'errors'])],
  render: (args) => <CancelBonusDialog {...args}>{i18n.t('errors:code.BONUS_CLEAR')}</CancelBonusDialog>,
});

export const Default = meta.story({});
Default.test('shows its own title and the reason, and closes by its button', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('bonus:cancel.failedTitle') });
  await expect(dialog).toHaveTextContent(i18n.t('errors:code.BONUS_CLEAR').slice(0, 10));
  await userEvent.click(screen.getByRole('button', { name: i18n.t('common:ok') }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
