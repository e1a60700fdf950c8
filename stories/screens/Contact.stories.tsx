import { inLayout, page } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { holdResponse, mockResponse, recordRequests, respondBy } from '@stories/requests';
import { expect, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getContact, getInfo } from '@/api/calls/lookup';
import { i18n } from '@/i18n/i18n';
import { ContactScreen } from '@/screens/Contact/ContactScreen';

const meta = preview.meta({
  component: ContactScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    route: '/contact',
    docs: {
      description: {
        component:
          'The ways to reach the team. The chat comes first, because it is the only one that stays in the app.',
      },
    },
  },
  beforeEach: recordRequests,
});

const sent = `GET ${getContact.path}`;
const empty = { contactText: '', lineLink: '', lineName: '', lineQR: '' };

const withWebsite = (website: string) => mockResponse(`GET ${getInfo.path}`, { name: 'Kapao', website });

/** Overrides the scenario's contact response. */
function responses(contact: Partial<Record<keyof typeof empty, unknown>>, website = ''): void {
  recordRequests();
  withWebsite(website);
  mockResponse(sent, { ...empty, ...contact });
}

export const Default = meta.story({});
export const Member = meta.story({
  name: 'As a member',
  parameters: { session: true, route: '/user/contact' },
});
export const Lao = meta.story({
  name: 'Lao market',
  parameters: { scenario: 'lao' },
  globals: { market: 'la', language: 'la' },
});
export const Loading = meta.story({ parameters: { fail: { call: getContact, kind: 'never' } } });
/** Releases the held response. */
let arrive = () => {};
export const Failed = meta.story({ parameters: { fail: { call: getContact, status: 500 } } });
export const Empty = meta.story({ name: 'Empty: no contact yet', beforeEach: () => responses({}) });
export const NameAlone = meta.story({
  name: 'Name only',
  beforeEach: () => responses({ lineName: '@kapao' }),
});
export const LinkAlone = meta.story({
  name: 'Link only',
  beforeEach: () => responses({ lineLink: 'https://line.me/R/ti/p/@kapao' }),
});
export const QrBroken = meta.story({
  name: 'QR that is no picture',
  beforeEach: () => responses({ lineQR: 'data:image/png;base64,AAAA', lineName: '@kapao' }),
});
export const LongTexts = meta.story({ name: 'Longest texts', parameters: { scenario: 'long' } });

Default.test("shows text, QR, name, link, version and the site's website", async ({ step }) => {
  await step('shows text, QR, name, link and version', async ({ canvas }) => {
    await canvas.findByText('@kapao');
    await expect(await canvas.findByRole('img', { name: i18n.t('contact:qr') })).toBeVisible();
    const link = canvas.getByRole('link', { name: new RegExp(i18n.t('contact:open')) });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(/1\.1\.14/)).toBeVisible();
  });
  await step("shows the site's website as a link", async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^kapao\.example/ });
    await expect(link).toHaveAttribute('href', 'https://kapao.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
Default.test(
  'shows the website without any other contact',
  {
    beforeEach: () =>
      responses({}, 'https://www.a-very-long-name-of-a-site-without-a-break.example/th/members/contact/'),
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^www\.a-very-long.*\/contact/ });
    await canvas.findByRole('heading', { name: i18n.t('contact:chat.title') });
  },
);
Default.test(
  'opens the chat app over http, but loads no http image and shows no http website',
  {
    beforeEach: () =>
      responses(
        { lineLink: 'http://line.example/kapao', lineQR: 'http://line.example/qr.png' },
        'http://kapao.example',
      ),
  },
  async () => {
    const link = await page().findByRole('link');
    await expect(link).toHaveAttribute('href', 'http://line.example/kapao');
    await waitForStable();
    await expect(page().queryByRole('img')).toBeNull();
    await expect(page().getAllByRole('link')).toHaveLength(1);
  },
);
Empty.test('shows that there is no contact yet', async ({ canvas }) => {
  await canvas.findByText(i18n.t('contact:emptyTitle'));
  await expect(page().queryByRole('link')).toBeNull();
});
Failed.test('loads the contact on a retry', async ({ canvas, userEvent }) => {
  const again = await canvas.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(again);
  await canvas.findByText('@kapao');
});
Default.test(
  'shows everything as text and opens nothing',
  {
    beforeEach: () =>
      responses(
        {
          contactText: '<img src=x onerror=alert(1)><b>bold</b>',
          lineLink: ' jAvascript:alert(1)',
          lineName: '<script>alert(1)</script>',
          lineQR: 'javascript:alert(1)',
        },
        'javascript:alert(1)',
      ),
  },
  async ({ canvas }) => {
    await canvas.findByText('<img src=x onerror=alert(1)><b>bold</b>');
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(page().queryByRole('link')).toBeNull();
    await expect(page().queryByRole('img')).toBeNull();
  },
);
Default.test(
  'keeps the line breaks of the only contact, a text, and shows nothing else',
  { beforeEach: () => responses({ contactText: 'โทร 02-123-4567\nทุกวัน 9:00–21:00' }) },
  async ({ canvas }) => {
    const text = await canvas.findByText(/02-123-4567/);
    await expect(getComputedStyle(text).whiteSpace).toMatch(/pre-line|preserve-breaks/);
    await expect(canvas.queryByText(i18n.t('contact:name'))).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
);
Default.test(
  'shows the only contact, a QR, with its purpose and nothing else',
  {
    beforeEach: () => {
      recordRequests();
      withWebsite('');
      respondBy(sent, async (ask) => Response.json({ ...empty, lineQR: (await (await ask()).json()).lineQR }));
    },
  },
  async ({ canvas }) => {
    const qr: HTMLImageElement = await page().findByRole('img', { name: i18n.t('contact:qr') });
    await waitFor(() => expect(qr.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText(i18n.t('contact:scan'))).toBeVisible();
    await expect(canvas.queryByText(i18n.t('contact:text'))).toBeNull();
    await expect(canvas.queryByText(i18n.t('contact:name'))).toBeNull();
    await expect(page().queryByRole('link')).toBeNull();
  },
);
Default.test(
  'reserves space, so that nothing moves when the contact arrives, and the lead stays the largest text',
  {
    beforeEach: () => {
      recordRequests();
      arrive = holdResponse(sent);
    },
  },
  async ({ canvas }) => {
    const version = canvas.getByText(/1\.1\.14/);
    const lead = canvas.getByText(i18n.t('contact:lead'));
    await document.fonts.ready;
    await expect(page().getByText(i18n.t('common:loading'))).toBeInTheDocument();
    await waitForStable();
    const before = version.getBoundingClientRect().top;
    arrive();
    await canvas.findByRole('img', { name: i18n.t('contact:qr') });
    await document.fonts.ready;
    await expect(Math.abs(version.getBoundingClientRect().top - before)).toBeLessThan(1);
    const area = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, height } = range.getBoundingClientRect();
      return width * height;
    };
    for (const later of [canvas.getByText(/24/), canvas.getByText('@kapao')]) {
      await expect(area(later)).toBeLessThan(area(lead));
    }
  },
);
Default.test('is heard as before', inEnglish, heardAsBefore);
