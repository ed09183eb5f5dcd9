import type { Layout } from '#contract/brand';

type Style<Name extends 'icons' | 'cards' | 'row'> = Readonly<Record<NonNullable<Layout[Name]>, string>>;

/** Each icon has one drawing; the sets differ in how it is drawn. */
const ICONS: Style<'icons'> = {
  line: '',
  fine: 'svg[stroke=currentColor]{stroke-width:1.25}',
  bold: 'svg[stroke=currentColor]{stroke-width:3;stroke-linecap:butt;stroke-linejoin:miter}',
  duotone: 'svg[stroke=currentColor]{fill:color-mix(in srgb,currentcolor 28%,transparent)}',
  badge:
    ':is(nav,footer) svg[stroke=currentColor]{box-sizing:content-box;padding:.25rem;border-radius:30%;background:var(--color-accent);color:var(--color-accent-text)}',
};

/** Shadows, borders and titles of lists and cards, as custom properties for the app's stylesheets. */
const CARDS: Style<'cards'> = {
  panel: '',
  outline:
    ':root{--shadow:0 0 0 1px var(--color-muted);--odds-ground:transparent;--odds-edge:inset 0 0 0 1px var(--color-muted)}main h2:not([data-band]){letter-spacing:.04em}main h2:not([data-band])::before{content:"/ "/"";color:var(--color-accent)}',
  lines:
    ':root{--shadow:0 -2px 0 var(--color-text);--odds-ground:transparent;--odds-edge:inset 0 -2px 0 var(--color-line)}main h2:not([data-band]){font-size:1.375rem;font-weight:600}',
  ticket: ':root{--radius-odds:1.25rem;--odds-align:center}main h2:not([data-band]){font-weight:800}',
  block:
    ':root{--shadow:0 0 0 2px var(--color-text),5px 5px 0 2px var(--color-text);--shadow-high:var(--shadow);--odds-edge:inset 0 0 0 2px var(--color-text)}main h2:not([data-band]){text-transform:uppercase;letter-spacing:.02em}',
};

/** How prices look, also outside lists. The structure of rows is in the app's stylesheets. */
const ROWS: Style<'row'> = {
  line: '',
  stacked: '',
  board: '',
  table: '',
  raised:
    ':root{--odds-ground:linear-gradient(var(--color-surface),var(--color-sunken));--odds-edge:inset 0 0 0 1px var(--color-muted),0 2px 0 var(--color-muted)}',
};

/** Rules that a layout adds to the theme; none for the defaults. */
export const layoutCss = ({
  icons = 'line',
  cards = 'panel',
  row = 'line',
}: Pick<Layout, 'icons' | 'cards' | 'row'>): string => ICONS[icons] + CARDS[cards] + ROWS[row];

/** Settings that the app's stylesheets read as attributes of the page; defaults are left out. */
const ATTRIBUTES = { navigation: 'side', slip: 'column', row: 'line', cards: 'panel', hero: 'side' } as const;

export const layoutAttributes = (layout: Layout): string =>
  (Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[])
    .flatMap((name) => {
      const value = layout[name] ?? ATTRIBUTES[name];
      return value === ATTRIBUTES[name] ? [] : [` data-${name}="${value}"`];
    })
    .join('');
