import type { StoryResult } from '../../.storybook/storyRunner.ts';

/** Functions that run in the page that shows a story; each stands alone, as it is sent there as text. */

/** How the story on screen has ended, or that of this id, which then comes on screen; see `.storybook/storyRunner.ts`. */
export async function resultOf(storyId: string | null): Promise<StoryResult> {
  const runner = window.kapaoStoryRunner;
  if (!runner) throw new Error('This page shows no stories');
  const late = new Promise<StoryResult>((resolve) =>
    setTimeout(() => resolve({ errors: ['did not finish within 30 s'], violations: [] }), 30_000),
  );
  return Promise.race([storyId ? runner.show(storyId) : runner.result, late]);
}

/** Until nothing has changed for a while, nothing moves and pictures are in. What moves without end is pictured as it is. */
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
  // A frame that comes late, on a busy machine, counts from when it came.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const latest = performance.now() + 8000;
  while ((performance.now() - changed < 300 || isMoving()) && performance.now() < latest)
    await Promise.race([Promise.all([frame(), wait(30)]), wait(500)]);
  changes.disconnect();
  await document.fonts.ready;
  // A lazy one far below does not come before somebody scrolls to it.
  const images = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
  await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => undefined))), wait(5000)]);
}

/** Every text that is on screen, and those that only screen readers say. */
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
 * Texts whose marks are cut: the ink of their highest or lowest mark lies beyond the box that clips them, although the
 * line itself is in it. As `stories/inkFits.ts`, for whatever is on screen.
 */
export function clippedDiacritics(): string[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const found: string[] = [];
  const overflow = (element: Element) => getComputedStyle(element).overflowY;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    // Latin letters have no marks that a line could be too low for.
    if (!element || !/[\u0e01-\u0eff]/.test(text) || !element.checkVisibility({ opacityProperty: true })) continue;
    let box: Element | null = element;
    while (box && box !== document.body && overflow(box) === 'visible') box = box.parentElement;
    // What is cut at the edge of a part that scrolls can be scrolled to.
    if (!box || box === document.body || !['hidden', 'clip'].includes(overflow(box))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edges = box.getBoundingClientRect();
    // For screen readers alone.
    if (edges.height < 4 || edges.width < 4) continue;
    const style = getComputedStyle(element);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = context.measureText(text);
    const ascent = ink.fontBoundingBoxAscent;
    for (const line of range.getClientRects()) {
      // A line of which no half is shown is left out on purpose, such as the third of two.
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
