import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { vars } from '@/theme/contract.css';

/**
 * The states of a control and the classes that show them. The add-on `storybook-addon-pseudo-states` makes every
 * `:hover` rule match `.pseudo-hover`, and so on.
 */
const states: Readonly<Record<string, readonly string[]>> = {
  'At rest': [],
  Hovered: ['pseudo-hover'],
  'Focused by key': ['pseudo-focus', 'pseudo-focus-visible'],
  Pressed: ['pseudo-hover', 'pseudo-active'],
};

/** Only links have a visited state. */
const statesOfLinks = { ...states, Visited: ['pseudo-visited'] };

function InState({ name, classes, children }: { name: string; classes: readonly string[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of place.current?.querySelectorAll('a, button, input, label, select') ?? [])
      control.classList.add(...classes);
  });
  return (
    // A field's box has the look of its input's focus, so the class of `:focus-within` is on an ancestor.
    <div
      ref={place}
      className={classes.includes('pseudo-focus') ? 'pseudo-focus-within-all' : undefined}
      style={{ display: 'grid', gap: vars.space.s2 }}
    >
      <small lang="en" style={{ color: vars.color.textMuted }}>
        {name}
      </small>
      <div>{children}</div>
    </div>
  );
}

const inEach = (wanted: typeof states) => (Story: ComponentType) => (
  <div style={{ display: 'grid', gap: vars.space.s5 }}>
    {Object.entries(wanted).map(([name, classes]) => (
      <InState key={name} name={name} classes={classes}>
        <Story />
      </InState>
    ))}
  </div>
);

// These axe rules allow a landmark once per page, and these stories show the same component several times.
const rules = ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-banner-is-top-level'];
const parameters = { a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } } };

/** Shows a control in every state, one below the other: `meta.story({ name: '…', ...everyState })`. */
export const everyState = { decorators: [inEach(states)], parameters };

/** Shows a component with links in every state, including visited. */
export const everyStateOfLinks = { decorators: [inEach(statesOfLinks)], parameters };
