import type { TFunction } from 'i18next';

/**
 * Formats a duration (ms), rounded down: as hours and minutes, or from 48 hours as days and hours. `t` must belong to
 * namespace `activity`.
 */
export function formatDuration(ms: number, t: TFunction<'activity'>): string {
  const all = Math.floor(ms / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours >= 48) return t('daysHours', { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? t('hoursMinutes', { hours, minutes }) : t('minutes', { minutes });
}
