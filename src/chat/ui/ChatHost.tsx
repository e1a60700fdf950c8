import { Suspense, useEffect, useState } from 'react';
import { getEnableChatWidget } from '@/api/calls/lookup';
import { readOnce } from '@/api/client/readOnce';
import { lazyView, RetryBoundary } from '@/components/LazyView/lazyView';
import { retryUntilDone } from '@/device/retryUntilDone';

/** The button, the panel and their texts load only if the site has a chat. */
const ChatWidget = lazyView(() => import('./ChatWidget').then((m) => m.ChatWidget), ['chat']);

/**
 * Shows the support chat if `lookup/enableChatWidget` enables it. `token` identifies a member; null means a guest. A
 * failed request does not affect the page, and the chat repeats the request.
 */
export function ChatHost({ token }: { token: string | null }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prepare = async () => {
      const { enableChatWidget } = await readOnce(getEnableChatWidget, {}, { signal });
      if (enableChatWidget) await ChatWidget.preload();
      return enableChatWidget;
    };
    retryUntilDone(prepare, signal).then(setOn, () => {});
    return () => controller.abort();
  }, []);
  if (!isOn) return null;
  return (
    <RetryBoundary fallback={() => null}>
      <Suspense>
        <ChatWidget key={token} token={token} />
      </Suspense>
    </RetryBoundary>
  );
}
