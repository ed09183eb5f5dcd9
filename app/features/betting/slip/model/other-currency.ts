import { pageCurrency } from '#app/brand/page-currencies.ts';
import { selectCurrency } from '#app/features/account/account/index.ts';
import { startListening } from '#app/store/hooks.ts';
import type { AppStore, RootState } from '#app/store/store.ts';
import { countPicks, type SlipContent } from './slip-item.ts';
import { injectedSlip } from './slip-slice.ts';
import { kept, type SlipChange } from './take-pick.ts';
import { changeSlip } from './use-change-slip.ts';

function unstaked(slip: SlipContent): SlipContent {
  const { coupons, cricket } = slip;
  return {
    ...slip,
    coupons: Object.fromEntries(
      Object.entries(coupons).map(([game, coupon]) => [game, coupon && { ...coupon, stake: '', total: undefined }]),
    ),
    stakes: {},
    cricket: Object.fromEntries(
      Object.entries(cricket).map(([id, match]) => [
        id,
        { ...match, picks: match.picks.map((pick) => ({ ...pick, typed: '' })) },
      ]),
    ),
  };
}

/** The same selections and bet types, without stakes; also what undo brings back. */
export const withoutStakes: SlipChange = (slip) => {
  const { before } = slip;
  return { ...slip, ...unstaked(kept(slip)), ...(before && { before: unstaked(before) }) };
};

/**
 * 100 BRL are not 100 USDT: once the wallet is kept in another currency, the fields of the slip ask for stakes in it. A guest enters them in
 * the brand's currency, and may turn out to have a wallet in another.
 */
export function askForOtherStakes(): void {
  const ask = ({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>) => {
    if (countPicks(injectedSlip.selectSlice(getState())) > 0) dispatch(changeSlip(withoutStakes));
  };
  startListening({
    predicate: (_, now, before) => {
      if (now.api === before.api) return false;
      const [was, is] = [selectCurrency(before), selectCurrency(now)];
      return was !== undefined && is !== undefined && was !== is;
    },
    effect: (_, api) => ask(api),
  });
  startListening({
    predicate: (_, now, before) =>
      now.session.player !== undefined &&
      before.session.owner === undefined &&
      countPicks(injectedSlip.selectSlice(before)) > 0,
    effect: async (_, api) => {
      const { number } = api.getState().session;
      const isOver = (state: RootState) => state.session.number !== number;
      await api.condition((_action, now) => selectCurrency(now) !== undefined || isOver(now));
      const state = api.getState();
      if (!isOver(state) && selectCurrency(state) !== pageCurrency()) ask(api);
    },
  });
}
