/** Remaining time as mm:ss; minutes go on counting above 59. Nothing left, or no number: 00:00. */
export function formatCountdown(seconds: unknown): string {
  const left = typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
}
