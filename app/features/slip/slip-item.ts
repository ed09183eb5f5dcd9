import * as v from 'valibot';
import { MarketKind } from '#contract/entities/sport-game.ts';
import { Id, Instant, Odds } from '#contract/primitives.ts';

/** A pick as the player took it: the odds are those that were shown, and stay until the player accepts others. */
export const SlipItem = v.object({
  matchId: Id,
  home: v.string(),
  away: v.string(),
  league: v.string(),
  startTime: Instant,
  kind: MarketKind,
  outcome: v.string(),
  odds: Odds,
});
export type SlipItem = v.InferOutput<typeof SlipItem>;

export const StoredSlip = v.object({
  items: v.pipe(v.array(SlipItem), v.maxLength(200)),
  passes: v.array(v.string()),
  stake: v.pipe(v.string(), v.maxLength(30)),
});
export type StoredSlip = v.InferOutput<typeof StoredSlip>;

export const isSamePick = (
  a: Pick<SlipItem, 'matchId' | 'kind' | 'outcome'>,
  b: Pick<SlipItem, 'matchId' | 'kind' | 'outcome'>,
) => a.matchId === b.matchId && a.kind === b.kind && a.outcome === b.outcome;
