import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CrashScreen } from '@/app/CrashScreen';
import { plain } from '@/app/frame.css';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { NotFoundScreen } from '@/screens/NotFound/NotFoundScreen';

const meta = preview.meta({
  component: NotFoundScreen,
  title: 'Not found',
  args: { member: false },
  // In the middle of the window, as the app shows it.
  render: (args) => (
    <div className={plain}>
      <NotFoundScreen {...args} />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    route: '/nowhere',
    docs: {
      description: {
        component: 'Addresses that do not exist, and a crash of the app. Both offer a way on instead of a dead end.',
      },
    },
  },
});

export const Visitor = meta.story({ tags: ['main-state'], name: 'Not found, as a visitor' });
export const Member = meta.story({ name: 'Not found, as a member', tags: ['no-screenshot'], args: { member: true } });
export const Crash = meta.story({ name: 'Failed: the site crashed', render: () => <CrashScreen onRetry={() => {}} /> });

const contact = () => i18n.t('common:notFound.contact');
Visitor.test('links to another page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: i18n.t('common:notFound.home') })).toHaveAttribute('href', paths.user);
  await expect(canvas.getByRole('link', { name: contact() })).toHaveAttribute('href', paths.contact);
});
Member.test("links to the member's contact page, because the public one would end the session", async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: contact() })).toHaveAttribute('href', paths.memberContact);
});
Crash.test('takes the focus and offers two actions', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toHaveFocus();
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
});
