import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

/** Every call with requests that are none: refused in one way, and the server stands. */
export const requests: Check = {
  name: 'requests that are none',
  calls: ['*'],
  changes: true,
  async run(context) {
    for (const operation of context.contract.operations.values()) {
      const { name, isPublic, body } = operation;
      if (
        context.options.only.length > 0 &&
        !context.options.only.includes(name) &&
        !context.options.only.includes(requests.name)
      )
        continue;
      if (!isPublic) {
        const codes = [...operation.codes].filter(([, status]) => status === 401).map(([code]) => code);
        await context.refused(name, 'who is not logged in is refused', { token: null }, codes);
        await context.refused(name, 'a token that was never given is refused', { token: 'not-a-token' }, codes);
      }
      await context.refused(name, 'another method is refused', { method: 'PATCH' });
      if (body === 'json') await bodies(context, name, operation.required);
      if (body === 'multipart') await forms(context, name);
    }
    const [name, value] = context.contract.clientHeader;
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/lookup/banks/more',
      '/api/wallet/__proto__',
      '/api/lookup/%2e%2e/info',
    ]) {
      const headers = { [name]: value, authorization: `Bearer ${context.token}` };
      const reply = await context.send('(no call)', new Request(`${context.options.base}${path}`, { headers }));
      context.check(
        '(no call)',
        'what is nowhere is 404',
        reply.status === 404,
        `404 at ${path}; came ${reply.status}`,
        reply.exchange,
      );
    }
  },
};

async function bodies(context: TestContext, name: string, required: readonly string[]): Promise<void> {
  const type = 'application/json';
  for (const body of ['{"a":', 'null', '[]', '"x"', '5', ''])
    await context.refused(name, 'a body that is none is refused', { raw: { type, body } });
  await context.refused(name, 'JSON under another type is refused', { raw: { type: 'text/plain', body: '{}' } });
  await context.refused(name, 'JSON under another type is refused', {
    raw: { type: 'application/x-www-form-urlencoded', body: 'amount=1' },
  });
  await context.refused(name, 'a body beyond reason is refused', {
    raw: { type, body: `{"name":"${'x'.repeat(1024 * 1024)}"}` },
  });
  if (required.length === 0) return;
  await context.refused(
    name,
    'what is missing is told',
    { raw: { type, body: '{"__proto__":{"amount":1},"constructor":1}' } },
    ['KEY_MISSING', 'KEY_INVALID', 'WRONG_CREDENTIAL'],
  );
  const odd = Object.fromEntries(required.map((field) => [field, { not: ['this'] }]));
  await context.refused(name, 'what has another type is told', { body: odd }, ['KEY_INVALID', 'KEY_MISSING']);
}

async function forms(context: TestContext, name: string): Promise<void> {
  const type = 'multipart/form-data; boundary=b';
  const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  for (const body of [half, '', '--b--\r\n', 'x'])
    await context.refused(name, 'a form that is none is refused', { raw: { type, body } });
  await context.refused(name, 'JSON in place of a form is refused', { raw: { type: 'application/json', body: '{}' } });
  const form = new FormData();
  form.append('file', new File(['MZ'], 'a.png', { type: 'image/png' }));
  await context.refused(name, 'a program that is named a picture is refused', { raw: { body: form } });
}
