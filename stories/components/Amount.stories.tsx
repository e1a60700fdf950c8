import { BothThemes, Row } from '@stories/BothThemes';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '@/components/Amount/Amount';

const meta = preview.meta({ component: Amount, args: { value: 1234.5 } });

export const Baht = meta.story({ name: 'In baht' });
export const Kip = meta.story({ name: 'In kip', args: { value: 150000, currency: 'LAK' } });
export const Bare = meta.story({ name: 'Without a currency', args: { currency: 'none' } });
export const Display = meta.story({ name: 'As the figure of a page', args: { value: 128450.25, size: 'display' } });
export const Large = meta.story({ name: 'Large', args: { size: 'large' } });
export const NotANumber = meta.story({ name: 'Not a number: a dash', args: { value: null } });
export const LongAmount = meta.story({ name: 'Longest amount', args: { value: 999_999_999_999.99, size: 'display' } });
export const Negative = meta.story({ name: 'Below 0', args: { value: -20 } });

const tones = [
  ['in', 500],
  ['out', -500],
  ['pending', 500],
  ['failed', -500],
  ['plain', 0],
] as const;

export const Tones = meta.story({
  name: 'Money in, out, and neither',
  render: () => (
    <Row>
      {tones.map(([tone, value]) => (
        <Amount key={tone} tone={tone} value={value} signed />
      ))}
    </Row>
  ),
});

export const Themes = meta.story({
  name: 'Both themes',
  render: (args) => (
    <BothThemes>
      <Amount {...args} value={128450.25} size="display" />
      <Amount {...args} value={1234.5} size="large" />
      <Row>
        {tones.map(([tone, value]) => (
          <Amount key={tone} tone={tone} value={value} signed />
        ))}
      </Row>
    </BothThemes>
  ),
});

/** Ones are as wide as eights, so that columns stand and balances do not jitter. */
export const Column = meta.story({
  name: 'Digits of one width in a column',
  render: () => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      {[1111.11, 8888.88, 1818.18, -1111.11].map((value) => (
        <Amount key={value} value={value} currency="none" />
      ))}
    </div>
  ),
});

Baht.test('has 2 decimals, grouping and its currency', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('1,234.50 บาท');
});
Display.test('reads as one figure', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('128,450.25 บาท');
});
NotANumber.test('is a dash without a currency', async ({ canvasElement }) => {
  await expect(canvasElement.textContent).toBe('–');
});
Tones.test('tells in from out without colour', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('+500.00');
  await expect(canvasElement).toHaveTextContent('−500.00');
});
Column.test('has digits of one width', async ({ canvasElement }) => {
  await document.fonts.ready;
  const [ones, eights, mixed] = [...canvasElement.querySelectorAll('span')].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().width;
  });
  await expect(ones).toBeCloseTo(eights ?? 0, 1);
  await expect(mixed).toBeCloseTo(eights ?? 0, 1);
});
