import type { Brand, Profile } from '#contract/brand';
import { CURRENCIES } from '#fixtures';

/** Section 9 of the specification; less where a law protects players. */
const MIN_DEPOSIT: Readonly<Record<Profile, string>> = { none: '100', uk: '10', br: '10' };

const CENT_PLACES = 2;

const rateOf = (currency: string): string | undefined =>
  CURRENCIES.find((each) => each.currency === currency)?.exchange;

/** Whether the starter's amounts fit it: of others the rate is not known. */
export const isMoneyKnown = (currency: string): boolean => rateOf(currency) !== undefined;

/** Quick stakes and limits, thought of in dollars: with a zero more for each digit of what a dollar costs beyond the first. */
export function starterMoney(currency: string, profile: Profile): Pick<Brand, 'quickStakes' | 'limits'> {
  const [whole = '1'] = (rateOf(currency) ?? '1').split('.');
  const zeros = whole.length - 1;
  const of = (amount: string) => amount + '0'.repeat(zeros);
  /** A hundredth of the amount of one. */
  const cent =
    zeros < CENT_PLACES ? `0.${'1'.padStart(CENT_PLACES - zeros, '0')}` : `1${'0'.repeat(zeros - CENT_PLACES)}`;
  return {
    quickStakes: ['5', '10', '50', '100'].map(of),
    limits: {
      stake: { least: cent, most: of('5000') },
      deposit: { least: of(MIN_DEPOSIT[profile]), most: of('20000') },
    },
  };
}
