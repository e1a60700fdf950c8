import { games, moreGames } from '../data/games';
import { day } from '../runtime/clock';
import { chatted, sequence, usualHistory } from './historySeeds';
import { anan, khamla, longName, malee, nida, somchai } from './people';
import type { Scenario } from './scenario';

/** Scenarios of the site as a whole and of ordinary members. */
export const usualScenarios: readonly Scenario[] = [
  {
    name: 'usual',
    description: 'An ordinary day: everything is on; a usual, a new, a rich, a switched-off and a long-named member.',
    members: [somchai, malee, anan, nida, longName],
  },
  {
    name: 'new',
    description: 'A member who joined today and owns nothing yet.',
    members: [{ ...malee, username: somchai.username }],
  },
  {
    name: 'rich',
    description: 'A member with seven figures and every game open.',
    members: [{ ...anan, username: somchai.username }],
  },
  {
    name: 'many-entries',
    description: 'A member with 10,000 statement lines.',
    members: [{ ...somchai, description: 'ten thousand statement lines', history: 10_000, days: 900 }],
  },
  {
    name: 'no-games',
    description: 'Nobody has opened a game account.',
    members: [{ ...somchai, description: 'no game account is open', games: {}, history: 6 }],
  },
  {
    name: 'no-providers',
    description: 'The site has no games at all: home shows no card section.',
    games: [],
    members: [{ ...somchai, description: 'a site without games', games: {}, history: 6 }],
  },
  {
    name: 'all-games',
    description: 'Every game account is open.',
    members: [{ ...somchai, description: 'every game is open', games: 'all' }],
  },
  {
    name: 'hundred-games',
    description: 'A hundred providers, all open.',
    games: [...games, ...moreGames(100 - games.length)],
    members: [{ ...somchai, description: 'a hundred games are open', games: 'all' }],
  },
  {
    name: 'long',
    description: 'Long names, amounts and texts.',
    siteConfig: { longTexts: true },
    games: games.map((game) => ({ ...game, name: `${game.name} The Very Long Provider Name of Chachoengsao` })),
    members: [{ ...longName, username: somchai.username }],
  },
  {
    name: 'lao',
    description: 'The Lao market: Lao banks, phones, names and texts.',
    siteConfig: { market: 'la' },
    members: [khamla],
  },
  { name: 'closed', description: 'The site is closed: 410 gone.', siteConfig: { isActive: false }, members: [somchai] },
  { name: 'spin-off', description: 'No wheel is on.', hasWheel: false, members: [somchai] },
  {
    name: 'agreement-accepted',
    description: 'The member has accepted the agreement on this device before.',
    agreementAccepted: true,
    members: [somchai],
  },
  {
    name: 'slow',
    description: 'Every answer takes four seconds.',
    siteConfig: { latencyMs: 4000 },
    members: [somchai],
  },
  {
    name: 'no-keys',
    description: 'Idempotency-Key is ignored: a command runs every time it arrives.',
    siteConfig: { honoursIdempotencyKeys: false },
    members: [somchai],
  },
  { name: 'failing', description: 'Every call answers 500.', siteConfig: { failing: true }, members: [somchai] },
  {
    name: 'otp-off',
    description: 'Registration without a one-time code.',
    siteConfig: { registerOTP: false },
    members: [somchai],
  },
  { name: 'otp-on', description: 'Registration with a one-time code, always 123456.', members: [somchai] },
  { name: 'chat-off', description: 'No chat widget.', siteConfig: { enableChatWidget: false }, members: [somchai] },
  {
    name: 'chat-on',
    description: 'The chat widget is on, and the member has written to support before.',
    members: [
      { ...somchai, historySeed: sequence(usualHistory, chatted('สวัสดี', 'เมนู', 'รูป', 'โปรโมชัน', 'ช่วยด้วย', 'สติกเกอร์')) },
    ],
  },
  {
    name: 'phone-verified',
    description: 'The phone 0898765432 has been verified before: registration needs no code.',
    members: [somchai],
    more: (mockState) => {
      mockState.db.phone.insert({ _id: '0898765432', verifiedUntil: mockState.clock.now() + 365 * day });
    },
  },
  {
    name: 'withdraw-closed',
    description: 'The bank takes no withdrawals.',
    siteConfig: { withdrawOpen: false },
    members: [somchai],
  },
  {
    name: 'manual-deposit',
    description: 'Deposit shows everything as plain details.',
    siteConfig: { isManual: true },
    members: [somchai],
  },
  {
    name: 'no-deposit-banks',
    description: 'No deposit methods.',
    siteConfig: { hasDepositAccounts: false },
    members: [somchai],
  },
  {
    name: 'slip-closed',
    description: 'Slips are closed for the daily window.',
    siteConfig: { slipClosedFrom: '00:00', slipClosedTo: '23:59' },
    members: [somchai],
  },
];
