import type { Contract } from './document.ts';
import type { KitOptions, Verdict } from './kit.ts';

/** What came of a run, for machines; the page is made of it. */
export interface Report {
  contract: { title: string; version: string };
  base: string;
  seed: number;
  asked: number;
  spentBaht: number;
  held: number;
  broken: number;
  unjudged: number;
  /** One row for each call and law. */
  rows: (Omit<Verdict, 'came'> & { came: Verdict['came']; times: number })[];
}

interface Run {
  contract: Contract;
  options: KitOptions;
  verdicts: readonly Verdict[];
  asked: number;
  spent: number;
}

const order = ['broken', 'unjudged', 'held'] as const;

/** A law that was broken once is broken; one that was never looked at is not judged. */
export function reportOf({ contract, options, verdicts, asked, spent }: Run): Report {
  const rows = new Map<string, Report['rows'][number]>();
  for (const verdict of verdicts) {
    const key = `${verdict.call} ${verdict.law}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { ...verdict, times: 1 });
    else if (order.indexOf(verdict.came) < order.indexOf(row.came)) rows.set(key, { ...verdict, times: row.times + 1 });
    else row.times += 1;
  }
  const all = [...rows.values()].sort((one, other) => order.indexOf(one.came) - order.indexOf(other.came));
  const count = (came: Verdict['came']) => all.filter((row) => row.came === came).length;
  return {
    contract: { title: contract.title, version: contract.version },
    base: options.base,
    seed: options.seed,
    asked,
    spentBaht: spent / 100,
    held: count('held'),
    broken: count('broken'),
    unjudged: count('unjudged'),
    rows: all,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown) => String(value ?? '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const words = { broken: 'Finding', unjudged: 'Not judged', held: 'Held' } as const;

function section(call: string, rows: Report['rows']): string {
  const items = rows.map(({ came, law, text: why, exchange, times }) => {
    const asked = exchange
      ? `<details><summary>Repeat it</summary><pre>${text(exchange.curl)}</pre><p>Answered ${exchange.status}</p><pre>${text(exchange.text)}</pre></details>`
      : '';
    const said = why ? `<p>${came === 'broken' ? 'The contract says: ' : ''}${text(why)}</p>` : '';
    return `<li class="${came}"><strong>${words[came]}</strong> ${text(law)} <small>${times}×</small>${said}${asked}</li>`;
  });
  return `<section id="${text(call)}"><h2>${text(call)}</h2><ul>${items.join('')}</ul></section>`;
}

/** The same as a page that stands alone: by call and law, findings first. */
export function pageOf(report: Report): string {
  const calls = [...new Set(report.rows.map(({ call }) => call))];
  const { contract, base, seed, asked, spentBaht, held, broken, unjudged } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${broken} findings: ${text(base)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
ul { list-style: none; padding: 0 } li { padding: .5rem .75rem; border-inline-start: .25rem solid; margin-block: .25rem }
.broken { border-color: #c2262e } .unjudged { border-color: #9a6700 } .held { border-color: #1a7f37 }
pre { overflow-x: auto; padding: .5rem; background: #8882; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: .25rem 0 } h2 { font-size: 1.1rem; margin-block: 2rem .25rem }
</style>
<h1>${broken === 0 ? 'No findings' : `${broken} findings`}</h1>
<p>${text(base)}, judged by “${text(contract.title)}” ${text(contract.version)}. ${asked} requests, seed ${seed}, ${spentBaht} baht withdrawn.
Laws held: ${held}. Findings: ${broken}. Not judged, because it cannot be brought about from outside: ${unjudged}.</p>
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
