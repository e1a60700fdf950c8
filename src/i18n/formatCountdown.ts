/**
 * Formats remaining seconds as mm:ss, with minutes above 59 if needed. Returns 00:00 if no time remains or the number
 * is invalid.
 */
export function formatCountdown(seconds: unknown): string {
  const remaining = typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return `${String(Math.floor(remaining / 60)).padStart(2, '0')}:${String(remaining % 60).padStart(2, '0')}`;
}
