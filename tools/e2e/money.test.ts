import type { Locator, Page } from 'playwright';
import type { Backend } from '../../mocks/backendInterface.ts';
import { getGameAccount, getWalletAccount } from '../../mocks/ledger/ledger.ts';
import { ledgerDiscrepancies } from '../../mocks/testing/books.ts';
import { getMark } from '../../src/device/agreement.ts';
import { formatAmount } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { Texts } from '../../src/i18n/namespaces.ts';
import { sumBaht, toBaht } from '../../src/lib/money.ts';
import { giftAddress } from '../../src/modals/Deposit/gift/giftLink.ts';
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { horizontalOverflow, logIn, rawKeysOn, waitForInteractive } from './pages.ts';
import { keepSlipsOpen, type Market, member } from './testServer.ts';

/**
 * Tests deposits, transfers and withdrawals in the production build of each market, on a phone. A member deposits 100
 * baht (or kip) by each listed method and transfers 100 baht to a game. The member plays, transfers the rest back and
 * withdraws 100 baht. After each step the balances on home equal the mock's ledger, and the ledger is consistent.
 */

const namespaces = ['common', 'deposit', 'game', 'home', 'transfer', 'withdraw'] as const;

async function getTexts(language: Language): Promise<Pick<Texts, (typeof namespaces)[number]>> {
  const load = async (namespace: string) => [
    namespace,
    (await import(`../../src/i18n/locales/${language}/${namespace}.json`, { with: { type: 'json' } })).default,
  ];
  return Object.fromEntries(await Promise.all(namespaces.map(load)));
}

/** Addresses of games. The test responds with an empty page and records each request. */
const games = 'https://*.games.example/**';

/**
 * Opens home on a phone as a member who has accepted the agreement. Returns the page, the
 * backend, the member's id, the requests to games (`asked`) and the texts.
 */
