import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { heldRequests, storyBackend, waitForStable } from '#.storybook/backend';
import { nextFrame } from '#.storybook/deterministic';
import preview from '#.storybook/preview';
import { changePassword } from '@/api/calls/account';
import { getInvites } from '@/api/calls/invite';
import { useCachedRead } from '@/api/client/useCachedRead';
import { useRead } from '@/api/client/useRead';
import { useCommand } from '@/api/commands/useCommand';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { InlineError } from '@/components/InlineError/InlineError';
import { errorText } from '@/i18n/errorText';

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
  /** True if the page sends a command. By default, it reads. */
  isCommand?: boolean;
  /** True if another part of the page reads the same total from the cache. */
  isKnown?: boolean;
  onError?: (error: unknown) => void;
}

/** Shows a read, once it has loaded. */
function PageOfInvites({ isSkipped = false }) {
  const { t } = useTranslation('common');
  const { data, reload } = useRead(isSkipped ? null : getInvites, { body: { page: 1, limit: 10 } });
  if (!data) return null;
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
function PasswordChange({ onError }: { onError?: (error: unknown) => void }) {
  const { t } = useTranslation('common');
  const { run, isRunning, error } = useCommand(changePassword, onError);
  return (
    <section>
      <InlineError>{error && errorText(error)}</InlineError>
      <Button busy={isRunning} onClick={() => run({ body: { oldPassword: '12345678', newPassword: '23456789' } })}>
        {t('confirm')}
      </Button>
    </section>
  );
}

/** Renders reads and commands as the app's screens use them, through `useRead`, `useCachedRead` and `useCommand`. */
function Calls({ isCommand = false, isKnown = false, onError }: CallsProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(true);
  if (!isCommand) {
    return (
      <>
        {isKnown && <KnownTotal />}
        <PageOfInvites />
        <PageOfInvites isSkipped />
      </>
    );
  }
  return (
    <>
      {isShown && <PasswordChange onError={onError} />}
      <Button variant="quiet" onClick={() => setIsShown((now) => !now)}>
        {t('cancel')}
      </Button>
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
export const Command = meta.story({
  name: 'Command',
  args: { isCommand: true },
  beforeEach: serve(async (_, count) => {
    if (count === 1) await held();
    return count === 1 ? refuse('WRONG_PASSWORD') : { success: true };
  }),
});

Read.test('requests the same thing in one place once, and nothing for null', async ({ canvas }) => {
  await waitForStable();
  await expect(canvas.getByText(/^101\.00 /)).toBeVisible();
  await expect(asked.map(({ url }) => url.replace(/^.*\/api/, '/api'))).toEqual(['/api/invite']);
});

Read.test(
  'never replaces a newer response with a late one',
  {
    beforeEach: serve(async (_, count) => {
      // The second response arrives last.
      if (count === 2) await held();
      return page(count);
    }),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1\.00 /);
    const reload = canvas.getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(reload);
    await userEvent.click(reload);
    await canvas.findByText(/^3\.00 /);
    kept.letGo();
    await waitForStable();
    await expect(asked).toHaveLength(3);
    await expect(canvas.getByText(/^3\.00 /)).toBeVisible();
  },
);
Read.test(
  'reloads on return to the tab, whichever part was mounted first',
  {
    args: { isKnown: true },
    decorators: [
      (Story) => (
        <SWRConfig value={{ revalidateOnFocus: true, focusThrottleInterval: -1 }}>
          <Story />
        </SWRConfig>
      ),
    ],
    beforeEach: serve((_, count) => page(count)),
  },
  async ({ canvas }) => {
    await canvas.findByText(/^1\.00 /);
    await expect(canvas.getByTestId('known')).toHaveTextContent('30');
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(/^2\.00 /);
    await expect(asked).toHaveLength(2);
  },
);

Command.test('neither shows nor reports a failure after its component is gone', async ({ canvas, userEvent, args }) => {
  const [confirm, back] = canvas.getAllByRole('button');
  confirm?.click();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(back as HTMLElement);
  await expect(canvas.queryByRole('alert')).toBeNull();
  kept.letGo();
  await waitForStable();
  await expect(args.onError).not.toHaveBeenCalled();
  await expect(asked).toHaveLength(1);
  await expect(canvas.queryByRole('alert')).toBeNull();
});

Command.test(
  'shows the failure of a run that an earlier form has sent, and reports it to neither',
  async ({ canvas, userEvent, args }) => {
    const [confirm, back] = canvas.getAllByRole('button');
    confirm?.click();
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.click(back as HTMLElement);
    await userEvent.click(back as HTMLElement);
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'true');
    kept.letGo();
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getAllByRole('button')[0]).not.toHaveAttribute('aria-busy');
    await expect(args.onError).not.toHaveBeenCalled();
  },
);
