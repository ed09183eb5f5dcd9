import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BET_STATUS, type SportGame } from '#contract/entities';
import type { SettleRules, Slip } from '#engine/sports';
import { fraction } from '#engine/testing';
import { callRow } from '../../conformance/call-row.ts';
import { modelRuns } from '../../conformance/model-runs.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { World } from '../../doors/world/world.ts';
import { overrideMatch } from '../sports/override-match.ts';
import { type ModelBet, ModelBook } from './model-book.reference.ts';
import { myBet } from './my-bets.ts';
import * as given from './settlement.arbitrary.ts';
import { at, type Doing, GAMES, MATCHES, MEMBERS, type BetStep } from './settlement.arbitrary.ts';
import { amountText, costOf, millionths, quoteOf } from './settlement.reference.ts';
import { showBet } from './show-bet.ts';

const HOUR_MS = 3_600_000;
const HALF_AN_HOUR_MS = HOUR_MS / 2;

/** A world and its model: what is done to the one is done to the other. What a match's prices and results are, the world says. */
class BetsRun {
  readonly world: World;
  readonly book: ModelBook;
  #keys = 0;
  #entry = 0;

  constructor(rules: SettleRules) {
    this.world = new World({
      name: 'main',
      seed: 'settlement',
      startMs: Date.parse('2026-03-14T12:00:00Z'),
      speed: 0,
      upstream: 'keyed',
      file: ':memory:',
      members: MEMBERS.map((member) => {
        const { id } = member;
        return { ...member, nickname: id, role: 3, email: `${id}@demo.slipway.test`, password: 'x' };
      }),
    });
    this.world.bookRules.setSettlement(rules);
    // The limits have tests of their own; here, only the balance bounds a bet.
    const none = { min: '0', max: '0' };
    const limits = { bet: none, multiple: { min: 0, max: 0 }, Bonus: none, disabled_regions: [] };
    for (const game of GAMES) this.world.bookRules.setLimits(game, limits);
    this.book = new ModelBook(rules);
    for (const { id, currency, balance } of MEMBERS)
      this.book.open(id, currency, millionths(fraction(balance), currency));
  }

