import type { Brand, ThemeToken } from '#contract/brand';
import { contrastRatio } from './contrast.ts';
import { fromOklab, nearestPassing, toOklab } from './nearest-passing.ts';
import { TOKEN_PAIRS } from './token-pairs.ts';

type Palette = Brand['theme']['light'];

const WHITE = '#ffffff';
/** Text colours for backgrounds on which white is too weak. #111111 is too weak on a few greys, black on none of them. */
const DARK = ['#111111', '#000000'] as const;
const TEXT = 4.5;
/** OKLab lightness of the header. */
const CHROME_LIGHTNESS = { light: 0.28, dark: 0.17 } as const;
const CHROME_CHROMA = 0.05;
/** A correction may break another pair of the same colour; a colour has at most four backgrounds. */
const MAX_ROUNDS = 8;

/**
 * A theme from one colour: links, buttons and highlights have it or the nearest readable shade, the header a dark shade of it.
 *
 * @param starter the neutral colours
 * @example deriveTheme('#e4002b', starter).light.primary
 */
export function deriveTheme(colour: string, starter: Brand['theme']): Brand['theme'] {
  return { ...starter, light: derive('light', colour, starter.light), dark: derive('dark', colour, starter.dark) };
}

function derive(mode: 'light' | 'dark', colour: string, neutral: Palette): Palette {
  const palette = { ...neutral, primary: colour, accent: colour, chrome: shade(colour, CHROME_LIGHTNESS[mode]) };
  for (const token of ['primary', 'accent'] as const) palette[token] = readable(token, palette);
  palette['primary-text'] = onTop(palette.primary);
  palette['accent-text'] = onTop(palette.accent);
  return palette;
}

function readable(token: ThemeToken, palette: Palette): string {
  const pairs = TOKEN_PAIRS.filter(({ front }) => front === token);
  let colour = palette[token];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const failed = pairs.find(({ back, least }) => contrastRatio(colour, palette[back]) < least);
    if (failed === undefined) break;
    colour = nearestPassing(colour, palette[failed.back], failed.least) ?? colour;
  }
  return colour;
}

function onTop(ground: string): string {
  const [soft, black] = DARK;
  const onWhite = contrastRatio(WHITE, ground);
  if (onWhite >= TEXT && onWhite >= contrastRatio(soft, ground)) return WHITE;
  return contrastRatio(soft, ground) >= TEXT ? soft : black;
}

/** The same hue at another lightness, nearly grey. */
function shade(colour: string, lightness: number): string {
  const [, a, b] = toOklab(colour);
  const chroma = Math.hypot(a, b);
  const part = chroma > CHROME_CHROMA ? CHROME_CHROMA / chroma : 1;
  return fromOklab([lightness, a * part, b * part]);
}

/** From `#abc` or `#AABBCC`. */
export function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
