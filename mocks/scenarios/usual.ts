import { dayMs } from '@/lib/time';
import { games, moreGames, namedGames } from '../data/games';
import { chatted, sequence, usualHistory } from './historySeeds';
import { anan, khamla, longName, malee, nida, somchai } from './people';
import type { Scenario } from './scenario';

/** Scenarios of the site as a whole and of ordinary members. */
export const usualScenarios: readonly Scenario[] = [
  {
    name: 'usual',
    description: 'The default: every feature is on. Members: typical, new, wealthy, deactivated and with a long name.',
    members: [somchai, malee, anan, nida, longName],
  },
  {
    name: 'new',
    description: 'A member who registered today and has no money yet.',
    members: [{ ...malee, username: somchai.username }],
  },
  {
    name: 'rich',
    description: 'A member with a seven-figure balance and all game accounts.',
    members: [{ ...anan, username: somchai.username }],
  },
  {
    name: 'many-entries',
    description: 'A member with 10,000 statement entries.',
    members: [{ ...somchai, description: '10,000 statement entries', history: 10_000, days: 900 }],
  },
  {
    name: 'no-games',
    description: 'A member without game accounts.',
    members: [{ ...somchai, description: 'has no game account', games: {}, history: 6 }],
  },
  {
    name: 'no-providers',
    description: 'The site has no games, so home shows no game cards.',
    games: [],
    members: [{ ...somchai, description: 'a site without games', games: {}, history: 6 }],
  },
  {
    name: 'all-games',
    description: 'A member with all game accounts.',
    members: [{ ...somchai, description: 'has all game accounts', games: 'all' }],
  },
  {
    name: 'hundred-games',
    description: 'A member with accounts at 100 providers.',
    games: [...games, ...moreGames(100 - games.length)],
    members: [{ ...somchai, description: 'has 100 game accounts', games: 'all' }],
  },
  {
    name: 'many-games',
    description: 'More than twelve games in a category, with Thai, Lao and Latin names, so home has a search field.',
    games: [...games, ...namedGames],
    members: [{ ...somchai, description: 'can choose from 27 games' }],
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
  { name: 'spin-off', description: 'The prize wheel is off.', hasWheel: false, members: [somchai] },
  {
    name: 'agreement-accepted',
    description: 'The member has accepted the agreement on this device before.',
    agreementAccepted: true,
    members: [somchai],
  },
  {
    name: 'slow',
    description: 'Every response takes 4 seconds.',
    siteConfig: { latencyMs: 4000 },
    members: [somchai],
  },
  {
    name: 'no-keys',
    description: 'The backend ignores Idempotency-Key and carries out a command each time it arrives.',
    siteConfig: { honoursIdempotencyKeys: false },
    members: [somchai],
  },
  { name: 'failing', description: 'Every call responds with 500.', siteConfig: { failing: true }, members: [somchai] },
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
      mockState.db.phone.insert({ _id: '0898765432', verifiedUntil: mockState.clock.now() + 365 * dayMs });
    },
  },
  {
    name: 'withdraw-closed',
    description: 'The bank does not accept withdrawals.',
    siteConfig: { withdrawOpen: false },
    members: [somchai],
  },
  {
    name: 'manual-deposit',
    description: 'Manual deposits: deposit shows only account details.',
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