async function atHome({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>, language: Language) {
  const { backend, origin } = site;
  keepSlipsOpen(backend);
  const { id, ...login } = member(backend);
  const storage = { 'kapao.language': language, 'kapao.agreement': getMark(id) };
  const { page } = await visitor({ storage, reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const asked: { method: string; url: string; body: string | null }[] = [];
  await page.context().route(games, (route) => {
    const request = route.request();
    asked.push({ method: request.method(), url: request.url(), body: request.postData() });
    return route.fulfill({ contentType: 'text/html', body: '<title>game</title>' });
  });
  await page.goto('/login');
  await waitForInteractive(page);
  await logIn(page, login);
  return { page, backend, id, asked, texts: await getTexts(language) };
}

type Visit = Awaited<ReturnType<typeof atHome>>;
type Method = 'bank' | 'qr' | 'gift' | 'wallet';

const balance = ({ backend: { mockState }, id }: Visit, code?: string) =>
  toBaht(mockState.ledger.balance(code ? getGameAccount(id, code) : getWalletAccount(id)));
const getCodes = ({ backend: { mockState }, id }: Visit) =>
  mockState.db.gameAccount.by('member', id).flatMap(({ code, isActive }) => (isActive ? [code] : []));
const getName = (backend: Backend, code: string) => backend.mockState.db.game.get(code)?.name ?? '';

const top = (page: Page) => page.locator('dialog[open]').last();
const tap = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, chip: string) => top(page).locator('label', { hasText: chip }).click();
const amountField = (page: Page) => top(page).locator('input[inputmode="decimal"]');
const tile = ({ page, texts }: Visit, name: 'deposit' | 'withdraw') =>
  page.getByRole('navigation', { name: texts.home.tiles.label }).getByRole('button', { name: texts.home.tiles[name] });
const item = ({ page, backend }: Visit, code: string) =>
  page.locator('main section li', { hasText: getName(backend, code) }).last();
const card = (visit: Visit, code: string) => item(visit, code).locator('button');
const closed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' });

async function close({ page, texts }: Visit): Promise<void> {
  await tap(top(page), texts.common.close);
  await closed(page);
}

/**
 * Checks that the top dialog contains the words and is not wider than the phone. Also checks that the page shows no
 * i18n keys instead of texts.
 */
async function says(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect.poll(() => top(page).textContent()).toContain(text);
  expect(await rawKeysOn(page)).toEqual([]);
  // Negative values are allowed: the gutter of the locked scroll bar makes the content narrower.
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await top(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
}

/** Refreshes home and checks that wallet, games, total and each card equal the ledger, to the satang. */
async function homeIsTheBooks(visit: Visit): Promise<void> {
  const { page, backend, texts } = visit;
  await tap(page, texts.home.check);
  const shown = async () => {
    const figure = (label: string) =>
      page.locator('main dl div', { hasText: label }).first().locator('dd').textContent();
    return {
      wallet: await figure(texts.home.wallet),
      games: await figure(texts.home.games),
      total: await page
        .locator('section[aria-labelledby="home-total"] h2')
        .locator('xpath=../..')
        .locator('p')
        .first()
        .textContent(),
      cards: await Promise.all(getCodes(visit).map((code) => item(visit, code).textContent())),
    };
  };
  const inGames = sumBaht(getCodes(visit).map((code) => balance(visit, code)));
  const contains = (amount: number) => expect.stringContaining(formatAmount(amount));
  await expect.poll(shown).toEqual({
    wallet: contains(balance(visit)),
    games: contains(inGames),
    total: contains(sumBaht([balance(visit), inGames])),
    cards: getCodes(visit).map((code) => contains(balance(visit, code))),
  });
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
}

/** Advances the backend's clock and returns to the tab. */
async function later({ page, backend }: Visit, seconds: number): Promise<void> {
  backend.advance(seconds);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function pay({ backend }: Visit, order: object): Promise<void> {
  const request = new Request('http://mock.example/__mock/pay', { method: 'POST', body: JSON.stringify(order) });
  expect((await backend.handle(request)).status).toBe(200);
}

/** Taps a copy button and checks that the clipboard has the expected value. */
async function copied({ page, texts }: Visit, what: string, expected: string): Promise<void> {
  await top(page)
    .getByRole('button', { name: texts.common.copyOf.replace('{{what}}', what) })
    .first()
    .click();
  await page.getByText(texts.common.copied.replace('{{text}}', expected)).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
}

/** Returns an image for a slip: a PNG of 360 x 640 px in base64. Each image is different. */
const getSlip = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 360, height: 640 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = `hsl(${performance.now()}, 60%, 60%)`;
    context.fillRect(20, 20, 320, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

/**
 * Functions that deposit 100 baht (or kip) by one method each and close the modal. The backend may credit the money
 * later, so `moneyIn` advances the backend's clock.
 */
const deposits: Record<Method, (visit: Visit) => Promise<void>> = {
  async bank(visit) {
    const { page, backend, texts } = visit;
    const [first] = backend.mockState.db.depositBank.all();
    await copied(visit, texts.deposit.bank.number, first?.bankAccountNo ?? '');
    await says(page, texts.deposit.guide.credit);
    await tap(page, new RegExp(`^${texts.deposit.slip.title}`));
    const buffer = Buffer.from(await getSlip(page), 'base64');
    await page.locator('input[data-slip="file"]').setInputFiles({ name: '100baht.png', mimeType: 'image/png', buffer });
    await tap(page, texts.deposit.slip.send);
    await page.getByText(texts.deposit.slip.sent, { exact: true }).waitFor();
    await says(page, texts.deposit.slip.sentText);
    await tap(page, texts.deposit.done);
    await closed(page);
    await page.getByText(texts.deposit.refreshing).first().waitFor();
  },
  async qr(visit) {
    const { page, backend, id, texts } = visit;
    await choose(page, texts.deposit.method.qr);
    await amountField(page).fill('100');
    await tap(page, texts.deposit.qr.create);
    await page.locator('dialog img[src^="data:image/svg"]').waitFor();
    await page.waitForFunction(() => sessionStorage.getItem('kapao.liveQrs')?.includes('"before"'));
    const live = backend.mockState.db.qr.by('member', id).find(({ status }) => status === 'live');
    await pay(visit, { qrcodeId: live?._id });
    await later(visit, 1);
    await says(page, texts.deposit.qr.received, '100.00');
    await later(visit, 60);
    // An announcement repeats the title for a second.
    await page.getByText(texts.deposit.qr.credited).first().waitFor();
    await says(page, formatAmount(balance(visit)));
    await tap(top(page), texts.common.ok);
    await closed(page);
  },
  async gift(visit) {
    const { page, texts } = visit;
    await choose(page, texts.deposit.method.wallet);
    await choose(page, texts.deposit.wallet.gift);
    await page.locator('input[name="gift-link"]').fill(`${giftAddress}/campaign/?v=present_100`);
    await tap(page, texts.deposit.gift.send);
    await says(page, texts.deposit.gift.sent);
    await tap(page, texts.deposit.gift.again);
    await says(page, texts.deposit.gift.step1);
    await close(visit);
  },
  async wallet(visit) {
    const { page, backend, texts } = visit;
    await choose(page, texts.deposit.method.wallet);
    const account = backend.mockState.db.depositWallet.all().find(({ mode }) => mode === 'AUTO');
    await copied(visit, texts.deposit.wallet.account, account?.walletAccountName ?? '');
    await says(page, texts.deposit.wallet.lead);
    await pay(visit, { username: member(backend).username, amount: 100 });
    await tap(page, texts.deposit.done);
    await closed(page);
  },
};

/** Deposits by one method and checks that exactly 100 baht (or kip) arrive. */
async function moneyIn(visit: Visit, method: Method): Promise<void> {
  const before = balance(visit);
  await tile(visit, 'deposit').click();
  await top(visit.page).getByRole('heading', { name: visit.texts.deposit.title }).waitFor();
  await deposits[method](visit);
  await later(visit, 130);
  expect(balance(visit)).toBe(sumBaht([before, 100]));
  await homeIsTheBooks(visit);
}

async function toGame(visit: Visit, code: string): Promise<void> {
  const { page, texts, backend } = visit;
  const [wallet, inGame] = [balance(visit), balance(visit, code)];
  await tap(page, texts.home.transfer);
  await page.getByLabel(texts.transfer.to, { exact: true }).selectOption(code);
  await amountField(page).fill('100');
  await tap(top(page), texts.transfer.submit);
  await page.getByRole('alertdialog', { name: texts.common.successTitle }).waitFor();
  await says(page, formatAmount(100), getName(backend, code));
  await tap(top(page), texts.common.ok);
  expect([balance(visit), balance(visit, code)]).toEqual([sumBaht([wallet, -100]), sumBaht([inGame, 100])]);
  await closed(page);
  await homeIsTheBooks(visit);
}

/** Opens the game's account and checks that the shown balances equal the ledger. */
async function openGame(visit: Visit, code: string): Promise<void> {
  await card(visit, code).click();
  await visit.page.getByRole('button', { name: visit.texts.game.reset }).waitFor();
  await says(visit.page, formatAmount(balance(visit, code)), formatAmount(balance(visit)));
}

async function played(visit: Visit, code: string): Promise<void> {
  const { page, texts, asked, backend, id } = visit;
  const before = balance(visit, code);
  await openGame(visit, code);
  const [tab] = await Promise.all([page.waitForEvent('popup'), tap(top(page), texts.game.play)]);
  await tab.waitForURL(games);
  const { username = '', password = '' } = backend.mockState.db.gameAccount.get(`${id}:${code}`) ?? {};
  const { method, url, body } = asked.at(-1) ?? {};
  // The app uses the provider's link or a form: no address holds a password, and the game cannot access its opener.
  expect(url).not.toContain(password);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  if (code === 'UFABET') {
    expect([method, url]).toEqual(['POST', 'https://ufabet.games.example/login']);
    expect(Object.fromEntries(new URLSearchParams(body ?? ''))).toMatchObject({ username, password });
  } else {
    expect(method).toBe('GET');
  }
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(password);
  await tab.close();
  await close(visit);
  // Let the whole game session of 20 min pass, so that no round is played between two reads.
  await later(visit, 20 * 60);
  expect(balance(visit, code)).not.toBe(before);
  await homeIsTheBooks(visit);
}

async function back(visit: Visit, code: string): Promise<void> {
  const { page, texts, backend } = visit;
  const [wallet, inGame] = [balance(visit), balance(visit, code)];
  await openGame(visit, code);
  await tap(top(page), texts.game.moveBack);
  await top(page)
    .getByRole('radio', { name: `${texts.common.allOfIt} ${formatAmount(inGame)}` })
    .check();
  await tap(top(page), texts.transfer.submit);
  await page.getByRole('alertdialog', { name: texts.common.successTitle }).waitFor();
  await tap(top(page), texts.common.ok);
  expect([balance(visit), balance(visit, code)]).toEqual([sumBaht([wallet, inGame]), 0]);
  await page.getByRole('dialog', { name: getName(backend, code) }).waitFor();
  await says(page, formatAmount(0), formatAmount(balance(visit)));
  await close(visit);
  await homeIsTheBooks(visit);
}

async function moneyOut(visit: Visit): Promise<void> {
  const { page, texts, backend } = visit;
  const before = balance(visit);
  await tile(visit, 'withdraw').click();
  await amountField(page).fill('100');
  await says(page, formatAmount(before), texts.withdraw.bonusNote);
  await tap(top(page), texts.withdraw.submit);
  await page.getByRole('alertdialog', { name: texts.common.successTitle }).waitFor();
  await tap(top(page), texts.common.ok);
  expect(balance(visit)).toBe(sumBaht([before, -100]));
  await closed(page);
  await tile(visit, 'withdraw').click();
  await page.getByRole('region', { name: texts.withdraw.pending }).getByText(formatAmount(100)).first().waitFor();
  await says(page, formatAmount(balance(visit)));
  await close(visit);
  await homeIsTheBooks(visit);
  backend.advance(300);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
}

const walks: [Market, Language, Method[], string][] = [
  ['th', 'th', ['bank', 'qr', 'gift'], 'PG'],
  ['la', 'la', ['bank'], 'PG'],
  ['th', 'en', ['wallet'], 'UFABET'],
];

test.describe('100 baht are deposited, played and withdrawn', () => {
  for (const [market, language, ways, code] of walks)
    test.describe(`the build ${market}, in ${language}`, () => {
      test.use({ build: market });

      test(`deposits by ${ways.join(', ')}, plays ${code} and withdraws`, async ({ complaints, site, visitor }) => {
        complaints.take(failedRequests);
        const visit = await atHome({ site, visitor }, language);
        await homeIsTheBooks(visit);
        for (const method of ways) await moneyIn(visit, method);
        await toGame(visit, code);
        await played(visit, code);
        await back(visit, code);
        await moneyOut(visit);
      });
    });
});
