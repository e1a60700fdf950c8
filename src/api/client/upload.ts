import type { Exchange, RawResponse } from './exchange';

/**
 * Sends a form by XMLHttpRequest, because fetch does not report the progress of an upload. Rejects if no complete
 * response arrives.
 */
export function exchangeByXhr({ url, method, headers, body, signal, onProgress }: Exchange): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new Error('no answer'));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    // XMLHttpRequest cannot forbid redirects. On a redirect to another host, browsers drop the token, and this function
    // rejects that host's response.
    xhr.onload = () => {
      if (!isSameHost(url, xhr.responseURL)) return fail();
      // Report the end here, because a service worker, such as the mock's, hides all earlier progress.
      onProgress?.(1);
      const headers = headersIn(xhr.getAllResponseHeaders());
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        header: (name) => headers.get(name.toLowerCase()) ?? null,
      });
    };
    xhr.onerror = fail;
    xhr.onabort = fail;
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(getForm(body as Record<string, string | Blob>));
  });
}

/**
 * Returns all headers by lower-case name. Reading a single header logs an error if another origin does not expose it.
 */
const headersIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/[\r\n]+/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );

function getForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const isSameHost = (requested: string, responded: string) =>
  responded === '' || new URL(requested, globalThis.location?.href).origin === new URL(responded).origin;
