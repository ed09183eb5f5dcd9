import type { Bet, BetMatch, BetRules } from '#contract/entities';
import type { BonusStep, SettleRules, Slip } from '#engine/sports';
import type { SqlRow } from '../../core/store/sqlite.ts';

/** Match data at the time of the bet, stored on it. */
export interface BetMatchInfo {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startTime: string;
}

/** Data of a sports bet that no query needs. */
export interface BetDoc {
  readonly slip: Slip;
  readonly matches: readonly BetMatchInfo[];
  readonly lines: string;
  readonly maxPayout: string;
  /** The brand's rules at the time of the bet, in its currency; without them the world's apply. */
  readonly rules?: SettleRules;
  readonly bounds?: Pick<BetRules, 'longest_line' | 'postponed_hours'>;
  /** The operator's accumulator bonus at the time of the bet. */
  readonly bonus?: readonly BonusStep[];
  /** Sold parts. `slip` has the remaining stake. */
  readonly parts?: NonNullable<Bet['parts']>;
  /** The result as shown, once settled. */
  readonly ended?: {
    readonly result: 'won' | 'lost' | 'void';
    readonly matches: readonly BetMatch[];
    readonly isCashedOut?: boolean;
    /** Paid in addition. */
    readonly extraBonus?: string;
  };
}

/** A bet on any game, described by `doc`. */
export interface BetRecord<Doc = BetDoc> {
  readonly id: string;
  readonly memberId: string;
  readonly game: string;
  readonly key: string | null;
  readonly status: number;
  /** Millionths of `currency`. */
  readonly amount: bigint;
  readonly payout: bigint;
  readonly currency: string;
  readonly placedMs: number;
  readonly settledMs: number | null;
  readonly doc: Doc;
}

export function readBet<Doc>(row: SqlRow): BetRecord<Doc> {
  return {
    id: String(row['id']),
    memberId: String(row['member_id']),
    game: String(row['game']),
    key: row['key'] === null ? null : String(row['key']),
    status: Number(row['status']),
    amount: row['amount'] as bigint,
    payout: row['payout'] as bigint,
    currency: String(row['currency']),
    placedMs: Number(row['placed_ms']),
    settledMs: row['settled_ms'] === null ? null : Number(row['settled_ms']),
    doc: JSON.parse(String(row['doc'])) as Doc,
  };
}
