import { textOf } from '#cli/files/read-text.ts';
import { readInside } from './brand/read-inside.ts';

export const CUSTOM_CSS = 'custom.css';
export const MAX_CUSTOM_BYTES = 32 * 1024;

/**
 * The brand's stylesheet in the app's last cascade layer: it overrides the app's styles without `!important`, but not the theme,
 * which has no layer. `slipway brand check` checks it.
 */
export function customCss(folder: string): string | undefined {
  const inside = readInside(folder, CUSTOM_CSS, MAX_CUSTOM_BYTES);
  return inside.state === 'read' ? `@layer brand{\n${textOf(inside.bytes).text}\n}\n` : undefined;
}
