import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Id, LimitedGame } from '#contract/entities';
import * as v from 'valibot';
import type { AnyBet } from './any-bet.ts';
import type { BetSource } from './bet-sources.ts';

const BET = 'bet';
const CASH_OUT = 'cashout';

/** A bet in an address: `soccer.b-17`. */
const Named = v.object({ source: LimitedGame, id: Id });

export interface ShownBet {
  readonly source: BetSource;
  readonly id: string;
  readonly isCashingOut: boolean;
}

/** The bet that the address names, so that a detail survives a reload, can be shared, and closes on back. */
export function useShownBet() {
  const [params, setParams] = useSearchParams();
  const [source, ...rest] = (params.get(BET) ?? '').split('.');
  const named = v.safeParse(Named, { source, id: rest.join('.') });
  const shown: ShownBet | undefined = named.success
    ? { ...named.output, isCashingOut: params.get(CASH_OUT) === 'true' }
    : undefined;
  const linkTo = useCallback(
    ({ game, bet_id: id }: Pick<AnyBet, 'game' | 'bet_id'>, { isCashingOut = false } = {}) => {
      const after = new URLSearchParams(params);
      after.set(BET, `${game}.${id}`);
      if (isCashingOut) after.set(CASH_OUT, 'true');
      return { search: `?${after}` };
    },
    [params],
  );
  const leave = useCallback(
    () =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete(BET);
        after.delete(CASH_OUT);
        return after;
      }),
    [setParams],
  );
  return { shown, linkTo, leave };
}
