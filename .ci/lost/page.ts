import { openTab, type Tab } from './tab.ts';

/** A tab as its member sees it: it may be loaded anew, or closed and opened empty. */
export interface Page {
  readonly tab: Tab;
  /** Settles once it is left. */
  readonly left: Promise<void>;
  isLeft(): boolean;
  /** Keys of what it keeps of a kind. */
  keys(kind: string): string[];
  /** What comes in its place; a closed one takes along what it kept. */
  leave(isClosed: boolean): Promise<Page>;
  /** The page that came by loading anew; none where it was closed. */
  next(): Promise<Page | undefined>;
}

export async function openPage(token: string, kept?: readonly [string, string][]): Promise<Page> {
  const tab = await openTab(token, kept);
  let end = () => {};
  const left = new Promise<void>((resolve) => {
    end = resolve;
  });
  let following: Promise<Page> | undefined;
  let wasClosed = false;
  return {
    tab,
    left,
    isLeft: () => following !== undefined,
    keys: (kind) => {
      const { sessionStore, storageKeys } = tab.api;
      const kept = JSON.parse(sessionStore.get(storageKeys.intents) ?? '[]') as { key: string; kind: string }[];
      return kept.filter((one) => one.kind === kind).map(({ key }) => key);
    },
    leave: (isClosed) => {
      wasClosed = isClosed;
      following = openPage(token, isClosed ? [] : tab.kept());
      end();
      return following;
    },
    next: async () => (wasClosed ? undefined : following),
  };
}
