import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChatSite } from '../pages/chatSite.ts';
import { buildSite } from '../pages/site.ts';
import { root } from '../runner/program.ts';
import { type Engine, engines, prepare, start } from './engines.ts';
import { Hand } from './hand.ts';
import { moneyJourneys } from './moneyJourneys.ts';
import { siteJourneys } from './siteJourneys.ts';

/** What members do, in every engine and on every screen, by real taps and keys: the production build before the mock backend. */
const widths = [390, 320, 1280];
const pictures = join(root, '.cache', 'engines');

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    journey: { type: 'string' },
    built: { type: 'boolean' },
  },
});
const asked = (name: string, among: readonly string[] | undefined) =>
  !among || among.some((one) => name.toLowerCase().startsWith(one.toLowerCase()));

const wanted = engines.filter(({ name }) => asked(name, values.engine));
const screens = widths.filter((width) => asked(String(width), values.width));
const chosen = [...moneyJourneys, ...siteJourneys].filter(({ name }) => name.includes(values.journey ?? ''));
/** What came of a journey, by engine and width; a mark in the table, and the reasons below it. */
const marks = new Map<string, string>();
const reasons: string[] = [];
const placeOf = (engine: Engine, width: number, journey: string) => `${engine.name} ${width}: ${journey}`;

/** One visitor's journeys, one after the other, each before a backend that is new. */
async function visit(engine: Engine, width: number): Promise<void> {
  const site = await startChatSite();
  const started = await start(engine, { width, height: 844 });
  const hand = new Hand(started, site, width);
  try {
    for (const { name, go } of chosen) {
      const place = placeOf(engine, width, name);
      try {
        await go(hand);
        marks.set(place, 'ok');
      } catch (error) {
        marks.set(place, 'FAILED');
        reasons.push(`${place}\n    ${(error as Error).message}`);
        await hand.picture(join(pictures, `${place.replaceAll(/[^\w]+/g, '-')}.png`)).catch(() => {});
      }
      console.log(`${marks.get(place)?.padEnd(6)} ${place}`);
    }
  } finally {
    await started.stop();
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
    for (const width of screens) {
      await visit(engine, width).catch((error: Error) =>
        reasons.push(`${engine.name} ${width}: does not start\n    ${error.message}`),
      );
    }
  }),
);

const columns = wanted.flatMap((engine) =>
  screens.map((width) => ({ engine, width, head: `${engine.name} ${width}` })),
);
const first = Math.max(...chosen.map(({ name }) => name.length));
console.log(`\n${''.padEnd(first)}  ${columns.map(({ head }) => head).join('  ')}`);
for (const { name } of chosen) {
  const cells = columns.map(({ engine, width, head }) =>
    (marks.get(placeOf(engine, width, name)) ?? '-').padEnd(head.length),
  );
  console.log(`${name.padEnd(first)}  ${cells.join('  ')}`);
}
for (const reason of reasons) console.log(`\n${reason}`);
if (reasons.length) console.log(`\nPictures of what was there instead: ${pictures}`);
for (const { engine, names } of missing) {
  console.log(
    `\n${engine.name} is not proved: ${names.join(', ')} not found. On Debian: apt-get install ${engine.packages.join(' ')}`,
  );
}
process.exitCode = reasons.length || missing.length ? 1 : 0;
