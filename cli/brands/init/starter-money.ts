import type { Brand, Profile } from '#contract/brand';
import { multiplyAmounts } from '#engine/money';
import { CURRENCIES } from '#fixtures';

/** Section 9 of the specification; less where a law protects players. */
const MIN_DEPOSIT: Readonly<Record<Profile, string>> = { none: '100', uk: '10', br: '10' };

const rateOf = (currency: string): string | undefined =>
  CURRENCIES.find((each) => each.currency === currency)?.exchange;

/** Whether the starter's amounts fit it: of others the rate is not known. */
export const isMoneyKnown = (currency: string): boolean => rateOf(currency) !== undefined;

/** Quick stakes and limits, thought of in dollars: with a zero more for each digit of what a dollar costs beyond the first. */
export function starterMoney(currency: string, profile: Profile): Pick<Brand, 'quickStakes' | 'limits'> {
  const [whole = '1'] = (rateOf(currency) ?? '1').split('.');
  const of = (amount: string) => {
    const product = multiplyAmounts(amount, `1${'0'.repeat(whole.length - 1)}`);
    return product.includes('.') ? product.replace(/\.?0+$/, '') : product;
  };
  return {
    quickStakes: ['5', '10', '50', '100'].map(of),
    limits: {
      stake: { least: of('0.01'), most: of('5000') },
      deposit: { least: of(MIN_DEPOSIT[profile]), most: of('20000') },
    },
  };
}
