import { tinyVideo } from '@mocks/art/tinyVideo';
import { type Owner, ownerOf, receiveMessage, say } from '@mocks/rules/chat';
import { keepFile } from '@mocks/rules/files';
import { memberByPhone } from '@mocks/rules/member';
import { somchai } from '@mocks/scenarios/people';
import { forgetLocation, LocationProbe } from '@stories/app/location';
import { recordRequests } from '@stories/requests';
import { useTranslation } from 'react-i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import type { ChatMessage } from '@/api/calls/chat';
import * as css from '@/app/frame.css';
import { getToken, useToken } from '@/app/session';
import { ChatWidget } from '@/chat/ui/ChatWidget';
import { Toasts } from '@/components/Toast/Toasts';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';

/** A page with the chat of whoever the story has logged in. */
export function ChatHarness() {
  const { t } = useTranslation('common');
  const token = useToken();
  return (
    <div className={css.frame}>
      <LocationProbe />
      <main className={css.main}>
        <h1>{t('nothingHere')}</h1>
        <button type="button">{t('ok')}</button>
      </main>
      <div className={css.chat}>
        <ChatWidget key={token} token={token} />
      </div>
      <Toasts />
    </div>
  );
}

const guestId = 'guest-of-the-story';

/** `beforeEach` of the chat's stories: a guest whose id is known. */
export function prepareChat(): void {
  recordRequests();
  forgetLocation();
  localStore.set(storageKeys.guestId, guestId);
}

/** Whose room the story is in. */
function owner(): Owner {
  const { mockState } = storyBackend();
  const member = getToken() ? memberByPhone(mockState, somchai.username) : undefined;
  const found = ownerOf(mockState, member, member ? { userId: member._id } : { guestId });
  if (!found) throw new Error('nobody is here');
  return found;
}

export const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

/** The team says something; whatever it is. */
export const teamSays = (message: unknown, name = 'Noi'): void =>
  void say(storyBackend().mockState, owner(), message as ChatMessage, name);

/** The visitor has said something before; the bot's answer comes with it. */
export function visitorSaid(message: ChatMessage): void {
  const { mockState } = storyBackend();
  const { id, member } = owner();
  const who = member ? { userId: id } : { guestId: id };
  receiveMessage(mockState, member, { sender: 'customer', message, createdAt: mockState.clock.iso(), ...who });
}

/** A small picture as the chat stores it; answers its path. */
export async function storedImage(): Promise<string> {
  const bytes = new Uint8Array(await (await imageFile()).arrayBuffer());
  return keepFile(storyBackend().mockState, bytes, 'image/png', 'png');
}

/** A picture as a phone hands it over. */
export async function imageFile(name = 'slip.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 240 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, 320, 240);
  context.fillStyle = 'gold';
  context.fillRect(60, 60, 200, 120);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob), 'image/png'));
  return new File([blob], name, { type: 'image/png' });
}

/** A film of less than a second, as a phone hands it over. */
export const videoFile = () =>
  new File([Uint8Array.from(atob(tinyVideo), (letter) => letter.charCodeAt(0))], 'slip.mp4', { type: 'video/mp4' });

/** A film as the chat stores it; answers its path. */
export const storedVideo = async (): Promise<string> =>
  keepFile(storyBackend().mockState, new Uint8Array(await videoFile().arrayBuffer()), 'video/mp4', 'mp4');

/** Picks files as a visitor does by the composer's button. */
export const choose = (
  userEvent: { upload(element: HTMLElement, files: File[]): Promise<void> },
  ...files: File[]
): Promise<void> => userEvent.upload(document.querySelector('[data-chat="files"]') as HTMLElement, files);

type UserEvent = { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> };

export const field = () => screen.findByRole('textbox', { name: i18n.t('chat:field') });
export const rows = () => [...document.querySelectorAll<HTMLElement>('[role="log"] [data-delivery]')];
export const opener = () => screen.findByRole('button', { name: new RegExp(`^${i18n.t('chat:title')}`) });

/** Opens the panel by its button; answers the field. */
export async function openChat(userEvent: UserEvent): Promise<HTMLElement> {
  await userEvent.click(await opener());
  return field();
}

/** Opens it and waits until the conversation is there. */
export async function openLog(userEvent: UserEvent, count: number): Promise<void> {
  await openChat(userEvent);
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(count));
  // It stays at its end while its parts come: whoever scrolls before is brought back.
  await waitForStable();
}

export async function write(userEvent: UserEvent, words: string): Promise<void> {
  await userEvent.type(await field(), `${words}{Enter}`);
}
