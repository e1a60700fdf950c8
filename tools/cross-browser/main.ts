import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChatSite, startChatSite } from '../e2e/chatSite.ts';
import { buildSite } from '../e2e/site.ts';
import { root } from '../test/program.ts';
import { contrastJourneys, forcedJourneys, keyboardJourneys, largeJourneys, notchJourneys } from './deviceJourneys.ts';
import { type Engine, engines, packagesOf, prepare, type Screen, type Started, start } from './engines.ts';
import { Hand } from './hand.ts';
import { beInApp, facebookUserAgent, inAppJourneys, lineUserAgent } from './inApp.ts';
import { moneyJourneys } from './moneyJourneys.ts';
import { siteJourneys } from './siteJourneys.ts';
import type { Journey } from './steps.ts';

/** What members do, in every engine, by real taps and keys: the production build before the mock backend. */
interface Visitor extends Screen {
  name: string;
  journeys: readonly Journey[];
  prepare?: (site: ChatSite) => void;
}

const everything = [...moneyJourneys, ...siteJourneys];
/** The last journey of a site ends it. */
const onPhone = [...keyboardJourneys, ...everything];
const inApp = { width: 390, height: 700, prepare: beInApp, journeys: inAppJourneys };
/** On phones, one of them lying, on a desktop, inside other apps, and with what members choose in their devices. */
const visitors: readonly Visitor[] = [
  { name: '390', width: 390, height: 844, journeys: onPhone },
  { name: '320', width: 320, height: 640, journeys: onPhone },
  { name: 'lying', width: 844, height: 390, journeys: everything },
  { name: '1280', width: 1280, height: 844, journeys: everything },
  { name: 'in LINE', ...inApp, userAgent: lineUserAgent },
  { name: 'in Facebook', ...inApp, userAgent: facebookUserAgent },
  { name: 'large text', width: 320, height: 640, setting: 'large', journeys: largeJourneys },
  { name: 'forced colours', width: 390, height: 844, setting: 'forced', journeys: forcedJourneys },
  { name: 'more contrast', width: 390, height: 844, setting: 'contrast', journeys: contrastJourneys },
  { name: 'notch', width: 390, height: 844, setting: 'notch', journeys: notchJourneys },
  { name: 'notch, lying', width: 844, height: 390, setting: 'notch', journeys: notchJourneys },
];
const screenshots = join(root, '.cache', 'cross-browser');

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    journey: { type: 'string' },
    built: { type: 'boolean' },
  },
});
const asked = (name: string, among: readonly string[] | undefined) =>
  !among || among.some((one) => name.toLowerCase().startsWith(one.toLowerCase()));

const wanted = engines.filter(({ name }) => asked(name, values.engine));
const chosen = visitors.filter(({ name }) => asked(name, values.screen));
const isChosen = ({ name }: Journey) => name.includes(values.journey ?? '');
/** What came of a journey, by engine and screen; a mark in the table, and the reasons below it. */
const marks = new Map<string, string>();
const reasons: string[] = [];
const placeOf = (engine: Engine, visitor: Visitor, journey: string) => `${engine.name} ${visitor.name}: ${journey}`;

/** One visitor's journeys, one after the other, each before a backend that is new. */
async function visit(engine: Engine, visitor: Visitor): Promise<void> {
  const site = await startChatSite();
  visitor.prepare?.(site);
  let started: Started | undefined;
  const arrive = async () => {
    await started?.stop();
    started = await start(engine, visitor);
    return new Hand(started, site);
  };
  try {
    let hand = await arrive();
    const { height } = await hand.size();
    for (const { name, go } of visitor.journeys.filter(isChosen)) {
      const place = placeOf(engine, visitor, name);
      try {
        // WebKitGTK's browser keeps a bar for what was downloaded, and taps miss what ends the page above it.
        if ((await hand.size()).height < height) hand = await arrive();
        await go(hand);
        marks.set(place, 'ok');
        console.log(`ok     ${place}`);
      } catch (error) {
        marks.set(place, 'FAILED');
        reasons.push(`${place}\n    ${(error as Error).message}`);
        console.log(`FAILED ${reasons.at(-1)}`);
        await hand.picture(join(screenshots, `${place.replaceAll(/[^\w]+/g, '-')}.png`)).catch(() => {});
      }
    }
  } finally {
    await started?.stop();
    await site.close().catch(() => {});
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const missing = wanted.flatMap((engine) => {
  const names = prepare(engine);
  return names.length ? [{ engine, names }] : [];
});
const present = wanted.filter((engine) => !missing.some((one) => one.engine === engine));
if (!values.built) buildSite('th');
await Promise.all(
  present.map(async (engine) => {
    for (const visitor of chosen.filter(({ setting }) => !setting || engine.settings.includes(setting))) {
      await visit(engine, visitor).catch((error: Error) =>
        reasons.push(`${engine.name} ${visitor.name}: does not start\n    ${error.message}`),
      );
    }
  }),
);

const columns = wanted.flatMap((engine) =>
  chosen.map((visitor) => ({ engine, visitor, head: `${engine.name} ${visitor.name}` })),
);
const rows = [...new Set(chosen.flatMap(({ journeys }) => journeys.filter(isChosen)))];
const first = Math.max(...rows.map(({ name }) => name.length));
console.log(`\n${''.padEnd(first)}  ${columns.map(({ head }) => head).join('  ')}`);
for (const { name } of rows) {
  const cells = columns.map(({ engine, visitor, head }) =>
    (marks.get(placeOf(engine, visitor, name)) ?? '-').padEnd(head.length),
  );
  console.log(`${name.padEnd(first)}  ${cells.join('  ')}`);
}
for (const reason of reasons) console.log(`\n${reason}`);
if (reasons.length) console.log(`\nPictures of what was there instead: ${screenshots}`);
for (const { engine, names } of missing) {
  console.log(
    `\n${engine.name} is not proved: ${names.join(', ')} not found. On Debian: apt-get install ${packagesOf(engine).join(' ')}`,
  );
}
process.exitCode = reasons.length || missing.length ? 1 : 0;
