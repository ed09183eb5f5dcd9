import type { Brand, ThemeTokens } from '#contract/brand';
import { fallbackCss, fontFamilies } from './face-css.ts';
import { layoutCss } from './layout-css.ts';

const CORNERS = {
  square: ['0', '0.125rem', '0.1875rem'],
  soft: ['0.375rem', '0.625rem', '1rem'],
  round: ['0.625rem', '1rem', '1.5rem'],
} as const;

const HEADERS = { normal: '', low: '--header-height:3rem;', high: '--header-height:4.5rem;' } as const;

const logo = (size: string) => `header img[src="/brand/logo.svg"]{inline-size:${size};block-size:${size}}`;
const LOGOS = { normal: '', small: logo('1.25rem'), large: logo('min(2.5rem,10vw)') } as const;

/** The theme as custom properties, outside the app's cascade layers, so that it overrides them. */
export function themeCss({ theme, fonts, layout }: Pick<Brand, 'theme' | 'fonts' | 'layout'>): string {
  const [small, middle, large] = CORNERS[layout.corners];
  const families = fontFamilies(fonts);
  const frame = [
    `font-family:${families.text};`,
    `--font-headings:${families.headings};`,
    `--radius-small:${small};--radius:${middle};--radius-large:${large};`,
    layout.density === 'compact'
      ? '--space-4:0.875rem;--space-5:1.125rem;--space-6:1.5rem;--header-height:3.25rem;'
      : '',
    HEADERS[layout.header ?? 'normal'],
    layout.elevation === 'flat' ? '--shadow:0 0 0 1px var(--color-line);' : '',
    layout.banner === 'art' ? '--brand-banner:url(/brand/banner.svg);' : '',
  ].join('');
  return `:root{${frame}${palettes(theme)}h1,h2{font-family:var(--font-headings)}${fallbackCss(fonts)}${layoutCss(layout)}${LOGOS[layout.logo ?? 'normal']}\n`;
}

/**
 * The value of `color-scheme`. A brand with one palette says `only`: browsers that force dark pages recolour texts and
 * backgrounds by different rules, so that text and icons would become unreadable.
 */
export const colorScheme = (mode: Brand['theme']['mode']): string => (mode === 'auto' ? 'light dark' : `only ${mode}`);

/** The rest of the root's rule, and the second palette if the system decides. */
function palettes({ mode, light, dark }: Brand['theme']): string {
  const scheme = `color-scheme:${colorScheme(mode)};`;
  if (mode !== 'auto') return `${scheme}${properties(mode === 'light' ? light : dark)}}`;
  return `${scheme}${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}`;
}

function properties(tokens: ThemeTokens): string {
  return Object.entries(tokens)
    .map(([token, colour]) => `--color-${token}:${colour};`)
    .join('');
}
