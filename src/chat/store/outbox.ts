import type { ChatMessage } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import type { ChatRequests } from './chatApi';
import { matchOutgoing, type Outgoing, sentAfter } from './conversation';
import type { FileKind } from './files';
import type { ChatStore } from './state';
import { isComplete } from './storage';

interface Dependencies extends Pick<ChatRequests, 'post' | 'upload'> {
  newId: () => string;
  /**
   * Returns whether the conversation was closed or the session has changed. Waiting messages must then not be sent in
   * the next visitor's name.
   */
  isOver: () => boolean;
  /** Reads new messages from the history. Rejects if the request fails. */
  sync: () => Promise<void>;
}

/** Returns a function that runs tasks one after another, even after a failed task, until `isOver` returns true. */
function createQueue(isOver: () => boolean): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(() => (isOver() ? undefined : work())).catch(() => undefined);
    return last;
  };
}

/**
 * Sends messages one after another, in the order they were written. Files have their own queue, so a text does not wait
 * for a five-minute upload. The client resends nothing automatically. After a lost response and before a manual resend,
 * the history shows whether the message has arrived.
 */
export function createOutbox({ getState, dispatch }: ChatStore, dependencies: Dependencies) {
  const { isOver, sync } = dependencies;
  const messages = createQueue(isOver);
  const files = createQueue(isOver);
  const uploads = new Map<string, AbortController>();

  const find = (id: string) => getState().conversation.outgoing.find((item) => item.id === id);
  const isDelivered = (id: string) => matchOutgoing(getState().conversation).has(id);
  const change = (id: string, more: Partial<Outgoing>) => dispatch({ type: 'changed', id, change: more });
  const fail = (id: string, failure: unknown) => change(id, { delivery: 'failed', failure });

  async function post(id: string): Promise<void> {
    const outgoing = find(id);
    if (!outgoing) return;
    try {
      const confirmedAt = Date.parse(await dependencies.post(outgoing)) || undefined;
      dispatch({ type: 'sent', id, confirmedAt, time: confirmedAt ?? serverNow() });
    } catch (error) {
      if (isOver()) return;
      if (error instanceof ApiError && error.isOutcomeUnknown) await sync().catch(() => undefined);
      fail(id, error);
    }
  }

  async function upload(id: string, { signal }: AbortController): Promise<void> {
    const { file, message } = find(id) ?? {};
    if (!file || message?.message_type !== 'media' || signal.aborted) return;
    try {
      const kind = message.payload.fileType === 'video' ? 'video' : 'image';
      const onProgress = (share: number) => change(id, { share });
      const filePath = await dependencies.upload(kind, file, { signal, onProgress });
      change(id, { message: { ...message, payload: { ...message.payload, filePath } } });
      deliver(id);
    } catch (error) {
      // `cancel` has already reported the cancelled upload, and the file may be waiting in the queue again.
      if (!signal.aborted) fail(id, error);
    }
  }

  function deliver(id: string): void {
    const { conversation, completeUntil } = getState();
    const after = find(id)?.after ?? sentAfter(conversation, completeUntil !== undefined);
    change(id, { delivery: 'sending', after, failure: undefined });
    void messages(() => post(id));
  }

  function begin(id: string): void {
    const { message } = find(id) ?? {};
    if (!message || isComplete(message)) {
      deliver(id);
      return;
    }
    change(id, { delivery: 'uploading_file', share: 0, failure: undefined });
    const controller = new AbortController();
    uploads.set(id, controller);
    void files(() => upload(id, controller));
  }

  const write = (message: ChatMessage, more: Pick<Outgoing, 'file' | 'preview'> = {}) => {
    const id = dependencies.newId();
    dispatch({ type: 'written', outgoing: { id, message, delivery: 'sending', composedAt: serverNow(), ...more } });
    begin(id);
  };

  return {
    sendText: (message: string) => write({ message_type: 'text', payload: { message } }),

    sendPostback: (title: string, payload: string) => write({ message_type: 'postback', payload: { title, payload } }),

    sendFile: (kind: FileKind, file: File, preview: string) =>
      write(
        { message_type: 'media', payload: { message: '', url: false, fileType: kind, filePath: '' } },
        { file, preview },
      ),

    /**
     * Sends a failed message again on a tap. Reads the history first, because a message that did arrive must not be
     * sent twice. If the message's file is not uploaded yet, uploads the file instead.
     */
    resend: (id: string): void => {
      const outgoing = find(id);
      if (outgoing?.delivery !== 'failed' || isDelivered(id)) return;
      if (!isComplete(outgoing.message)) {
        begin(id);
        return;
      }
      change(id, { delivery: 'sending', failure: undefined });
      void messages(async () => {
        try {
          await sync();
        } catch (error) {
          return fail(id, error);
        }
        if (isDelivered(id)) return change(id, { delivery: 'succeed' });
        await post(id);
      });
    },

    /** Cancels an upload. The file stays, and the visitor can send it again or remove it. */
    cancel: (id: string): void => {
      if (find(id)?.delivery !== 'uploading_file') return;
      uploads.get(id)?.abort();
      fail(id, new ApiError('aborted'));
    },

    remove: (id: string): void => {
      uploads.get(id)?.abort();
      const { preview } = find(id) ?? {};
      if (preview) URL.revokeObjectURL(preview);
      dispatch({ type: 'removed', id });
    },

    close: (): void => {
      for (const controller of uploads.values()) controller.abort();
      for (const { preview } of getState().conversation.outgoing) if (preview) URL.revokeObjectURL(preview);
    },
  };
}
