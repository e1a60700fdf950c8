import { type Result, rules, type Session } from './session.ts';

/** Results of a run, for `report.json` and the HTML page (`getPage`). */
export interface Report {
  contract: { title: string; version: string };
  /** The parts that the run did not judge. `''` after a complete run. */
  notJudged: string;
  base: string;
  asked: number;
  spentBaht: number;
  counts: Record<Result['outcome'], number>;
  /** One row for each call, rule and promise, violations first. */
  rows: (Result & { times: number })[];
}

const order = ['failed', 'missing', 'skipped', 'passed'] as const;

/** Merges the results by call, rule and promise. One failure makes a row a violation. */
export function getReport({ contract, options, results, run }: Session): Report {
  const rows = new Map<string, Report['rows'][number]>();
  for (const result of results) {
    const key = `${result.rule} ${result.call} ${result.text}`;
    const row = rows.get(key);
    const isWorse = !row || order.indexOf(result.outcome) < order.indexOf(row.outcome);
    rows.set(key, { ...(isWorse ? result : row), times: (row?.times ?? 0) + 1 });
  }
  const sorted = [...rows.values()].sort((left, right) => order.indexOf(left.outcome) - order.indexOf(right.outcome));
  const count = (outcome: Result['outcome']) => sorted.filter((row) => row.outcome === outcome).length;
  return {
    contract: { title: contract.title, version: contract.version },
    notJudged: run.notJudged,
    base: options.base,
    asked: run.asked,
    spentBaht: run.spent / 100,
    counts: { failed: count('failed'), missing: count('missing'), skipped: count('skipped'), passed: count('passed') },
    rows: sorted,
  };
}

const labels = { failed: 'VIOLATION', missing: 'NOT IMPLEMENTED', skipped: 'SKIPPED', passed: 'passed' } as const;

/** Returns a result as one line. */
export const getLine = ({ outcome, rule, call, text, got }: Result): string =>
  outcome === 'missing'
    ? `${labels.missing}  ${call}`
    : `${labels[outcome]}  ${rule}, ${call}: ${text}${got ? `; got ${got}` : ''}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: unknown) => String(value ?? '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Row = Report['rows'][number];

const getItem = (row: Row, id: number) => {
  const { exchanges = [] } = row;
  const shown = exchanges.map(
    ({ curl, status, text }) => `<pre>${escaped(curl)}</pre><pre>${status} ${escaped(text)}</pre>`,
  );
  const title = exchanges.length > 1 ? `${exchanges.length} requests, at once or in turn` : 'Request and response';
  const asked = shown.length > 0 ? `<details><summary>${title}</summary>${shown.join('')}</details>` : '';
  return `<li id="r${id}" class="${row.outcome}">${escaped(getLine(row))} <small>${row.times}×</small>${asked}</li>`;
};

/** Returns the report as one HTML file without external resources: all violations, then all rows by rule. */
export function getPage({ contract, notJudged, base, asked, spentBaht, counts, rows }: Report): string {
  const sections = Object.entries(rules).map(([rule, title]) => {
    const items = rows.flatMap((row, index) => (row.rule === rule ? getItem(row, index) : []));
    return `<h2>${title}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  const violations = rows.flatMap((row, index) =>
    row.outcome === 'failed' ? `<li class="failed"><a href="#r${index}">${escaped(getLine(row))}</a></li>` : [],
  );
  const partial = notJudged ? `<p><strong>Partial: ${escaped(notJudged)}.</strong></p>\n` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${counts.failed} violations: ${escaped(base)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem } ul, ol { list-style: none; padding: 0 }
li { padding: .25rem .75rem; border-inline-start: .25rem solid #1a7f37; margin-block: .25rem; overflow-wrap: anywhere }
.failed { border-color: #c2262e } .skipped, .missing { border-color: #9a6700 } pre { white-space: pre-wrap }
</style>
${partial}<h1>${counts.failed} violations</h1>
<ol>${violations.join('\n')}</ol>
<p>${escaped(base)}, judged by “${escaped(contract.title)}” ${escaped(contract.version)}. ${asked} requests, ${spentBaht.toFixed(2)} baht withdrawn.
Passed: ${counts.passed}. Skipped: ${counts.skipped}. Not implemented: ${counts.missing}.</p>
${sections.join('\n')}
</html>
`;
}
