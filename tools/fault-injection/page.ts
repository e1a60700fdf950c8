import type { Phone } from './fakeBrowser.ts';
import type { Network } from './network.ts';
import { openTab, type Tab } from './tab.ts';

/** A tab as its member sees it. It may be loaded anew, closed, or be sent to login by the server. */
export interface Page {
  readonly tab: Tab;
  /** Settles once it is left. */
  readonly left: Promise<void>;
  isLeft(): boolean;
  /** What comes in its place, for this token. Local storage stays, its locks go. */
  leave(token: string): Promise<Page>;
  /** The page that has come in its place. */
  next(): Promise<Page | undefined>;
}

export async function openPage(token: string, memberId: string, phone: Phone, network: () => Network): Promise<Page> {
  const tab = await openTab(token);
  // As its first response does it.
  await tab.api.identifyMember(memberId);
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
