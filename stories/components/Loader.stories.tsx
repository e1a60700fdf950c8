import { useWords } from '@stories/words';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '@/components/Card/Card';
import { Loader } from '@/components/Loader/Loader';
import { Spinner } from '@/components/Loader/Spinner';

const meta = preview.meta({ component: Loader });

export const Default = meta.story({});

function Covered() {
  const text = useWords({
    th: 'ยอดเงินล่าสุด 1,250.00 บาท',
    la: 'ຍອດເງິນຫຼ້າສຸດ 1,250.00 ບາດ',
    en: 'Latest amount 1,250.00 baht',
  });
  return (
    <Card>
      <p>{text}</p>
      <p>{text}</p>
      <p>{text}</p>
      <Loader cover />
    </Card>
  );
}
export const OverContent = meta.story({ name: 'Over content', render: () => <Covered /> });

/** In buttons, tiles and links, the icon stays visible until the loader replaces it. */
export const InPlaceOfAnIcon = meta.story({
  name: 'In place of an icon',
  tags: ['no-screenshot'],
  render: () => (
    <Spinner>
      <RotateCw />
    </Spinner>
  ),
});
InPlaceOfAnIcon.test('replaces the icon after 200 ms', async ({ canvasElement }) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  const parts = [...canvasElement.querySelectorAll('[aria-hidden="true"] > span')];
  await expect(parts).toHaveLength(2);
  for (const { className } of parts) {
    await expect(rules.some((rule) => rule.startsWith(`.${className}`) && / 200ms /.test(rule))).toBe(true);
  }
});

Default.test('reserves its space immediately and shows after 200 ms', async ({ canvas }) => {
  const loader = canvas.getByText(/./).parentElement?.parentElement as HTMLElement;
  await expect(loader.offsetHeight).toBeGreaterThanOrEqual(64);
  // Stories disable animations, so the test reads the delay from the style sheets.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  const hold = (loader.firstElementChild as HTMLElement).className;
  await expect(rules.some((rule) => rule.startsWith(`.${hold}`) && / 200ms /.test(rule))).toBe(true);
});
