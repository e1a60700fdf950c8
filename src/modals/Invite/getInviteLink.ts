import { paths } from '@/lib/paths';

/** Returns `{host}/register?code=PR` plus the member's id, encoded for a URL. `host` includes `https://`. */
export const getInviteLink = (host: string, memberId: string): string =>
  `${host}${paths.register}?code=PR${encodeURIComponent(memberId)}`;
