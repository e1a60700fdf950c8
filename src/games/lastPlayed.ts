import * as v from 'valibot';
import { serverNow } from '@/api/client/serverTime';
import { memberRecords } from '@/responsibleGaming/memberRecords';

/** The number of games that are stored for each member. */
const maxGames = 3;

const { update, useRecord } = memberRecords<readonly string[]>({
  name: 'lastPlayed',
  schema: v.array(v.string()),
  empty: [],
});

/** Returns the codes of the games that a member has opened last on this device, newest first, at most three. */
export const useLastPlayed = useRecord;

/** Stores that a member has opened a game. */
export const recordPlayed = (memberId: string, code: string): void =>
  update(
    memberId,
    (codes) => (codes[0] === code ? codes : [code, ...codes.filter((item) => item !== code)].slice(0, maxGames)),
    serverNow(),
  );
