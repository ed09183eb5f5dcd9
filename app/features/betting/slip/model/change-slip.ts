import type { SportGame } from '#contract/entities';
import {
  countPicks,
  cricketKey,
  EMPTY_COUPON,
  isSamePick,
  pickKey,
  type Coupon,
  type SlipContent,
  type SlipItem,
  type SlipState,
} from './slip-item.ts';
import { togetherCricket, withoutCricket } from './change-cricket.ts';
import { hasRoom, kept, without, type SlipChange } from './take-pick.ts';

/** Removes the settings of picks and games that are no longer on the slip. */
function swept(state: SlipState): SlipState {
  const keys = new Set(state.items.map(pickKey));
  const games = new Set<string>(state.items.map(({ game }) => game));
  return {
    ...state,
    coupons: Object.fromEntries(Object.entries(state.coupons).filter(([game]) => games.has(game))),
    stakes: Object.fromEntries(Object.entries(state.stakes).filter(([key]) => keys.has(key))),
  };
}

/** Removes picks; the player can undo it. */
export const removePicks =
  (picks: readonly SlipItem[]): SlipChange =>
  (slip) => ({
    ...swept(without(slip, (item) => picks.some((other) => isSamePick(other, item)))),
    before: kept(slip),
    isQuick: false,
  });

/** Removes all picks; the player can undo it. */
export const clearSlip: SlipChange = (slip) =>
  countPicks(slip) === 0 ? slip : { ...swept({ ...slip, items: [] }), cricket: {}, before: kept(slip), isQuick: false };

/** Removes picks, without undo. */
export const dropPicks =
  (keys: readonly string[]): SlipChange =>
  (slip) => ({
    ...swept(without(slip, (item) => keys.includes(pickKey(item)))),
    cricket: withoutCricket(slip.cricket, (key) => keys.includes(key)),
  });

/** The picks of a placed bet that are on the slip, and all that the slip combines with them. */
function betOf({ items, mode }: SlipContent, keys: readonly string[]) {
  const placed = items.filter((item) => keys.includes(pickKey(item)));
  const isIn = ({ game }: SlipItem) => placed.some((other) => other.game === game);
  return { placed, all: mode === 'combined' ? items.filter(isIn) : placed.slice(0, 1) };
}

/** Removes the picks of a placed bet, without undo. Those that came while it was out are another bet: it asks for a stake of its own. */
export const dropPlaced =
  (keys: readonly string[]): SlipChange =>
  (slip) => {
    const games = new Set<string>(slip.mode === 'combined' ? betOf(slip, keys).placed.map(({ game }) => game) : []);
    const coupons = Object.entries(slip.coupons).filter(([game]) => !games.has(game));
    return dropPicks(keys)({ ...slip, coupons: Object.fromEntries(coupons) });
  };

/** The same where another tab has sent the bet; a slip that is not this bet would become another one, and stays as it is. */
export const dropPlacedElsewhere =
  (keys: readonly string[]): SlipChange =>
  (slip) => {
    const { placed, all } = betOf(slip, keys);
    const isBet = placed.length === 0 || (placed.length === keys.length && all.length === keys.length);
    const left = dropPicks(keys)(slip);
    return isBet && countPicks(left) < countPicks(slip) ? { ...left, heard: (slip.heard ?? 0) + 1 } : slip;
  };

export const undoRemoval: SlipChange = (slip) => slip.before ?? slip;

export const forgetRemoval: SlipChange = (slip) => kept(slip);

export const chooseMode =
  (mode: SlipContent['mode']): SlipChange =>
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

/** The player accepts picks with their current odds and lines. */
export const acceptPicks =
  (picks: readonly SlipItem[]): SlipChange =>
  (slip) => ({ ...slip, items: slip.items.map((item) => picks.find((other) => isSamePick(other, item)) ?? item) });

/**
 * Puts a slip from storage or a booking code before the picks that are there already. What the slip would not have
 * accepted is left out.
 */
export const takeSlip =
  (taken: SlipContent): SlipChange =>
  (slip) => ({
    ...taken,
    items: together(taken.items, slip.items),
    cricket: togetherCricket(taken.cricket, slip.cricket),
  });

/** A bet with what it was: its picks at the odds it was taken at, how they were combined, the stake as typed. */
export interface BetToRepeat {
  readonly items: readonly SlipItem[];
  readonly coupon: Coupon;
}

/** The same bet, with its type and stake: beside other picks it would be another one. They leave the slip, and the player can undo it. */
export const betAgain =
  ({ items, coupon }: BetToRepeat): SlipChange =>
  (slip) => {
    const [first] = items;
    if (first === undefined) return slip;
    const again = { items, mode: 'combined', coupons: { [first.game]: coupon }, stakes: {}, cricket: {} } as const;
    return countRemoved(slip, again) > 0
      ? { ...again, before: kept(slip), isQuick: false }
      : { ...again, isQuick: items.length === 1 };
  };

/** How many picks a slip had that are no longer on it. */
export function countRemoved(before: SlipContent, { items, cricket }: SlipContent): number {
  const gone = before.items.filter((item) => !items.some((other) => isSamePick(other, item)));
  const keys = new Set(
    Object.entries(cricket).flatMap(([matchId, { picks }]) => picks.map(({ id }) => cricketKey(matchId, id))),
  );
  return countPicks({ items: gone, cricket: withoutCricket(before.cricket, (key) => keys.has(key)) });
}

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
