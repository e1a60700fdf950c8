import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

/**
 * Tests that the backend refuses malformed requests to every call without a 5xx, and unknown paths with a 404. With
 * `--only`, tests only the named calls and the unknown paths.
 */
export const requests: Check = {
  name: 'malformed requests',
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
        await context.refused(name, 'a request without a token is refused', { token: null }, codes);
        await context.refused(name, 'an unknown token is refused', { token: 'not-a-token' }, codes);
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
        'an unknown path returns 404',
        reply.status === 404,
        `404 at ${path}; got ${reply.status}`,
        reply.exchange,
      );
    }
  },
};

async function bodies(context: TestContext, name: string, required: readonly string[]): Promise<void> {
  const type = 'application/json';
  for (const body of ['{"a":', 'null', '[]', '"x"', '5', ''])
    await context.refused(name, 'a malformed body is refused', { raw: { type, body } });
  await context.refused(name, 'JSON with another content type is refused', { raw: { type: 'text/plain', body: '{}' } });
  await context.refused(name, 'JSON with another content type is refused', {
    raw: { type: 'application/x-www-form-urlencoded', body: 'amount=1' },
  });
  await context.refused(name, 'a body of 1 MiB is refused', {
    raw: { type, body: `{"name":"${'x'.repeat(1024 * 1024)}"}` },
  });
  if (required.length === 0) return;
  await context.refused(
    name,
    'a missing field is reported',
    { raw: { type, body: '{"__proto__":{"amount":1},"constructor":1}' } },
    ['KEY_MISSING', 'KEY_INVALID', 'WRONG_CREDENTIAL'],
  );
  const odd = Object.fromEntries(required.map((field) => [field, { not: ['this'] }]));
  await context.refused(name, 'a field of the wrong type is reported', { body: odd }, ['KEY_INVALID', 'KEY_MISSING']);
}

async function forms(context: TestContext, name: string): Promise<void> {
  const type = 'multipart/form-data; boundary=b';
  const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  for (const body of [half, '', '--b--\r\n', 'x'])
    await context.refused(name, 'a malformed form is refused', { raw: { type, body } });
  await context.refused(name, 'JSON instead of a form is refused', { raw: { type: 'application/json', body: '{}' } });
  const form = new FormData();
  form.append('file', new File(['MZ'], 'a.png', { type: 'image/png' }));
  await context.refused(name, 'a program with the name of an image is refused', { raw: { body: form } });
}
