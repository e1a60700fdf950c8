import { BothThemes } from '@stories/BothThemes';
import { expectInkFits } from '@stories/inkFits';
import { stackedText, useSamples } from '@stories/samples';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { constants } from '@/theme/constants';
import { vars } from '@/theme/contract.css';

const meta = preview.meta({});

const sizes = ['display', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

/** The largest value in px: `display` grows with the screen. */
const toPx = (size: (typeof sizes)[number]) =>
  Math.max(...[...constants.font.size[size].matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16));
const getSize = (size: (typeof sizes)[number]) => (size === 'display' ? `32 to ${toPx(size)} px` : `${toPx(size)} px`);
const getLineHeight = (size: (typeof sizes)[number]) => `${Math.round(toPx(size) * Number(constants.leading.text))} px`;

/** The scale of text sizes, in the current language, with line heights. Weights: regular 400, strong 600. */
export const Scale = meta.story({
  name: 'Sizes',
  render: function Render() {
    const { deposit, long } = useSamples();
    return (
      <BothThemes>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: vars.font.size[size] }}>
            {deposit} 1,234.50{' '}
            <small style={{ fontSize: vars.font.size.sm, color: vars.color.textMuted }}>
              {size} · {getSize(size)} · {getLineHeight(size)} line
            </small>
          </p>
        ))}
        <p>{long}</p>
        <p style={{ fontWeight: vars.weight.strong }}>{long}</p>
      </BothThemes>
    );
  },
});

/** The three scripts side by side, in every language. Latin text uses the font family of Thai. */
export const Scripts = meta.story({
  name: 'Three scripts',
  render: () => (
    <BothThemes>
      <p lang="th">กระเป๋าหลัก 1,234,567.89 บาท</p>
      <p lang="lo">ກະເປົາຫຼັກ 1,234,567.89 ກີບ ₭</p>
      <p lang="en">Main wallet 1,234,567.89 baht</p>
    </BothThemes>
  ),
});

/** One line with an ellipsis at the tightest line height: the hardest case for stacked marks. */
export const StackedMarks = meta.story({
  name: 'Tallest marks on one line',
  render: () => (
    <>
      {(['th', 'la'] as const).flatMap((language) =>
        sizes.map((size) => (
          <p
            key={language + size}
            lang={language === 'la' ? 'lo' : language}
            data-language={language}
            style={{
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              textOverflow: 'ellipsis',
              fontSize: vars.font.size[size],
              fontWeight: vars.weight.strong,
              lineHeight: vars.leading.tight,
            }}
          >
            {stackedText(language)}
          </p>
        )),
      )}
    </>
  ),
});

StackedMarks.test('keeps stacked marks inside their line at every size', async ({ canvasElement }) => {
  for (const line of canvasElement.querySelectorAll<HTMLElement>('[data-language]')) {
    await expectInkFits(line, stackedText(line.dataset.language as 'th' | 'la'));
  }
});
Scripts.test('uses a font family per script', async ({ canvas }) => {
  const family = (text: RegExp) => getComputedStyle(canvas.getAllByText(text)[0] as HTMLElement).fontFamily;
  await expect(family(/กระเป๋าหลัก/)).toContain('Noto Sans Thai');
  await expect(family(/ກະເປົາຫຼັກ/)).toContain('Noto Sans Lao');
  await expect(family(/Main wallet/)).toContain('Noto Sans Thai');
});
