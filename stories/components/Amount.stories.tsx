import { Row } from '@stories/BothThemes';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '@/components/Amount/Amount';

const meta = preview.meta({ component: Amount, args: { value: 1234.5 } });

export const Baht = meta.story({ name: 'In baht' });
export const Kip = meta.story({ name: 'In kip', args: { value: 150000, currency: 'LAK' } });
export const Bare = meta.story({ name: 'Without a currency', args: { currency: 'none' } });
export const Display = meta.story({ name: "As a page's main figure", args: { value: 128450.25, size: 'display' } });
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

/** Tabular digits: a 1 is as wide as an 8, so that columns align and balances do not jitter. */
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
/** Returns the texts that a screen reader gets: everything except the `aria-hidden` pieces. */
const spoken = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[translate="no"] > :not([aria-hidden])')].map(({ textContent }) => textContent);
const drawn = (canvas: HTMLElement) => canvas.querySelector('[aria-hidden="true"]')?.textContent;

Display.test(
  'is one phrase to a screen reader, copies once, and survives a translator that replaces the whole text',
  async ({ canvasElement }) => {
    // Is one phrase to a screen reader, and copies once.
    await expect(spoken(canvasElement)).toEqual(['128,450.25 บาท']);
    await expect(drawn(canvasElement)).toBe('128,450.25 บาท');
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe('128,450.25 บาท');
    selection?.removeAllRanges();

    // Survives a translator that ignores translate="no": the whole text is replaced.
    const place = canvasElement.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const show = (value: number) => flushSync(() => root.render(<Amount value={value} size="display" />));
    show(1050.35);
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
    show(43_261.23);
    await expect(drawn(place)).toBe('43,261.23 บาท');
    await expect(spoken(place)).toEqual(['43,261.23 บาท']);
    root.unmount();
    place.remove();
  },
);
Bare.test('is read out with the currency that the page shows elsewhere', async ({ canvasElement }) => {
  await expect(spoken(canvasElement)).toEqual(['1,234.50 บาท']);
  await expect(drawn(canvasElement)).toBe('1,234.50');
});
NotANumber.test('shows a dash without a currency for a value that is no number', async ({ canvasElement }) => {
  await expect(canvasElement.textContent).toBe('–');
});
Tones.test('distinguishes money in and out without colour', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('+500.00');
  await expect(canvasElement).toHaveTextContent('−500.00');
});
Column.test('uses tabular digits', async ({ canvasElement }) => {
  await document.fonts.ready;
  const [ones, eights, mixed] = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().width;
  });
  await expect(ones).toBeCloseTo(eights ?? 0, 1);
  await expect(mixed).toBeCloseTo(eights ?? 0, 1);
});
