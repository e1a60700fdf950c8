import { expect } from 'storybook/test';

/**
 * Expects that the ink of a text in an element's font stays inside its line box, where inputs and ellipsis boxes clip.
 * Also expects that the element is at least as tall as the line.
 */
export async function expectInkFits(element: HTMLElement, text: string): Promise<void> {
  await document.fonts.ready;
  const style = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const ink = context.measureText(text);
  const line = Number.parseFloat(style.lineHeight);
  const baseline = (line - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2 + ink.fontBoundingBoxAscent;
  await expect(ink.actualBoundingBoxAscent, 'marks above').toBeLessThanOrEqual(baseline);
  await expect(ink.actualBoundingBoxDescent, 'marks below').toBeLessThanOrEqual(line - baseline);
  await expect(element.clientHeight).toBeGreaterThanOrEqual(Math.floor(line));
  const clips = element.matches('input, select') || style.overflowY !== 'visible';
  if (clips) await expect(element.scrollHeight, 'clipped').toBeLessThanOrEqual(element.clientHeight);
}
