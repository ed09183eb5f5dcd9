import type { LimitToSet } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { enteredAmount } from '#app/i18n/entered-amount.ts';

const STOPS = { deposit: 'stops.deposit', loss: 'stops.bet', stake: 'stops.bet', session: 'stops.session' } as const;

interface Around {
  readonly places: number;
  /** The lowest sports bet in the limit's currency; undefined if there is none. */
  readonly least: string | undefined;
}

/** What an entered limit makes impossible, as a text of `protection`: all of its kind, or every sports bet. */
export function limitStops(kind: LimitToSet['kind'], entered: string, { places, least }: Around) {
  const read = enteredAmount(entered, places);
  if (!('amount' in read)) return undefined;
  if (compareAmounts(read.amount, '0') === 0) return STOPS[kind];
  const isBet = kind === 'loss' || kind === 'stake';
  return isBet && least !== undefined && compareAmounts(read.amount, least) < 0 ? 'stops.least' : undefined;
}
