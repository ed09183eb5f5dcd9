import type { GameLimits, Match, SportGame } from '#contract/entities';
import type { RowName } from '#contract/rows';
import {
  addAmounts,
  compareAmounts,
  currencyPlaces,
  multiplyAmounts,
  roundUpAmount,
  subtractAmounts,
} from '#engine/money';
import type { SettleRules } from '#engine/sports';
import type { Account } from '#cli/services/upstream/account.ts';
import { type Level, reaches } from '#cli/services/upstream/level.ts';
import type { CheckName } from './checks.ts';
import type { Findings } from './findings.ts';
import { CannotRun, type Player, StopStep } from './player.ts';
import { selectionsOf, unitOf } from './slips.ts';
import type { States } from './states.ts';

export interface Book {
  readonly game: SportGame;
  /** Matches that take bets, the last to start first, because they stay open longest. */
  readonly matches: readonly Match[];
  readonly limits: GameLimits;
  /** The minimum stake, in the account's currency. */
  readonly least: string;
  /** Units of that currency per unit of the limits. */
  readonly rate: string;
}

interface Placed {
  readonly game: string;
  readonly id: string;
  readonly stake: string;
  /** The row that reads it, if there is one. */
  readonly read: RowName | undefined;
  readonly params: Readonly<Record<string, string>>;
}

interface Parts {
  readonly url: string;
  readonly findings: Findings;
  readonly account: Account;
  readonly player: Player;
  readonly guest: Player;
  readonly second: Player | undefined;
  readonly states: States | undefined;
  readonly level: Level;
  readonly maxSpend: string;
  /** Without it nothing is transferred or withdrawn. */
  readonly paymentPassword: string | undefined;
}

/** State shared by the steps of a run. */
export class Bench {
  readonly url: string;
  readonly findings: Findings;
  readonly account: Account;
  readonly player: Player;
  readonly guest: Player;
  readonly second: Player | undefined;
  readonly states: States | undefined;
  readonly maxSpend: string;
  readonly paymentPassword: string | undefined;
  readonly #level: Level;
  books: readonly Book[] = [];
  lotteryLeast = '1';
  readonly placed: Placed[] = [];
  /** Sum of the stakes of accepted bets. */
  taken = '0';
  /** Caps reported by the last bet. */
  rules: SettleRules = {};

  constructor({ level, ...parts }: Parts) {
    this.#level = level;
    this.url = parts.url;
    this.findings = parts.findings;
    this.account = parts.account;
    this.player = parts.player;
    this.guest = parts.guest;
    this.second = parts.second;
    this.states = parts.states;
    this.maxSpend = parts.maxSpend;
    this.paymentPassword = parts.paymentPassword;
  }

  reaches = (level: Level): boolean => reaches(this.#level, level);

  /** Spends from the budget. @throws CannotRun */
  afford(amount: string): void {
    const taken = addAmounts(this.taken, amount);
    if (compareAmounts(taken, this.maxSpend) > 0)
      throw new CannotRun(
        `it takes up to ${amount}, and --max-spend leaves ${subtractAmounts(this.maxSpend, this.taken)}`,
      );
    this.taken = taken;
  }

  /** Runs parts of a step; one that cannot run is noted. */
  async each<T>(check: CheckName, parts: readonly T[], work: (part: T) => Promise<void>): Promise<void> {
    for (const part of parts) {
      try {
        await work(part);
      } catch (error) {
        if (error instanceof CannotRun) this.findings.notRun(check, error.message);
        else if (!(error instanceof StopStep)) throw error;
      }
    }
  }

  /** Books with matches. @throws CannotRun without any */
  sold(): readonly Book[] {
    const sold = this.books.filter(({ matches }) => matches.length > 0);
    if (sold.length === 0) throw new CannotRun('no match takes bets');
    return sold;
  }
}

/** The account's currency, and a sport's matches on sale. @throws CannotRun, StopStep */
export async function openBook({ player }: Bench, game: SportGame): Promise<Book> {
  const currencies = await player.read('listCurrencies');
  const option = currencies.find(({ currency }) => currency === player.currency);
  const rate = option?.exchange ?? '1';
  const query = { start: '0', limit: '100', timestamp: String(Date.now()) };
  const { matches } = await player.read('listMatches', { params: { game }, query }).catch((error: unknown) => {
    throw error instanceof CannotRun ? new CannotRun(`the upstream has no ${game}`) : error;
  });
  const limits = await player.read('getGameLimits', { query: { kind: game } });
  const least = [multiplyAmounts(limits.bet.min, rate), option?.sport_bet_min ?? '0', unitOf(player.currency)]
    .map((amount) => roundUpAmount(amount, currencyPlaces(player.currency)))
    .reduce((one, other) => (compareAmounts(one, other) < 0 ? other : one));
  const open = matches.filter((match) => match.state === 'scheduled' && selectionsOf(match).length > 0);
  return { game, matches: open.toReversed(), limits, least, rate };
}
