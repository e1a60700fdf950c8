import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, holdResponse, respondBy } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { startListening } from '#.storybook/listening';
import preview from '#.storybook/preview';
import { getChatConfig, sendMessage, uploadImage } from '@/api/calls/chat';
import { i18n } from '@/i18n/i18n';
import { ChatPages } from './ChatPages';
import {
  choose,
  chooseImage,
  openChat,
  openLog,
  prepareChat,
  rows,
  storedImage,
  teamSays,
  text,
  visitor,
  visitorSaid,
  write,
} from './chatSteps';

const meta = preview.meta({
  component: ChatPages,
  title: 'Chat/Messages',
  parameters: {
    ...visitor,
    docs: {
      description: {
        component:
          'Every kind of message from both sides. A message that was not sent stays where it is, with its ' +
          'reason and a retry.',
      },
    },
  },
  beforeEach: prepareChat,
});

const button = (type: string, title: string, payload: string) => ({ type, title, payload });
const said =
  (...messages: unknown[]) =>
  () => {
    for (const message of messages) teamSays(message);
  };
const media = (fileType: string, filePath: string, message = '') => ({
  message_type: 'media',
  payload: { message, url: false, fileType, filePath },
});
const opened = { play: ({ userEvent }: { userEvent: Parameters<typeof openLog>[0] }) => openLog(userEvent, 1) };

export const Texts = meta.story({
  tags: ['main-state'],
  name: 'Texts and links',
  ...opened,
  beforeEach: said(
    text('ดูวิธีฝากเงินที่ https://kapao.example/howto ได้เลย'),
    text('บรรทัดแรก\nบรรทัดที่สอง กี่ ปู่ ก็ ຜູ້ ເຈົ້າ'),
    text('مرحبا بك في الدعم'),
    text('ยาวมาก'.repeat(900)),
  ),
});
export const ButtonsOfAllTypes = meta.story({
  name: 'Buttons of every type',
  ...opened,
  beforeEach: said({
    message_type: 'buttons',
    payload: {
      message: 'เลือกช่องทางที่สะดวกได้เลย',
      buttons: [
        button('web', 'เปิดหน้าวิธีใช้งาน', 'https://kapao.example/howto'),
        button('call', 'โทรหาทีมงาน', '02 123 4567'),
        button('postback', 'ยืนยันตัวตน', 'CONFIRM'),
        button('other', 'เรียบร้อยแล้ว ขอบคุณ', ''),
        button('web', 'ที่อันตราย', 'javascript:alert(1)'),
      ],
    },
  }),
});
export const QuickReplies = meta.story({
  name: 'Quick replies',
  ...opened,
  beforeEach: said({
    message_type: 'quick_replies',
    payload: { message: 'ต้องการสอบถามเรื่องใด', buttons: [button('text', 'โปรโมชัน', ''), button('text', 'ฝากเงิน', '')] },
  }),
});
export const CardsSideBySide = meta.story({
  name: 'Cards side by side',
  ...opened,
  beforeEach: () => {
    visitorSaid(text('โปรโมชัน'));
  },
});
export const ImagesAndFiles = meta.story({
  name: 'Pictures and files',
  ...opened,
  beforeEach: async () => {
    const path = await storedImage();
    for (const item of [
      media('image', path, 'ตัวอย่างสลิป'),
      media('file', path),
      media('image', '/api/files/none.png'),
      media('video', '/api/files/none.mp4'),
    ]) {
      teamSays(item);
    }
    visitorSaid(media('image', path) as Parameters<typeof visitorSaid>[0]);
  },
});
export const Unknown = meta.story({
  name: 'Unknown kind of message',
  ...opened,
  beforeEach: said({ message_type: 'sticker', payload: { id: 'smile' } }),
});
export const Postback = meta.story({
  name: 'Replies to buttons, from both sides',
  ...opened,
  beforeEach: () => {
    teamSays({ message_type: 'postback', payload: { title: 'ยืนยันแล้ว', payload: 'CONFIRMED' } });
    visitorSaid({ message_type: 'postback', payload: { title: 'ยืนยันตัวตน', payload: 'CONFIRM' } });
  },
});
const stacked = `ก${'\u0e49\u0301'.repeat(60)} ${`e${'\u0301\u0323'.repeat(60)}`.repeat(8)}`;
export const StackedMarks = meta.story({
  name: 'Dozens of marks on a letter, from both sides',
  ...opened,
  beforeEach: () => {
    teamSays(text('ผู้ใหญ่กี่คน ຜູ້ເຖົ້າ'));
    teamSays(text(stacked));
    visitorSaid(text(stacked));
    teamSays(text('ปั้นปี้ที่นี่'));
  },
});
StackedMarks.test('paints no mark outside its message', async ({ canvasElement }) => {
  const bubbles = [...canvasElement.ownerDocument.querySelectorAll('[role="log"] p[dir="auto"]')].slice(-3);
  for (const bubble of bubbles) await expect(getComputedStyle(bubble.parentElement as Element).overflow).toBe('clip');
});
StackedMarks.test('does not send a text of invisible marks alone, and sends others as typed', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: i18n.t('chat:field') });
  const send = screen.getByRole('button', { name: i18n.t('chat:send') });
  for (const blank of ['\u200b', '\u2800', '\u3164', '\u00ad', '\u2060', ' \ufeff\u200d ']) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(blank);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  }
  await userEvent.clear(field);
  await userEvent.paste('a\u200bb');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
});
export const LongName = meta.story({
  name: 'Longest name of the team',
  ...opened,
  beforeEach: () => {
    teamSays(text('สวัสดี'), 'ทีมงานดูแลสมาชิก'.repeat(40));
    teamSays(text('hello'), 'فريق الدعم‎');
  },
});
export const NoName = meta.story({
  name: 'Team without a name',
  ...opened,
  beforeEach: () => teamSays(text('สวัสดี'), ''),
});
export const Sending = meta.story({
  name: 'Sending a message',
  parameters: { fail: { call: sendMessage, kind: 'never' } },
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await write(userEvent, 'ฝากเงินแล้วยังไม่เข้า');
  },
});
export const NotSent = meta.story({
  name: 'Failed: the message is not sent',
  parameters: { fail: { call: sendMessage, status: 429 } },
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await write(userEvent, 'ฝากเงินแล้วยังไม่เข้า');
    await screen.findByText(i18n.t('chat:delivery.failed'));
  },
});
export const LineDown = meta.story({
  name: 'No live connection: says so',
  parameters: { fail: { call: getChatConfig, status: 500 } },
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await screen.findByText(i18n.t('chat:line.down'));
  },
});

