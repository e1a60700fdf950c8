import type { Contract } from './document.ts';
import type { RuleResult, TestOptions } from './testContext.ts';

/** Results of a run, for `report.json` and the HTML page (`pageOf`). */
export interface Report {
  contract: { title: string; version: string };
  base: string;
  seed: number;
  asked: number;
  spentBaht: number;
  passed: number;
  failed: number;
  skipped: number;
  /** One row for each call and rule. */
  rows: (Omit<RuleResult, 'outcome'> & { outcome: RuleResult['outcome']; times: number })[];
}

interface Run {
  contract: Contract;
  options: TestOptions;
  results: readonly RuleResult[];
  asked: number;
  spent: number;
}

const order = ['failed', 'skipped', 'passed'] as const;

/**
 * Merges the results by call and rule. A rule counts as failed after one failure, or else as skipped after one skipped
 * result.
 */
export function reportOf({ contract, options, results, asked, spent }: Run): Report {
  const rows = new Map<string, Report['rows'][number]>();
  for (const result of results) {
    const key = `${result.call} ${result.rule}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { ...result, times: 1 });
    else if (order.indexOf(result.outcome) < order.indexOf(row.outcome))
      rows.set(key, { ...result, times: row.times + 1 });
    else row.times += 1;
  }
  const all = [...rows.values()].sort((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  const count = (outcome: RuleResult['outcome']) => all.filter((row) => row.outcome === outcome).length;
  return {
    contract: { title: contract.title, version: contract.version },
    base: options.base,
    seed: options.seed,
    asked,
    spentBaht: spent / 100,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    rows: all,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown) => String(value ?? '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const words = { failed: 'Violation', skipped: 'Skipped', passed: 'Passed' } as const;

function section(call: string, rows: Report['rows']): string {
  const items = rows.map(({ outcome, rule, text: why, exchange, times }) => {
    const asked = exchange
      ? `<details><summary>Request and response</summary><pre>${text(exchange.curl)}</pre><p>Status ${exchange.status}</p><pre>${text(exchange.text)}</pre></details>`
      : '';
    const said = why ? `<p>${outcome === 'failed' ? 'The contract says: ' : ''}${text(why)}</p>` : '';
    return `<li class="${outcome}"><strong>${words[outcome]}</strong> ${text(rule)} <small>${times}×</small>${said}${asked}</li>`;
  });
  return `<section id="${text(call)}"><h2>${text(call)}</h2><ul>${items.join('')}</ul></section>`;
}

/** Returns the report as one HTML file without external resources: by call and rule, violations first. */
export function pageOf(report: Report): string {
  const calls = [...new Set(report.rows.map(({ call }) => call))];
  const { contract, base, seed, asked, spentBaht, passed: held, failed: broken, skipped: unjudged } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${broken} violations: ${text(base)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
ul { list-style: none; padding: 0 } li { padding: .5rem .75rem; border-inline-start: .25rem solid; margin-block: .25rem }
.failed { border-color: #c2262e } .skipped { border-color: #9a6700 } .passed { border-color: #1a7f37 }
pre { overflow-x: auto; padding: .5rem; background: #8882; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: .25rem 0 } h2 { font-size: 1.1rem; margin-block: 2rem .25rem }
</style>
<h1>${broken === 0 ? 'No violations' : `${broken} violations`}</h1>
<p>${text(base)}, judged by “${text(contract.title)}” ${text(contract.version)}. ${asked} requests, seed ${seed}, ${spentBaht} baht withdrawn.
Rules passed: ${held}. Violations: ${broken}. Skipped, because the test could not create the situation: ${unjudged}.</p>
${calls
  .map((call) =>
    section(
      call,
      report.rows.filter((row) => row.call === call),
    ),
  )
  .join('\n')}
</html>
`;
}
