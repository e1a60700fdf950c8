import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { heldRequests, storyBackend, waitForStable } from '#.storybook/backend';
import { nextFrame } from '#.storybook/deterministic';
import preview from '#.storybook/preview';
import { getInvites } from '@/api/calls/invite';
import { uploadSlip, withdraw } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useCachedRead } from '@/api/client/useCachedRead';
import { useRead } from '@/api/client/useRead';
import { useCommand } from '@/api/commands/useCommand';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineError } from '@/components/InlineError/InlineError';
import { Loader } from '@/components/Loader/Loader';
import { errorText } from '@/i18n/errorText';
import { i18n } from '@/i18n/i18n';

interface Asked {
  url: string;
  body: { page: number; amount: number };
}

/** Handles all requests instead of the mock: these stories test only the hooks. */
type Backend = (asked: Asked, count: number) => Promise<unknown> | unknown;

let asked: Asked[] = [];
/** `letGo` releases the responses that a story holds. */
const kept = { letGo() {} };
const held = () =>
  heldRequests(
    new Promise<void>((resolve) => {
      kept.letGo = resolve;
    }),
  );
const refuse = (message: string) => Response.json({ message }, { status: 400 });
const page = (amount: number) => ({ invites: [{ from: { name: '' }, amount, createdAt: '' }], total: 30 });

const serve = (backend: Backend) => () => {
  asked = [];
  storyBackend().handle = async (request) => {
    const call = { url: request.url, body: JSON.parse((await request.text()) || '{}') };
    asked.push(call);
    const response = await backend(call, asked.length);
    return response instanceof Response ? response : Response.json(response);
  };
};

interface CallsProps {
  /** The parts that this page shows. Default: `page`. */
  parts?: ('known' | 'page' | 'command' | 'upload')[];
  onError?: (error: unknown) => void;
}

/** Shows a read in its states: loading, failed, reloading. */
function PageOfInvites({ isSkipped = false }) {
  const { t } = useTranslation('common');
  const { data, error, isLoading, reload } = useRead(isSkipped ? null : getInvites, { body: { page: 1, limit: 10 } });
  if (isLoading) return <Loader />;
  if (!data) return error ? <ErrorState reason={errorText(error)} onRetry={reload} /> : null;
  return (
    <section>
      <p>
        <Amount value={data.invites[0]?.amount} size="large" />
      </p>
      <Button variant="quiet" onClick={reload}>
        {t('retry')}
      </Button>
    </section>
  );
}

/** Shows the total of the list from the cache, once another part has loaded the list. */
function KnownTotal() {
  const known = useCachedRead(getInvites, { body: { page: 1, limit: 10 } });
  return <p data-testid="known">{known?.total}</p>;
}

/** Shows a command with its error line. */
function Withdrawal({ onError }: { onError?: (error: unknown) => void }) {
  const { t } = useTranslation('common');
  const { run, isRunning, error, clearError } = useCommand(withdraw, onError);
  return (
    <section>
      <InlineError>{error && errorText(error)}</InlineError>
      <Button busy={isRunning} onClick={() => run({ body: { amount: 100 } })}>
        {t('confirm')}
      </Button>
      <Button variant="quiet" onClick={clearError}>
        {t('close')}
      </Button>
    </section>
  );
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const slip = (bytes: number[], size = 200_000) =>
  new File([new Uint8Array(bytes), new Uint8Array(size)], 'slip-350baht.png', { type: 'image/png' });

/** Shows an upload with its progress and a button that cancels it. */
function SlipUpload({ onError }: { onError?: (error: unknown) => void }) {
  const { t } = useTranslation('common');
  const [share, setShare] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const [controller] = useState(() => new AbortController());
  const { run, isRunning, error } = useCommand(uploadSlip, onError);
  const send = async (file: File) => {
    const response = await run({ body: { file } }, { onProgress: setShare, signal: controller.signal });
    setIsDone(response?.success === true);
  };
  return (
    <section data-done={isDone}>
      <InlineError>{error && errorText(error)}</InlineError>
      <progress value={share} aria-label={t('loading')} />
      <Button busy={isRunning} onClick={() => send(slip(png))}>
        {t('confirm')}
      </Button>
      <Button variant="danger" onClick={() => send(slip([]))}>
        {t('next')}
      </Button>
      <Button variant="quiet" onClick={() => controller.abort()}>
        {t('cancel')}
      </Button>
    </section>
  );
}

/** Renders reads and commands as the app's screens use them, through `useRead`, `useCachedRead` and `useCommand`. */
function Calls({ parts = ['page'], onError }: CallsProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {parts.map((part, index) => {
        const key = `${part}${index}`;
        if (part === 'known') return <KnownTotal key={key} />;
        if (part === 'page') return <PageOfInvites key={key} />;
        if (part === 'upload') return <SlipUpload key={key} onError={onError} />;
        return isShown && <Withdrawal key={key} onError={onError} />;
      })}
      {parts.includes('command') && (
        <Button variant="quiet" onClick={() => setIsShown((now) => !now)}>
          {t('cancel')}
        </Button>
      )}
      <PageOfInvites isSkipped />
    </>
  );
}

