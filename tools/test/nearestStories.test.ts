import { expect, it } from 'vitest';
import { nearestStories } from './nearestStories.ts';

const sources = [
  { path: 'src/components/Button/Button.tsx', text: "import * as css from './Button.css';" },
  { path: 'src/screens/Home/Home.tsx', text: "import { Button } from '@/components/Button/Button';" },
  { path: 'src/modals/registry.ts', text: "const home = () => import('@/screens/Home/Home');" },
  { path: 'stories/screens/Home.stories.tsx', text: "import { Home } from '@/screens/Home/Home';" },
  { path: 'stories/modals/All.stories.tsx', text: "import { modals } from '@/modals/registry';" },
  { path: 'stories/components/Button.stories.tsx', text: "import { Button } from '@/components/Button/Button';" },
  { path: 'stories/components/Chips.stories.tsx', text: "import preview from '#.storybook/preview';" },
];

it('returns the stories that a style reaches, nearest first', () => {
  expect(nearestStories(['src/components/Button/Button.css.ts'], sources)).toEqual([
    'stories/components/Button.stories.tsx',
    'stories/screens/Home.stories.tsx',
    'stories/modals/All.stories.tsx',
  ]);
});

it('returns a changed story and at most the wanted number', () => {
  const changed = ['stories/components/Chips.stories.tsx', 'src/components/Button/Button.tsx'];
  expect(nearestStories(changed, sources, 2)).toEqual([
    'stories/components/Chips.stories.tsx',
    'stories/components/Button.stories.tsx',
  ]);
});

it('returns nothing for a file that no story imports', () => {
  expect(nearestStories(['tools/test/test.ts'], sources)).toEqual([]);
});
