import type { Layout } from '#contract/brand';

type Style<Name extends 'icons' | 'cards' | 'row'> = Readonly<Record<NonNullable<Layout[Name]>, string>>;

/** Icons have one drawing each; what differs is how the drawing is done. */
const ICONS: Style<'icons'> = {
  line: '',
  fine: 'svg[stroke=currentColor]{stroke-width:1.25}',
  bold: 'svg[stroke=currentColor]{stroke-width:3;stroke-linecap:butt;stroke-linejoin:miter}',
  duotone: 'svg[stroke=currentColor]{fill:color-mix(in srgb,currentcolor 28%,transparent)}',
  badge:
    ':is(nav,footer) svg[stroke=currentColor]{box-sizing:content-box;padding:.25rem;border-radius:30%;background:var(--color-accent);color:var(--color-accent-text)}',
};

/** Shadows, edges and titles of lists and cards, as custom properties that the stylesheets of the app use. */
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

/** What the rows of a brand change outside lists, too: how prices look. Their structure is in the app's stylesheets. */
const ROWS: Style<'row'> = {
  line: '',
  stacked: '',
  board: '',
  table: '',
  raised:
    ':root{--odds-ground:linear-gradient(var(--color-surface),var(--color-sunken));--odds-edge:inset 0 0 0 1px var(--color-muted),0 2px 0 var(--color-muted)}',
};

/** The rules that a brand's layout adds to its theme. The defaults add none. */
export const layoutCss = ({
  icons = 'line',
  cards = 'panel',
  row = 'line',
}: Pick<Layout, 'icons' | 'cards' | 'row'>): string => ICONS[icons] + CARDS[cards] + ROWS[row];

/** Settings that stylesheets of the app look at, as attributes of the page; the defaults are not written. */
const ATTRIBUTES = { navigation: 'side', slip: 'column', row: 'line', cards: 'panel', hero: 'side' } as const;

export const layoutAttributes = (layout: Layout): string =>
  (Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[])
    .flatMap((name) => {
      const value = layout[name] ?? ATTRIBUTES[name];
      return value === ATTRIBUTES[name] ? [] : [` data-${name}="${value}"`];
    })
    .join('');
