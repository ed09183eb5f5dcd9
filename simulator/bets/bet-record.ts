import type { BetMatch } from '#contract/entities/bet.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { SqlRow } from '#simulator/store/sqlite.ts';

/** What was known of a match when the bet was placed, and is shown ever after. */
export interface BetMatchInfo {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startTime: string;
}

/** The part of a bet that nothing searches for. */
export interface BetDoc {
  readonly slip: Slip;
  readonly matches: readonly BetMatchInfo[];
  readonly lines: string;
  readonly maxPayout: string;
  /** Once settled: how it ended, as it is shown. */
  readonly ended?: {
    readonly result: 'won' | 'lost' | 'void';
    readonly matches: readonly BetMatch[];
    /** Bought back before its end. */
    readonly isCashedOut?: boolean;
  };
}

/** A bet of any game; what it is on stands in its doc. */
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
