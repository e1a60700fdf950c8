import { join } from 'node:path';
import { buildSite, type Running, startTestServer } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { root } from '../test/program.ts';
import { BrowserDriver } from './browserDriver.ts';
import { contrastSpecs, forcedColoursSpecs, keyboardSpecs, largeTextSpecs, notchSpecs } from './deviceSpecs.ts';
import { type Engine, engines, getPackages, prepare, type Screen, type Started, start } from './engines.ts';
import { beInApp, facebookUserAgent, inAppSpecs, lineUserAgent } from './inApp.ts';
import { moneySpecs } from './moneySpecs.ts';
import { languageSpecs, siteSpecs } from './siteSpecs.ts';
import type { Spec } from './steps.ts';

/**
 * A screen with its settings and the specs to run on it. This program runs them in each chosen engine with real taps
 * and keys, on the production build with the mock backend.
 */
interface Visitor extends Screen {
  name: string;
  specs: readonly Spec[];
  prepare?: (site: Running) => void;
}

const everything = [...moneySpecs, ...siteSpecs];
/** The last spec stops the site, so keyboard specs come first. */
const onPhone = [...keyboardSpecs, ...everything];
const inApp = { width: 390, height: 700, prepare: beInApp, specs: inAppSpecs };
const visitors: readonly Visitor[] = [
  { name: '390', width: 390, height: 844, specs: onPhone },
  { name: 'languages', width: 390, height: 844, specs: languageSpecs },
  { name: '320', width: 320, height: 640, specs: onPhone },
  { name: 'landscape', width: 844, height: 390, specs: everything },
  { name: '1280', width: 1280, height: 844, specs: everything },
  { name: 'in LINE', ...inApp, userAgent: lineUserAgent },
  { name: 'in Facebook', ...inApp, userAgent: facebookUserAgent },
  { name: 'large text', width: 320, height: 640, setting: 'large', specs: largeTextSpecs },
  { name: 'forced colours', width: 390, height: 844, setting: 'forced', specs: forcedColoursSpecs },
  { name: 'more contrast', width: 390, height: 844, setting: 'contrast', specs: contrastSpecs },
  { name: 'notch', width: 390, height: 844, setting: 'notch', specs: notchSpecs },
  { name: 'notch, landscape', width: 844, height: 390, setting: 'notch', specs: notchSpecs },
];
const screenshots = join(root, '.cache', 'cross-browser');

const { values } = readOptions(
  'npm run test:cross-browser -- [--engine name] [--screen name] [--journey words] [--built]',
  {
    engine: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    journey: { type: 'string' },
    built: { type: 'boolean' },
  },
  { values: { engine: engines.map(({ name }) => name), screen: visitors.map(({ name }) => name) } },
);
const asked = (name: string, among: readonly string[] | undefined) =>
  !among || among.some((item) => name.toLowerCase().startsWith(item.toLowerCase()));

const wanted = engines.filter(({ name }) => asked(name, values.engine));
const chosen = visitors.filter(({ name }) => asked(name, values.screen));
const isChosen = ({ name }: Spec) => name.includes(values.journey ?? '');
/**
 * Marks in the table of results, by engine, visitor and spec. The program prints the `reasons` for failures below the
 * table.
 */
const marks = new Map<string, string>();
const reasons: string[] = [];
const canVisit = ({ isOld, settings }: Engine, { setting, specs }: Visitor) =>
  isOld ? specs === languageSpecs : !setting || settings.includes(setting);
const getPlace = (engine: Engine, visitor: Visitor, journey: string) => `${engine.name} ${visitor.name}: ${journey}`;

/** Runs the specs of one visitor one after the other, against one site. */
async function visit(engine: Engine, visitor: Visitor): Promise<void> {
  const site = await startTestServer('th');
  visitor.prepare?.(site);
  let started: Started | undefined;
  const arrive = async () => {
    await started?.stop();
    started = await start(engine, visitor);
    return new BrowserDriver(started, site);
  };
  try {
    let driver = await arrive();
    const { height } = await driver.size();
    for (const { name, go } of visitor.specs.filter(isChosen)) {
      const place = getPlace(engine, visitor, name);
      try {
        // After a download, WebKitGTK's MiniBrowser keeps a download bar, and taps miss controls at the lower end of
        // the page. The bar makes the page shorter, so then start a new browser.
        if ((await driver.size()).height < height) driver = await arrive();
        await go(driver);
        marks.set(place, 'ok');
        console.log(`ok     ${place}`);
      } catch (error) {
        marks.set(place, 'FAILED');
        reasons.push(`${place}\n    ${(error as Error).message}`);
        console.log(`FAILED ${reasons.at(-1)}`);
        await driver.picture(join(screenshots, `${place.replaceAll(/[^\w]+/g, '-')}.png`)).catch(() => {});
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
const present = wanted.filter((engine) => !missing.some((item) => item.engine === engine));
if (!values.built) await buildSite('th');
await Promise.all(
  present.map(async (engine) => {
    for (const visitor of chosen.filter((item) => canVisit(engine, item))) {
      await visit(engine, visitor).catch((error: Error) =>
        reasons.push(`${engine.name} ${visitor.name}: the browser did not start\n    ${error.message}`),
      );
    }
  }),
);

const rows = new Set(chosen.flatMap(({ specs }) => specs.filter(isChosen)));
const getCells = (name: string) =>
  wanted.flatMap((engine) =>
    chosen.map((visitor) => [`${engine.name} ${visitor.name}`, marks.get(getPlace(engine, visitor, name)) ?? '-']),
  );
console.table(Object.fromEntries([...rows].map(({ name }) => [name, Object.fromEntries(getCells(name))])));
for (const reason of reasons) console.log(`\n${reason}`);
if (reasons.length) console.log(`\nScreenshots of the failures: ${screenshots}`);
for (const { engine, names } of missing) {
  console.log(
    `\n${engine.name} was not tested: ${names.join(', ')} not found. On Debian, run: apt-get install ${getPackages(engine).join(' ')}`,
  );
}
process.exitCode = reasons.length || missing.length ? 1 : 0;
