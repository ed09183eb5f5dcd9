import type { Profile } from '#contract/brand/features.ts';
import type { PushMessage } from '#contract/push.ts';
import { DEMO_ACCOUNTS, type MemberFixture } from '#fixtures/members.ts';
import { Bets } from '#simulator/bets/bets.ts';
import { WorldClock } from '#simulator/clock/world-clock.ts';
import { Availability } from '#simulator/games/availability.ts';
import { newContent, type Content } from '#fixtures/content.ts';
import { Draws } from '#simulator/lottery/draws.ts';
import { Faults } from '#simulator/faults/faults.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { Journal } from '#simulator/journal/journal.ts';
import { Members } from '#simulator/members/members.ts';
import { Verification } from '#simulator/members/verification.ts';
import { Sessions } from '#simulator/members/sessions.ts';
import { WorldProfile } from '#simulator/protection/world-profile.ts';
import { Outbox } from '#simulator/push/outbox.ts';
import { FixturesBook } from '#simulator/sport/fixtures-book.ts';
import { Records } from '#simulator/store/records.ts';
import { Kept } from '#simulator/store/kept.ts';
import { Keys } from '#simulator/store/keys.ts';
import { IN_MEMORY, openStore } from '#simulator/store/open-store.ts';
import type { Sqlite } from '#simulator/store/sqlite.ts';
import { openingLimits } from '#simulator/protection/opening-limits.ts';
import { Ledger, memberAccount } from '#simulator/wallet/ledger.ts';
import { fromMillionths, toMillionths } from '#simulator/wallet/millionths.ts';
import { Batch, type BatchedWork } from './batch.ts';
import { Jobs } from './jobs.ts';

/** Whether the upstream knows idempotency keys and our own rows, or is as the specification's may be. */
export type Upstream = 'keyed' | 'strict-spec';

export interface WorldOptions {
  readonly name: string;
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly upstream: Upstream;
  readonly file: string;
  /** The jurisdiction of this world, named outright. */
  readonly profile?: Profile | undefined;
  /** The jurisdiction of a world that has none kept; `none` by default. */
  readonly profileOfNew?: Profile | undefined;
  readonly members?: readonly MemberFixture[] | undefined;
  readonly wall?: () => number;
}

/** Where the money of a world comes from. */
const keeps = (error: unknown) => error instanceof Refusal && error.keeps;
const HOUSE_OPENING = 'house:opening';

/** One upstream with everything in it: members, money, matches, a clock. Worlds share nothing. */
export class World {
  readonly name: string;
  readonly seed: string;
  readonly upstream: Upstream;
  readonly clock: WorldClock;
  readonly db: Sqlite;
  readonly fixtures: FixturesBook;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly ledger: Ledger;
  readonly bets: Bets;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly records: Records;
  readonly verification: Verification;
  readonly draws: Draws;
  readonly kept: Kept;
  readonly profile: WorldProfile;
  readonly availability: Availability;
  readonly outbox = new Outbox();
  readonly faults: Faults;
  readonly journal: Journal;
  #content: Content | undefined;
  #atMs: number | undefined;
  #onChange: (() => void) | undefined;
  readonly #batch: Batch | undefined;

