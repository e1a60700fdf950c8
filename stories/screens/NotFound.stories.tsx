import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CrashScreen } from '@/app/CrashScreen';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { NotFoundScreen } from '@/screens/NotFound/NotFoundScreen';

const meta = preview.meta({
  component: NotFoundScreen,
  title: 'Not found',
  args: { member: false },
  parameters: { layout: 'fullscreen', route: '/nowhere' },
});

export const Visitor = meta.story({});
export const Member = meta.story({ args: { member: true } });
export const Small = meta.story({ globals: { viewport: { value: 'small' }, textSize: 'double' } });
export const Crash = meta.story({ render: () => <CrashScreen onRetry={() => {}} /> });

const contact = () => i18n.t('common:notFound.contact');
Visitor.test('leads on', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: i18n.t('common:notFound.home') })).toHaveAttribute('href', paths.user);
  await expect(canvas.getByRole('link', { name: contact() })).toHaveAttribute('href', paths.contact);
});
Member.test('keeps a member logged in: the public contact page would end the session', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: contact() })).toHaveAttribute('href', paths.memberContact);
});
Crash.test('takes the focus and offers two ways', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toHaveFocus();
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
});