  #stateOf(id: string) {
    const plan = this.world.fixtures.plan(id);
    if (plan === undefined) throw new Error(`no match ${id}`);
    return { plan, ...this.world.fixtures.state(plan, this.world.now()) };
  }

  readonly endedOf = (id: string) => {
    const { state, result } = this.#stateOf(id);
    return state === 'void' ? ('void' as const) : result;
  };

  readonly marketsOf = (id: string) => this.world.fixtures.view(this.#stateOf(id).plan, this.world.now()).match.markets;

  readonly priceOf = (id: string, kind: string, outcome: string) => {
    const market = this.marketsOf(id).find((each) => each.kind === kind);
    return market?.status === 'open' ? market.outcomes.find((each) => each.outcome === outcome)?.odds : undefined;
  };

  /** Calls a row twice under one key: the second call does nothing and answers the same. */
  call(name: 'placeBet' | 'cashOut' | 'cashOutPart' | 'changeCurrency', memberId: string, request: object) {
    const key = `key-${String(++this.#keys).padStart(6, '0')}`;
    const { answer } = callRow(this.world, name, { memberId, key, ...request });
    expect(callRow(this.world, name, { memberId, key, ...request })).toEqual({ answer, isReplay: true });
    return { key, answer };
  }

  place(step: Doing<'place'>): void {
    const { book } = this;
    const member = at(MEMBERS, step.member).id;
    const currency = book.currencyOf(member);
    const slip = given.slipOf(step, currency, this.marketsOf);
    const refusal = this.#refusalOf(slip, member);
    const { key, answer } = this.call('placeBet', member, { params: { game: slip.game }, body: given.bodyOf(slip) });
    if (refusal !== undefined) return expect(answer).toBe(refusal);
    const id = `bet-${String(book.bets.length + 1).padStart(7, '0')}`;
    book.place({ id, member, key, slip, result: 'open', isCashedOut: false, payout: 0n, legs: [], parts: [] });
    expect(answer).toMatchObject({
      bet: { bet_id: id, key, bet_amount: amountText(costOf(slip), currency), status: BET_STATUS.pending },
      balance: amountText(book.balance(member), currency),
    });
  }

  #refusalOf(slip: Slip, member: string): string | undefined {
    if (millionths(fraction(slip.stake), slip.currency) === 0n) return 'badRequest';
    for (const { id, picks } of slip.matches)
      for (const { market, outcome } of picks)
        if (this.endedOf(id) !== undefined || this.priceOf(id, market, outcome) === undefined) return 'marketClosed';
    const longest = Math.max(...(slip.folds ?? []));
    const bankers = slip.matches.filter(({ banker }) => banker === true).length;
    const hasScore = slip.matches.some(({ picks }) => picks.some(({ market }) => market === 'correct_score'));
    // The single-match lottery has correct scores in lines of three at most.
    if (longest < bankers || (slip.game === 'bd' && longest > 3 && hasScore)) return 'passNotAllowed';
    return costOf(slip) > this.book.balance(member) ? 'limitsExceeded' : undefined;
  }

  /** Sells a bet, or eighths of its stake, for the offer, for one unit more, or for anything. */
  sell(bet: ModelBet, { asked, share }: { readonly asked: number; readonly share?: number }): void {
    const { id, member, slip } = bet;
    const { game, currency } = slip;
    const unit = currency === 'USDT' ? 1n : 10_000n;
    const line = millionths(fraction(slip.stake), currency) / unit;
    const stake = share === undefined ? line : (line * BigInt(share)) / 8n;
    const offer = bet.result === 'open' ? quoteOf(slip, this.endedOf, this.priceOf) : undefined;
    const worth = offer === undefined ? undefined : (((offer / unit) * stake) / line) * unit;
    const least = worth === undefined || asked > 1 ? 0n : worth + BigInt(asked) * unit;
    const params = { game, id };
    const body = {
      amount: amountText(least, currency),
      ...(share !== undefined && { stake: amountText(stake * unit, currency) }),
    };
    const { answer } = this.call(share === undefined ? 'cashOut' : 'cashOutPart', member, { params, body });
    if (worth === undefined) return expect(answer).toBe('marketClosed');
    if (share !== undefined && (stake === 0n || stake === line)) return expect(answer).toBe('badRequest');
    if (worth < least) return expect(answer).toBe('cashOutChanged');
    if (worth === 0n) return expect(answer).toBe('badRequest');
    if (share === undefined) this.book.cashOut(bet, worth);
    else this.book.cashOutPart(bet, stake * unit, worth);
    const balance = amountText(this.book.balance(member), this.book.currencyOf(member));
    expect(answer).toMatchObject({ bet: { bet_id: id }, balance });
  }

  change(game: SportGame, match: number, change: Parameters<typeof overrideMatch>[2]): void {
    this.world.change(() => overrideMatch(this.world, at(MATCHES[game], match), change));
  }

  do(step: BetStep): void {
    const { world, book } = this;
    switch (step.do) {
      case 'place':
        return this.place(step);
      case 'end':
        return this.change(step.game, step.match, given.endOf(step));
      case 'price': {
        const markets = this.marketsOf(at(MATCHES[step.game], step.match));
        const names = markets.flatMap(({ kind, outcomes }) => outcomes.map(({ outcome }) => `${kind}:${outcome}`));
        const odds = names.map((name, nth) => [name, at(given.PRICES, step.price + nth)] as const);
        return this.change(step.game, step.match, { odds: Object.fromEntries(odds) });
      }
      case 'suspend':
        return this.change(step.game, step.match, { suspended: step.isOpen ? [] : ['wl', 'handicap', 'bs'] });
      case 'cashOut':
      case 'cashOutPart':
        return book.bets.length === 0 ? undefined : this.sell(at(book.bets, step.bet), step);
      case 'currency': {
        const { id } = at(MEMBERS, step.member);
        const unit = at(['USDT', 'BRL', 'IDR'], step.to);
        const { answer } = this.call('changeCurrency', id, { query: { unit } });
        book.changeCurrency(id, unit);
        return expect(answer).toEqual({ score: amountText(book.balance(id), unit), currency: unit });
      }
      case 'move': {
        const { plan } = this.#stateOf(at(MATCHES[step.game], step.match));
        const start_time = new Date(plan.startMs + step.hours * HOUR_MS).toISOString();
        return this.change(step.game, step.match, { start_time });
      }
      case 'settleAgain': {
        if (book.bets.length === 0) return;
        const { id } = at(book.bets, step.bet);
        return world.change(() => world.jobs.add('settleBet', id, world.now()));
      }
      case 'wait':
        return this.wait(step.hours);
    }
  }

  /** From the end of one match to that of the next: bets are settled then. */
  wait(hours: number): void {
    const { clock } = this.world;
    const untilMs = clock.now() + hours * HOUR_MS;
    const ends = Object.values(MATCHES).flatMap((ids) => ids.map((id) => this.#stateOf(id).endMs));
    for (const endMs of [...new Set(ends)].sort((one, other) => one - other)) {
      if (endMs <= clock.now() || endMs >= untilMs) continue;
      clock.set(endMs);
      this.settle();
    }
    clock.set(untilMs);
  }

  settle(): void {
    runDue(this.world);
    this.book.settle(this.endedOf);
  }

  /** The store has what the model has. */
  check(step: BetStep | 'the end'): void {
    this.settle();
    const { db } = this.world;
    const wallets = db.all('SELECT account, currency, balance FROM wallet WHERE balance <> 0');
    const { settled, pending } = BET_STATUS;
    expect({
      step,
      entries: this.#newEntries(),
      wallets: wallets.map((each) => `${each['account']} ${each['currency']} ${each['balance']}`).sort(),
      bets: db.all('SELECT id, member_id, key, status, amount, payout, currency FROM bet ORDER BY seq'),
    }).toEqual({
      step,
      entries: this.book.newEntries(),
      wallets: this.book.walletTexts(),
      bets: this.book.bets.map(({ id, member, key, result, slip, payout }) => {
        const status = BigInt(result === 'open' ? pending : settled);
        return { id, member_id: member, key, status, amount: costOf(slip), payout, currency: slip.currency };
      }),
    });
  }

  #newEntries(): string[] {
    const sides = new Map<string, string[]>();
    const sql =
      'SELECT e.seq, kind, ref, account, currency, amount FROM entry e JOIN posting p ON p.entry = e.seq WHERE e.seq > ?';
    for (const { seq, kind, ref, account, currency, amount } of this.world.db.all(sql, this.#entry)) {
      const name = `${seq} ${kind} ${ref}`;
      sides.set(name, [...(sides.get(name) ?? []), `${account} ${currency} ${amount}`]);
    }
    this.#entry = Math.max(this.#entry, ...[...sides.keys()].map((name) => Number(name.split(' ')[0])));
    return [...sides].map(([name, of]) => `${name.replace(/^\d+ /, '')}: ${of.sort().join(', ')}`).sort();
  }

  /** Every bet is settled, and shows what it paid and why. */
  end(): void {
    const { world, book } = this;
    this.wait(9 * 24);
    this.check('the end');
    for (const bet of book.bets) {
      const { matches, ...shown } = showBet(world, myBet(world, bet.member, bet.slip.game, bet.id));
      const legs = matches.map(({ picks }) => picks.map(({ result }) => result));
      expect({ ...shown, legs: bet.isCashedOut ? [] : legs }).toMatchObject(book.shown(bet));
      if (bet.result === 'void') expect([bet.id, shown.payout]).toEqual([bet.id, shown.bet_amount]);
    }
    expect(world.ledger.audit()).toEqual([]);
  }
}

function runs(rules: SettleRules, steps: readonly BetStep[]): void {
  const run = new BetsRun(rules);
  try {
    for (const step of steps) {
      run.do(step);
      run.check(step);
    }
    run.end();
  } finally {
    run.world.close();
  }
}

it(
  'bets are paid once and what their lines are worth, whatever is done in between, and the ledger has each amount',
  () => fc.assert(fc.property(fc.constantFrom(...given.RULES), given.steps, runs), modelRuns(6)),
  HALF_AN_HOUR_MS,
);

it('a match that is brought forward settles its bets at its end', () => {
  const match = { game: 'basketball', match: 0 } as const;
  const bet = { do: 'place', game: 'basketball', member: 0, bankers: 0, passes: 0, multiple: 1 } as const;
  runs({}, [
    { do: 'move', ...match, hours: 30 },
    { ...bet, matches: [0], picks: [[[0, 0]]], stake: 1_000_000n },
    { do: 'move', ...match, hours: 0 },
    { do: 'wait', hours: 8 },
  ]);
});
