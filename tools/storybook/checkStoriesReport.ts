/** One issue of a story in a language. `text` is the message of the failed check. */
export interface Issue {
  id: string;
  title: string;
  name: string;
  language: string;
  text: string;
}

/** Returns the report in Markdown: the issues by story, each with its languages. */
export function reportOf(issues: readonly Issue[]): string {
  const unique = (values: string[]) => [...new Set(values)];
  const stories = unique(issues.map(({ id }) => id)).map((id) => {
    const own = issues.filter((one) => one.id === id);
    const lines = unique(own.map(({ text }) => text)).map((text) => {
      const where = unique(own.filter((one) => one.text === text).map(({ language }) => language));
      return `- ${where.join(', ')}: ${text}`;
    });
    return `## ${own[0]?.title}: ${own[0]?.name}\n\n\`${id}\`\n\n${lines.join('\n')}\n`;
  });
  return `# Storybook audit\n\n${stories.join('\n') || 'No issues were found.\n'}`;
}
