import * as v from 'valibot';
import { conversationSchema, getHistory, sendMessage, uploadImage, uploadVideo } from '@/api/chat';
import { send, sessionNumber } from '@/api/client';
import { runAlone } from '@/api/command';
import { ApiError } from '@/api/errors';
import { serverNow } from '@/api/serverTime';
import { currentLanguage } from '@/i18n/i18n';
import { appVersion } from '@/lib/appVersion';
import { type OpenLine, openLine } from './connection';
import {
  type ConversationState,
  emptyConversation,
  newestTime,
  type Outgoing,
  pairs,
  type Row,
  rowsOf,
  sentAfter,
  unreadSince,
  withChange,
  withOutgoing,
  without,
  withReceived,
} from './conversation';
import { endGuest } from './guest';
import { createHistory, pageSize } from './history';
import { isLapsed, isWhole, type Kept, keep, keptOf } from './kept';
import { createLine, type LineState } from './line';
import { createOutbox } from './outbox';
import { conversationId, type Owner, ownerFields, randomHex } from './owner';
import { createReading } from './reading';

/** The line is looked at every 5 s. */
export const checkMs = 5000;
/** What is heard comes on screen this often at most: two hundred at once are one change. */
const gatherMs = 30;
/** After what is heard the history is asked whether there was more, such as from the visitor's other device. */
const verifyMs = 2000;
/** A page that nobody has looked at for so long hears nothing until somebody does; the history tells then. */
export const hiddenMs = 60_000;
/** Checks that are left out after the server has said "too often". */
const restChecks = 5;

/** Something in it that is no message leaves its place empty: a shorter page would be the last one. */
const getPage = { ...getHistory, response: v.array(v.nullable(conversationSchema)) };

/** What is on screen of a conversation. */
export interface ChatView {
  readonly rows: readonly Row[];
  /** Answers of the team that nobody here has seen. */
  readonly unread: number;
  /** The server's time up to which they were seen, in milliseconds. */
  readonly readAt: number;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly failure: unknown;
  /** The conversation's beginning is among the rows. */
  readonly hasAll: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  readonly line: LineState;
}

interface Around {
  openLine: OpenLine;
  isVisible: () => boolean;
}

const browser: Around = { openLine, isVisible: () => globalThis.document?.visibilityState !== 'hidden' };

