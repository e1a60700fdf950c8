import { useEffect, useRef, useState } from 'react';
import { frameAddress, frameName, screenshotAddress } from '#.storybook/addresses';
import { driven } from '#.storybook/deterministic';
import { skeleton } from '@/components/Skeleton/Skeleton.css';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { takeTurn } from './queue';
import * as css from './StoryFrame.css';
import { StoryLink } from './StoryLink';
import { whenShown } from './whenShown';

export interface StoryFrameProps {
  /** The story's id, such as `screens-login--default`. */
  id: string;
  /** The toolbar's globals. */
  globals: Record<string, unknown>;
  /**
   * Shows only the placeholder. Default: true for screenshot tools, which would see the frames in random order. The
   * framed stories have screenshots of their own.
   */
  isEmpty?: boolean;
  /** Default: `phone`. */
  size?: 'phone' | 'small' | 'desktop';
}

/**
 * A story in a small frame that takes no input. It first shows the screenshot of the last run. The story itself
 * replaces it when its link is hovered, focused or tapped, or when it is in view and has no screenshot.
 */
export function StoryFrame(props: StoryFrameProps) {
  return <Frame key={frameAddress(props.id, props.globals)} {...props} />;
}

function Frame({ id, globals, isEmpty = driven, size = 'phone' }: StoryFrameProps) {
  const place = useRef<HTMLSpanElement>(null);
  const endTurn = useRef(() => {});
  // The frame has its own size, whatever the size of the page around it.
  const viewport = size === 'desktop' ? { value: 'desktop' } : undefined;
  const screenshot = screenshotAddress(id, { ...globals, viewport });
  const [isMissing, setIsMissing] = useState(screenshot === undefined);
  const [isWanted, setIsWanted] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!place.current || isEmpty || isWanted) return;
    const want = () => setIsWanted(true);
    const gone = new AbortController();
    const link = place.current.closest('a') ?? place.current;
    for (const event of ['pointerover', 'focus', 'click']) link.addEventListener(event, want, { signal: gone.signal });
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && want());
    if (isMissing) view.observe(place.current);
    return () => {
      gone.abort();
      view.disconnect();
    };
  }, [isEmpty, isMissing, isWanted]);

  useEffect(() => {
    if (!isWanted) return;
    endTurn.current = takeTurn(() => setIsStarted(true));
    return () => endTurn.current();
  }, [isWanted]);

  return (
    <span ref={place} className={css.device({ size })}>
      {isShown ? null : <span className={`${skeleton()} ${css.loading}`} />}
      {isShown || isMissing || isEmpty ? null : (
        <img className={css.screenshot} src={screenshot} alt="" loading="lazy" onError={() => setIsMissing(true)} />
      )}
      {isStarted && (
        <iframe
          className={css.frame({ isShown, size })}
          name={frameName(id, globals)}
          title={id}
          src={frameAddress(id, globals)}
          inert
          tabIndex={-1}
          onLoad={({ currentTarget }) =>
            whenShown(currentTarget, () => {
              endTurn.current();
              setIsShown(true);
            })
          }
        />
      )}
    </span>
  );
}

/** A story's frame as a link to the story. Only screen readers get its name. */
export function LinkedStoryFrame({ name, ...props }: StoryFrameProps & { name: string }) {
  return (
    <StoryLink id={props.id} globals={props.globals}>
      <StoryFrame {...props} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </StoryLink>
  );
}
