import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import { readAmount } from '#app/i18n/read-amount.ts';
import { readStored } from '#app/store/storage.ts';
import type { CricketMatchPicks, SlipContent } from './slip-item.ts';
import { StoredSlip } from './stored-slip.ts';

/** Languages that write amounts in different ways: 1,000.50 and 1.000,50 and 1 000,50. */
const READINGS = ['en', 'pt', 'ru'];
/** Those of USDT. The wallet's currency is not known yet: the field checks its own. */
const MAX_PLACES = 6;
/** Of the text in a field. */
const MAX_LENGTH = 40;

/**
 * The slip of an older build, which stored stakes as they had been typed, in the language of the page of then. A stake that languages read
 * differently is not read: the field asks for it.
 */
export function oldSlip(version: number): SlipContent | undefined {
  const old = readStored('slip', StoredSlip, version);
  if (old === undefined) return undefined;
  const { coupons, stakes, cricket } = old;
  return {
    ...old,
    coupons: Object.fromEntries(
      Object.entries(coupons).map(([game, coupon]) => [game, coupon && { ...coupon, stake: entered(coupon.stake) }]),
    ),
    stakes: Object.fromEntries(Object.entries(stakes).map(([key, typed]) => [key, entered(typed)])),
    cricket: Object.fromEntries(
      Object.entries(cricket).map(([id, match]): [string, CricketMatchPicks] => [
        id,
        { ...match, picks: match.picks.map((pick) => ({ ...pick, typed: entered(pick.typed) })) },
      ]),
    ),
  };
}

function entered(typed: string): EnteredAmount {
  const [first, ...others] = READINGS.map((language) => readAmount(typed, { language, places: MAX_PLACES }));
  if (first === undefined || ('problem' in first && first.problem === 'missing')) return '';
  if ('amount' in first && others.every((read) => 'amount' in read && read.amount === first.amount))
    return first.amount;
  return `?${'problem' in first ? first.problem : 'ambiguous'} ${typed.slice(0, MAX_LENGTH)}`;
}
