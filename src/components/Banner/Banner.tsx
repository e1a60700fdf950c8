import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import * as css from './Banner.css';

export interface BannerProps {
  /** An icon of usual size. */
  icon: ReactNode;
  /** The news, one or two sentences. */
  children: ReactNode;
  /** What it offers; nothing happens unless the member taps it. */
  action?: { label: string; onPress: () => void };
  /** Takes it away; the words of that button. */
  dismiss: { label: string; onPress: () => void };
}

/**
 * News about the app itself that waits at the edge of the page: it takes no focus and interrupts nothing. What came of
 * a tap is a toast or a `MessageDialog`; the site's advertising is a `Carousel`.
 */
export function Banner({ icon, children, action, dismiss }: BannerProps) {
  return (
    <div className={css.banner}>
      <p className={css.words}>
        {icon}
        <span>{children}</span>
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

/** Where banners stand. On the page from the start, so that what comes into it is read out. */
export function BannerRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={css.region} role="status">
      {children}
    </div>
  );
}
