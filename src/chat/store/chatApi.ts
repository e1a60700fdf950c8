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
import { readOnce } from '@/api/client/readOnce';
import { serverNow } from '@/api/client/serverTime';
import { sendAlone } from '@/api/commands/command';
import { currentLanguage } from '@/i18n/i18n';
import { appVersion } from '@/lib/appVersion';
import type { Outgoing } from './conversation';
import type { FileKind } from './files';
import { type Owner, ownerFields } from './owner';

/** The number of messages on a history page. */
export const pageSize = 10;

/** Reads an invalid message as null, because a shorter page would count as the last page. */
const getPage = { ...getHistory, response: v.array(v.nullable(conversationSchema)) };

/**
 * Returns the device as the team sees it: platform, version, language and path. Leaves out the query, which may contain
 * names.
 */
const device = () => `web ${appVersion} ${currentLanguage()} ${globalThis.location?.pathname ?? ''}`.trim();

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Returns the chat's calls for one owner. `signal` aborts all calls except `upload`, which has its own signal. All
 * calls reject with `ApiError`, also when aborted.
 */
export const createChatRequests = (owner: Owner, signal: AbortSignal) => ({
  /** Returns the prefix of the room names. */
  prefix: async () => (await readOnce(getChatConfig, {}, { signal })).PREFIX,
  /** Returns one history page, newest first. `skip`: the number of newest messages to leave out. */
  page: (skip: number) => readOnce(getPage, { body: { ...ownerFields(owner), limit: pageSize, skip } }, { signal }),
  /** Sends a message. Returns the time at which the server stored it, as ISO text. */
  post: ({ id, message }: Pick<Outgoing, 'id' | 'message'>): Promise<string> => {
    const { username, name } = owner;
    const whose = { ...ownerFields(owner), username, name, session_id: id, deviceToken: device() };
    const createdAt = new Date(serverNow()).toISOString();
    return sendAlone(sendMessage, { body: { sender: 'customer', message, createdAt, ...whose } }, { signal });
  },
  /** Uploads a file. Returns the file's path on the server. */
  upload: async (kind: FileKind, file: File, sending: Sending): Promise<string> =>
    (await sendAlone(kind === 'video' ? uploadVideo : uploadImage, { body: { file } }, sending)).path,
  /** Reports to the server that the visitor has read all replies. */
  markRead: () => sendAlone(markRead, { body: ownerFields(owner) }, { signal }),
});

export type ChatRequests = ReturnType<typeof createChatRequests>;
