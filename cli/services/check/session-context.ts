import type { GameLimits, Match, PushMessage } from '#contract/entities';
import type { SettleResult, Slip } from '#engine/sports';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { addAmounts, compareAmounts, isDecimal, subtractAmounts } from './oracle/index.ts';
import { type SessionWorld, START } from './session-world.ts';

export interface ModelBet {
  readonly id: string;
  readonly key: string;
  readonly asked: BetRequest;
  readonly slip: Slip;
  readonly lines: string;
  readonly stake: string;
  readonly max: string;
  result: 'won' | 'lost' | 'void' | undefined;
  payout: string;
  cashedOut: boolean;
}

export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly found: { readonly key: string; readonly expected: unknown; readonly actual: unknown };

  constructor(key: string, expected: unknown, actual: unknown) {
    super(`${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
    this.found = { key, expected, actual };
  }
}

/** @throws Mismatch unless equal; decimals by value */
export function same(key: string, expected: unknown, actual: unknown): void {
  const isSame =
    isDecimal(expected) && isDecimal(actual)
      ? compareAmounts(expected, actual) === 0
      : JSON.stringify(expected) === JSON.stringify(actual);
  if (!isSame) throw new Mismatch(key, expected, actual);
}

/** Specification, section 8: the fifth wrong payment password locks the account for 24 hours. */
const MAX_WRONG_PASSWORDS = 5;
/** Less than a token's life, and before the session's matches begin. */
const MAX_AHEAD_MS = 23.5 * 3_600_000;

export class SessionContext {
  readonly world: SessionWorld;
  readonly bets: ModelBet[] = [];
  readonly results: Record<string, SettleResult> = {};
  /** Present and previous price by `match market:outcome`. */
  readonly prices = new Map<string, { now: string; before: string }>();
  readonly suspended = new Set<string>();
  /** The session's matches as now on sale. */
  matches: readonly Match[];
  balance: string;
  /** Soccer's present limits. */
  limits: GameLimits;
  nowMs = Date.parse(START);
  /** Balances of receivers by account. */
  readonly others = new Map<string, string>();
  /** Balances at game providers. */
  readonly wallets = new Map<string, string>();
  readonly claimed = new Set<string>();
  /** Matches of other games with bets. */
  readonly used = new Set<string>();
  /** Withdrawals that would be paid when the clock moves. */
  pendingWithdrawals = 0;
  #wrongPasswords = 0;
  keys = 0;
  /** Pushes expected since the last comparison. */
  due: PushMessage['notifyType'][] = [];

  constructor(world: SessionWorld) {
    this.world = world;
    this.balance = world.opening.balance;
    this.matches = world.opening.matches;
    this.limits = world.opening.limits;
    this.#price();
  }

  #price(): void {
    for (const { match_id, markets } of this.matches) {
      for (const { kind, outcomes } of markets) {
        for (const { outcome, odds } of outcomes) {
          const key = `${match_id} ${kind}:${outcome}`;
          const known = this.prices.get(key);
          if (known?.now !== odds) this.prices.set(key, { now: odds, before: known?.now ?? odds });
        }
      }
    }
  }

  /** Reads matches after the clock has moved, which changes prices and suspends markets. */
  async readMatches(): Promise<void> {
    const { matches } = await this.world.readMatches();
    const now = new Map(matches.map((match) => [match.match_id, match]));
    this.matches = this.matches.map((match) => now.get(match.match_id) ?? match);
    this.#price();
  }

  /** Whether the clock can move this far: tokens last a day, and nothing may end by itself. */
  canWaitUntil(instant: string): boolean {
    return this.pendingWithdrawals === 0 && Date.parse(instant) - Date.parse(START) < MAX_AHEAD_MS;
  }

  async moveClock(instant: string): Promise<void> {
    await this.world.client.control('POST', 'clock', { set: instant });
    this.nowMs = Date.parse(instant);
    await this.readMatches();
  }

  /** Counts an attempt. @returns the reason of a refusal */
  passwordRefusal(isRight: boolean): string | undefined {
    const isLocked = this.#wrongPasswords >= MAX_WRONG_PASSWORDS;
    if (isLocked) return 'paymentLocked';
    this.#wrongPasswords = isRight ? 0 : this.#wrongPasswords + 1;
    if (isRight) return undefined;
    return this.#wrongPasswords >= MAX_WRONG_PASSWORDS ? 'paymentLocked' : 'wrongPaymentPassword';
  }

  /** Also compares the other player's wallet from now on. */
  async watch(account: string): Promise<void> {
    if (this.others.has(account) || account === this.world.account.account) return;
    const balance = (await this.world.balances()).get(account);
    if (balance !== undefined) this.others.set(account, balance);
  }

  isShut(matchId: string, kind: string): boolean {
    const market = this.matches
      .find(({ match_id }) => match_id === matchId)
      ?.markets.find((each) => each.kind === kind);
    return market?.status !== 'open' || this.suspended.has(`${matchId} ${kind}`);
  }

  key(): string {
    this.keys += 1;
    return `check-key-${this.keys}`;
  }

  pay(amount: string): void {
    this.balance = addAmounts(this.balance, amount);
  }

  take(amount: string): void {
    this.balance = subtractAmounts(this.balance, amount);
  }

  async look(): Promise<void> {
    const { client } = this.world;
    const { score } = await client.read('getAccount');
    same('balance', this.balance, score);
    if (this.others.size > 0) {
      const balances = await this.world.balances();
      for (const [account, balance] of this.others) same(`balance of ${account}`, balance, balances.get(account));
    }
    const { total, bets } = await client.read('listMyBets', {
      params: { game: 'soccer' },
      query: { start: 0, limit: 100 },
    });
    same('bets', this.bets.length, total);
    const seen = new Map(bets.map((bet) => [bet.bet_id, bet]));
    const oddsOf = (matches: readonly { readonly picks: readonly { readonly odds: string }[] }[] = []) =>
      matches.flatMap(({ picks }) => picks.map(({ odds }) => odds));
    for (const bet of this.bets) {
      const actual = seen.get(bet.id);
      const at = `bet ${bet.key}`;
      same(`${at}: state`, bet.result ?? 'open', actual?.result ?? (actual?.status === 1 ? 'open' : 'unknown'));
      same(`${at}: payout`, bet.payout, actual?.payout);
      same(`${at}: stake`, bet.stake, actual?.bet_amount);
      same(`${at}: lines`, bet.lines, actual?.lines);
      same(`${at}: most`, bet.max, actual?.max_payout);
      same(`${at}: odds`, oddsOf(bet.slip.matches), oddsOf(actual?.matches));
      same(`${at}: sold back`, bet.cashedOut, actual?.cashed_out ?? false);
    }
    await this.#lookAtPushes();
  }

  async #lookAtPushes(): Promise<void> {
    const pushes = await this.world.pushes();
    const kinds = pushes.map(({ notifyType }) => notifyType);
    same('pushes', this.due, kinds);
    if (kinds.length > 0) same('balance of the last push', this.balance, pushes.at(-1)?.balance);
    this.due = [];
  }

  /** Checks the simulator's ledger, once at the end. */
  async lookAtLedger(): Promise<void> {
    const ledger = await this.world.client.control<{ ok: boolean; problems: readonly string[] }>('GET', 'ledger');
    same('ledger', [], ledger.problems);
  }
}
