import { everyStateOfLinks } from '@stories/everyState';
import { useWords } from '@stories/words';
import BookOpen from 'lucide-react/icons/book-open';
import CirclePlay from 'lucide-react/icons/circle-play';
import House from 'lucide-react/icons/house';
import LogIn from 'lucide-react/icons/log-in';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BottomBar, type BottomBarItem } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';

const texts = {
  th: {
    menu: 'เมนูหลัก',
    visitor: ['หน้าหลัก', 'สมัครสมาชิก', 'วิธีใช้งาน', 'ติดต่อเรา'],
    member: ['โปรไฟล์', 'เงื่อนไข', 'หน้าหลัก', 'ประวัติรายการ', 'ติดต่อเรา'],
  },
  la: {
    menu: 'ເມນູຫຼັກ',
    visitor: ['ໜ້າຫຼັກ', 'ສະໝັກສະມາຊິກ', 'ວິທີນຳໃຊ້', 'ຕິດຕໍ່ພວກເຮົາ'],
    member: ['ໂປຣໄຟລ໌', 'ເງື່ອນໄຂ', 'ໜ້າຫຼັກ', 'ປະຫວັດລາຍການ', 'ຕິດຕໍ່ພວກເຮົາ'],
  },
  en: {
    menu: 'Main menu',
    visitor: ['Home', 'Register', 'How to', 'Contact'],
    member: ['Profile', 'Conditions', 'Home', 'Statement', 'Contact'],
  },
};

const conditions = fn();

function Harness({ who = 'member', filled }: { who?: 'visitor' | 'member'; filled?: boolean }) {
  const labels = useWords(texts);
  const [item = '', two = '', three = '', four = '', five = ''] = labels[who];
  const items: BottomBarItem[] =
    who === 'visitor'
      ? [
          { id: 'login', label: item, icon: <LogIn className={icon()} />, to: '/login' },
          { id: 'register', label: two, icon: <UserRoundPlus className={icon()} />, to: '/register' },
          { id: 'howto', label: three, icon: <CirclePlay className={icon()} />, to: '/howto' },
          { id: 'contact', label: four, icon: <MessageCircle className={icon()} />, to: '/contact' },
        ]
      : [
          { id: 'profile', label: item, icon: <UserRound className={icon()} />, to: '/user/profile' },
          { id: 'conditions', label: two, icon: <BookOpen className={icon()} />, button: { onClick: conditions } },
          { id: 'home', label: three, icon: <House className={icon()} />, to: '/user/home', central: true },
          { id: 'statement', label: four, icon: <ReceiptText className={icon()} />, to: '/user/statement' },
          { id: 'contact', label: five, icon: <MessageCircle className={icon()} />, to: '/user/contact' },
        ];
  const bar = <BottomBar label={labels.menu} items={items} />;
  if (!filled) return <div style={{ paddingTop: '3rem' }}>{bar}</div>;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <div style={{ height: '200vh' }}>{labels.menu}</div>
      <p>{`${labels.menu} ↓`}</p>
      {bar}
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { BottomBar },
  tags: ['three-languages'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The menu at the bottom: the main pages, with one raised in the middle. Actions of a single page belong ' +
          'on that page.',
      },
    },
  },
});

export const Visitor = meta.story({
  name: "Visitor's menu",
  args: { who: 'visitor' },
  parameters: { route: '/login' },
});
export const Member = meta.story({ name: "Member's menu", parameters: { route: '/user/statement' } });
export const AtHome = meta.story({ name: "Member's menu, at home", parameters: { route: '/user/home' } });
export const OnLongPage = meta.story({
  name: 'Over a long page',
  tags: ['one-theme'],
  args: { filled: true },
  parameters: { route: '/user/profile', docs: { story: { inline: false, height: '500px' } } },
});

Member.test(
  'marks only the current page, and opens an item that is not a page by keyboard',
  async ({ canvas, userEvent }) => {
    // Marks only the current page.
    const current = () => canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current().map((link) => link.getAttribute('href'))).toEqual(['/user/statement']);
    await userEvent.click(canvas.getAllByRole('link')[0] as HTMLElement);
    await expect(current().map((link) => link.getAttribute('href'))).toEqual(['/user/profile']);

    // Opens an item that is not a page by keyboard.
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(conditions).toHaveBeenCalledOnce();
  },
);
OnLongPage.test('stays in view and never covers the end of the page', async ({ canvas, canvasElement }) => {
  const bar = canvas.getByRole('navigation');
  await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight);
  const scroller = document.scrollingElement as Element;
  scroller.scrollTop = scroller.scrollHeight;
  const end = canvasElement.querySelector('p') as HTMLElement;
  // Round down, because browsers align sticky edges to whole pixels, but not text.
  await expect(Math.floor(end.getBoundingClientRect().bottom)).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  scroller.scrollTop = 0;
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyStateOfLinks });
