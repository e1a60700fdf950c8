import { beforeEach, describe, expect, it } from 'vitest';
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
} from '../historySteps.ts';
import { answerWith, serveSite } from '../visitor.ts';

/**
 * Steps back in a real browser's history arrive later than they are asked for: however quick members are (R33),
 * back closes what is on top, and nothing is left that would open it again.
 */
serveSite();
beforeEach(() => answerWith({ '/api/wallet/withdrawAll': { success: false, message: 'MONEY_NOT_ENOUGH' } }));

describe('an alert over a modal over home', () => {
  it.each([0, 1, 10, 50])('both closed by taps %s ms apart: no tap is lost, no page is left', async (ms) => {
    const page = await atHome();
    await openWithdraw(page);
    await refuse(page);
    await tapBoth(page, ms);
    await expectCleanHome(page);
  });

  it('the modal is closed by its owner while the alert is still there', async () => {
    const page = await atHome();
    await openWithdraw(page);
    await refuse(page);
    await tapBoth(page, undefined, [modalBox, alertBox]);
    await expectCleanHome(page);
  });

  it.each([0, 5, 30])('back pressed twice, %s ms apart', async (ms) => {
    const page = await atHome();
    await openWithdraw(page);
    await refuse(page);
    await page.evaluate(async (ms) => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, ms));
      history.back();
    }, ms);
    // A browser may take two steps that are asked for at once for one.
    await page.locator(alertBox).waitFor({ state: 'detached' });
    await wait(200);
    expect(['/user/home', '/user/home?modal=withdraw']).toContain(address(page));
    if (address(page) !== '/user/home') await page.evaluate(() => history.back());
    await expectCleanHome(page);
  });

  it('back and a tap at once: the tap closes what it was meant for, and nothing else', async () => {
    const page = await atHome();
    await openWithdraw(page);
    await page.locator(`${modalBox} input`).first().waitFor();
    // The browser has gone back already, and React has not shown it yet.
    await page.evaluate(() => {
      const close = document.querySelector<HTMLButtonElement>('dialog button');
      window.addEventListener('popstate', () => close?.click(), { once: true });
      history.back();
    });
    await expectCleanHome(page);
  });
});

describe('a modal', () => {
  it('opened, back, forward and back, quickly', async () => {
    const page = await atHome();
    for (const ms of [0, 5, 40]) {
      await openWithdraw(page);
      await page.locator(modalBox).waitFor();
      await page.evaluate(async (ms) => {
        for (const delta of [-1, 1, -1]) {
          // A step that is asked for while another is on its way is the browser's to drop.
          const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
          history.go(delta);
          await arrived;
          await new Promise((resolve) => setTimeout(resolve, ms));
        }
      }, ms);
      await gone(page);
      await wait(100);
      expect(address(page)).toBe('/user/home');
    }
    await expectCleanHome(page);
  });

  it.each([undefined, 0, 5])(
    'back, forward and back, %s ms apart: the screen shows what the address names',
    async (ms) => {
      const page = await atHome();
      await openWithdraw(page);
      await page.locator(modalBox).waitFor();
      await page.evaluate(async (ms) => {
        for (const delta of [-1, 1, -1]) {
          history.go(delta);
          if (ms !== undefined) await new Promise((resolve) => setTimeout(resolve, ms));
        }
      }, ms);
      await wait(300);
      const isNamed = address(page).includes('modal=withdraw');
      const modal = page.locator(modalBox);
      await modal.waitFor({ state: isNamed ? 'visible' : 'detached', timeout: 1500 });
      if (isNamed) await page.evaluate(() => history.back());
      await modal.waitFor({ state: 'detached', timeout: 1500 });
    },
  );

  it('closed and another one opened at once: that one comes', async () => {
    const page = await atHome();
    await openWithdraw(page);
    await page.locator(`${modalBox} input`).first().waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('dialog button')?.click();
      document.querySelector<HTMLButtonElement>('main nav button')?.click();
    });
    await page.waitForURL('**/user/home?modal=deposit');
    await page.locator(modalBox).waitFor();
    await page.evaluate(() => history.back());
    await expectCleanHome(page);
  });

  it.each([0, 10])('opened by its address, with an alert over it: closed for good (%s ms)', async (ms) => {
    const page = await atHome('?modal=withdraw');
    await refuse(page);
    await tapBoth(page, ms);
    await gone(page);
    await wait(200);
    expect(address(page)).toBe('/user/home');
    // Nothing is left below it that would bring the modal back.
    await page.goBack();
    expect(page.url()).not.toContain('modal');
  });
});
