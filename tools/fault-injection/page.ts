import type { Phone } from './fakeBrowser.ts';
import type { Network } from './network.ts';
import { calls, openTab, type Tab } from './tab.ts';

/** A tab as its member sees it. The member may reload or close it, and the server may end its session. */
export interface Page {
  readonly tab: Tab;
  /** Resolves when the page is reloaded, closed or logged out. */
  readonly left: Promise<void>;
  isLeft(): boolean;
  /** Replaces the page with a new one for this token. Keeps localStorage and releases the locks of the page. */
  leave(token: string): Promise<Page>;
  /** Returns the page that has replaced this one, or `undefined` if no page has. */
  next(): Promise<Page | undefined>;
}

export async function openPage(token: string, memberId: string, phone: Phone, network: () => Network): Promise<Page> {
  const tab = await openTab(token);
  // In the app, the first response identifies the member.
  await tab.api.identifyMember(memberId);
  // Home sends a command when it opens. The response contains the server's time and echoes the key.
  void tab.api.sendCommand(calls.refreshSlots, {})?.catch(() => undefined);
  let end = () => {};
  const left = new Promise<void>((resolve) => {
    end = resolve;
  });
  let following: Promise<Page> | undefined;
  return {
    tab,
    left,
    isLeft: () => following !== undefined,
    leave: (nextToken) => {
      const { api, name } = tab;
      network().kill(name);
      phone.drop(api.ownCommands().flatMap(({ key }) => (api.isSending(key) ? [key] : [])));
      following = openPage(nextToken, memberId, phone, network);
      end();
      return following;
    },
    next: async () => following,
  };
}
