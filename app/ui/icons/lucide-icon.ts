import { createElement, type ComponentType, type SVGProps } from 'react';

/** The shapes of an icon of lucide-react, as its modules hand them over. */
interface IconData {
  readonly name: string;
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/** What makes an icon more than an ornament. */
const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name === 'role' || /^(?:aria-|title$)/.test(name));

/**
 * Replaces `createLucideIcon` of lucide-react in the compiled app (cli/build/lucide-icons.ts): the same element for what the app uses,
 * `size` and attributes, without settings by context and strokes that do not scale. 1 KB gzip of the first JavaScript.
 */
export function createLucideIcon({ name, size: drawn, node, aliases = [] }: IconData): ComponentType<IconProps> {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes.join(' ') : `${classes.join(' ')} ${className}`,
        ...(!isNamed(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
