import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MarkSixGame } from '#contract/entities';
import { EngineError } from '#engine/money';
import { cut } from '#engine/testing';
import { callRow } from '../../conformance/call-row.ts';
import { modelRuns } from '../../conformance/model-runs.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { World } from '../../doors/world/world.ts';
import type { LotteryDoc } from './lottery-bet.ts';
import { GAMES, start, type RoundStep, step } from './rounds.arbitrary.ts';
import { type Drawn, type Game, type Pick, type Round, roundAt, wins, yearOf } from './rounds.reference.ts';

const HALF_AN_HOUR_MS = 1_800_000;
const MILLION = 1_000_000n;
const MEMBERS = [
  { id: 'm-one', currency: 'USDT', balance: '50000' },
  { id: 'm-two', currency: 'BRL', balance: '50000' },
] as const;
type Member = (typeof MEMBERS)[number];
const isRace = (game: Game) => game === 'pk10';

/** Millionths as text with the places of the member's currency; and back. */
const placesOf = ({ currency }: Member) => (currency === 'USDT' ? 6 : 2);
const text = (amount: bigint, member: Member) => cut({ over: amount, under: MILLION }, placesOf(member));
const read = (amount: string) => {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(6, '0'));
};

/** The animal of the year has five numbers, and its own price. */
const priceOf = (pick: object, { drawMs }: Round) =>
  'kind' in pick && pick.kind === 'specialCodeAnimal'
    ? { odds: 'selection' in pick && pick.selection === yearOf(drawMs) ? '8.96' : '11.20' }
    : {};

interface ModelBet {
  readonly id: string;
  readonly member: Member;
  readonly game: Game;
  readonly round: Round;
  readonly picks: readonly Pick[];
  readonly stake: bigint;
  paid?: bigint;
  results: readonly string[];
}

class RoundsRun {
  readonly world: World;
  readonly #bets: ModelBet[] = [];
  /** What was drawn: it is never another, unless it is set. */
  readonly #drawn = new Map<string, Drawn>();
  readonly #entries: string[] = [];

  constructor(startMs: number) {
    this.world = new World({
      name: 'main',
      seed: 'rounds',
      startMs,
      speed: 0,
      upstream: 'keyed',
      file: ':memory:',
      members: MEMBERS.map((member) => {
        const { id } = member;
        return { ...member, nickname: id, role: 3, email: `${id}@demo.slipway.test`, password: 'x' };
      }),
    });
    for (const { id, currency, balance } of MEMBERS)
      this.#post('opening', id, 'house:opening', `member:${id}`, currency, read(balance));
  }

