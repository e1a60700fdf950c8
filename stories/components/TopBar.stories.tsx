import { BothThemes } from '@stories/BothThemes';
import { isInView } from '@stories/inView';
import { useWords } from '@stories/words';
import LogOut from 'lucide-react/icons/log-out';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';

const logOut = fn();

function Stage({ title, member }: { title: string; member: boolean }) {
  const words = useWords({ th: 'ออกจากระบบ', la: 'ອອກຈາກລະບົບ', en: 'Log out' });
  return (
    <TopBar title={title} homeTo={member ? '/user' : undefined}>
      <LanguageMenu />
      {member && <IconButton label={words} icon={<LogOut />} onClick={logOut} />}
    </TopBar>
  );
}

const meta = preview.meta({
  component: Stage,
  subcomponents: { TopBar },
  args: { title: 'กระเป๋าทอง', member: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          "The bar at the top of every page: the site's name, the language, log out, and news for the whole site. " +
          'What belongs to the page itself stands below.',
      },
    },
  },
});

export const Member = meta.story({ name: 'As a member' });
export const Public = meta.story({ name: 'As a visitor', args: { member: false } });
export const LongTitle = meta.story({
  name: 'Long title',
  args: { title: 'กระเป๋าทองคำเปลวแห่งสุวรรณภูมิ ສາຂາວຽງຈັນ Vientiane' },
});
export const EndlessTitle = meta.story({
  name: 'Small phone (320), endless title',
  globals: { viewport: { value: 'small' } },
  args: { title: 'กระเป๋าทองคำเปลวแห่งสุวรรณภูมิ'.repeat(300) },
});
export const Themes = meta.story({
  name: 'Both themes',
  // Two bars on one page are the story's doing.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-banner', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <BothThemes>
      <Stage {...args} />
    </BothThemes>
  ),
});

Member.test('title, language and log out are reached in this order', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('combobox')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(logOut).toHaveBeenCalledOnce();
});
EndlessTitle.test(
  'a name of 10,000 letters is one line beside the switches, whole in its title',
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(80);
    await isInView(canvas.getByRole('button'));
    await expect(canvas.getByText(args.title)).toHaveAttribute('title', args.title);
  },
);
