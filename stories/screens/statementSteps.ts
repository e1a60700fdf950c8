import { mockResponse } from '@stories/requests';
import { screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';

export const asked = 'POST /api/statement';

export const t = (key: string, values?: Record<string, unknown>): string =>
  i18n.t(`statement:${key}` as 'statement:title', values);

/** Returns the rows on screen, newest first. */
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main section li > button')];

/** Waits for the heading and the entries of the page. */
export async function ready(): Promise<HTMLElement[]> {
  await screen.findByRole('heading', { level: 1, name: t('title') });
  await waitFor(() => {
    if (rows().length === 0) throw new Error('There are no entries yet');
  });
  return rows();
}

/** Opens the receipt of an entry. */
export async function openReceipt(row: HTMLElement | undefined): Promise<HTMLElement> {
  row?.click();
  const title = await screen.findByRole('heading', { name: t('receipt.title') });
  return title.closest<HTMLElement>('dialog, aside') ?? title;
}

/** An account number that a server has put into a field where it does not belong. */
export const accountNumber = '405-123-8876';

const minute = 60_000;

/** Responds with every type, reference and status, a transfer between games, an unknown type and unexpected texts. */
export function respondWithEveryKind(): void {
  const now = storyBackend().mockState.clock.now();
  const kinds: readonly Record<string, unknown>[] = [
    { statementType: 'deposit', status: 'PROCESSING', from: 'KBANK', to: 'WALLET', amount: 500 },
    { statementType: 'withdraw', status: 'WAITING_FOR_BANK', from: 'WALLET', to: 'SCB', amount: 1200 },
    { statementType: 'withdraw', status: 'FAILED', from: 'WALLET', to: 'SCB', amount: -300.44 },
    { statementType: 'deposit', from: `SCB ${accountNumber}`, to: 'WALLET', amount: 750.5 },
    { statementType: 'transfer', from: 'PG', to: 'UFABET', amount: 100 },
    { statementType: 'bonus', from: 'WELCOME100', to: 'WALLET', amount: 50, bonus: { description: 'โบนัสต้อนรับ 100%' } },
    { statementType: 'bonus', from: 'KAPAO50', to: 'WALLET', amount: 50, promotion: { description: 'KAPAO50' } },
    { statementType: 'bonus', from: 'INVITE', to: 'WALLET', amount: 12.5, invite: { description: 'ชวนเพื่อน' } },
    { statementType: 'bonus', from: 'REFUND', to: 'WALLET', amount: 42.5, refund: { description: 'คืนยอดเสีย' } },
    { statementType: 'bonus', from: 'LUCKYDRAW', to: 'WALLET', amount: 5, luckydraw: { description: '<b>5 บาท</b>' } },
    {
      statementType: 'finish_bonus',
      from: 'WALLET',
      to: 'WELCOME100',
      amount: -10,
      bonus: { description: 'โบนัสต้อนรับ' },
    },
    { statementType: 'constructor', status: 'toString', from: '', to: '', amount: 'x', createdAt: 'never' },
  ];
  mockResponse(asked, {
    total: kinds.length,
    statements: kinds.map((kind, index) => ({
      status: 'SUCCESS',
      createdAt: new Date(now - index * index * 25 * minute).toISOString(),
      ...kind,
    })),
  });
}

/** Sets the browser's connection to offline or online, and returns the cleanup. */
export function setOnline(isOnline: boolean): () => void {
  const restore = () => void Reflect.deleteProperty(navigator, 'onLine');
  restore();
  if (!isOnline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  return restore;
}
