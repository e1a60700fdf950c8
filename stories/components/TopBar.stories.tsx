import { everyStateOfLinks } from '@stories/everyState';
import { isInView } from '@stories/inView';
import { useWords } from '@stories/words';
import LogOut from 'lucide-react/icons/log-out';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { HomeLink } from '@/components/TopBar/HomeLink';
import { TopBar } from '@/components/TopBar/TopBar';

const logOut = fn();

function Harness({ title, member }: { title: string; member: boolean }) {
  const text = useWords({ th: 'ออกจากระบบ', la: 'ອອກຈາກລະບົບ', en: 'Log out' });
  const wholeName = useWords({ th: 'ชื่อเต็ม', la: 'ຊື່ເຕັມ', en: 'Full name' });
  return (
    <TopBar title={member ? <HomeLink to="/user" name={title} wholeLabel={wholeName} /> : title}>
      <LanguageMenu />
      {member && <IconButton label={text} icon={<LogOut />} onClick={logOut} />}
    </TopBar>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { TopBar, HomeLink },
  args: { title: 'กระเป๋าทอง', member: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The bar at the top of every page: the name of the site, the language, logout, and notices for the whole ' +
          'site. Content of a single page belongs below it.',
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
export const EndlessPublic = meta.story({
  name: 'Small phone (320), endless title of a visitor',
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'small' } },
  args: { title: 'กระเป๋าทองคำเปลวแห่งสุวรรณภูมิ'.repeat(300), member: false },
});
/** Expects a bar of one line: a long site name is truncated to leave room for the language menu. */
const expectShort = () => waitFor(() => expect(screen.getByRole('banner').clientHeight).toBeLessThan(80));
/**
 * Expects that a tap shows the whole name and a key press truncates it again. The expanded bar leaves the page in view.
 */
const expectOpens = async () => {
  await expectShort();
  const opener = await screen.findByRole('button', { expanded: false });
  await isInView(opener);
  await userEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('banner').clientHeight).toBeGreaterThan(100));
  await expect(screen.getByRole('banner').clientHeight).toBeLessThan(window.innerHeight * 0.6);
  screen.getByRole('button', { expanded: true }).focus();
  await userEvent.keyboard('{Enter}');
  await expectShort();
};
EndlessTitle.test(
  'shows a name of 10,000 letters on one line, whole as its title and after a tap or key press',
  async ({ args, canvas }) => {
    await expectShort();
    for (const button of canvas.getAllByRole('button')) await isInView(button);
    await expect(canvas.getByText(args.title)).toHaveAttribute('title', args.title);
    await expectOpens();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/user');
  },
);
EndlessPublic.test("shows a visitor's whole site name on a tap or key press", expectOpens);

Member.test(
  'tabs through title, language and log out in this order, and truncates its name only while it does not fit',
  async ({ canvas, userEvent, args }) => {
    // Adds no button to a name that fits.
    await expect(canvas.queryByRole('button', { expanded: false })).toBeNull();

    // Tabs through title, language and log out in this order.
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();

    // Shows the whole name again after a wider font.
    const bar = canvas.getByRole('banner');
    const name = canvas.getByText(args.title);
    // Leave space for the name, but not for a button beside it.
    const space = name.closest('a')?.parentElement?.getBoundingClientRect().right ?? 0;
    bar.style.paddingInlineEnd = `${space - name.getBoundingClientRect().right - 4}px`;
    bar.style.letterSpacing = '1em';
    await canvas.findByRole('button', { expanded: false });
    bar.style.letterSpacing = '';
    await waitFor(() => expect(canvas.queryByRole('button', { expanded: false })).toBeNull());
  },
);

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyStateOfLinks });
