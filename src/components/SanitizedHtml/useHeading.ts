import { useEffect, useState } from 'react';

/**
 * Returns the first heading of server HTML as plain text, for example to name content whose markup is shown elsewhere.
 * Returns `''` until the sanitiser has loaded, or if there is no heading.
 */
export function useHeading(html: string): string {
  const [heading, setHeading] = useState('');
  useEffect(() => {
    setHeading('');
    if (!html) return;
    let isCancelled = false;
    import('./sanitize').then(
      ({ sanitize }) => {
        const first = sanitize(html).querySelector('h1, h2, h3, h4, h5, h6');
        if (!isCancelled) setHeading(first?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [html]);
  return heading;
}
