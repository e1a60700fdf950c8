import type { TFunction } from 'i18next';

/** A time as hours and minutes, rounded down. `t` is the translator of namespace `play`. */
export function formatDuration(ms: number, t: TFunction<'play'>): string {
  const all = Math.floor(ms / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0 ? t('hoursMinutes', { hours, minutes }) : t('minutes', { minutes });
}