export const FileChosen = meta.story({
  name: 'File chosen',
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await chooseImage(userEvent);
  },
});
export const FileRefused = meta.story({
  name: 'File too large',
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await choose(userEvent, new File([new Uint8Array(11 * 1024 * 1024)], 'slip.png', { type: 'image/png' }));
    await screen.findByText(i18n.t('chat:file.tooLarge', { size: 10 }));
  },
});
export const Uploading = meta.story({
  name: 'Sending a picture',
  parameters: { fail: { call: uploadImage, kind: 'never' } },
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await chooseImage(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: i18n.t('chat:send') }));
    await screen.findByRole('button', { name: new RegExp(`^${i18n.t('chat:stop')}`) });
  },
});
export const UploadFailed = meta.story({
  name: 'Failed picture: it is not sent',
  parameters: { fail: { call: uploadImage, status: 413, times: 1 } },
  play: async ({ userEvent }) => {
    await openChat(userEvent);
    await chooseImage(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: i18n.t('chat:send') }));
    await screen.findByText(i18n.t('chat:delivery.failed'));
  },
});

Texts.test('opens http(s) links in a new tab, and shows a very long text whole on request', async ({ userEvent }) => {
  const link = screen.getByRole('link', { name: /kapao\.example/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(screen.getByRole('button', { name: i18n.t('chat:more') }));
  await expect(screen.getByText('ยาวมาก'.repeat(900))).toBeVisible();
});
ButtonsOfAllTypes.test(
  'opens a page, calls, posts back or sends its title; an unsafe button is plain text',
  async ({ userEvent }) => {
    const log = within(screen.getByRole('log'));
    await expect(log.getByRole('link', { name: /วิธีใช้งาน/ })).toHaveAttribute('href', 'https://kapao.example/howto');
    await expect(log.getByRole('link', { name: 'โทรหาทีมงาน' })).toHaveAttribute('href', 'tel:021234567');
    await expect(log.queryByRole('link', { name: 'ที่อันตราย' })).toBeNull();
    await expect(log.queryByRole('button', { name: 'ที่อันตราย' })).toBeNull();
    const sent: unknown[] = [];
    respondBy('POST /api/chat/send-message', async (ask, request) => {
      sent.push(((await request.clone().json()) as { message: unknown }).message);
      return ask();
    });
    await userEvent.click(log.getByRole('button', { name: 'ยืนยันตัวตน' }));
    await userEvent.click(log.getByRole('button', { name: 'เรียบร้อยแล้ว ขอบคุณ' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { message_type: 'postback', payload: { title: 'ยืนยันตัวตน', payload: 'CONFIRM' } },
        text('เรียบร้อยแล้ว ขอบคุณ'),
      ]),
    );
  },
);
ButtonsOfAllTypes.test('sends once on repeated taps', async ({ userEvent }) => {
  const response = holdResponse('POST /api/chat/send-message');
  const confirm = within(screen.getByRole('log')).getByRole('button', { name: 'ยืนยันตัวตน' });
  for (let tap = 0; tap < 5; tap += 1) await userEvent.click(confirm);
  response();
  await waitFor(() => expect(rows()[1]?.dataset.delivery).toBe('succeed'));
  await userEvent.click(confirm);
  await waitFor(() => expect(rows().length).toBe(3));
  await expect(getCount('POST /api/chat/send-message')).toBe(1);
});
QuickReplies.test('keeps quick replies while a reply could not be sent', async ({ userEvent }) => {
  storyBackend().fail({ method: 'POST', path: sendMessage.path, status: 500 });
  await write(userEvent, 'สวัสดี');
  await screen.findByText(i18n.t('chat:delivery.failed'));
  await expect(screen.getByRole('group', { name: i18n.t('chat:replies') })).toBeVisible();
});
NotSent.test('announces each failed attempt once', async ({ userEvent }) => {
  const { heard, stop } = startListening();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:resend')}`) }));
  const notSent = `polite: ${i18n.t('chat:delivery.notSent')}`;
  await waitFor(() => expect(heard).toContain(notSent));
  await waitFor(() => expect(document.querySelector('[data-announcer="polite"]')).toBeEmptyDOMElement());
  stop();
  await expect(heard.filter((line) => line === notSent)).toHaveLength(1);
});
QuickReplies.test('removes quick replies once one is chosen', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'โปรโมชัน' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: i18n.t('chat:replies') })).toBeNull());
  await expect(rows().length).toBeGreaterThan(1);
});
ImagesAndFiles.test(
  'opens an image large and saves it; a broken one shows that it is broken',
  async ({ userEvent }) => {
    const [image] = await screen.findAllByRole('button', { name: new RegExp(i18n.t('chat:media.open')) });
    await userEvent.click(image as HTMLElement);
    const save = await screen.findByRole('link', { name: i18n.t('chat:media.save') });
    await expect(save).toHaveAttribute('download');
    await waitFor(() => expect(screen.getAllByText(i18n.t('chat:media.broken')).length).toBeGreaterThan(0));
  },
);
NotSent.test('explains the failure, keeps the message, and sends it once on a retry', async ({ userEvent }) => {
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:resend')}`) }));
  await waitFor(() => expect(rows().map(({ dataset }) => dataset.delivery)).toEqual(['succeed', 'succeed']));
  await expect(screen.getByRole('textbox')).toHaveFocus();
});
NotSent.test('can be deleted', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:remove')}`) }));
  await waitFor(() => expect(rows()).toHaveLength(0));
});
Uploading.test('can be stopped, and then sent again or deleted', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:stop')}`) }));
  await screen.findByText(i18n.t('chat:delivery.failed'));
  await expect(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:remove')}`) })).toBeVisible();
});
UploadFailed.test('uploads the file, then sends the message, on a retry', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${i18n.t('chat:resend')}`) }));
  await waitFor(() => expect(rows()[0]?.dataset.delivery).toBe('succeed'));
  const [, mine] = storyBackend()
    .mockState.db.chat.all()
    .map(({ conversation }) => conversation)
    .reverse();
  await expect(mine).toMatchObject({ message: { message_type: 'media', payload: { fileType: 'image', url: false } } });
});
Texts.test('is heard as before', inEnglish, heardAsBefore);