const meta = preview.meta({
  tags: ['internal'],
  component: Calls,
  parameters: {
    docs: {
      description: {
        component:
          'How reads and commands behave on every screen, as `useRead` and `useCommand` promise. An engineering ' +
          'fixture: these pages are not part of the app.',
      },
    },
  },
  args: { onError: fn() },
});

export const Read = meta.story({
  name: 'Read: a page of a list',
  // Delay each response by 6 frames, because the page would count as stable after 3 frames without a change.
  beforeEach: serve(async ({ body }, count) => {
    for (let frame = 0; frame < 6; frame += 1) await nextFrame();
    return page(body.page * 100 + count);
  }),
});
export const ReadLoading = meta.story({
  name: 'Read: loading',
  parameters: { fail: { call: getInvites, kind: 'never' } },
});
export const ReadFailed = meta.story({
  name: 'Read: failed',
  beforeEach: serve((_, count) => (count === 1 ? new Response('<h1>502</h1>', { status: 502 }) : page(count))),
});
export const Command = meta.story({
  name: 'Command',
  args: { parts: ['command'] },
  beforeEach: serve(async (_, count) => {
    if (count === 1) await held();
    return count === 1 ? refuse('MONEY_NOT_ENOUGH') : { success: true };
  }),
});

Read.test('requests the same thing in one place once, and nothing for null', async ({ canvas }) => {
  await waitForStable();
  await expect(canvas.getByText(/^101\.00 /)).toBeVisible();
  await expect(asked.map(({ url }) => url.replace(/^.*\/api/, '/api'))).toEqual(['/api/invite']);
});

export const ReadOutOfOrder = meta.story({
  name: 'Read: responses in the wrong order',
  beforeEach: serve(async (_, count) => {
    // The second response arrives last.
    if (count === 2) await held();
    return page(count);
  }),
});

ReadOutOfOrder.test('never replaces a newer response with a late one', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1\.00 /);
  const reload = canvas.getAllByRole('button').at(-1) as HTMLElement;
  await userEvent.click(reload);
  await userEvent.click(reload);
  await canvas.findByText(/^3\.00 /);
  kept.letGo();
  await waitForStable();
  await expect(asked).toHaveLength(3);
  await expect(canvas.getByText(/^3\.00 /)).toBeVisible();
});

export const ReadKnownFirst = meta.story({
  name: 'Read: known to another part',
  tags: ['no-screenshot'],
  args: { parts: ['known', 'page'] },
  decorators: [
    (Story) => (
      <SWRConfig value={{ revalidateOnFocus: true, focusThrottleInterval: -1 }}>
        <Story />
      </SWRConfig>
    ),
  ],
  beforeEach: serve((_, count) => page(count)),
});
ReadKnownFirst.test('reloads on return to the tab, whichever part was mounted first', async ({ canvas }) => {
  await canvas.findByText(/^1\.00 /);
  await expect(canvas.getByTestId('known')).toHaveTextContent('30');
  document.dispatchEvent(new Event('visibilitychange'));
  await canvas.findByText(/^2\.00 /);
  await expect(asked).toHaveLength(2);
});

