import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Chat, createChat } from '@/chat/store/chat';
import { followGuest, guestOwner } from '@/chat/store/guest';
import { memberOwner } from '@/chat/store/owner';
import type { ChatView } from '@/chat/store/view';
import { retryUntilDone } from '@/device/retryUntilDone';

interface VisitorsChat {
  chat: Chat | undefined;
  /** The error if the visitor could not be identified. */
  failure: unknown;
  retry: () => void;
}

const never = () => () => {};
const nothing = () => undefined;

/**
 * Returns the visitor's conversation. The conversation starts when `isWanted` is true, and closes when the visitor
 * changes.
 */
export function useVisitorsChat(token: string | null, isWanted: boolean): VisitorsChat {
  const [result, setResult] = useState<{ chat?: Chat; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` is a retry
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    let chat: Chat | undefined;
    const findOwner = () =>
      memberOwner(signal).catch((failure: unknown) => {
        if (!signal.aborted) setResult({ failure });
        throw failure;
      });
    const start = async () => {
      const owner = token ? await retryUntilDone(findOwner, signal) : guestOwner();
      if (signal.aborted) return;
      chat = createChat(owner);
      setResult({ chat });
    };
    start().catch(() => {});
    return () => {
      controller.abort();
      chat?.close();
    };
  }, [token, isWanted, attempt]);

  const retry = useCallback(() => {
    setResult({});
    setAttempt((count) => count + 1);
  }, []);
  // When the guest's conversation ends, here or in another tab, start a new conversation as a new guest.
  useEffect(() => (token ? undefined : followGuest(retry)), [token, retry]);
  return { chat: result.chat, failure: result.failure, retry };
}

/** Returns the view of a conversation and renders again when it changes. */
export function useChatView(chat: Chat | undefined): ChatView | undefined {
  return useSyncExternalStore<ChatView | undefined>(chat?.subscribe ?? never, chat?.view ?? nothing, nothing);
}
