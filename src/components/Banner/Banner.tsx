import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import * as css from './Banner.css';

export interface BannerProps {
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
 * A message about the app itself, at the edge of the page. A banner takes no focus and does not interrupt the member.
 * For the result of an action use a toast or a `MessageDialog`; for the site's promotions, a `Carousel`.
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

/**
 * The container of banners, which is also their live region. The container is always on the page, so that screen
 * readers announce banners that appear later.
 */
export function BannerRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={css.region} role="status">
      {children}
    </div>
  );
}
