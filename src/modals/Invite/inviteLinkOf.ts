import { paths } from '@/lib/paths';

/** `{host}/register?code=PR` and the member's id. */
export const inviteLinkOf = (host: string, memberId: string): string =>
  `${host}${paths.register}?code=PR${encodeURIComponent(memberId)}`;
