import type { Context } from '@mocks/handlers/handler';
import { handlers } from '@mocks/handlers/handlers';
import { storyMember } from '@stories/storyMember';
import { memo, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { storyBackend } from '#.storybook/backend';
import type { Args } from '@/api/calls/call';
import { calls } from '@/api/calls/calls';
import type { Wallet } from '@/api/calls/wallet';
import { readKey } from '@/api/client/useRead';
import { main } from '@/app/frame.css';
import { MemberFrame } from '@/app/MemberFrame';
import { paths } from '@/lib/paths';
import { Dashboard } from '@/screens/Home/Dashboard';

type Read =
  | 'getWallet'
  | 'getProfile'
  | 'getStatements'
  | 'getBanks'
  | 'getActiveBonus'
  | 'getBonuses'
  | 'getCurrentPromotion'
  | 'getInfo'
  | 'getSpinActive';

/** Returns the mock's response for the story's member without a request, because some tests count requests. */
function getResponse(name: Read, body: unknown = undefined): unknown {
  const { mockState } = storyBackend();
  const context = { mockState, body, params: {}, member: storyMember(), request: new Request('/') };
  return (handlers[name] as (context: Context) => unknown)(context as Context);
}

function Home() {
  const [home] = useState(() => ({
    wallet: getResponse('getWallet') as Wallet,
    spinActive: (getResponse('getSpinActive') as { isActive: boolean }).isActive,
    activeBonus: undefined,
    lastSync: new Date().toISOString(),
    failure: undefined,
    stale: false,
    refreshing: false,
    refresh: async () => {},
    reload: async () => true,
  }));
  return <Dashboard home={home} />;
}

/** Provides these responses to reads of the page, which then sends no requests. */
export function Responses({ reads, children }: { reads: readonly (readonly [Read, object?])[]; children: ReactNode }) {
  const [config] = useState(() => ({
    provider: () => new Map(),
    revalidateOnMount: false,
    revalidateIfStale: false,
    fallback: Object.fromEntries(
      reads.map(([name, body]) => [
        readKey(calls[name], (body ? { body } : undefined) as Args<(typeof calls)[typeof name]>),
        getResponse(name, body),
      ]),
    ),
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/** Home below a modal, as most of them have it. Other pages are in files of their own, which few stories import. */
export const homeBelow = { [paths.home]: Home };

/**
 * Shows human viewers the real page below a modal, filled from the mock state at the start of the story. A dialog makes
 * the page unreachable anyway, so tests and screen readers do not see it either.
 */
export function PageBelow({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  return <Below key={pathname} Page={pages[pathname]} />;
}

/** The pages that a story can have below its modal, by path. */
export type Pages = Readonly<Record<string, () => ReactNode>>;

const Below = memo(function Below({ Page }: { Page: Pages[string] | undefined }) {
  const [site] = useState(() => (getResponse('getInfo') as { name: string }).name);
  return (
    <div aria-hidden="true" inert>
      <MemberFrame site={site}>
        <div className={main}>{Page && <Page />}</div>
      </MemberFrame>
    </div>
  );
});
