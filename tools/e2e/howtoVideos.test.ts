import type { Page, Route } from 'playwright';
import type { Language } from '../../src/i18n/language.ts';
import { recordVideo } from '../../stories/video.ts';
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { open } from './pages.ts';
import { howtoVideos } from './testServer.ts';

/** Tests how-to videos on another origin: the CSP allows a real video, and an error message replaces a broken video. */
test.use({ build: 'la' });

const origin = new URL(howtoVideos).origin;
const captions = 'WEBVTT\n\n00:00.000 --> 00:10.000\nแตะ ฝากเงิน\n';
const poster = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9"/></svg>';

/** Records one second of video in the browser. */
async function film(page: Page): Promise<Buffer> {
  const video = await page.evaluateHandle(recordVideo, 25);
  return Buffer.from(await video.evaluate(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]));
}

/**
 * Responds to requests to the video origin. `video` handles the requests for a video. Returns the requested file names.
 */
async function otherSite(page: Page, video: (route: Route) => Promise<void> | void): Promise<Set<string>> {
  const names = new Set<string>();
  await page.context().route(`${origin}/**`, async (route) => {
    const name = route.request().url().slice(`${howtoVideos}/`.length);
    names.add(name);
    const headers = { 'access-control-allow-origin': '*' };
    if (name.endsWith('.vtt')) return route.fulfill({ headers, contentType: 'text/vtt', body: captions });
    if (name.endsWith('.jpg')) return route.fulfill({ headers, contentType: 'image/svg+xml', body: poster });
    return video(route);
  });
  return names;
}

const guide = '/howto?modal=howto:wallet';
const getSteps = (page: Page) => page.locator('dialog[open] ol > li');
const failure = (page: Page) => page.locator('dialog[open] [data-failed="video"]');

/** Creates a visitor without the service worker, because `route` does not intercept the worker's requests. */
const watcher = (visitor: Fixtures['visitor'], language: Language = 'th') =>
  visitor({ storage: { 'kapao.language': language } });

test.describe('a how-to video', () => {
  for (const language of ['th', 'la'] as const)
    test(`plays in ${language} under the CSP with its poster and captions`, async ({ visitor }) => {
      const { page } = await watcher(visitor, language);
      const body = await film(page);
      expect(body.length).toBeGreaterThan(500);
      const names = await otherSite(page, (route) =>
        route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'video/webm', body }),
      );
      await open(page, guide);
      const video = page.locator('dialog[open] video');
      await video.waitFor();
      expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
      await video.evaluate((it: HTMLVideoElement) => it.play());
      await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0.2);
      const shown = () =>
        video.evaluate((it: HTMLVideoElement) => ({
          width: it.videoWidth,
          mode: it.textTracks[0]?.mode,
          cues: it.textTracks[0]?.cues?.length,
          language: it.textTracks[0]?.language,
        }));
      await expect
        .poll(shown)
        .toEqual({ width: 64, mode: 'showing', cues: 1, language: language === 'la' ? 'lo' : language });
      await expect
        .poll(() => [...names].sort())
        .toEqual(['jpg', 'mp4', 'vtt'].map((ending) => `wallet.${language}.${ending}`));
      expect(await page.locator('dialog[open] details p').textContent()).toBe('แตะ ฝากเงิน');
      expect(await getSteps(page).count()).toBe(4);
    });

  test('blocks a video of an unknown origin by the CSP', async ({ complaints, visitor }) => {
    const { page } = await watcher(visitor);
    await otherSite(page, (route) => route.abort());
    await open(page, '/howto');
    await page.evaluate(() => {
      document.createElement('video').src = 'http://elsewhere.example/film.webm';
    });
    complaints.take(/elsewhere\.example/);
    await expect.poll(() => complaints.lines.join()).toContain('violation: media-src http://elsewhere.example');
  });

  test('shows the steps with Save-Data, and fetches the video only on a tap', async ({ complaints, visitor }) => {
    complaints.take(failedRequests);
    const { page } = await watcher(visitor);
    const names = await otherSite(page, (route) => route.abort());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, guide);
    await getSteps(page).first().waitFor();
    expect(await getSteps(page).count()).toBe(4);
    expect(await page.locator('video').count()).toBe(0);
    expect([...names]).toEqual([]);
    await page.getByRole('button', { name: 'เล่นวิดีโอ' }).click();
    await expect.poll(() => [...names].some((name) => name.endsWith('.mp4'))).toBe(true);
  });

  const broken: [string, (route: Route) => Promise<void>][] = [
    ['is missing', (route) => route.fulfill({ status: 404, body: 'not here' })],
    ['is a page instead', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>welcome</h1>' })],
    ['refuses this site by CORS', (route) => route.fulfill({ headers: {}, contentType: 'video/webm', body: '' })],
  ];
  for (const [what, response] of broken)
    test(`replaces a video that ${what} with an error message and the steps`, async ({ complaints, visitor }) => {
      complaints.take(failedRequests, /CORS policy/);
      const { page } = await watcher(visitor);
      await otherSite(page, response);
      await open(page, guide);
      await failure(page).waitFor();
      expect(await failure(page).textContent()).toMatch(/เล่นวิดีโอไม่ได้/);
      expect(await page.locator('video').count()).toBe(0);
      expect(await getSteps(page).count()).toBe(4);
    });

  test('replaces a video that does not load within 15 s with an error message', async ({ visitor }) => {
    const { page } = await watcher(visitor);
    await otherSite(page, () => {});
    await open(page, '/howto');
    await page.clock.install();
    await page.locator('main li button').first().click();
    await page.locator('dialog[open] video').waitFor();
    expect(await getSteps(page).count()).toBe(4);
    await page.clock.runFor(13_000);
    expect(await page.locator('video').count()).toBe(1);
    await page.clock.runFor(4000);
    await failure(page).waitFor();
    expect(await page.locator('video').count()).toBe(0);
  });
});
