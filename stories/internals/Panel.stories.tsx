import { createBackend } from '@mocks/backend';
import { getWalletAccount } from '@mocks/ledger/ledger';
import { openPanel } from '@mocks/panel/panel';
import { shared } from '@mocks/panel/saved';
import { memberByPhone } from '@mocks/rules/member';
import { malee, somchai } from '@mocks/scenarios/people';
import { scenarios } from '@mocks/scenarios/scenarios';
import { useEffect, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { sessionStore, storageKeys } from '@/device/storage';

/** Paths of the pages that the panel would have loaded. */
const loaded: string[] = [];

/** Renders a page with the panel over it, and a dialog like those of the app. */
function Harness({ inDialog = false }: { inDialog?: boolean }) {
  const [open, setOpen] = useState(inDialog);
  useEffect(() => openPanel(storyBackend(), storyBackend(), { load: (path) => loaded.push(path) }), []);
  return (
    <main style={{ minHeight: '100vh' }}>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Dialog">
        <p>Behind it everything is inert.</p>
      </Dialog>
    </main>
  );
}

const host = () => document.querySelector<HTMLElement>('kapao-mock-panel');
const root = () => {
  const shadow = host()?.shadowRoot;
  if (!shadow) throw new Error('There is no panel');
  return shadow;
};
const part = (selector: string) => root().querySelector<HTMLElement>(selector) as HTMLElement;
const tab = () => part('.tab');
const panel = () => within(part('section'));
const isShown = (element: HTMLElement) => element.checkVisibility();
const focused = () => root().activeElement;
const printed = () => part('output');
const toggle = () => fireEvent.keyDown(window, { code: 'KeyM', key: 'µ', ctrlKey: true, altKey: true });

async function forget(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('kapao-mock.')) localStorage.removeItem(key);
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase('kapao-mock');
    request.onsuccess = request.onerror = request.onblocked = done;
  });
}

const meta = preview.meta({
  tags: ['internal'],
  component: Harness,
  parameters: {
    docs: {
      description: {
        component:
          'The demo panel over a page: another scenario, another member, a failing call, another time, a paid QR. ' +
          'An engineering fixture: members never see it.',
      },
    },
  },
  beforeEach: async () => {
    loaded.length = 0;
    await forget();
    return forget;
  },
});

/** Opens the panel. Waits for the panel first, because effects may run after the play function has started. */
const open = async () => {
  await waitFor(() => root());
  tab().click();
};

export const Tab = meta.story({ name: 'Collapsed to its tab' });
export const Open = meta.story({ play: open });
export const Small = meta.story({ name: 'Small phone (320)', globals: { viewport: { value: 'small' } }, play: open });
export const OverDialog = meta.story({
  name: 'Over a dialog',
  args: { inDialog: true },
  play: open,
});

const ask = (path: string, token = storyBackend().tokenFor(somchai.username), init: RequestInit = {}) =>
  storyBackend().handle(
    new Request(new URL(path, location.origin), {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    }),
  );
/** Returns the balance of Somchai's main wallet, in satang. */
const getBalance = () => {
  const { mockState } = storyBackend();
  return mockState.ledger.balance(getWalletAccount(memberByPhone(mockState, somchai.username)?._id ?? ''));
};

