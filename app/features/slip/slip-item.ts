import type { MarketKind, SportGame } from '#contract/entities/sport-game.ts';

/** A pick as the player took it: odds and line are those that were shown, and stay until the player accepts others. */
export interface SlipItem {
  readonly game: SportGame;
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly startTime: string;
  readonly market: MarketKind;
  readonly outcome: string;
  readonly odds: string;
  /** The handicap or the total that the pick is compared with, where its market has one. */
  readonly line?: string | undefined;
}

/** How the picks of one game are combined. */
export interface Coupon {
  /** None chosen: every match in one line. */
  readonly passes: readonly string[];
  /** Per line, as typed. */
  readonly stake: string;
  /** As typed. */
  readonly multiple: string;
  /** Matches that stand in every line. */
  readonly bankers: readonly string[];
}

export const EMPTY_COUPON: Coupon = { passes: [], stake: '', multiple: '1', bankers: [] };

/** What is kept of a slip. */
export interface KeptSlip {
  readonly items: readonly SlipItem[];
  readonly mode: 'combined' | 'singles';
  readonly coupons: Readonly<Partial<Record<SportGame, Coupon | undefined>>>;
  /** Stakes of single bets, as typed, by `pickKey`. */
  readonly stakes: Readonly<Record<string, string>>;
}

/** What tells a pick from every other. */
export type PickName = Pick<SlipItem, 'matchId' | 'market' | 'outcome'>;

export const pickKey = ({ matchId, market, outcome }: PickName) => `${matchId} ${market} ${outcome}`;

export const isSamePick = (a: PickName, b: PickName) =>
  a.matchId === b.matchId && a.market === b.market && a.outcome === b.outcome;
