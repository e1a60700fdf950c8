import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/chat/store/chat';
import type { Row } from '@/chat/store/conversation';
import { hasConversation, hasStoredPanel } from '@/chat/store/storage';
import { topDialog } from '@/components/Dialog/dialogStack';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { lazyView, RetryBoundary } from '@/components/LazyView/lazyView';
import { Loader } from '@/components/Loader/Loader';
import { provideChat } from '@/components/SupportLink/contactSupport';
import { toast } from '@/components/Toast/toasts';
import { useOverlayHistory } from '@/overlays/useOverlayHistory';
import { ChatButton } from './ChatButton';
import { ChatCorner, ChatSheet } from './ChatFrame';
import { ChatHeader, ChatTrouble } from './ChatHeader';
import { getSummary } from './summary';
import { useChosenFiles } from './useChosenFiles';
import { useTitleCount } from './useTitleCount';
import { useChatView, useVisitorsChat } from './useVisitorsChat';

/** The panel's content. Its code loads when the visitor points at or focuses the button, or when the panel opens. */
const ChatPanel = lazyView(() => import('./ChatPanel').then((m) => m.ChatPanel));

/** Loads the panel in advance, so it opens quickly. A failure is shown when the panel opens. */
const fetchPanel = () => void ChatPanel.preload().catch(() => {});

/** Replies within this time (ms) share one toast. */
const togetherMs = 300;

/**
 * Shows the chat of the member with this token, or of a guest if `token` is null. Each session needs its own instance.
 */
export function ChatWidget({ token }: { token: string | null }) {
  const kind = token ? 'member' : 'guest';
  const [isWanted, setWanted] = useState(() => hasConversation(kind) || hasStoredPanel(kind));
  const [opened, setOpened] = useState<{ isOverDialog: boolean; isBrought?: boolean; count: number }>();
  const { chat, failure, retry } = useVisitorsChat(token, isWanted);
  const view = useChatView(chat);
  // The widget keeps the chosen files, because the panel remounts when it is closed or a phone is rotated.
  const files = useChosenFiles();
  // A phone in landscape is wide but too low for the corner panel.
  const isWide = useMediaQuery('screen and (min-width: 48rem) and (min-height: 30rem)');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element>(null);
  const labelId = useId();
  const unread = view?.unread ?? 0;
  useTitleCount(unread);

  const prepare = usePrepared(chat);
  const open = useCallback(
    (text = '') => {
      prepare(text);
      const top = topDialog();
      const isOverDialog = top !== null && top.dataset.chat === undefined;
      // If the panel is open and no dialog covers it, only focus the text field.
      if (field.current && !isOverDialog) return field.current.focus();
      opener.current = document.activeElement;
      setWanted(true);
      // A panel below a dialog is unreachable, so a new panel opens above the dialog.
      setOpened((now) => (now && !isOverDialog ? now : { isOverDialog, count: (now?.count ?? 0) + 1 }));
    },
    [prepare],
  );
  const close = useCallback(() => {
    setOpened(undefined);
    const { current } = opener;
    // Wait until the panel is unmounted and the page can be focused again.
    setTimeout(() => {
      const target = current instanceof HTMLElement && current !== document.body && current.isConnected && current;
      (target || button.current)?.focus({ preventScroll: true });
    });
  }, []);

  useEffect(() => {
    provideChat(open);
    return () => provideChat(undefined);
  }, [open]);

  // A reload restores an open panel without moving the focus.
  useEffect(() => {
    if (chat?.panel().isOpen) setOpened((now) => now ?? { isOverDialog: false, isBrought: true, count: 0 });
  }, [chat]);
  const isOpen = opened !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen || wasOpen.current) chat?.setOpen(isOpen);
    wasOpen.current = isOpen;
  }, [chat, isOpen]);

  useReplyToasts(chat, isOpen);
  const isSheet = !isWide || opened?.isOverDialog;
  // A sheet is a modal dialog over the page, so the back button closes the sheet.
  const leaveSheet = useOverlayHistory('chat', isOpen && isSheet === true, close);

  const content = (
    <>
      <ChatHeader
        labelId={labelId}
        connection={view?.connection}
        canEnd={chat?.owner.kind === 'guest' && view && view.rows.length > 0}
        onClose={isSheet ? leaveSheet : close}
      />
      {chat && view ? (
        <RetryBoundary fallback={(_failure, again) => <ChatTrouble onRetry={again} />}>
          <Suspense fallback={<Loader />}>
            <ChatPanel
              key={chat.owner.id}
              chat={chat}
              view={view}
              files={files}
              field={field}
              takesFocus={!opened?.isBrought}
            />
          </Suspense>
        </RetryBoundary>
      ) : failure !== undefined ? (
        <ChatTrouble failure={failure} onRetry={retry} />
      ) : (
        <Loader />
      )}
    </>
  );
  return (
    <>
      <ChatButton
        ref={button}
        unread={unread}
        isCovered={isOpen && !isSheet}
        onOpen={() => open()}
        onReach={fetchPanel}
      />
      {!opened ? null : isSheet ? (
        <ChatSheet key={opened.count} labelId={labelId} onClose={leaveSheet}>
          {content}
        </ChatSheet>
      ) : (
        <ChatCorner labelId={labelId} onClose={close}>
          {content}
        </ChatCorner>
      )}
    </>
  );
}

/** Returns a function that appends a text to the draft, unless the draft already contains that text. */
function usePrepared(chat: Chat | undefined): (text: string) => void {
  const [prepared, prepare] = useState('');
  useEffect(() => {
    if (!chat || !prepared) return;
    const { draft } = chat.panel();
    if (!draft.includes(prepared)) chat.setPanel({ draft: draft.trim() ? `${draft}\n${prepared}` : prepared });
    prepare('');
  }, [chat, prepared]);
  return prepare;
}

/**
 * Shows a toast for 4 s about new replies while the panel is closed and the page is visible. Replies within 300 ms
 * share one toast.
 */
function useReplyToasts(chat: Chat | undefined, isOpen: boolean): void {
  const { t } = useTranslation('chat');
  useEffect(() => {
    if (!chat || isOpen) return;
    let replies: Row[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = chat.onReplies((rows) => {
      if (document.visibilityState === 'hidden') return;
      replies.push(...rows);
      timer ??= setTimeout(() => {
        const [first] = replies;
        // Another person may use a guest's phone by now, so the toast does not show the text.
        const showsText = replies.length === 1 && chat.owner.kind === 'member';
        if (first) toast.info(showsText ? getSummary(first, t) : t('unread', { count: replies.length }));
        replies = [];
        timer = undefined;
      }, togetherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [chat, isOpen, t]);
}
