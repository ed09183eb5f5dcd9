import type { Brand } from '#contract/brand';
import { compareAmounts } from '#engine/money';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';

/** Amounts, shares and countries that fit the schema and make no sense. */
export function checkAmounts(brand: Brand): BrandProblem[] {
  return [...quickStakes(brand), ...nothingAllowed(brand), ...fallingSteps(brand), ...noCountries(brand)].map(
    ([key, message, advice]): BrandProblem => ({ check: 'odd-amount', key, message, advice }),
  );
}

type Odd = readonly [key: string, message: string, advice: string];

function quickStakes({ quickStakes, limits: { stake } }: Brand): Odd[] {
  // Another finding already.
  if (compareAmounts(stake.least, stake.most) > 0) return [];
  return quickStakes.flatMap((amount, index): Odd[] => {
    const odd = (message: string, advice: string): Odd[] => [[`quickStakes.${index}`, `${amount} ${message}.`, advice]];
    if (compareAmounts(amount, '0') === 0)
      return odd('adds nothing to a stake', 'Write a larger amount, or remove it.');
    if (compareAmounts(amount, stake.most) > 0)
      return odd(`is above the highest stake (${stake.most})`, 'Write a smaller amount.');
    if (compareAmounts(amount, stake.least) < 0)
      return odd(`is below the lowest stake (${stake.least})`, 'Write a larger amount.');
    const isTwice = quickStakes.findIndex((other) => compareAmounts(other, amount) === 0) < index;
    return isTwice ? odd('is there twice', 'Keep one of them.') : [];
  });
}

const nothingAllowed = ({ limits }: Brand): Odd[] =>
  (['stake', 'deposit'] as const)
    .filter((name) => compareAmounts(limits[name].most, '0') === 0)
    .map((name) => [
      `limits.${name}.most`,
      `The maximum ${name} is 0: no ${name === 'stake' ? 'bet' : name} can be made.`,
      'Write a larger amount.',
    ]);

function fallingSteps({ accumulatorBonus = [] }: Brand): Odd[] {
  const steps = accumulatorBonus.map((step, index) => ({ ...step, index }));
  steps.sort((a, b) => a.matches - b.matches);
  return steps.flatMap(({ matches, rate, index }, place): Odd[] => {
    const before = steps[place - 1];
    if (before === undefined || compareAmounts(rate, before.rate) >= 0) return [];
    return [
      [
        `accumulatorBonus.${index}.rate`,
        `${matches} matches pay less (${rate}) than ${before.matches} matches (${before.rate}).`,
        'Write a higher share, or lower the one before.',
      ],
    ];
  });
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function noCountries({ rules }: Brand): Odd[] {
  return Object.entries(rules?.disabledRegions ?? {}).flatMap(([game, codes = []]) =>
    codes.flatMap((code, index): Odd[] => {
      // A code that is no longer used, or was never: UK for GB.
      const { region = code } = new Intl.Locale(`und-${code}`);
      if (region === code && COUNTRIES.of(code) !== undefined) return [];
      return [
        [
          `rules.disabledRegions.${game}.${index}`,
          `'${code}' is the code of no country.`,
          region === code ? 'Write a code of ISO 3166 such as "BR".' : `Write "${region}".`,
        ],
      ];
    }),
  );
}
