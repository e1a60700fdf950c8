import type { ReactNode } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { PageLink } from '@/components/TextLink/PageLink';
import { paths } from '@/lib/paths';
import { link } from './SupportLink.css';
import { useOpenChat } from './useOpenChat';

/**
 * Renders the text inside `<team>` as a link to support. The link opens the chat if the chat is available; otherwise it
 * leads to the contact page. Outside a router, the component renders plain text instead of a link. The surrounding text
 * and any other content are rendered unchanged. `InlineError`, `FieldError`, `ErrorState`, `EmptyState`,
 * `MessageDialog` and toasts already include this component. Use it for all other texts that may contain `<team>`.
 */
export function SupportLink({ children }: { children: ReactNode }) {
  const hasRouter = useInRouterContext();
  if (typeof children !== 'string') return children;
  const start = children.indexOf('<team>');
  const end = children.indexOf('</team>', start);
  if (start < 0 || end < 0) return <span>{children}</span>;
  const before = children.slice(0, start);
  const text = children.slice(start + '<team>'.length, end);
  const after = children.slice(end + '</team>'.length);
  return (
    <>
      <span>{before}</span>
      {hasRouter ? <ChatLink>{text}</ChatLink> : <span>{text}</span>}
      <span>{after}</span>
    </>
  );
}

interface ChatLinkProps {
  children: ReactNode;
  /** Text that the chat adds to its input, for example the reason of the message. */
  prepared?: string;
}

/** A link to support by its own words: it opens the chat or, without a chat, leads to the contact page. */
export function ChatLink({ children, prepared }: ChatLinkProps) {
  const openChat = useOpenChat();
  const { pathname } = useLocation();
  if (openChat) {
    return (
      <button type="button" className={link} onClick={() => openChat(prepared)}>
        {children}
      </button>
    );
  }
  // On members' pages, link to the members' contact page, because the public contact page would log a member out.
  const isMembers = `${pathname}/`.startsWith(`${paths.user}/`);
  const to = isMembers ? paths.memberContact : paths.contact;
  return (
    <PageLink className={link} to={to}>
      {children}
    </PageLink>
  );
}
