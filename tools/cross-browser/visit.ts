import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, onTestFailed } from 'vitest';
import { type Running, startTestServer } from '../e2e/testServer.ts';
import { root } from '../test/program.ts';
import { BrowserDriver } from './browserDriver.ts';
import { contrastSpecs, forcedColoursSpecs, keyboardSpecs, largeTextSpecs, notchSpecs } from './deviceSpecs.ts';
import { type Engine, type Screen, type Started, start } from './engines.ts';
import { beInApp, facebookUserAgent, inAppSpecs, lineUserAgent } from './inApp.ts';
import { journey, languageSpecs } from './journey.ts';
import type { Spec } from './steps.ts';

/** A screen with its settings and the specs to run on it. */
interface Visitor extends Screen {
  name: string;
  specs: readonly Spec[];
  prepare?: (site: Running) => void;
}

const inApp = { width: 390, height: 700, prepare: beInApp, specs: inAppSpecs };
const visitors: readonly Visitor[] = [
  { name: '390', width: 390, height: 844, specs: [...journey, ...keyboardSpecs] },
  { name: 'languages', width: 390, height: 844, specs: languageSpecs },
  { name: '320', width: 320, height: 640, specs: keyboardSpecs },
  { name: 'in LINE', ...inApp, userAgent: lineUserAgent },
  { name: 'in Facebook', ...inApp, userAgent: facebookUserAgent },
  { name: 'large text', width: 320, height: 640, setting: 'large', specs: largeTextSpecs },
  { name: 'forced colours', width: 390, height: 844, setting: 'forced', specs: forcedColoursSpecs },
  { name: 'more contrast', width: 390, height: 844, setting: 'contrast', specs: contrastSpecs },
  { name: 'notch', width: 390, height: 844, setting: 'notch', specs: notchSpecs },
  { name: 'notch, landscape', width: 844, height: 390, setting: 'notch', specs: notchSpecs },
];
const canVisit = ({ isOld, settings }: Engine, { setting, specs }: Visitor) =>
  isOld ? specs === languageSpecs : !setting || settings.includes(setting);
const pictures = join(root, 'test-results', 'cross-browser');

/** Defines the tests of an engine: real taps and keys on the production build with the mock backend. */
export function visitWith(engine: Engine): void {
  for (const visitor of visitors.filter((item) => canVisit(engine, item))) {
    describe(`${engine.name}, ${visitor.name}`, () => {
      let site: Running | undefined;
      let started: Started | undefined;
      beforeAll(async () => {
        site = await startTestServer('th');
        visitor.prepare?.(site);
        started = await start(engine, visitor);
      });
      afterAll(async () => {
        await started?.stop();
        await site?.close();
      });
      it.each(visitor.specs)('$name', async ({ name, go }) => {
        const driver = new BrowserDriver(started as Started, site as Running);
        onTestFailed(async () => {
          const file = join(pictures, `${`${engine.name} ${visitor.name} ${name}`.replaceAll(/[^\w]+/g, '-')}.png`);
          await driver.picture(file).then(
            () => console.log(`Screenshot: ${file}`),
            () => undefined,
          );
        });
        await go(driver);
      });
    });
  }
}
