import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { PageLink } from '@/components/TextLink/PageLink';
import { paths } from '@/lib/paths';
import { chatOffer, onChatOffer } from './contactTeam';
import { link } from './TeamWords.css';

const nobody = () => undefined;

/**
 * A text in which "contact the team" does it: opens the chat where it is on, else leads to the contact page. Anything
 * but a text that says so comes through as it is. `InlineError`, `FailedState`, `EmptyState`, `AlertDialog` and toasts
 * do it themselves: for all other texts.
 */
export function TeamWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const hasRouter = useInRouterContext();
  if (typeof children !== 'string' || !hasRouter) return children;
  const lower = children.toLowerCase();
  const found = t('contactTeam')
    .split('|')
    .map((words) => ({ at: lower.indexOf(words.toLowerCase()), length: words.length }))
    .find(({ at }) => at >= 0);
  if (!found) return children;
  const end = found.at + found.length;
  return (
    <>
      {children.slice(0, found.at)}
      <TeamLink>{children.slice(found.at, end)}</TeamLink>
      {children.slice(end)}
    </>
  );
}

function TeamLink({ children }: { children: ReactNode }) {
  const openChat = useSyncExternalStore(onChatOffer, chatOffer, nobody);
  const { pathname } = useLocation();
  if (openChat) {
    return (
      <button type="button" className={link} onClick={openChat}>
        {children}
      </button>
    );
  }
  // The public contact page would log a member out.
  const isMembers = `${pathname}/`.startsWith(`${paths.user}/`);
  const to = isMembers ? paths.memberContact : paths.contact;
  return (
    <PageLink className={link} to={to}>
      {children}
    </PageLink>
  );
}
