import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '@/components/Announcer/announce';
import { Button } from '@/components/Button/Button';
import * as css from './Banner.css';

interface BannerProps {
  /** An icon of the default size. */
  icon: ReactNode;
  /** The message, in one or two sentences. */
  children: ReactNode;
  /** An optional action, performed only when the member taps its button. */
  action?: { label: string; onPress: () => void };
  /** The button that dismisses the banner. */
  dismiss: { label: string; onPress: () => void };
}

/**
 * A message about the app itself, at the edge of the page. A banner takes no focus and does not interrupt the member; screen
 * readers hear its message.
 * For the result of an action use a toast or a `MessageDialog`; for the site's promotions, a `Carousel`.
 */
export function Banner({ icon, children, action, dismiss }: BannerProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  useEffect(() => announce(textRef.current?.textContent ?? ''), []);
  return (
    <div className={css.banner}>
      <p className={css.content}>
        {icon}
        <span ref={textRef}>{children}</span>
      </p>
      <div className={css.buttons}>
        <Button variant="quiet" onClick={dismiss.onPress}>
          {dismiss.label}
        </Button>
        {action ? <Button onClick={action.onPress}>{action.label}</Button> : null}
      </div>
    </div>
  );
}

/** The container of banners. */
export function BannerRegion({ children }: { children?: ReactNode }) {
  return <div className={css.region}>{children}</div>;
}
