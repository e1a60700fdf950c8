import type { Browser } from 'playwright';

/** A page that nothing but these calls touches. */
export interface QuietPage {
  /** Sends a DevTools command to the page; rejects with what DevTools says. */
  send(method: string, params?: object): Promise<unknown>;
  /** Runs a function in the page, with arguments that JSON can carry, and gives what it resolves to. */
  evaluate<T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  close(): Promise<void>;
}

export interface QuietContext {
  open(): Promise<QuietPage>;
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/**
 * A browser context that Playwright does not know of. Its own pages carry a world of Playwright's into every document
 * and keep stacks of every request, which a slow phone pays for before its first paint; what is timed here is the page.
 */
export async function quietContext(browser: Browser): Promise<QuietContext> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');

  async function open(): Promise<QuietPage> {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const waiting = new Map<number, (answer: Answer) => void>();
    let last = 0;
    session.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return;
      const answer = JSON.parse(event.message) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    });
    const send = async (method: string, params: object = {}) => {
      last += 1;
      const id = last;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      const { result, error } = await answer;
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    };
    return {
      send,
      async evaluate<T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A) {
        const { result, exceptionDetails } = (await send('Runtime.evaluate', {
          // tsx wraps functions that have a name; the page knows nothing of its wrapper.
          expression: `globalThis.__name ??= (target) => target; (${work})(...${JSON.stringify(args)})`,
          awaitPromise: true,
          returnByValue: true,
        })) as { result: { value: T }; exceptionDetails?: { exception?: { description?: string } } };
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'the page threw');
        return result.value;
      },
      close: async () => void (await session.send('Target.closeTarget', { targetId })),
    };
  }

  return {
    open,
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
