import { channels, contrastRatio, linear } from './contrast.ts';

type Triple = readonly [number, number, number];

/** Steps towards black or white: finer than eight bits. */
const STEPS = 512;

/**
 * The colour nearest to the given one that reaches the ratio on the background: the same hue, lighter or darker,
 * measured in OKLab, where equal distances look equal.
 *
 * @returns undefined when neither black nor white reaches it
 * @example nearestPassing('#777777', '#ffffff', 4.5) // '#767676'
 */
export function nearestPassing(colour: string, background: string, ratio: number): string | undefined {
  const start = toOklab(colour);
  const found = [0, 1].flatMap((lightness) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      const lab: Triple = [start[0] + (lightness - start[0]) * part, start[1] * (1 - part), start[2] * (1 - part)];
      const candidate = fromOklab(lab);
      if (contrastRatio(candidate, background) >= ratio) return [{ candidate, away: distance(start, lab) }];
    }
    return [];
  });
  return found.sort((a, b) => a.away - b.away)[0]?.candidate;
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Björn Ottosson's OKLab (2020), from sRGB. */
export function toOklab(colour: string): Triple {
  const [r, g, b] = channels(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const part = (value: number): string => {
    const bounded = Math.min(1, Math.max(0, value));
    const gamma = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${part(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${part(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}
