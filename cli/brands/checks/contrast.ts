import type { Brand } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { contrastRatio } from '#cli/brands/colour/contrast.ts';
import { nearestPassing } from '#cli/brands/colour/nearest-passing.ts';
import { TOKEN_PAIRS } from '#cli/brands/colour/token-pairs.ts';

/** Colour pairs with too little contrast, in both palettes, each with the nearest colour that passes. */
export function checkContrast({ theme }: Pick<Brand, 'theme'>): BrandProblem[] {
  return (['light', 'dark'] as const).flatMap((palette) =>
    TOKEN_PAIRS.flatMap(({ front, back, least }): BrandProblem[] => {
      const [one, other] = [theme[palette][front], theme[palette][back]];
      const ratio = contrastRatio(one, other);
      if (ratio >= least) return [];
      const passing = nearestPassing(one, other, least);
      // Truncated, not rounded: 4.499 is not 4.50.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return [
        {
          check: 'contrast',
          key: `theme.${palette}.${front}`,
          message: `${front} ${one} on ${back} ${other} (${palette}): contrast ${shown}, needed ${least}.`,
          advice:
            passing === undefined
              ? `No shade of ${front} passes: change ${back}.`
              : `The nearest colour that passes is ${passing}.`,
        },
      ];
    }),
  );
}
