import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export const cut = (text: string, length = 600) => (text.length > length ? `${text.slice(0, length)}…` : text);
const quote = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`;

/** Removes passwords, tokens and one-time codes from texts for logs and reports. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/("(?:password|oldPassword|newPassword|token|otpToken|otpCode)"\s*:\s*")[^"]*"/g, '$1…"')
    .replace(/(\/autoLogin\/\w+\/[^/\s']+\/)[^/\s']+/g, '$1…');

/** Returns a request as a curl command without secrets. */
export async function describeRequest(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.includes('multipart') === true;
  const sent = request.body && !isForm ? await request.clone().text() : '';
  const lines = [...request.headers]
    .filter(([name]) => !isForm || name !== 'content-type')
    .map(([name, value]) =>
      name === 'authorization' ? ' -H "Authorization: Bearer $TOKEN"' : ` -H ${quote(`${name}: ${value}`)}`,
    );
  const form = isForm ? ' -F file=@image.png' : '';
  const data = sent ? ` --data ${quote(withoutSecrets(cut(sent)))}` : form;
  return `curl -i -X ${request.method}${lines.join('')}${data} ${quote(withoutSecrets(request.url))}`;
}

/** Sends a request, or half of its body (`isCut`), and closes the connection. Resolves when it is closed. */
export async function sendAndClose(request: Request, isCut: boolean): Promise<void> {
  const { url, method, headers } = request;
  const body = Buffer.from(await request.arrayBuffer());
  const sent = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-length': body.length },
  });
  await new Promise<void>((resolve) => {
    sent.on('error', () => {}).on('close', resolve);
    if (isCut) sent.write(body.subarray(0, body.length / 2), () => sent.destroy());
    else sent.end(body, () => sent.destroy());
  });
}
