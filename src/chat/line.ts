import { type Conversation, conversationSchema, getChatConfig } from '@/api/chat';
import { send } from '@/api/client';
import { isAnswer, readAs } from '@/api/read';
import type { Line, OpenLine } from './connection';
import type { Owner } from './owner';

interface LinePlace {
  owner: Owner;
  openLine: OpenLine;
  signal: AbortSignal;
  /** Something was said in this visitor's room. */
  onHeard: (conversation: Conversation) => void;
  /** The line is there, for the first time or again: what was said meanwhile was not heard. */
  onUp: () => void;
  onChange: () => void;
  /** Nobody could tell the room. */
  onFailure: (error: unknown) => void;
}

export type LineState = 'connecting' | 'up' | 'down';

/** Keeps one line to the visitor's room open, as far as that is possible. */
export function createLine({ owner, openLine, signal, onHeard, onUp, onChange, onFailure }: LinePlace) {
  let state: LineState = 'connecting';
  let line: Line | undefined;
  let isOpening = false;

  function set(next: LineState): void {
    if (next === state || signal.aborted) return;
    state = next;
    onChange();
  }

  function hear(payload: unknown): void {
    if (!isAnswer(conversationSchema, payload)) return;
    const conversation = readAs(conversationSchema, payload);
    // Only this room was joined: what names somebody else is nobody's business here.
    if ((conversation.userId || conversation.guestId || owner.id) === owner.id) onHeard(conversation);
  }

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const { PREFIX } = await send(getChatConfig, {}, { signal });
      const opened = await openLine(`${PREFIX}${owner.id}`, {
        onMessage: hear,
        onJoin: () => {
          if (signal.aborted) return;
          set('up');
          onUp();
        },
        onChange: () => set(line?.isUp() ? 'up' : 'down'),
      });
      if (signal.aborted) return opened.close();
      line = opened;
    } catch (error) {
      onFailure(error);
      set('down');
    } finally {
      isOpening = false;
    }
  }
  void open();

  return {
    state: () => state,
    /** Connects again where there is no line. */
    check: () => {
      if (line) line.check();
      else if (!isOpening) void open();
    },
    /** Nobody looks: no line until the next `check`. */
    rest: () => {
      line?.close();
      line = undefined;
      set('connecting');
    },
    close: () => line?.close(),
  };
}
