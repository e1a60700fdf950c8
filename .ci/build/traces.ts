import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that only the mock backend, its demo members, stories or tests carry. */
const traces = [
  'mockServiceWorker',
  '[MSW]',
  '@mswjs',
  'setupWorker',
  '/__mock/',
  'demo1234',
  'storybook',
  '@vitest',
  'MockDate',
];

/** `file: word` for each trace of mock, story or test code in the text files of a finished build. */
export function findTraces(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|webmanifest|txt)$/.test(file),
  );
  return files.flatMap((file) => {
    const text = `${file}\n${readFileSync(join(dist, file), 'utf8')}`;
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
}
