import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { frameAddress, frameName } from './addresses';
import { viewports } from './modes';
import { pane, panes } from './SideBySide.css';
import { initialGlobals, type ToolbarGlobals } from './toolbar';

const setViewport = (value: string | undefined) =>
  addons.getChannel().emit('updateGlobals', { globals: { viewport: { value, isRotated: false } } });

/**
 * Returns the position of an element in its page: its child index, from 0, at each level below the document element.
 */
function getPath(element: Element): number[] {
  const { parentElement } = element;
  return parentElement ? [...getPath(parentElement), [...parentElement.children].indexOf(element)] : [];
}

/** Returns the element at a position that `getPath` returned, or `undefined` if this page has no such element. */
const scrollerAt = (page: Document, path: readonly number[]) =>
  path.reduce<Element | undefined>((parent, index) => parent?.children[index], page.documentElement);

/**
 * Synchronises scrolling of all frames, each in proportion to its height, because texts differ in length. Returns a
 * function that stops the synchronisation.
 */
function scrollTogether(frames: readonly HTMLIFrameElement[]): () => void {
  const ended = new AbortController();
  /**
   * The frame that the user scrolls, until 150 ms after its last scroll event. The other frames scroll with it, so
   * their scroll events are ignored.
   */
  let leading: HTMLIFrameElement | undefined;
  let rest: ReturnType<typeof setTimeout>;
  const follow = (frame: HTMLIFrameElement, { target }: Event) => {
    if (leading && leading !== frame) return;
    leading = frame;
    clearTimeout(rest);
    rest = setTimeout(() => {
      leading = undefined;
    }, 150);
    const moved = target === frame.contentDocument ? frame.contentDocument?.scrollingElement : (target as Element);
    if (!moved) return;
    const share = moved.scrollTop / Math.max(1, moved.scrollHeight - moved.clientHeight);
    const path = getPath(moved);
    for (const { contentDocument } of frames.filter((scroller) => scroller !== frame)) {
      const scroller = contentDocument && scrollerAt(contentDocument, path);
      if (scroller) scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
    }
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const frame of frames) {
    const listen = () => frame.contentDocument?.addEventListener('scroll', (event) => follow(frame, event), options);
    frame.addEventListener('load', listen, { signal: ended.signal });
    listen();
  }
  return () => ended.abort();
}

const { width, height } = viewports.phone.styles;
const gapPx = 16;

/** Returns the scale at which a row fits into the window, at most 1. */
const getScale = (rowWidthPx: number) => Math.min(1, (window.innerWidth - 2 * gapPx) / rowWidthPx);

/** Globals of the toolbar with the title of their frame. */
export type Variant = readonly [title: string, globals: ToolbarGlobals];

/**
 * Shows the same story in one frame per language or theme, so that texts, `lang`, storage and mock backend are separate.
 * The frames start together, and are scaled to fit the window.
 */
export function SideBySide({ id, variants }: { id: string; variants: readonly Variant[] }) {
  const row = useRef<HTMLDivElement>(null);
  const rowWidthPx = variants.length * (Number.parseInt(width, 10) + gapPx);
  const [scale, setScale] = useState(() => getScale(rowWidthPx));
  useEffect(() => {
    // Several phones do not fit into the default phone viewport.
    setViewport(undefined);
    const stop = scrollTogether([...(row.current?.querySelectorAll('iframe') ?? [])]);
    const resize = () => setScale(getScale(rowWidthPx));
    window.addEventListener('resize', resize);
    return () => {
      stop();
      window.removeEventListener('resize', resize);
      setViewport(initialGlobals.viewport.value);
    };
  }, [rowWidthPx]);
  return (
    <div
      ref={row}
      className={panes}
      style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: rowWidthPx }}
    >
      {variants.map(([title, globals]) => (
        <iframe
          key={title}
          className={pane}
          title={title}
          name={frameName(id, { ...globals })}
          src={frameAddress(id, { ...globals })}
          style={{ width, height }}
        />
      ))}
    </div>
  );
}
