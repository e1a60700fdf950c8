import type { Page } from 'playwright';
import { expect } from 'vitest';
import { session } from './site.ts';
import { open, site, visitor } from './visitor.ts';

/** Modals and alerts in a real browser's history: what tests of it do, and what must hold at the end. */
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const alertBox = 'dialog[role="alertdialog"]';
export const modalBox = 'dialog:not([role])';

/** Home, reached from the profile, by a member who has accepted the agreement. */
export async function atHome(search = ''): Promise<Page> {
  const { page } = await visitor({ storage: session(site().backend) });
  await open(page, `/user/${search ? `home${search}` : 'profile'}`);
  if (!search) await page.locator('nav a[href="/user/home"]').last().click();
  await page.locator('h1').waitFor();
  return page;
}

/** The second of home's tiles. */
export const openWithdraw = (page: Page) => page.locator('main nav button').nth(1).click();

export async function refuse(page: Page): Promise<void> {
  const amount = page.locator(`${modalBox} input[inputmode="decimal"]`);
  await amount.fill('500');
  await amount.press('Enter');
  await page.locator(alertBox).waitFor();
  // Its own entry is there too.
  await page.waitForFunction(() => (history.state?.usr?.dialogs ?? []).length === 1);
}

/** Takes note of the alert and closes the modal below it, so many milliseconds later, or in one turn. */
export const tapBoth = (page: Page, ms: number | undefined, order: readonly string[] = [alertBox, modalBox]) =>
  page.evaluate(
    async ([selectors, ms]) => {
      const buttons = selectors.map((selector) => {
        const dialog = [...document.querySelectorAll(selector)].at(-1);
        return [...(dialog?.querySelectorAll('button') ?? [])].find(
          (button) => button.closest('dialog') === dialog,
        ) as HTMLButtonElement;
      });
      for (const [index, button] of buttons.entries()) {
        if (index > 0 && ms !== undefined) await new Promise((resolve) => setTimeout(resolve, ms));
        button.click();
      }
    },
    [order, ms] as const,
  );

export const gone = (page: Page) => page.locator('dialog').first().waitFor({ state: 'detached', timeout: 1500 });
export const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** All is closed, it stays so, and the entry before is the page that the member came from. */
export async function expectCleanHome(page: Page): Promise<void> {
  await gone(page);
  await wait(200);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(address(page)).toBe('/user/home');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/user/profile');
}