  #post(kind: string, ref: string, from: string, to: string, currency: string, amount: bigint): void {
    if (amount > 0n)
      this.#entries.push(
        `${kind} ${ref}: ${from} -${amount} ${currency}`,
        `${kind} ${ref}: ${to} ${amount} ${currency}`,
      );
  }

  get now(): number {
    return this.world.clock.now();
  }

  /** A draw cannot be where the animal of its year is not known. */
  phaseOf(game: Game, { closeMs, drawMs }: Round): 'open' | 'closed' | 'drawn' | 'cancelled' {
    if (!isRace(game) && yearOf(drawMs) === undefined) return 'cancelled';
    return this.now < closeMs ? 'open' : this.now < drawMs ? 'closed' : 'drawn';
  }

  drawnOf(game: Game, id: string): Drawn {
    const known = this.#drawn.get(id);
    if (known !== undefined) return known;
    const { draws } = this.world;
    const { numbers, special } = draws.numbers(id);
    const drawn = isRace(game) ? [...draws.finish(id)] : [...numbers, special];
    // All different, and all there are of a race, or seven of the balls.
    const possible = Array.from({ length: isRace(game) ? 10 : 49 }, (_, index) => index + 1);
    const found = possible.filter((each) => drawn.includes(each));
    expect(drawn.toSorted((one, other) => one - other)).toEqual(found);
    expect(found.length).toBe(isRace(game) ? 10 : 7);
    this.#drawn.set(id, drawn);
    return drawn;
  }

  do(step: RoundStep): void {
    const { world } = this;
    switch (step.do) {
      case 'place':
        return this.#place(step);
      case 'draw': {
        const { id } = roundAt(step.game, this.now, step.later);
        const drawn = isRace(step.game) ? step.cars : step.balls;
        this.#set(step.game, id, drawn);
        this.#drawn.set(id, drawn);
        return;
      }
      case 'drawTwice': {
        const { id } = roundAt(step.game, this.now);
        const drawn = this.drawnOf(step.game, id);
        const twice = drawn.with(step.ball, drawn[(step.ball + 1) % 7] ?? 0);
        return expect(() => this.#set(step.game, id, twice)).toThrow(EngineError);
      }
      case 'edge': {
        const later = step.edge === 'openMs' ? 1 : 0;
        const to = roundAt(step.game, this.now, later)[step.edge] + step.beside;
        return to > this.now ? world.clock.set(to) : undefined;
      }
      case 'wait':
        return world.clock.advance(step.ms);
      case 'back':
        return world.clock.set(this.now - step.ms);
      case 'reload':
        return world.reload();
      case 'settleAgain': {
        const paid = this.#bets.filter((bet) => bet.paid !== undefined);
        const bet = paid[step.bet % Math.max(1, paid.length)];
        if (bet === undefined) return;
        const kind = isRace(bet.game) ? 'settleRaceBet' : 'settleLotteryBet';
        return world.change(() => world.jobs.add(kind, bet.id, this.now));
      }
    }
  }

  #set(game: Game, id: string, drawn: Drawn): void {
    const { draws } = this.world;
    if (isRace(game)) draws.setFinish(id, drawn);
    else draws.setNumbers(id, { numbers: drawn.slice(0, 6), special: drawn[6] ?? 0 });
  }

  #place({ game, later, ...given }: Extract<RoundStep, { do: 'place' }>): void {
    const member = MEMBERS[given.member] ?? MEMBERS[0];
    const round = roundAt(game, this.now, later);
    const picks = (isRace(game) ? given.cars : given.balls).map(
      ([pick, amount]): Pick => ({ ...pick, ...priceOf(pick, round), amount: text(amount, member) }) as Pick,
    );
    const stake = picks.reduce((sum, { amount }) => sum + read(amount), 0n);
    const body = { currency: member.currency, picks };
    const { answer } = callRow(this.world, isRace(game) ? 'placeRaceBet' : 'placeLotteryBet', {
      memberId: member.id,
      params: isRace(game) ? { race: game } : { lottery: game },
      body: isRace(game) ? { ...body, race_id: round.id } : { ...body, match_id: round.id },
    });
    const isOpen = this.phaseOf(game, round) === 'open' && round.openMs <= this.now;
    if (!isOpen) return expect(answer).toBe('marketClosed');
    const id = `bet-${String(this.#bets.length + 1).padStart(7, '0')}`;
    expect(answer).toMatchObject({ bet: { bet_id: id, bet_amount: text(stake, member) } });
    this.#bets.push({ id, member, game, round, picks, stake, results: [] });
    this.#post('stake', id, `member:${member.id}`, 'house:bets', member.currency, stake);
  }

  /** Bets whose round is over are paid, once. */
  #settle(): void {
    runDue(this.world);
    for (const bet of this.#bets) {
      const { id, member, game, round, picks } = bet;
      if (bet.paid !== undefined || this.now < round.drawMs) continue;
      const results = picks.map((pick) => wins(pick, this.drawnOf(game, round.id), round.drawMs));
      bet.results = results.map((isWon) => (isWon === undefined ? 'tie' : isWon ? 'win' : 'lose'));
      bet.paid = picks.reduce((sum, { amount, odds }, nth) => {
        const prize = text((read(amount) * read(odds)) / MILLION, member);
        return sum + (results[nth] === undefined ? read(amount) : results[nth] ? read(prize) : 0n);
      }, 0n);
      this.#post('payout', id, 'house:bets', `member:${member.id}`, member.currency, bet.paid);
    }
  }

  check(step: RoundStep): void {
    this.#settle();
    const { db } = this.world;
    const sql = 'SELECT kind, ref, account, currency, amount FROM posting p JOIN entry e ON e.seq = p.entry';
    const postings = db.all(sql).map((each) => {
      const { kind, ref, account, currency, amount } = each;
      return `${kind} ${ref}: ${account} ${amount} ${currency}`;
    });
    const bets = db.all('SELECT id, member_id, status, amount, payout FROM bet ORDER BY seq');
    expect({ step, postings: postings.sort(), bets }).toEqual({
      step,
      postings: this.#entries.toSorted(),
      bets: this.#bets.map(({ id, member, stake, paid }) => {
        const status = paid === undefined ? 1n : 16n;
        return { id, member_id: member.id, status, amount: stake, payout: paid ?? 0n };
      }),
    });
    for (const game of 'game' in step && step.do !== 'edge' ? [step.game] : GAMES) this.#checkRounds(game);
  }

  /** The current round, the one after it and those before, as they are shown. */
  #checkRounds(game: Game): void {
    const { draws } = this.world;
    const page = { start: 0, limit: 3 };
    const rounds = [1, 0, -1, -2].map((later) => roundAt(game, this.now, later));
    const shown = rounds.map((round) => {
      const { id, number } = round;
      const iso = (ms: number) => new Date(ms).toISOString();
      const times = { open_time: iso(round.openMs), close_time: iso(round.closeMs), draw_time: iso(round.drawMs) };
      const state = this.phaseOf(game, round);
      const drawn = state === 'drawn' ? this.drawnOf(game, id) : undefined;
      const of = { game, draw_number: String(number), ...times, state };
      if (isRace(game)) return { id, ...of, ...(drawn && { result: drawn }) };
      return { match_id: id, ...of, ...(drawn && { numbers: drawn.slice(0, 6), special: drawn[6] }) };
    });
    const [next, current, ...past] = shown;
    const list = (isOver: boolean) =>
      isRace(game)
        ? draws.racesFrom('pk10', this.now, { ...page, isOver })
        : draws.drawsFrom(game as MarkSixGame, this.now, { ...page, isOver });
    expect(list(false)).toEqual([current, ...past]);
    expect(list(true).slice(0, 2)).toEqual(past);
    const nextId = rounds[0]?.id ?? '';
    expect(
      isRace(game) ? draws.race('pk10', nextId, this.now) : draws.draw(game as MarkSixGame, nextId, this.now),
    ).toEqual(next);
    // One round takes bets at a time: it is drawn as the next one opens.
    expect(rounds.slice(1).map(({ number, drawMs }) => [number + 1, drawMs])).toEqual(
      rounds.slice(0, -1).map(({ number, openMs }) => [number, openMs]),
    );
  }

  /** A day later, every round that was bet on is over. */
  end(): void {
    this.world.clock.advance(2 * 86_400_000);
    this.check({ do: 'reload' });
    for (const { id, results } of this.#bets) {
      const isVoid = results.every((each) => each === 'tie');
      const result = results.includes('win') ? 'won' : isVoid ? 'void' : 'lost';
      expect([id, this.world.bets.byId<LotteryDoc>(id)?.doc.ended]).toEqual([id, { result, results }]);
    }
    expect(this.world.ledger.audit()).toEqual([]);
  }
}

it(
  'a round is open, closed or drawn, takes bets while it is open, and pays each of them once, whatever the clock does',
  () => {
    fc.assert(
      fc.property(start, fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), (startMs, steps) => {
        const run = new RoundsRun(startMs);
        try {
          for (const each of steps) {
            run.do(each);
            run.check(each);
          }
          run.end();
        } finally {
          run.world.close();
        }
      }),
      modelRuns(8),
    );
  },
  HALF_AN_HOUR_MS,
);
