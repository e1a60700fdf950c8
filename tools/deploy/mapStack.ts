import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import type { ErrorReport } from '../../src/device/errorReports.ts';
import { readOptions } from '../options.ts';
import { root } from '../test/program.ts';

const usage = `npx tsx tools/deploy/mapStack.ts <report.json> [--maps dist-maps]

Prints the source positions of an error report. See docs/operations.md.

  --maps <folder>   folder of the build's source maps (default: dist-maps)
  --help            shows this text

Exit codes: 0 if the positions are printed, 1 if the file is no report or its maps are missing.`;

/**
 * Returns a position in a built file as a position in the sources: `src/api/client/client.ts:12:3`. Returns `place`
 * unchanged if no map contains it.
 */
export function getSource(maps: string, place: string): string {
  const [, file = place, line, column] = /^(.*?):(\d+):(\d+)$/.exec(place) ?? [];
  const path = join(maps, `${file}.map`);
  if (line === undefined || !existsSync(path)) return place;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  // `SourceMap` counts lines and columns from 0, error reports from 1.
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  // A position may have no source, such as the code that the bundler adds.
  if (!('originalSource' in entry) || !entry.originalSource) return place;
  const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/** Returns a text of a stranger's report without control characters, which a terminal would obey. */
export const printable = (text: unknown): string => String(text).replace(/[\p{Cc}\p{Cf}]/gu, '');

/** Reads an error report. Returns undefined if the file is missing or contains something else. */
export function readReport(file: string): ErrorReport | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as ErrorReport;
    const isReport = typeof report?.build === 'string' && Array.isArray(report.at);
    return isReport ? report : undefined;
  } catch {
    return undefined;
  }
}

function main(): void {
  const options = { maps: { type: 'string', default: 'dist-maps' } } as const;
  const { values, positionals } = readOptions(usage, options, { positionals: 'any' });
  const [file] = positionals;
  if (!file) {
    console.log(`Usage: ${usage}`);
    process.exitCode = 1;
    return;
  }
  const report = readReport(file);
  if (!report) {
    console.error(`${file} is no error report: docs/operations.md shows one`);
    process.exitCode = 1;
    return;
  }
  const { build, kind, name, at } = report;
  const maps = join(resolve(root, values.maps), build);
  if (!existsSync(maps)) {
    console.error(`There are no source maps of build ${printable(build)} in ${values.maps}`);
    process.exitCode = 1;
    return;
  }
  console.log(printable(`${kind}: ${name} in build ${build}`));
  for (const place of at) console.log(`  ${printable(getSource(maps, place))}`);
}

if (process.argv[1] === import.meta.filename) main();
