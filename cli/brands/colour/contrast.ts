/** Channels of `#rrggbb`, 0 to 1. */
export function channels(colour: string): readonly [number, number, number] {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** sRGB to linear light (WCAG 2.2, relative luminance; the threshold as in IEC 61966-2-1). */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @example contrastRatio('#000000', '#ffffff') // 21
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
