import { Suspense, useEffect, useState } from 'react';
import { getEnableChatWidget } from '@/api/calls/lookup';
import { readOnce } from '@/api/client/readOnce';
import { retryUntilDone } from '@/device/retryUntilDone';
import { lazyView, RetryBoundary } from '@/i18n/lazyView';

/** The button, the panel and their texts are loaded only if the site has a chat. */
const ChatWidget = lazyView(() => import('./ChatWidget').then((m) => m.ChatWidget), ['chat']);

/**
 * Shows the support chat if `lookup/enableChatWidget` says so: for a member with their token, for guests without one. A
 * failure does not affect the page, and is retried.
 */
export function Chat({ token }: { token: string | null }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const prepare = async () => {
      const { enableChatWidget } = await readOnce(getEnableChatWidget, {}, { signal });
      if (enableChatWidget) await ChatWidget.preload();
      return enableChatWidget;
    };
    retryUntilDone(prepare, signal).then(setOn, () => {});
    return () => gone.abort();
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
