import { isStory } from 'storybook/internal/csf';
import preview from '#.storybook/preview';

/** A story that fixes a toolbar setting. */
interface Fixed {
  file: string;
  exportName: string;
  globals: Record<string, unknown>;
}

const files = import.meta.glob<Record<string, unknown>>(['../*/*.stories.tsx', '!./Globals.stories.tsx']);

async function everyFixed(): Promise<Fixed[]> {
  const all = await Promise.all(
    Object.entries(files).map(async ([path, load]) =>
      Object.entries(await load()).map(([exportName, value]) => ({
        // The path in the format of Storybook's index.
        file: path.replace('../', './stories/'),
        exportName,
        globals: isStory(value) ? { ...value.meta.input.globals, ...value.input.globals } : {},
      })),
    ),
  );
  return all.flat().filter(({ globals }) => Object.keys(globals).length > 0);
}

/** Renders a table with one row per story. */
function Globals({ fixed }: { fixed: readonly Fixed[] }) {
  return (
    <table>
      <tbody>
        {fixed.map(({ file, exportName, globals }) => (
          <tr key={`${file} ${exportName}`}>
            <td>{file}</td>
            <td>{exportName}</td>
            <td>{JSON.stringify(globals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = preview.meta({
  component: Globals,
  args: { fixed: [] as readonly Fixed[] },
  // Not a test, because the page loads every story file, and each of these files has its own tests.
  tags: ['internal', '!test'],
  parameters: {
    docs: {
      description: {
        component:
          'The toolbar settings that stories fix: a language, a size, a market. The check of the built ' +
          'Storybook reads this table, because the index of a built Storybook does not contain them.',
      },
    },
  },
});

export const FixedByStories = meta.story({
  name: 'What stories override in the toolbar',
  loaders: [async () => ({ fixed: await everyFixed() })],
  render: (_args, { loaded }) => <Globals fixed={loaded.fixed as Fixed[]} />,
});
