import type { Bet, BetMatch, BetRules } from '#contract/entities';
import type { BonusStep, SettleRules, Slip } from '#engine/sports';
import type { SqlRow } from '../../core/store/sqlite.ts';

/** Match data at the time of the bet. It stays on the bet. */
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
  /** The brand's rules at the time of the bet, in its currency; absent: those of the world apply. */
  readonly rules?: SettleRules;
  /** The longest line of its markets, and the hours after which a postponed match is void, at the time of the bet. */
  readonly bounds?: Pick<BetRules, 'longest_line' | 'postponed_hours'>;
  /** The operator's bonus on accumulators at the time of the bet. */
  readonly bonus?: readonly BonusStep[];
  /** What was sold of it. `slip` has the stake that is left. */
  readonly parts?: NonNullable<Bet['parts']>;
  /** The result as it is shown, once the bet is settled. */
  readonly ended?: {
    readonly result: 'won' | 'lost' | 'void';
    readonly matches: readonly BetMatch[];
    /** Cashed out. */
    readonly isCashedOut?: boolean;
    /** Paid on top of what the bet won. */
    readonly extraBonus?: string;
  };
}

/** A bet on any game; `doc` says on what. */
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
