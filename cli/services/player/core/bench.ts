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
import { Unanswered } from '#cli/services/upstream/upstream-client.ts';
import type { CheckName } from './checks.ts';
import type { Findings } from './findings.ts';
import { page } from './pages.ts';
import { CannotRun, type Player, StopStep } from './player.ts';
import { type Asked, ask, selectionsOf, unitOf } from './slips.ts';
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
  /** Somebody who is not signed in yet. */
  readonly newPlayer: () => Player;
  readonly states: States | undefined;
  readonly level: Level;
  readonly maxSpend: string;
  /** Without it nothing is transferred or withdrawn. */
  readonly paymentPassword: string | undefined;
}

/** State shared by the steps of a run. */
export function newBench(parts: Parts) {
  const { findings, player, level } = parts;
  const bench = {
    ...parts,
    books: [] as readonly Book[],
    lotteryLeast: '1',
    placed: [] as Placed[],
    /** Matches as they were seen while they were played. */
    live: [] as readonly Match[],
    /** Sum of the stakes of accepted bets. */
    taken: '0',
    /** Caps reported by the last bet. */
    rules: {} as SettleRules,
    reaches: (wanted: Level): boolean => reaches(level, wanted),

    /** Spends from the budget. @throws CannotRun */
    afford(amount: string): void {
      const taken = addAmounts(bench.taken, amount);
      const left = subtractAmounts(parts.maxSpend, bench.taken);
      if (compareAmounts(taken, parts.maxSpend) > 0)
        throw new CannotRun(`it takes up to ${amount}, and --max-spend leaves ${left}`);
      bench.taken = taken;
    },

    /** Runs parts of a step; one that cannot run is noted. */
    async each<T>(check: CheckName, some: readonly T[], work: (part: T) => Promise<void>): Promise<void> {
      for (const part of some) {
        try {
          await work(part);
        } catch (error) {
          if (error instanceof CannotRun) findings.notRun(check, error.message);
          else if (error instanceof Unanswered) findings.notRun(check, `not answered: ${error.message}`);
          else if (!(error instanceof StopStep)) throw error;
        }
      }
    },

    /** Books with matches. @throws CannotRun without any */
    sold(): readonly Book[] {
      const sold = bench.books.filter(({ matches }) => matches.length > 0);
      if (sold.length === 0) throw new CannotRun('no match takes bets');
      return sold;
    },

    /** What a call that moves money has left, by its own answer and by the account. */
    async left(place: string, expected: string, answered: string): Promise<void> {
      findings.same('money', place, 'balance of the answer', expected, answered);
      findings.same('money', place, 'balance after', expected, await player.balance());
    },
  };
  return bench;
}
export type Bench = ReturnType<typeof newBench>;

/** The same run by another player, who has no bets yet. */
export const benchOf = (bench: Bench, player: Player): Bench =>
  Object.assign(newBench({ ...bench, player, second: bench.player }), { books: bench.books, taken: bench.taken });

/** @throws CannotRun without an endpoint for states */
export function statesOf({ states }: Bench): States {
  if (states !== undefined) return states;
  throw new CannotRun('there is no states endpoint: --states URL');
}

/** A single on the first selection of a book, at the least stake. @throws CannotRun */
export function singleOf({ player }: Bench, { game, matches, least }: Book, what: string, stake = least): Asked {
  const [selection] = matches.flatMap(selectionsOf);
  if (selection === undefined) throw new CannotRun(`no ${game} match takes bets`);
  return ask(what, game, [selection], { passes: ['single'], stake, currency: player.currency });
}

/** The account's currency, and a sport's matches on sale. @throws CannotRun, StopStep */
export async function openBook({ player }: Bench, game: SportGame): Promise<Book> {
  const currencies = await player.read('listCurrencies');
  const option = currencies.find(({ currency }) => currency === player.currency);
  const rate = option?.exchange ?? '1';
  const query = page(0, 100, { timestamp: String(Date.now()) });
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
