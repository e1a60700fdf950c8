import { announcements, recordAnnouncements } from '@stories/announcements';
import Download from 'lucide-react/icons/download';
import WifiOff from 'lucide-react/icons/wifi-off';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Banner, BannerRegion } from '@/components/Banner/Banner';
import { icon } from '@/components/Icon/Icon.css';

const meta = preview.meta({
  component: Banner,
  tags: ['one-theme'],
  // A banner is fixed to the viewport, so in the page's own canvas it would lie outside the frame.
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  beforeEach: recordAnnouncements,
  args: {
    icon: <Download className={icon()} />,
    children: 'มีเวอร์ชันใหม่พร้อมใช้งาน',
    action: { label: 'อัปเดตเลย', onPress: fn() },
    dismiss: { label: 'ไว้ทีหลัง', onPress: fn() },
  },
  render: (args) => (
    <BannerRegion>
      <Banner {...args} />
    </BannerRegion>
  ),
});

export const Offer = meta.story({ name: 'With an action' });

Offer.test('calls its handler on a tap, and not by itself', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(announcements).toEqual(['polite: มีเวอร์ชันใหม่พร้อมใช้งาน']));
  await expect(args.action?.onPress).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'อัปเดตเลย' }));
  await expect(args.action?.onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: 'ไว้ทีหลัง' }));
  await expect(args.dismiss.onPress).toHaveBeenCalledTimes(1);
});

export const Notice = meta.story({
  name: 'Notice only',
  args: {
    icon: <WifiOff className={icon()} />,
    children: 'ไม่มีอินเทอร์เน็ต ข้อมูลที่กรอกไว้ยังอยู่',
    action: undefined,
    dismiss: { label: 'ปิด', onPress: fn() },
  },
});

export const LongText = meta.story({
  name: 'Longest text',
  args: {
    children: 'ບໍ່ມີອິນເຕີເນັດ ຂໍ້ມູນທີ່ໃສ່ໄວ້ຍັງຢູ່ ກະລຸນາກວດການເຊື່ອມຕໍ່ຂອງທ່ານ ແລ້ວລອງໃໝ່ອີກຄັ້ງໃນອີກບໍ່ດົນ ຫຼື ຕິດຕໍ່ພວກເຮົາ',
    action: { label: 'ເພີ່ມແອັບໄວ້ໜ້າຈໍຫຼັກ', onPress: fn() },
  },
});
