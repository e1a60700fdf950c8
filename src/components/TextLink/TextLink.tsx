import ExternalLink from 'lucide-react/icons/external-link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { safeHttpUrl } from '@/lib/url';
import { PageLink } from './PageLink';
import * as css from './TextLink.css';

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  children: ReactNode;
  /** For a link outside a sentence. Gives the link a tap target at least 44 px high. */
  alone?: boolean;
} & (
    | {
        /** A route of the app. */
        to: string;
        /** State for the target page, stored in the history entry. */
        state?: object;
        href?: undefined;
      }
    | {
        /** An external address, which may come from the server. It opens in a new tab. */
        href: string;
        state?: undefined;
        to?: undefined;
      }
  );

/**
 * A text link. An external address that is not http(s) is rendered as plain text. For an action without navigation use
 * `Button`.
 */
export function TextLink({ to, state, href, alone, children, className, ...rest }: TextLinkProps) {
  const { t } = useTranslation('common');
  const classes = [css.link, alone && css.alone, className].filter(Boolean).join(' ');
  if (to !== undefined) {
    return (
      <PageLink {...rest} to={to} state={state} className={classes}>
        {children}
      </PageLink>
    );
  }
  const safe = safeHttpUrl(href);
  if (!safe) return <span className={className}>{children}</span>;
  return (
    <a {...rest} href={safe} target="_blank" rel="noopener noreferrer" className={classes}>
      <span>{children}</span>
      <ExternalLink className={css.icon} size="0.9em" />
      <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
    </a>
  );
}
