import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { MarketKind, SportGame } from '#contract/entities';

/** A pick as the player took it. Odds and line are those that were shown, and stay until the player accepts others. */
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
  /** The handicap or total of the pick, if its market has one. */
  readonly line?: string | undefined;
}

/** How the picks of one game are combined. */
export interface Coupon {
  /** Empty: every match in one line. */
  readonly passes: readonly string[];
  /** Per line. */
  readonly stake: EnteredAmount;
  /** Where the player entered a total: it stays when the lines change, and the engine divides it into the stake per line. */
  readonly total?: EnteredAmount | undefined;
  /** As typed. */
  readonly multiple: string;
  /** Matches that are in every line. */
  readonly bankers: readonly string[];
}

export const EMPTY_COUPON: Coupon = { passes: [], stake: '', multiple: '1', bankers: [] };

/** A cricket pick. Its odds, too, stay until the player accepts others. */
export interface CricketPick {
  readonly id: string;
  readonly categoryLabel: string;
  readonly slipLabel: string;
  readonly odd: string;
  /** The stake: each is a single. */
  readonly typed: EnteredAmount;
}

/** The cricket picks of one match, because a bet is on one match. The team names are there before the match has been read. */
export interface CricketMatchPicks {
  readonly home: string;
  readonly away: string;
  readonly picks: readonly CricketPick[];
}

/** By match id. A match without picks is not in it. */
export type CricketMatches = Readonly<Record<string, CricketMatchPicks>>;

/** The picks of the games whose bets are made of lines, how they are combined, the stakes. */
export interface SportSlip {
  readonly items: readonly SlipItem[];
  readonly mode: 'combined' | 'singles';
  readonly coupons: Readonly<Partial<Record<SportGame, Coupon | undefined>>>;
  /** Stakes of single bets by `pickKey`. */
  readonly stakes: Readonly<Record<string, EnteredAmount>>;
}

/** The content of a slip, of all games. It is saved in storage. */
export interface SlipContent extends SportSlip {
  readonly cricket: CricketMatches;
}

export interface SlipState extends SlipContent {
  /** The content before the last removal, until another change of the picks. */
  readonly before?: SlipContent | undefined;
  /** The first pick of an empty slip: a phone offers to bet on it at once, in a tray. Not stored. */
  readonly isQuick?: boolean | undefined;
  /** How often another tab has changed it: another number is a slip that the player has not read yet. Not stored. */
  readonly heard?: number | undefined;
}

/** Identifies a pick. */
export type PickName = Pick<SlipItem, 'matchId' | 'market' | 'outcome'>;

export const pickKey = ({ matchId, market, outcome }: PickName) => `${matchId} ${market} ${outcome}`;

export const isSamePick = (a: PickName, b: PickName) =>
  a.matchId === b.matchId && a.market === b.market && a.outcome === b.outcome;

/** Identifies a cricket pick among all picks. */
export const cricketKey = (matchId: string, id: string) => `${matchId} cricket ${id}`;

/** The number of picks of all games. */
export const countPicks = ({ items, cricket }: Pick<SlipContent, 'items' | 'cricket'>): number =>
  Object.values(cricket).reduce((sum, { picks }) => sum + picks.length, items.length);