/** One visitor's conversation, from the first look until `close`: what is known of it, and all that can be done. */
export function createChat(owner: Owner, around: Around = browser) {
  let state: ConversationState = emptyConversation;
  let kept = keptOf(owner);
  let isOpen = false;
  let failure: unknown;
  let older: ChatView['older'] = 'idle';
  let rest = 0;
  let hiddenSince: number | undefined;
  /** More may have been said than is known. */
  let isBehind = true;
  /** Answers that are no news any more, and the time from which on others are; undefined before a first look. */
  const told = new Set<string>();
  let newsFrom: number | undefined;
  let isRestored = false;
  let view: ChatView | undefined;
  let rows: readonly Row[] | undefined;
  const heard: Parameters<typeof withReceived>[1][number][] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let verifying: ReturnType<typeof setTimeout> | undefined;
  const closing = new AbortController();
  const { signal } = closing;
  const session = sessionNumber();
  /** The visitor is gone, or another one's token is stored already. */
  const isOver = () => signal.aborted || sessionNumber() !== session;
  const listeners = new Set<() => void>();
  const answerListeners = new Set<(rows: readonly Row[]) => void>();
  // Each tab counts from somewhere else.
  let written = Number.parseInt(randomHex(4), 16) % 900_000_000;

  function makeView(): ChatView {
    rows ??= rowsOf(state);
    // Until a first look has told, nothing counts as unread.
    const readAt = reading.readAt() ?? Number.POSITIVE_INFINITY;
    // A place that is to come back is there before anything is shown.
    const isReady = (history.isKnown() || rows.length > 0) && (isRestored || kept.position === null);
    return {
      rows,
      unread: unreadSince(rows, readAt),
      readAt,
      status: isReady ? 'ready' : failure === undefined ? 'loading' : 'failed',
      failure,
      hasAll: history.hasAll(),
      older,
      line: line.state(),
    };
  }
  const current = (): ChatView => {
    view ??= makeView();
    return view;
  };

  function changed(): void {
    view = undefined;
    for (const listener of [...listeners]) listener();
  }

  function set(next: ConversationState): void {
    if (isOver()) return;
    state = next;
    rows = undefined;
    changed();
    tellAnswers();
  }

  /** What the team has said since the last time, once; what was there at the first look is no news. */
  function tellAnswers(): void {
    if (!history.isKnown()) return;
    const from = newsFrom;
    const unheard = current().rows.filter(({ id, isOwn }) => !isOwn && !told.has(id));
    for (const { id } of unheard) told.add(id);
    const [oldest] = current().rows;
    newsFrom = Math.min(from ?? Number.POSITIVE_INFINITY, oldest?.at ?? Number.NEGATIVE_INFINITY);
    // Earlier pages that come in above are no news either.
    const fresh = unheard.filter(({ at }) => from !== undefined && at > from);
    if (fresh.length > 0) for (const listener of [...answerListeners]) listener(fresh);
  }

  function noteFailure(error: unknown): void {
    if (error instanceof ApiError && error.status === 429) rest = restChecks;
  }

  const history = createHistory({
    state: () => state,
    add: (page) => set(withReceived(state, page, true)),
    ask: (skip) => send(getPage, { body: { ...ownerFields(owner), limit: pageSize, skip } }, { signal }),
  });

  /** Brings the conversation up to now. Rejects when that fails; what is there stays. */
  async function sync(): Promise<void> {
    isBehind = false;
    try {
      await history.sync(reading.readAt());
      failure = undefined;
      if (state.received.size > 0) reading.begin(newestTime(state) ?? 0);
      tellAnswers();
    } catch (error) {
      isBehind = true;
      noteFailure(error);
      if (!signal.aborted) failure = error;
      throw error;
    } finally {
      changed();
    }
  }
  const trySync = () => {
    if (rest > 0) isBehind = true;
    else void sync().catch(() => undefined);
  };

  function keepMore(change: Partial<Kept>): void {
    if (isOver()) return;
    kept = { ...kept, ...change };
    keep(owner, kept);
  }

  function keepUnsent(): void {
    const found = pairs(state);
    const isUnsent = ({ id, delivery, message }: Outgoing) =>
      delivery !== 'succeed' && isWhole(message) && !found.has(id);
    const unsent = state.outgoing.filter(isUnsent);
    keepMore({ unsent: unsent.map(({ id, message, composedAt, after }) => ({ id, message, composedAt, after })) });
  }

  /** What helps the team, where no backend groups by it: version, language, page. No query, which may name things. */
  const device = () => `web ${appVersion} ${currentLanguage()} ${globalThis.location?.pathname ?? ''}`.trim();

  const outbox = createOutbox({
    newId: () => {
      written += 1;
      return `${conversationId(owner)}.${written}`;
    },
    add: (outgoing) => {
      set(withOutgoing(state, outgoing));
      keepUnsent();
    },
    change: (id, change) => {
      set(withChange(state, id, change));
      if (change.delivery) keepUnsent();
    },
    remove: (id) => {
      const { preview } = state.outgoing.find((one) => one.id === id) ?? {};
      set(without(state, id));
      if (preview) URL.revokeObjectURL(preview);
      keepUnsent();
    },
    find: (id) => state.outgoing.find((one) => one.id === id),
    isDelivered: (id) => pairs(state).has(id),
    sentAfter: () => sentAfter(state, history.isKnown()),
    isOver,
    sync,
    post: ({ id, message }) => {
      const { username, name } = owner;
      const whose = { ...ownerFields(owner), username, name, session_id: id, deviceToken: device() };
      const createdAt = new Date(serverNow()).toISOString();
      return runAlone(sendMessage, { body: { sender: 'customer', message, createdAt, ...whose } }, { signal });
    },
    upload: async (kind, file, sending) =>
      (await runAlone(kind === 'video' ? uploadVideo : uploadImage, { body: { file } }, sending)).path,
    onSent: (at) => reading.noteSent(at ?? serverNow()),
  });

  const line = createLine({
    owner,
    openLine: around.openLine,
    signal,
    onUp: trySync,
    onChange: changed,
    onFailure: noteFailure,
    onHeard: (conversation) => {
      // Without a date nobody could tell it from the same one in the history, which is asked soon.
      if (Date.parse(conversation.createdAt)) heard.push(conversation);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        set(withReceived(state, heard.splice(0), false));
      }, gatherMs);
      clearTimeout(verifying);
      verifying = setTimeout(trySync, verifyMs);
    },
  });

  const reading = createReading({
    owner,
    signal,
    isOver,
    onChange: changed,
    onSentElsewhere: trySync,
  });

  /**
   * Every few seconds: a line that is gone is opened again, and until it is the history is asked instead; what could not
   * be asked is asked again. After "too often" nothing of it for a while.
   */
  function check(): void {
    if (owner.kind === 'guest' && isLapsed()) {
      endGuest();
      return;
    }
    if (around.isVisible()) hiddenSince = undefined;
    else hiddenSince ??= performance.now();
    if (hiddenSince !== undefined && performance.now() - hiddenSince >= hiddenMs) {
      line.rest();
      return;
    }
    if (rest > 0) {
      rest -= 1;
      return;
    }
    line.check();
    reading.retry();
    if (isBehind || (isOpen && around.isVisible() && line.state() !== 'up')) trySync();
  }

  /** Somebody looks at the page again, or the network is back. */
  const wake = () => {
    isBehind = true;
    if (around.isVisible()) check();
  };

  /** What a reload has interrupted may have arrived: it counts as under way until the history has told. */
  async function restore(): Promise<void> {
    const { unsent, position } = kept;
    for (const one of unsent) set(withOutgoing(state, { ...one, delivery: 'sending' }));
    try {
      await sync();
      if (position !== null) await history.backTo(position);
    } catch {
      // Said on screen; the next check tries again.
    }
    if (signal.aborted) return;
    isRestored = true;
    const found = pairs(state);
    for (const { id } of unsent) set(withChange(state, id, { delivery: found.has(id) ? 'succeed' : 'failed' }));
    keepUnsent();
    changed();
  }

  const ticking = setInterval(check, checkMs);
  globalThis.addEventListener?.('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wake);
  void restore();

  return {
    owner,
    kept: (): Kept => kept,
    keep: keepMore,
    view: current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back with what the team has just said, oldest first. */
    onAnswers: (listener: (rows: readonly Row[]) => void) => {
      answerListeners.add(listener);
      return () => void answerListeners.delete(listener);
    },
    setOpen: (next: boolean) => {
      isOpen = next;
      keepMore({ isOpen: next });
      if (next) check();
    },
    retry: () => {
      failure = undefined;
      rest = 0;
      changed();
      trySync();
    },
    loadOlder: async (): Promise<void> => {
      if (older === 'loading' || history.hasAll()) return;
      older = 'loading';
      changed();
      const isThere = await history.older().then(
        () => true,
        () => false,
      );
      older = isThere ? 'idle' : 'failed';
      changed();
    },
    /** An answer of that time was really seen. Of those that were there at a first look the newest counts for all. */
    seen: (at: number) => {
      const newest = current().rows.findLast((row) => !row.isOwn && Number.isFinite(row.at));
      if (at > (reading.readAt() ?? at) || at === newest?.at) reading.seen(at);
    },
    sendText: outbox.sendText,
    sendPostback: outbox.sendPostback,
    sendFile: outbox.sendFile,
    resend: outbox.resend,
    cancel: outbox.cancel,
    remove: outbox.remove,
    close: () => {
      closing.abort();
      clearInterval(ticking);
      clearTimeout(gathering);
      clearTimeout(verifying);
      globalThis.removeEventListener?.('online', wake);
      globalThis.document?.removeEventListener('visibilitychange', wake);
      reading.close();
      outbox.close();
      line.close();
      for (const { preview } of state.outgoing) if (preview) URL.revokeObjectURL(preview);
      listeners.clear();
      answerListeners.clear();
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
