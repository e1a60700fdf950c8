import { useSamples } from '@stories/samples';
import { useWords } from '@stories/words';
import Search from 'lucide-react/icons/search';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';

const texts = {
  th: {
    title: 'ยังไม่มีเพื่อนที่ชวน',
    hint: 'แชร์ลิงก์ชวนเพื่อนเพื่อรับโบนัสเมื่อเพื่อนเริ่มเล่น',
    action: 'ชวนเพื่อน',
    none: 'ไม่พบรหัสโปรโมชันนี้',
  },
  la: { title: 'ຍັງບໍ່ມີໝູ່ທີ່ຊວນ', hint: 'ແບ່ງປັນລິ້ງຊວນໝູ່ເພື່ອຮັບໂບນັດເມື່ອໝູ່ເລີ່ມຫຼິ້ນ', action: 'ຊວນໝູ່', none: 'ບໍ່ພົບລະຫັດໂປຣໂມຊັນນີ້' },
  en: {
    title: 'No friends invited yet',
    hint: 'Share your invite link and receive a bonus once a friend plays.',
    action: 'Invite a friend',
    none: 'There is no such promotion code',
  },
};

const onAction = fn();
const meta = preview.meta({
  component: EmptyState,
  tags: ['three-languages'],
  args: { title: undefined },
  beforeEach: () => void onAction.mockClear(),
});

function Full() {
  const labels = useWords(texts);
  return (
    <EmptyState title={labels.title} action={<Button onClick={onAction}>{labels.action}</Button>}>
      {labels.hint}
    </EmptyState>
  );
}
function Searched() {
  return <EmptyState image={<Search className={icon({ size: 'xl' })} />} title={useWords(texts).none} />;
}

export const Default = meta.story({ name: 'Title only' });
export const WithAction = meta.story({ name: 'With a next step', render: () => <Full /> });
export const LongText = meta.story({
  name: 'Longest text',
  render: function Render() {
    const { long } = useSamples();
    return (
      <EmptyState title={long} action={<Button>{long}</Button>}>
        {long}
      </EmptyState>
    );
  },
});
export const OwnImage = meta.story({ name: 'Custom picture', render: () => <Searched /> });

WithAction.test('has an action that works by keyboard', async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(onAction).toHaveBeenCalledOnce();
});