ReadFailed.test('explains the failure and offers a retry', async ({ canvas, userEvent }) => {
  const failure = await canvas.findByText(i18n.t('common:loadFailed'));
  await expect(failure.parentElement).not.toHaveTextContent('502');
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByText(/^2\.00 /);
});

Command.test('sends once for five taps while in flight, and keeps the error until it is cleared', async (context) => {
  const { canvas, userEvent, args } = context;
  const [confirm, close] = canvas.getAllByRole('button');
  for (let tap = 0; tap < 5; tap += 1) confirm?.click();
  await waitFor(() => expect(asked).toHaveLength(1));
  kept.letGo();
  await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  await expect(args.onError).toHaveBeenCalledOnce();
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
  await userEvent.click(close as HTMLElement);
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(asked).toHaveLength(2));
  // A held response would keep the command's cross-tab lock and block this command in every other tab.
  kept.letGo();
});

Command.test(
  'shows nothing after its component is gone, but a money command still calls `onError`',
  async ({ canvas, userEvent, args }) => {
    const [confirm, , back] = canvas.getAllByRole('button');
    confirm?.click();
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.click(back as HTMLElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    kept.letGo();
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(asked).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

Command.test(
  'shows the failure of a run that an earlier form has sent, and calls `onError` once',
  async ({ canvas, userEvent, args }) => {
    const [confirm, , back] = canvas.getAllByRole('button');
    confirm?.click();
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.click(back as HTMLElement);
    await userEvent.click(back as HTMLElement);
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'true');
    kept.letGo();
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getAllByRole('button')[0]).not.toHaveAttribute('aria-busy');
    await expect(args.onError).toHaveBeenCalledOnce();
  },
);

export const CommandWithoutResponse = meta.story({
  name: 'Command: result unknown',
  args: { parts: ['command'] },
  beforeEach: serve(() => Response.error()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  },
});
CommandWithoutResponse.test('does not resend, and shows that the result is unknown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  await waitForStable();
  await expect(asked).toHaveLength(1);
});

export const CommandOfLostSession = meta.story({
  name: 'Command: the session has ended',
  args: { parts: ['command'] },
  beforeEach: serve(() => Response.json({ message: 'gone' }, { status: 410 })),
});
CommandOfLostSession.test('shows nothing, because the member is sent to login', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  await waitForStable();
  await expect(asked).toHaveLength(1);
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  await expect(args.onError).not.toHaveBeenCalled();
});

export const Upload = meta.story({ args: { parts: ['upload'] }, parameters: { session: true } });
/** Expects that `onError` has received this error, a function that resends the request, and the request. */
const expectError = (onError: CallsProps['onError'], error: Partial<ApiError>) =>
  expect(onError).toHaveBeenCalledWith(expect.objectContaining(error), expect.any(Function), expect.anything());
Upload.test('shows its progress and finishes', async ({ canvas, userEvent }) => {
  const [confirm] = canvas.getAllByRole('button');
  await userEvent.click(confirm as HTMLElement);
  await waitForStable();
  await expect(confirm?.closest('section')).toHaveAttribute('data-done', 'true');
  await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 1);
});
Upload.test('explains the refusal', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
  await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
  await expectError(args.onError, { code: 'SLIP_INVALID_FILE' });
  await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
});

export const UploadWithoutResponse = meta.story({
  name: 'Upload: in progress',
  args: { parts: ['upload'] },
  parameters: { session: true, fail: { call: uploadSlip, kind: 'never' } },
});
UploadWithoutResponse.test('can be cancelled', async ({ canvas, userEvent, args }) => {
  const [confirm, , cancel] = canvas.getAllByRole('button');
  await userEvent.click(confirm as HTMLElement);
  await waitForStable();
  await userEvent.click(cancel as HTMLElement);
  await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
  await expectError(args.onError, { kind: 'aborted', isOutcomeUnknown: true });
});
