import { createElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconData {
  node: readonly Shape[];
}

const numbers = (attributes: Shape[1], ...names: string[]) => names.map((name) => Number(attributes[name] ?? 0));
const turn = (r: number, x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;

/** A shape as a path's data; none for those that are filled. */
function pathOf([tag, attributes]: Shape): string | undefined {
  if (attributes.fill) return undefined;
  if (tag === 'path') return attributes.d;
  if (tag === 'line') {
    const [x1, y1, x2, y2] = numbers(attributes, 'x1', 'y1', 'x2', 'y2');
    return `M${x1} ${y1}L${x2} ${y2}`;
  }
  if (tag === 'circle') {
    const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r');
    return `M${cx + r} ${cy}${turn(r, -2 * r, 0)}${turn(r, 2 * r, 0)}z`;
  }
  if (tag !== 'rect') return undefined;
  const [x = 0, y = 0, width = 0, height = 0, rx = 0] = numbers(attributes, 'x', 'y', 'width', 'height', 'rx');
  const [w, h] = [width - 2 * rx, height - 2 * rx];
  const corners = [turn(rx, rx, rx), turn(rx, -rx, rx), turn(rx, -rx, -rx), turn(rx, rx, -rx)];
  return `M${x + rx} ${y}h${w}${corners[0]}v${h}${corners[1]}h${-w}${corners[2]}v${-h}${corners[3]}z`;
}

/** One path in place of several: each element costs whenever a page is rendered or a modal opens over it. */
function joined(node: readonly Shape[]): readonly Shape[] {
  const paths: string[] = [];
  const rest: Shape[] = [];
  for (const shape of node) {
    const path = pathOf(shape);
    if (path === undefined) rest.push(shape);
    else paths.push(path);
  }
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
