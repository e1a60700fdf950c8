import { anan, longName, malee, nida, somchai } from './people';

/** Who can log in to the demo, for the start banner and README. Holds no database: cheap to import. */
export const demoLogins: readonly { username: string; password: string; description: string }[] = [
  somchai,
  malee,
  anan,
  nida,
  longName,
].map(({ username, password, description }) => ({ username, password, description }));
