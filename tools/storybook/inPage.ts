import type { StoryResult } from '../../.storybook/storyRunner.ts';

/**
 * These functions run in the page that shows a story. Each is sent there as text, so it must not use anything outside
 * itself.
 */

/** Resolves with the result of the current story, or of `storyId` after showing it. See `.storybook/storyRunner.ts`. */
export async function resultOf(storyId: string | null): Promise<StoryResult> {
  const runner = window.kapaoStoryRunner;
  if (!runner)
    throw new Error('This page has no story runner (window.kapaoStoryRunner). Open a story of the built Storybook');
  const late = new Promise<StoryResult>((resolve) =>
    setTimeout(() => resolve({ errors: ['did not finish within 30 s'], violations: [] }), 30_000),
  );
  return Promise.race([storyId ? runner.show(storyId) : runner.result, late]);
}

/**
 * Resolves when the DOM has not changed for 300 ms, no animation runs and images are decoded. Waits at most 8 s for the
 * page and 5 s for images. Endless animations are ignored.
 */
export async function waitForStable(): Promise<void> {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  let changed = performance.now();
  const changes = new MutationObserver(() => {
    changed = performance.now();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = () =>
    document
      .getAnimations()
      .some((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
  // Waits for the frame itself: on a busy machine frames are late, so a fixed time is not enough.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const latest = performance.now() + 8000;
  while ((performance.now() - changed < 300 || isMoving()) && performance.now() < latest)
    await Promise.race([Promise.all([frame(), wait(30)]), wait(500)]);
  changes.disconnect();
  await document.fonts.ready;
  // A lazy image far below the viewport does not load until somebody scrolls to it.
  const images = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
  await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => undefined))), wait(5000)]);
}

/** Returns every visible text, and the texts for screen readers only. */
export function textsOnScreen(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && !parentElement.closest('script, style, .sb-wrapper') && parentElement.checkVisibility())
      texts.push(node.textContent ?? '');
  }
  for (const name of ['placeholder', 'aria-label', 'title', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/**
 * Returns the texts whose diacritics are clipped: the highest or lowest ink lies outside the clipping box, although the
 * line itself is inside. Does the same as `stories/inkFits.ts`, for all visible text.
 */
export function clippedDiacritics(): string[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const found: string[] = [];
  const overflow = (element: Element) => getComputedStyle(element).overflowY;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    // Only Thai and Lao have stacked marks. Latin text fits into every line height that we use.
    if (!element || !/[\u0e01-\u0eff]/.test(text) || !element.checkVisibility({ opacityProperty: true })) continue;
    let box: Element | null = element;
    while (box && box !== document.body && overflow(box) === 'visible') box = box.parentElement;
    // Text that a scroll container clips is not lost: the member can scroll to it.
    if (!box || box === document.body || !['hidden', 'clip'].includes(overflow(box))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edges = box.getBoundingClientRect();
    // A box this small is visually hidden text for screen readers.
    if (edges.height < 4 || edges.width < 4) continue;
    const style = getComputedStyle(element);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = context.measureText(text);
    const ascent = ink.fontBoundingBoxAscent;
    for (const line of range.getClientRects()) {
      // A line that is more than half hidden is clamped on purpose, such as the third line of a two-line text.
      const middle = (line.top + line.bottom) / 2;
      if (middle <= edges.top || middle >= edges.bottom || !line.width) continue;
      const baseline = middle - (ascent + ink.fontBoundingBoxDescent) / 2 + ascent;
      const above = edges.top - (baseline - ink.actualBoundingBoxAscent);
      const below = baseline + ink.actualBoundingBoxDescent - edges.bottom;
      if (above > 0.5 || below > 0.5) {
        found.push(`"${text.slice(0, 40)}" by ${Math.max(above, below).toFixed(1)} px`);
        break;
      }
    }
  }
  return found;
}
