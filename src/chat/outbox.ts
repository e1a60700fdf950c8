import type { ChatMessage } from '@/api/chat';
import { ApiError } from '@/api/errors';
import { serverNow } from '@/api/serverTime';
import type { Outgoing } from './conversation';
import type { FileKind } from './files';
import { isWhole } from './kept';

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** What the outbox needs of the conversation around it. */
interface OutboxPlace {
  newId: () => string;
  add: (outgoing: Outgoing) => void;
  change: (id: string, change: Partial<Outgoing>) => void;
  remove: (id: string) => void;
  find: (id: string) => Outgoing | undefined;
  /** Whether the server has told of it. */
  isDelivered: (id: string) => boolean;
  /** What the server tells of a message sent now is later than this. */
  sentAfter: () => number | undefined;
  /** Whether the visitor is gone: what waits is not sent in the name of the next one. */
  isOver: () => boolean;
  /** Brings the history up to now; rejects when it cannot. */
  sync: () => Promise<void>;
  /** Sends a message; answers the server's time of it, as text. */
  post: (outgoing: Outgoing) => Promise<string>;
  /** Sends a file; answers its path. */
  upload: (kind: FileKind, file: File, sending: Sending) => Promise<string>;
  /** A message was sent, at that time of the server; undefined when it told none. */
  onSent: (at: number | undefined) => void;
}

/** Does one thing after the other, whatever comes of each, until it is over. */
function lane(isOver: () => boolean): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(() => (isOver() ? undefined : work())).catch(() => undefined);
    return last;
  };
}

/**
 * Sends what is written, one message after the other, so that they arrive in the order they were written. Files go up in
 * a lane of their own: nobody waits five minutes with a word. Nothing is ever sent again by itself; when an answer is
 * lost, or before something is sent again by hand, the history says whether it is there.
 */
export function createOutbox(place: OutboxPlace) {
  const messages = lane(place.isOver);
  const files = lane(place.isOver);
  const uploads = new Map<string, AbortController>();

  const fail = (id: string, failure: unknown) => place.change(id, { delivery: 'failed', failure });

  async function post(id: string): Promise<void> {
    const outgoing = place.find(id);
    if (!outgoing) return;
    try {
      const confirmedAt = Date.parse(await place.post(outgoing)) || undefined;
      place.change(id, { delivery: 'succeed', confirmedAt });
      place.onSent(confirmedAt);
    } catch (error) {
      if (place.isOver()) return;
      if (error instanceof ApiError && error.isLost) await place.sync().catch(() => undefined);
      fail(id, error);
    }
  }

  async function upload(id: string, { signal }: AbortController): Promise<void> {
    const { file, message } = place.find(id) ?? {};
    if (!file || message?.message_type !== 'media' || signal.aborted) return;
    try {
      const kind = message.payload.fileType === 'video' ? 'video' : 'image';
      const onProgress = (share: number) => place.change(id, { share });
      const filePath = await place.upload(kind, file, { signal, onProgress });
      place.change(id, { message: { ...message, payload: { ...message.payload, filePath } } });
      deliver(id);
    } catch (error) {
      // Stopped by hand it has said so, and may be waiting for its next turn by now.
      if (!signal.aborted) fail(id, error);
    }
  }

  function deliver(id: string): void {
    const after = place.find(id)?.after ?? place.sentAfter();
    place.change(id, { delivery: 'sending', after, failure: undefined });
    void messages(() => post(id));
  }

  function begin(id: string): void {
    const { message } = place.find(id) ?? {};
    if (!message || isWhole(message)) {
      deliver(id);
      return;
    }
    place.change(id, { delivery: 'uploading_file', share: 0, failure: undefined });
    const controller = new AbortController();
    uploads.set(id, controller);
    void files(() => upload(id, controller));
  }

  const write = (message: ChatMessage, more: Pick<Outgoing, 'file' | 'preview'> = {}) => {
    const id = place.newId();
    place.add({ id, message, delivery: 'sending', composedAt: serverNow(), ...more });
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

    /** By hand. What has arrived after all is not sent twice; without the history nobody could know. */
    resend: (id: string): void => {
      const outgoing = place.find(id);
      if (outgoing?.delivery !== 'failed' || place.isDelivered(id)) return;
      if (!isWhole(outgoing.message)) {
        begin(id);
        return;
      }
      place.change(id, { delivery: 'sending', failure: undefined });
      void messages(async () => {
        try {
          await place.sync();
        } catch (error) {
          return fail(id, error);
        }
        if (place.isDelivered(id)) return place.change(id, { delivery: 'succeed' });
        await post(id);
      });
    },

    /** Stops an upload; the file stays, to be sent again or removed. */
    cancel: (id: string): void => {
      if (place.find(id)?.delivery !== 'uploading_file') return;
      uploads.get(id)?.abort();
      fail(id, new ApiError('aborted'));
    },

    remove: (id: string): void => {
      uploads.get(id)?.abort();
      place.remove(id);
    },

    close: (): void => {
      for (const controller of uploads.values()) controller.abort();
    },
  };
}
