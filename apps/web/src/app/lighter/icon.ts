import { type ComponentProps, createElement, type ElementType } from 'react';

interface IconData {
  node: readonly (readonly [shape: ElementType, attributes: object])[];
}

/**
 * Makes a component of an icon of lucide-react. It takes the place of that package's function in the build (plugins.ts), which computes the
 * attributes of all shapes again whenever an icon is rendered: on a list of exercises, a tenth of the time.
 */
export function createIcon({ node }: IconData) {
  const shapes = node.map(([shape, attributes], place) => createElement(shape, { key: place, ...attributes }));
  return ({ size = 24, ...props }: ComponentProps<'svg'> & { size?: number | string | undefined }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      shapes,
    );
}
