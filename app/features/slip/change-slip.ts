import type { SportGame } from '#contract/entities/sport-game.ts';
import { EMPTY_COUPON, isSamePick, pickKey, type Coupon, type KeptSlip, type SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-slice.ts';
import { hasRoom, without } from './take-pick.ts';

/** A change of the slip: what it was, what it becomes. */
export type SlipChange = (slip: SlipState) => SlipState;

const kept = ({ before: _, ...slip }: SlipState): KeptSlip => slip;

/** What was set for picks and games that are no longer there goes with them. */
function swept(state: SlipState): SlipState {
  const keys = new Set(state.items.map(pickKey));
  const games = new Set<string>(state.items.map(({ game }) => game));
  return {
    ...state,
    coupons: Object.fromEntries(Object.entries(state.coupons).filter(([game]) => games.has(game))),
    stakes: Object.fromEntries(Object.entries(state.stakes).filter(([key]) => keys.has(key))),
  };
}

/** Taken away on the slip, where it can be undone. */
export const removePicks =
  (picks: readonly SlipItem[]): SlipChange =>
  (slip) => ({
    ...swept(without(slip, (item) => picks.some((other) => isSamePick(other, item)))),
    before: kept(slip),
  });

/** Bets are placed: their picks leave, and nothing brings them back. */
export const dropPlaced =
  (keys: readonly string[]): SlipChange =>
  (slip) =>
    swept(without(slip, (item) => keys.includes(pickKey(item))));

export const undoRemoval: SlipChange = (slip) => slip.before ?? slip;

export const forgetRemoval: SlipChange = (slip) => kept(slip);

export const chooseMode =
  (mode: KeptSlip['mode']): SlipChange =>
  (slip) => ({ ...slip, mode });

export const changeCoupon =
  (game: SportGame, change: Partial<Coupon>): SlipChange =>
  (slip) => ({
    ...slip,
    coupons: { ...slip.coupons, [game]: { ...EMPTY_COUPON, ...slip.coupons[game], ...change } },
  });

/** Stakes of single bets, by pick. */
export const stakeSingles =
  (stakes: Readonly<Record<string, string>>): SlipChange =>
  (slip) => ({ ...slip, stakes: { ...slip.stakes, ...stakes } });

/** The player takes picks as they have become. */
export const acceptPicks =
  (picks: readonly SlipItem[]): SlipChange =>
  (slip) => ({ ...slip, items: slip.items.map((item) => picks.find((other) => isSamePick(other, item)) ?? item) });

/**
 * A slip from elsewhere, out of storage or a booking code, before what is there already; what the slip itself would not have
 * taken is left out.
 */
export const takeSlip =
  (taken: KeptSlip): SlipChange =>
  (slip) => ({ ...taken, items: together(taken.items, slip.items) });

/** More picks, as many as there is room for. */
export const addPicks =
  (picks: readonly SlipItem[]): SlipChange =>
  (slip) => ({ ...kept(slip), items: together(slip.items, picks) });

function together(first: readonly SlipItem[], then: readonly SlipItem[]): readonly SlipItem[] {
  const items: SlipItem[] = [];
  for (const item of [...first, ...then]) {
    if (hasRoom(items, item) && !items.some((other) => isSamePick(other, item))) items.push(item);
  }
  return items;
}
