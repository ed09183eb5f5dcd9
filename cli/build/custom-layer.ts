import { textOf } from '#cli/files/read-text.ts';
import { readInside } from './brand/read-inside.ts';

/** A stylesheet of the brand's own, in its folder. */
export const CUSTOM_CSS = 'custom.css';
export const MAX_CUSTOM_BYTES = 32 * 1024;

/**
 * The brand's own stylesheet, in the last cascade layer of the app: it wins over the app's styles without `!important`, and not over
 * the theme, which has no layer. `slipway brand check` has looked at it.
 */
export function customCss(folder: string): string | undefined {
  const inside = readInside(folder, CUSTOM_CSS, MAX_CUSTOM_BYTES);
  return inside.state === 'read' ? `@layer brand{\n${textOf(inside.bytes).text}\n}\n` : undefined;
}
