import * as v from 'valibot';
import {
  conversationSchema,
  getChatConfig,
  getHistory,
  markRead,
  sendMessage,
  uploadImage,
  uploadVideo,
} from '@/api/calls/chat';
import { send } from '@/api/client/client';
import { serverNow } from '@/api/client/serverTime';
import { runAlone } from '@/api/commands/command';
import { currentLanguage } from '@/i18n/i18n';
import { appVersion } from '@/lib/appVersion';
import type { Outgoing } from './conversation';
import type { FileKind } from './files';
import { type Owner, ownerFields } from './owner';

/** Messages a page of the history. */
export const pageSize = 10;

/** Something in it that is no message leaves its place empty: a shorter page would be the last one. */
const getPage = { ...getHistory, response: v.array(v.nullable(conversationSchema)) };

/** What helps the team, where no backend groups by it: version, language, page. No query, which may name things. */
const device = () => `web ${appVersion} ${currentLanguage()} ${globalThis.location?.pathname ?? ''}`.trim();

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** What a conversation asks of the backend in its owner's name, until `signal` gives it up. Rejects with `ApiError`s. */
export const asksOf = (owner: Owner, signal: AbortSignal) => ({
  /** The prefix of the rooms' names. */
  prefix: async () => (await send(getChatConfig, {}, { signal })).PREFIX,
  /** One page, newest first, from `skip` on. */
  page: (skip: number) => send(getPage, { body: { ...ownerFields(owner), limit: pageSize, skip } }, { signal }),
  /** Sends a message; answers the server's time of it, as text. */
  post: ({ id, message }: Pick<Outgoing, 'id' | 'message'>): Promise<string> => {
    const { username, name } = owner;
    const whose = { ...ownerFields(owner), username, name, session_id: id, deviceToken: device() };
    const createdAt = new Date(serverNow()).toISOString();
    return runAlone(sendMessage, { body: { sender: 'customer', message, createdAt, ...whose } }, { signal });
  },
  /** Sends a file; answers its path. */
  upload: async (kind: FileKind, file: File, sending: Sending): Promise<string> =>
    (await runAlone(kind === 'video' ? uploadVideo : uploadImage, { body: { file } }, sending)).path,
  /** Tells that all answers were read. */
  markRead: () => runAlone(markRead, { body: ownerFields(owner) }, { signal }),
});

export type Asks = ReturnType<typeof asksOf>;