Tab.test(
  'opens and closes by keyboard and moves focus, and hides on Ctrl+Alt+M until it is pressed again',
  async () => {
    // Opens and closes by keyboard and moves focus.
    await expect(isShown(part('section'))).toBe(false);
    tab().focus();
    await userEvent.keyboard('{Enter}');
    await expect(isShown(part('section'))).toBe(true);
    await expect(isShown(tab())).toBe(false);
    await expect(focused()).toBe(panel().getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(isShown(part('section'))).toBe(false);
    await expect(focused()).toBe(tab());
    await expect(tab()).toHaveAttribute('aria-expanded', 'false');

    // Hides on Ctrl+Alt+M, remembers it, and comes back.
    toggle();
    await expect(isShown(tab())).toBe(false);
    const stop = openPanel(storyBackend(), storyBackend());
    const another = [...document.querySelectorAll<HTMLElement>('kapao-mock-panel')].at(-1);
    try {
      await expect(another).not.toBe(host());
      await expect(another?.style.display).toBe('none');
    } finally {
      stop();
    }
    // The shortcut needs both Ctrl and Alt.
    for (const keys of [{}, { ctrlKey: true }, { altKey: true }]) fireEvent.keyDown(window, { code: 'KeyM', ...keys });
    await expect(isShown(tab())).toBe(false);
    toggle();
    await expect(isShown(tab())).toBe(true);
    await open();
    await userEvent.click(panel().getByRole('button', { name: 'Hide' }));
    await expect([isShown(tab()), isShown(part('section'))]).toEqual([false, false]);
    toggle();
    await expect([isShown(tab()), isShown(part('section'))]).toEqual([true, false]);
  },
);

Open.test(
  'logs a member in, starts another scenario, and shares changes with the next page and other tabs',
  async () => {
    // Logs a member in and opens home.
    await userEvent.click(panel().getByRole('button', { name: `Log in as ${malee.username}` }));
    await waitFor(() => expect(loaded).toEqual(['/user/home']));
    const { profile } = await (await ask('/api/account/profile', sessionStore.get(storageKeys.token) ?? '')).json();
    await expect(profile.username).toBe(malee.username);

    loaded.length = 0;

    // Starts another scenario and lists its members.
    const select = panel().getByLabelText('Start with');
    await expect(within(select).getAllByRole('option')).toHaveLength(scenarios.length);
    await userEvent.selectOptions(select, 'new');
    const description = scenarios.find(({ name }) => name === 'new')?.description ?? '';
    await expect(panel().getByText(description)).toBeInTheDocument();
    // The select names a scenario that has not started, so its members cannot log in yet.
    await expect(panel().queryByRole('button', { name: /^Log in as/ })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(loaded).toEqual([location.pathname]));
    await expect(storyBackend().mockState.scenario).toBe('new');
    await expect(printed()).toHaveTextContent('Started new');

    // Shares changes with the next page and other tabs.
    const [first, second] = await Promise.all([createBackend(), createBackend()].map(shared));
    if (!first || !second) throw new Error('unreachable');
    const control = (name: string, body: object) =>
      first.handle(new Request(`${location.origin}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) }));
    await expect((await control('reset', { scenario: 'rich' })).status).toBe(200);
    const loadedAnew = await shared(createBackend());
    await expect(loadedAnew.mockState.scenario).toBe('rich');
    // The other tab loads the change with its next call.
    await second.handle(new Request(`${location.origin}/api/lookup/info`));
    await expect(second.mockState.scenario).toBe('rich');
  },
);

Open.test(
  'fails the next call in the chosen way, shows a refusal of the admin API, and makes payments',
  async ({ step }) => {
    await step('shows the refusal of the admin API', async () => {
      const before = getBalance();
      const baht = panel().getByLabelText('Baht');
      fireEvent.change(baht, { target: { value: 'much' } });
      await userEvent.click(panel().getByRole('button', { name: 'Pay in' }));
      await waitFor(() => expect(printed()).toHaveClass('bad'));
      await expect(printed()).not.toBeEmptyDOMElement();
      storyBackend().advance(3600);
      await expect(getBalance()).toBe(before);
    });
    await step('makes the next call fail once, in the chosen way', async () => {
      const fail = () => userEvent.click(panel().getByRole('button', { name: 'Fail it' }));
      await userEvent.selectOptions(panel().getByLabelText('Call'), 'GET /api/wallet');
      await userEvent.type(panel().getByLabelText('Code (for a refusal)'), 'CANNOT_VERIFY');
      await fail();
      await waitFor(() => expect(printed()).toHaveTextContent('The next GET /api/wallet fails'));
      await expect((await ask('/api/lookup/info')).status).toBe(200);
      const refused = await ask('/api/wallet');
      await expect([refused.status, await refused.json()]).toEqual([400, { message: 'CANNOT_VERIFY' }]);
      await expect((await ask('/api/wallet')).status).toBe(200);
      const how = panel().getByLabelText('How');
      await userEvent.selectOptions(how, 'slow');
      await fail();
      await waitFor(() => expect(storyBackend().mockState.faults).toMatchObject([{ kind: 'slow', times: 1 }]));
    });
    await step('shows a live QR and pays it', async () => {
      await expect(panel().getByText('No QR is waiting to be paid.')).toBeInTheDocument();
      const before = getBalance();
      const made = await ask('/api/qrcode/PAYTIMZ', undefined, {
        method: 'POST',
        body: JSON.stringify({ amount: 120.5 }),
      });
      await expect(made.status).toBe(200);
      const name = `Pay the PAYTIMZ QR of ${somchai.username}`;
      // The panel polls every second.
      await userEvent.click(await panel().findByRole('button', { name }));
      await waitFor(() => expect(panel().queryByRole('button', { name })).toBeNull());
      await userEvent.click(panel().getByRole('button', { name: '+1 min' }));
      await waitFor(() => expect(getBalance()).toBe(before + 12_050));
    });
    await step('advances the clock, which makes due payments', async () => {
      const { clock } = storyBackend().mockState;
      const [start, before] = [clock.now(), getBalance()];
      const time = panel().getByText(/in Bangkok$/).textContent;
      await userEvent.selectOptions(panel().getByLabelText('Bank transfer from'), somchai.username);
      const baht = panel().getByLabelText('Baht');
      fireEvent.change(baht, { target: { value: '250.75' } });
      await userEvent.click(panel().getByRole('button', { name: 'Pay in' }));
      await waitFor(() => expect(printed()).toHaveTextContent(/^Paid/));
      await expect(getBalance()).toBe(before);
      await userEvent.click(panel().getByRole('button', { name: '+1 min' }));
      await waitFor(() => expect(printed()).toHaveTextContent('Clock +1 min'));
      await expect(clock.now()).toBe(start + 60_000);
      await expect(getBalance()).toBe(before + 25_075);
      await expect(panel().getByText(/in Bangkok$/).textContent).not.toBe(time);
      for (const [name, hours] of [
        ['+10 min', 1 / 6],
        ['+1 hour', 1],
        ['+1 day', 24],
      ] as const) {
        const from = clock.now();
        await userEvent.click(panel().getByRole('button', { name }));
        await waitFor(() => expect(clock.now()).toBe(from + hours * 3_600_000));
      }
    });
  },
);

OverDialog.test('works over a dialog, and Escape closes only the panel', async () => {
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
  await waitFor(() => expect(dialog()).toContainElement(host()));
  const button = panel().getByRole('button', { name: '+1 min' });
  // An inert element would not take the focus.
  button.focus();
  await expect(focused()).toBe(button);
  await userEvent.click(button);
  await waitFor(() => expect(printed()).toHaveTextContent('Clock +1 min'));
  await userEvent.keyboard('{Escape}');
  await expect(isShown(part('section'))).toBe(false);
  await expect(dialog()).toBeInTheDocument();
  await expect(focused()).toBe(tab());
  // Escape outside the panel closes the dialog.
  dialog()?.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(host()?.parentElement).toBe(document.body));
});

Small.test('fits the smallest viewport', async () => {
  const { left, right, top, bottom } = part('section').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(innerWidth);
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
  await expect(part('section').scrollWidth).toBe(part('section').clientWidth);
});
