import type { IncomingMessage } from 'node:http';

const hostname = (origin: string): string => {
  try {
    return new URL(origin).hostname;
  } catch {
    return '';
  }
};

const isOwn = (name: string): boolean => /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);

/**
 * Returns true for a request to a name of this machine that no page of another site has sent. A site whose own name
 * leads to this machine is refused by its name, and a page of another site by its origin, which it cannot hide when it
 * changes or reads something.
 */
export const isFromThisMachine = ({ headers: { host = '', origin } }: Pick<IncomingMessage, 'headers'>): boolean =>
  isOwn(hostname(`http://${host}`)) && (origin === undefined || isOwn(hostname(origin)));
