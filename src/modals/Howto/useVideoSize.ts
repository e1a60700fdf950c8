import { useEffect, useState } from 'react';

/**
 * Returns the size of a video in MB as text, such as `0.3`, from the headers of its address. `''` until it is known, and
 * without an address.
 */
export function useVideoSize(address: string | undefined): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    fetch(address, { method: 'HEAD', signal: abort.signal }).then(
      ({ ok, headers }) => {
        const bytes = ok ? Number(headers.get('content-length')) : 0;
        if (bytes > 0) setSize(Math.max(0.1, bytes / 1_000_000).toFixed(1));
      },
      () => {},
    );
    return () => abort.abort();
  }, [address]);
  return size;
}
