import { useEffect, useRef, useState } from 'react';
import { frameAddress, frameName } from '#.storybook/addresses';
import { driven } from '#.storybook/deterministic';
import { takeTurn } from './queue';
import { frame, phone } from './StoryFrame.css';
import { whenShown } from './whenShown';

/** A story in a small phone frame that takes no input. It loads when it first comes into view, and stays. */
export function StoryFrame({ id, globals }: { id: string; globals: Record<string, unknown> }) {
  const place = useRef<HTMLSpanElement>(null);
  const endTurn = useRef(() => {});
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    // Screenshot tools would see the frames in random order. The framed stories have screenshots of their own.
    if (!place.current || driven) return;
    const view = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      view.disconnect();
      endTurn.current = takeTurn(() => setIsStarted(true));
    });
    view.observe(place.current);
    return () => {
      view.disconnect();
      endTurn.current();
    };
  }, []);
  return (
    <span ref={place} className={phone}>
      {isStarted && (
        <iframe
          className={frame}
          name={frameName(id, globals)}
          title={id}
          src={frameAddress(id, globals)}
          inert
          tabIndex={-1}
          onLoad={({ currentTarget }) => whenShown(currentTarget, endTurn.current)}
        />
      )}
    </span>
  );
}
