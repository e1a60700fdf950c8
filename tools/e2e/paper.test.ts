import { expect, test } from './fixtures.ts';
import { logIn, open, waitForStable } from './pages.ts';

/** Tests built pages when printed, in a very short viewport, and at an address in capitals. */

test('prints a long dialog completely, and not the page behind it', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 500 } });
  await open(page, '/login');
  await logIn(page);
  await open(page, '/user/home?modal=conditions');
  await page.locator('dialog li').first().waitFor();
  await waitForStable(page);
  await page.emulateMedia({ media: 'print' });
  const { dialog, inner, behind } = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') as HTMLElement;
    const others = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => !shown.contains(element) && !element.contains(shown) && element.getClientRects().length > 0,
    );
    const last = shown.querySelector('li:last-of-type')?.getBoundingClientRect();
    return {
      dialog: shown.getBoundingClientRect().bottom,
      inner: last?.bottom ?? Number.POSITIVE_INFINITY,
      behind: others.map((other) => other.tagName),
    };
  });
  expect(behind).toEqual([]);
  expect(inner).toBeGreaterThan(0);
  expect(inner).toBeLessThanOrEqual(dialog);
  const scrolls = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] *')].some(
      (element) => element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible',
    ),
  );
  expect(scrolls).toBe(false);
});

test('redirects an address in capitals to its page and keeps the invite code', async ({ complaints, visitor }) => {
  // The host has no such file. Its 404 page finds the page that is meant.
  complaints.take(/status of 404/);
  const { page } = await visitor();
  await open(page, '/REGISTER?code=PR123');
  await page.locator('input[name="username"]').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/register?code=PR123');
  await page.getByText('PR123').waitFor();
});

test('scrolls the top bar away in a viewport that is too short for it', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 256, height: 144 } });
  await open(page, '/howto');
  await page.evaluate(() => window.scrollTo(0, 400));
  await waitForStable(page);
  expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom)).toBeLessThan(0);
});
