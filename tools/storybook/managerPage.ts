import type { Browser } from 'playwright';
import { viewports } from '../../.storybook/modes.ts';
import { openPage } from '../e2e/testServer.ts';

const [width, height] = [viewports.phone.styles.width, viewports.phone.styles.height].map(Number.parseFloat);

/**
 * Opens a story in Storybook's own page, in a laptop's window with the panel open. Returns an issue if its frame does not
 * become as large as the phone: in a lower frame, the product switches to its layout for low windows.
 */
export async function checkPhoneFrame(browser: Browser, origin: string, story: string): Promise<string[]> {
  const { page, close } = await openPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/?path=/story/${story}`);
  await page.locator('#storybook-panel-root').waitFor();
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('main').waitFor();
  const isPhone = await frame.locator('html').evaluate(
    (_, size) =>
      new Promise<boolean>((resolve) => {
        const look = () => window.innerWidth === size[0] && resolve(window.innerHeight === size[1]);
        window.addEventListener('resize', look);
        look();
      }),
    [width, height],
  );
  await close();
  return isPhone ? [] : [`With the panel open, the frame is not ${height} px high`];
}

/** Searches of testers, each with a part of the story's name that must be among the first three results. */
const searches = {
  'withdraw refused': 'Withdrawal refused',
  'QR expired': 'QR expired',
  'OTP wrong': 'OTP wrong',
  'failed picture': 'Failed picture',
} as const;

/** Types into Storybook's search. Returns an issue for each search whose story is not among the first three results. */
export async function checkSearch(browser: Browser, origin: string): Promise<string[]> {
  const { page, close } = await openPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/?path=/docs/welcome--docs`);
  const field = page.locator('#storybook-explorer-searchfield');
  const results = page.getByRole('option');
  const issues: string[] = [];
  for (const [typed, name] of Object.entries(searches)) {
    await field.fill(typed);
    await results.first().waitFor();
    const first = (await results.allTextContents()).slice(0, 3);
    if (!first.some((text) => text.includes(name))) issues.push(`"${typed}" finds first: ${first.join(' | ')}`);
  }
  await close();
  return issues;
}
