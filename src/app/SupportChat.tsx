import { useEffect, useState } from 'react';
import { lazyView } from '@/components/LazyView/lazyView';
import { retryUntilDone } from '@/device/retryUntilDone';
import { whenEmptied } from '@/device/storage';
import { chat } from './frame.css';
import { whenInteractive } from './interactive';
import { useToken } from './session';

const Chat = lazyView(() => import('@/chat/ui/ChatHost').then((m) => m.ChatHost));

/**
 * Mounts the support chat in a layout. The chat's code loads only after the page is interactive. If loading fails, the
 * page still works and the app tries again.
 */
export function SupportChat() {
  const token = useToken();
  const [isHere, setIsHere] = useState(false);
  const [life, setLife] = useState(0);
  // Deleting all stored data also ends a guest's conversation, so remount the chat, which still has it in memory.
  useEffect(() => whenEmptied(() => setLife((count) => count + 1)), []);
  useEffect(() => {
    const controller = new AbortController();
    const fetch = () => retryUntilDone(Chat.preload, controller.signal);
    whenInteractive(() =>
      fetch().then(
        () => setIsHere(true),
        () => {},
      ),
    );
    return () => controller.abort();
  }, []);
  if (!isHere) return null;
  return (
    <div className={chat}>
      <Chat key={life} token={token} />
    </div>
  );
}
