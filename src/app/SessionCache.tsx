import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { startingCache } from '@/api/client/startingCache';
import { ModalHost } from '@/overlays/ModalHost';
import { useToken } from './session';

const memberCache = { provider: startingCache };
const visitorCache = {};

/**
 * Renders pages and the open modals with the cache of one session's reads. A new token mounts all of them again with a
 * new cache, so that another member never sees the data. Without a token, the cache is the default one, which contains
 * public data only.
 */
export function SessionCache({ children }: { children?: ReactNode }) {
  const token = useToken();
  return (
    <SWRConfig key={token} value={token === null ? visitorCache : memberCache}>
      {children}
      <ModalHost />
    </SWRConfig>
  );
}
