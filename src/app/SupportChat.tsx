import { useEffect, useState } from 'react';
import { retryUntilDone } from '@/device/retryUntilDone';
import { whenEmptied } from '@/device/storage';
import { lazyView } from '@/i18n/lazyView';
import { chat } from './frame.css';
import { whenInteractive } from './interactive';
import { useToken } from './session';

const Chat = lazyView(() => import('@/chat/ui/Chat').then((m) => m.Chat));

/** Place of the support chat in a layout; nothing of it is fetched before the page is usable, and the page does without it. */
export function SupportChat() {
  const token = useToken();
  const [isHere, setIsHere] = useState(false);
  const [life, setLife] = useState(0);
  // A guest's conversation is held in memory: with all that was kept it goes.
  useEffect(() => whenEmptied(() => setLife((count) => count + 1)), []);
  useEffect(() => {
    const gone = new AbortController();
    const fetch = () => retryUntilDone(Chat.preload, gone.signal);
    whenInteractive(() =>
      fetch().then(
        () => setIsHere(true),
        () => {},
      ),
    );
    return () => gone.abort();
  }, []);
  if (!isHere) return null;
  return (
    <div className={chat}>
      <Chat key={life} token={token} />
    </div>
  );
}
