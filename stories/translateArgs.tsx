import type { Decorator } from '@storybook/react-vite';
import { useSamples } from './samples';

interface TranslatedProps {
  Story: Parameters<Decorator>[0];
  names: readonly string[];
  args: Record<string, unknown>;
}

function Translated({ Story, names, args }: TranslatedProps) {
  const samples: object = useSamples();
  const texts = names.flatMap((name) =>
    Object.entries(samples).flatMap(([key, text]) => (key === args[name] ? [[name, text]] : [])),
  );
  return <Story args={{ ...args, ...Object.fromEntries(texts) }} />;
}

/**
 * Decorator for stories with texts in args. If an arg with one of these names is the name of a sample (`deposit`), the
 * story shows the sample in the current language. Other texts, such as those typed in Controls, stay as they are.
 */
export const translateArgs =
  (...names: readonly string[]): Decorator =>
  (Story, { args }) => <Translated Story={Story} names={names} args={args} />;
