import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BET_STATUS } from '#contract/entities';
import { type Row, type RowName, rows } from '#contract/rows';
import { SAMPLES } from './conformance/samples.ts';
import { perform } from './doors/calls/perform.ts';
import { Refusal } from './core/refusal.ts';
import type { Call } from './rows/shared/handler.ts';
import { overrideMatch } from './domain/sports/override-match.ts';
import { runDue } from './doors/world/run-due.ts';
import { World } from './doors/world/world.ts';

const MEMBER = 'm-player';
/** Rows that move money, or change what may be moved. */
const MOVES = [
  'placeBet',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'cashOut',
  'cashOutPart',
  'openDeposit',
  'openWithdrawal',
  'transferToPlayer',
  'moveIntoCardGame',
  'moveOutOfCardGame',
  'moveIntoNg',
  'moveOutOfNg',
  'claimCheckIn',
  'changeCurrency',
  'setPlayerLimit',
] as const satisfies readonly RowName[];

/** The world under test and the model's state: the accepted bets by key. */
class Driver {
  readonly #dir = mkdtempSync(join(tmpdir(), 'slipway-model-'));
  readonly #file: string | undefined;
  readonly #bets = new Map<string, string>();
  world: World;

  constructor(isOnDisk: boolean) {
    this.#file = isOnDisk ? join(this.#dir, 'main.sqlite') : undefined;
    this.world = this.#open();
  }

  #open(): World {
    const startMs = Date.parse('2026-03-14T12:00:00Z');
    return new World({
      name: 'main',
      seed: 'model',
      startMs,
      speed: 0,
      upstream: 'keyed',
      file: this.#file ?? ':memory:',
    });
  }

  /** Calls a row like serveRow, with a key; a refusal is a valid outcome. */
  async call(name: RowName, key: string, isCrashing = false): Promise<Record<string, unknown> | undefined> {
    const before = async (other: RowName) => (await this.call(other, `${key}-${other}`)) ?? {};
    try {
      const made = (await SAMPLES[name]({ world: this.world, before })) as Partial<Call<Row>>;
      const member = this.world.members.byId(MEMBER);
      if (!member) throw new RangeError('the model has a player');
      const row: Row = rows[name];
      const call = {
        params: {},
        query: {},
        body: undefined,
        headers: {},
        ...made,
        world: this.world,
        member,
        player: () => member,
        key,
        session: undefined,
        origin: 'http://x',
      };
      const guard =
        row.repeat === 'keyed' ? { key, deadlineMs: undefined, fingerprint: JSON.stringify([name, made]) } : undefined;
      const run = () => {
        const performed = perform(name, row, call as unknown as Call<Row>, guard);
        return 'refusal' in performed ? undefined : performed.data;
      };
      if (isCrashing) {
        expect(() =>
          this.world.change(() => {
            run();
            throw new Refusal('serverError', 'a fault before the commit');
          }),
        ).toThrow(Refusal);
        return undefined;
      }
      const data = run();
      const bet = (data as { bet?: { bet_id: string } } | undefined)?.bet;
      if (bet && !name.startsWith('cashOut')) this.#bets.set(key, bet.bet_id);
      return data as Record<string, unknown> | undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  restart(): void {
    if (this.#file === undefined) return;
    this.world.close();
    this.world = this.#open();
  }

  /** Checks the three invariants of the ledger. */
  check(): void {
    expect(this.world.ledger.audit()).toEqual([]);
    const stored = this.world.db.all('SELECT id, key, status, settled_ms FROM bet');
    for (const { status, settled_ms } of stored) {
      expect([BET_STATUS.pending, BET_STATUS.settled]).toContain(Number(status));
      expect(settled_ms === null).toBe(Number(status) === BET_STATUS.pending);
    }
    // No accepted bet is missing, and none exists twice.
    const byKey = new Map(stored.map(({ id, key }) => [String(key), String(id)]));
    expect(byKey.size).toBe(stored.length);
    for (const [key, id] of this.#bets) expect(byKey.get(key)).toBe(id);
    const stakes = this.world.db.get("SELECT COUNT(*) AS n FROM entry WHERE kind = 'stake'")?.['n'];
    expect(stakes).toBe(BigInt(stored.length));
  }

  end(): void {
    this.world.close();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

type LedgerCommand = fc.AsyncCommand<object, Driver>;
const step = (title: string, run: (driver: Driver) => Promise<unknown> | void): LedgerCommand => ({
  check: () => true,
  async run(_, driver) {
    await run(driver);
    driver.check();
  },
  toString: () => title,
});

const steps = [
  fc
    .tuple(fc.constantFrom(...MOVES), fc.integer({ min: 0, max: 15 }))
    .map(([name, key]) => step(`${name} ${key}`, (driver) => driver.call(name, `key-${name}-${key}`))),
  fc
    .tuple(fc.constantFrom(...MOVES), fc.integer({ min: 0, max: 15 }))
    .map(([name, key]) => step(`fails ${name} ${key}`, (driver) => driver.call(name, `key-${name}-${key}`, true))),
  fc.integer({ min: 1, max: 40 }).map((hours) =>
    step(`advance ${hours} h`, (driver) => {
      driver.world.clock.advance(hours * 3_600_000);
      runDue(driver.world);
    }),
  ),
  fc.tuple(fc.nat(30), fc.constantFrom('2:0', '0:0', '1:3', 'void')).map(([index, ft]) =>
    step(`match ${index} ${ft}`, (driver) => {
      const match = driver.world.fixtures.onSale('soccer', driver.world.now())[index];
      if (match)
        overrideMatch(driver.world, match.match_id, ft === 'void' ? { void: true } : { result: { ft, ht: '0:0' } });
      runDue(driver.world);
    }),
  ),
  fc.constant(step('restart', (driver) => driver.restart())),
];

const runs = async (numRuns: number, isOnDisk: boolean) =>
  fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const driver = new Driver(isOnDisk);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: driver }), commands);
      } finally {
        driver.end();
      }
    }),
    { numRuns, seed: Number(process.env['SLIPWAY_MODEL_SEED'] ?? 4), endOnFailure: false },
  );

/** `npm run qa -- properties` runs 1,000; 40 take 10 s. */
const RUNS = Number(process.env['SLIPWAY_MODEL_RUNS'] ?? 40);

describe('the ledger, after any sequence of calls, clock moves, results and restarts', () => {
  it('adds up, has no wallet below zero, and every bet in one state', () => runs(RUNS, false), 1_800_000);
  it('keeps all of it over restarts from disk', () => runs(Math.ceil(RUNS / 10), true), 1_800_000);
});
