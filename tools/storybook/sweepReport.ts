/** One thing that the sweep found. */
export interface Finding {
  id: string;
  title: string;
  name: string;
  language: string;
  kind:
    | 'throws'
    | 'console'
    | 'accessibility'
    | 'sideways'
    | 'raw key'
    | 'foreign words'
    | 'cut marks'
    | 'other pixels';
  text: string;
}

/** The report in Markdown: how often each kind was found, then what, by story. */
export function reportOf(findings: readonly Finding[], plan: readonly string[]): string {
  const unique = (values: string[]) => [...new Set(values)];
  const kinds = unique(findings.map(({ kind }) => kind)).map(
    (kind) => `- ${kind}: ${findings.filter((one) => one.kind === kind).length}`,
  );
  const stories = unique(findings.map(({ id }) => id)).map((id) => {
    const own = findings.filter((one) => one.id === id);
    const lines = unique(own.map(({ kind, text }) => `${kind}: ${text}`)).map((line) => {
      const where = own.filter(({ kind, text }) => `${kind}: ${text}` === line).map(({ language }) => language);
      return `- ${line} (${where.join(', ')})`;
    });
    return `## ${own[0]?.title}: ${own[0]?.name}\n\n\`${id}\`\n\n${lines.join('\n')}`;
  });
  const summary =
    findings.length || plan.length ? [...kinds, ...plan.map((line) => `- ${line}`)] : ['Nothing was found.'];
  return `# Sweep\n\n${summary.join('\n')}\n\n${stories.join('\n\n')}\n`;
}
