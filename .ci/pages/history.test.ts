import { beforeEach, expect, it } from 'vitest';
import {
  address,
  alertBox,
  atHome,
  expectCleanHome,
  gone,
  modalBox,
  openWithdraw,
  refuse,
  tapBoth,
  wait,
} from './historySteps.ts';
import { answerWith, serveSite } from './visitor.ts';

/** Back closes what is on top (R33), in a real browser's history. `npm run test:long` does the same at every speed. */
serveSite();
beforeEach(() => answerWith({ '/api/wallet/withdrawAll': { success: false, message: 'MONEY_NOT_ENOUGH' } }));

it('an alert over a modal, both closed in one turn: no tap is lost, no page is left', async () => {
  const page = await atHome();
  await openWithdraw(page);
  await refuse(page);
  await tapBoth(page, undefined);
  await expectCleanHome(page);
});

it('back closes the alert first, then the modal', async () => {
  const page = await atHome();
  await openWithdraw(page);
  await refuse(page);
  await page.goBack();
  await page.locator(alertBox).waitFor({ state: 'detached' });
  expect(address(page)).toBe('/user/home?modal=withdraw');
  await page.locator(modalBox).waitFor();
  await page.goBack();
  await expectCleanHome(page);
});

it('opened by its address, with an alert over it: closed for good', async () => {
  const page = await atHome('?modal=withdraw');
  await refuse(page);
  await tapBoth(page, undefined);
  await gone(page);
  await wait(200);
  expect(address(page)).toBe('/user/home');
  // Nothing is left below it that would bring the modal back.
  await page.goBack();
  expect(page.url()).not.toContain('modal');
});
