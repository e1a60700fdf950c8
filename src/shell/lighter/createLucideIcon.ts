import { createElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconData {
  node: readonly Shape[];
}

/** A shape as a path's data, where it is one or a straight line. */
function pathOf([tag, { d, x1, y1, x2, y2 }]: Shape): string | undefined {
  if (tag === 'path') return d;
  return tag === 'line' ? `M${x1} ${y1}L${x2} ${y2}` : undefined;
}

/** One path in place of several: each element costs whenever a page is rendered or a modal opens over it. */
function joined(node: readonly Shape[]): readonly Shape[] {
  const paths = node.map(pathOf).filter((path) => path !== undefined);
  const rest = node.filter((shape) => pathOf(shape) === undefined);
  // From 0 0 on, a path that starts relatively starts where it did on its own.
  return paths.length ? [['path', { d: paths.join('M0 0') }], ...rest] : rest;
}

/** Stands in for lucide-react's own in the bundle of members: the same drawing, without what this project never uses. */
export default function createLucideIcon({ node }: IconData) {
  const shapes = joined(node).map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, when its module loads
  return function Icon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number | string }) {
    const frame = {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
    } as const;
    return createElement('svg', frame, shapes);
  };
}