  constructor(options: WorldOptions) {
    this.name = options.name;
    this.seed = options.seed;
    this.upstream = options.upstream;
    this.db = openStore(options.file);
    if (options.file !== IN_MEMORY) this.#batch = new Batch((works) => this.#changeTogether(works));
    this.clock = new WorldClock({ ...options, startMs: this.#savedMs() ?? options.startMs });
    this.kept = new Kept(this.db);
    this.profile = new WorldProfile(this.kept, options.profileOfNew ?? 'none');
    this.#startUnder(options.profile ?? this.profile.name);
    this.fixtures = new FixturesBook(options.seed, this.kept);
    this.availability = new Availability(this.kept);
    this.members = new Members(this.db);
    this.sessions = new Sessions(this.db, options.seed, options.name);
    this.ledger = new Ledger(this.db);
    this.bets = new Bets(this.db);
    this.keys = new Keys(this.db);
    this.jobs = new Jobs(this.db);
    this.records = new Records(this.db);
    this.verification = new Verification(this.db, options.seed);
    this.draws = new Draws(options.seed, this.kept);
    this.faults = new Faults(options.seed, this.kept);
    this.journal = new Journal(this.db, options.file);
    if (this.members.nextNumber() === 1) this.#populate(options.members ?? DEMO_ACCOUNTS);
  }

  /** The instant of the games' clock; while something due happens, the instant it was due. */
  now(): number {
    return this.#atMs ?? this.clock.now();
  }

  /** Does something at an instant that may lie behind the clock. */
  at<T>(ms: number, work: () => T): T {
    const before = this.#atMs;
    this.#atMs = ms;
    try {
      return work();
    } finally {
      this.#atMs = before;
    }
  }

  /** A change of the world: all of it or nothing; pushes leave once it is committed. */
  change<T>(work: () => T): T {
    if (this.db.isInTransaction) return work();
    try {
      const result = this.db.transaction(work, keeps);
      this.outbox.flush();
      this.#onChange?.();
      return result;
    } catch (error) {
      this.outbox.drop();
      this.forget();
      throw error;
    }
  }

  /**
   * A change that may share its commit with others that wait: on disk each commit costs a synchronisation, and requests
   * that came together need only one. Nobody sees anything of it before it is committed. In memory: at once.
   */
  changeSoon<T>(work: () => T): Promise<T> | T {
    return this.#batch === undefined ? this.change(work) : this.#batch.add(work);
  }

  #changeTogether(works: readonly BatchedWork[]): void {
    const told = this.change(() =>
      works.map(({ work, resolve, reject }) => {
        const waiting = this.outbox.length;
        try {
          const result = this.db.savepoint(work, keeps);
          return () => resolve(result);
        } catch (error) {
          this.outbox.drop(waiting);
          this.forget();
          return () => reject(error);
        }
      }),
    );
    for (const tell of told) tell();
  }

  /** What was remembered of the store may not be so: after a rollback, or when it was written behind our back. */
  forget(): void {
    this.members.forget();
    this.sessions.forget();
    this.jobs.forget();
  }

  /** Everything that is remembered of the store is read anew: its tables were exchanged. */
  reload(): void {
    this.forget();
    this.fixtures.overrides.reload();
    this.draws.reload();
    this.availability.reload();
    this.faults.reload();
    this.profile.reload();
    this.#content = undefined;
  }

  /** What an administrator wrote; made when it is first asked for, since a thousand worlds need not hold a thousand games each. */
  get content(): Content {
    this.#content ??= { ...newContent(), ...Object.fromEntries(this.kept.all('content')) };
    return this.#content;
  }

  /** The content as it was edited is written down. */
  keepContent(): void {
    this.db.transaction(() => {
      for (const [name, rows] of Object.entries(this.content)) this.kept.set('content', name, rows);
    });
  }

  /** Puts the world under the rules of a jurisdiction. @throws Refusal for an upstream that cannot have any */
  setProfile(profile: Profile): void {
    if (this.upstream === 'strict-spec' && profile !== 'none') {
      const message = `profile: the specification's upstream has no rules of a jurisdiction; ${profile} needs upstream keyed`;
      throw new Refusal('badRequest', message, { field: 'profile' });
    }
    this.profile.set(profile);
  }

  /** Told after every change: what is due next may have moved. */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  /** What a member has, in the currency of their wallet, as text. */
  balance(memberId: string): string {
    const currency = this.members.byId(memberId)?.currency ?? 'USDT';
    return fromMillionths(this.ledger.balance(memberAccount(memberId), currency), currency);
  }

  /** Queues a wallet push with the balance as it is now. */
  pushBalance(memberId: string, notifyType: PushMessage['notifyType']): void {
    const message = { id: this.members.nextPush(memberId), notifyType, balance: this.balance(memberId) };
    this.outbox.add({ memberId, message });
  }

  /** Adds a member with an opening balance, both sides booked. */
  addMember(fixture: MemberFixture): void {
    this.members.add(fixture, this.now());
    const limits = openingLimits(this, fixture.currency);
    if (limits) this.members.keepDoc(fixture.id, { limits });
    const { id, currency, balance } = fixture;
    const move = { from: HOUSE_OPENING, to: memberAccount(id), currency, amount: toMillionths(balance) };
    this.ledger.move('opening', id, this.now(), move);
  }

  close(): void {
    this.db.transaction(() => this.saveClock());
    this.journal.flush();
    this.db.close();
  }

  #startUnder(profile: Profile): void {
    try {
      this.setProfile(profile);
    } catch (error) {
      this.db.close();
      throw error;
    }
  }

  #populate(members: readonly MemberFixture[]): void {
    this.db.transaction(() => {
      for (const member of members) this.addMember(member);
      this.saveClock();
    });
  }

  /** The games' clock goes on where it stood when it was last saved. */
  saveClock(): void {
    const saved = JSON.stringify({ seed: this.seed, nowMs: this.clock.now() });
    this.db.run(
      "INSERT INTO meta (name, value) VALUES ('clock', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      saved,
    );
  }

  /** What the store was left with; a store of another seed would have other matches under its bets. */
  #savedMs(): number | undefined {
    const row = this.db.get("SELECT value FROM meta WHERE name = 'clock'");
    if (row === undefined) return undefined;
    const saved = JSON.parse(String(row['value'])) as { seed: string; nowMs: number };
    if (saved.seed !== this.seed) {
      this.db.close();
      throw new RangeError(
        `seed: the store of ${this.name} was made with seed ${JSON.stringify(saved.seed)}, not ${JSON.stringify(this.seed)}`,
      );
    }
    // A process that was killed did not save its clock: the last movement of money says how late it was.
    const last = this.db.get('SELECT at_ms FROM entry ORDER BY seq DESC LIMIT 1')?.['at_ms'];
    return Math.max(saved.nowMs, Number(last ?? 0));
  }
}
