import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: object])[];
}

/** Stands in for lucide-react's own in the bundle of members: the same drawing, without what this project never uses. */
export default function createLucideIcon({ node }: IconData) {
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
    return createElement('svg', frame, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
  };
}
