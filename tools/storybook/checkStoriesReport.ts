/** One issue that the Storybook audit found. */
export interface Issue {
  id: string;
  title: string;
  name: string;
  language: string;
  kind:
    | 'throws'
    | 'console'
    | 'accessibility'
    | 'horizontal overflow'
    | 'raw key'
    | 'untranslated text'
    | 'clipped diacritics'
    | 'nondeterministic rendering';
  text: string;
}

/** Returns the report in Markdown: the number of issues of each kind, then the issues by story. */
export function reportOf(issues: readonly Issue[], plan: readonly string[]): string {
  const unique = (values: string[]) => [...new Set(values)];
  const kinds = unique(issues.map(({ kind }) => kind)).map(
    (kind) => `- ${kind}: ${issues.filter((one) => one.kind === kind).length}`,
  );
  const stories = unique(issues.map(({ id }) => id)).map((id) => {
    const own = issues.filter((one) => one.id === id);
    const lines = unique(own.map(({ kind, text }) => `${kind}: ${text}`)).map((line) => {
      const where = own.filter(({ kind, text }) => `${kind}: ${text}` === line).map(({ language }) => language);
      return `- ${line} (${where.join(', ')})`;
    });
    return `## ${own[0]?.title}: ${own[0]?.name}\n\n\`${id}\`\n\n${lines.join('\n')}`;
  });
  const summary =
    issues.length || plan.length ? [...kinds, ...plan.map((line) => `- ${line}`)] : ['No issues were found.'];
  return `# Storybook audit\n\n${summary.join('\n')}\n\n${stories.join('\n\n')}\n`;
}
