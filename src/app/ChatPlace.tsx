import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenEmptied } from '@/device/storage';
import { untilDone } from '@/device/untilDone';
import { lazyView } from '@/i18n/lazyView';
import { bare, isBelowUser } from '@/lib/paths';
import { publicPageAt } from './publicPages';
import { useToken } from './session';
import { whenUsable } from './usable';

const Chat = lazyView(() => import('@/chat/Chat').then((m) => m.Chat));

const hasBars = (pathname: string) => isBelowUser(pathname) || !publicPageAt(bare(pathname)).isPlain;

/** Place of the support chat; nothing of it is fetched before the page is usable, and the page does without it. */
export function ChatPlace() {
  const token = useToken();
  const { pathname } = useLocation();
  const [isHere, setIsHere] = useState(false);
  const [life, setLife] = useState(0);
  // A guest's conversation is held in memory: with all that was kept it goes.
  useEffect(() => whenEmptied(() => setLife((count) => count + 1)), []);
  useEffect(() => {
    const gone = new AbortController();
    const fetch = () => untilDone(Chat.preload, gone.signal);
    whenUsable(() =>
      fetch().then(
        () => setIsHere(true),
        () => {},
      ),
    );
    return () => gone.abort();
  }, []);
  return isHere && hasBars(pathname) ? <Chat key={life} token={token} /> : null;
}
