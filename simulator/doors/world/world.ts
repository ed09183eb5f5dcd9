import type { Profile } from '#contract/brand';
import type { PushMessage } from '#contract/entities';
import { type Content, DEMO_ACCOUNTS, type MemberFixture, newContent, type Offer } from '#fixtures/world';
import { Bets } from '../../domain/bets/bets.ts';
import { BookRules } from '../../domain/bets/book-rules.ts';
import { WorldClock } from '../../core/clock/world-clock.ts';
import { Availability } from '../../domain/games/availability.ts';
import { Draws } from '../../domain/lottery/draws.ts';
import { Answers } from '../../core/answers/answers.ts';
import { Faults } from '../../core/faults/faults.ts';
import { Refusal } from '../../core/refusal.ts';
import { Journal } from '../../core/journal/journal.ts';
import { Members } from '../../domain/members/members.ts';
import { Verification } from '../../domain/members/verification.ts';
import { Sessions } from '../../domain/members/sessions.ts';
import { SignInAttempts } from '../../domain/members/sign-in-attempts.ts';
import { SocketTickets } from '../../domain/members/socket-tickets.ts';
import { rulesOf } from '../../domain/protection/profile-rules.ts';
import { WorldProfile } from '../../domain/protection/world-profile.ts';
import { Outbox } from '../../core/push/outbox.ts';
import { WebPush } from '../../core/web-push/web-push.ts';
import { FixturesBook } from '../../domain/sports/fixtures-book.ts';
import { Records } from '../../core/store/records.ts';
import { Settings } from '../../core/store/settings.ts';
import { Keys } from '../../core/store/keys.ts';
import { IN_MEMORY, openStore } from '../../core/store/open-store.ts';
import type { Sqlite } from '../../core/store/sqlite.ts';
import { storeOpening } from '../../domain/protection/store-opening.ts';
import { Ledger, memberAccount } from '../../core/ledger/ledger.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import { Batch, type BatchedWork } from '../../core/jobs/batch.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import type { DomainContext } from '../../domain/context.ts';
import { savedClockMs } from './saved-clock.ts';
import { updateStore } from './update-store.ts';
import type { WorldOptions } from './world-options.ts';

const commits = (error: unknown) => error instanceof Refusal && error.commits;
/** Source of opening balances, so that the ledger's sum stays zero. */
const HOUSE_OPENING = 'house:opening';

/** A complete upstream: members, money, matches, clock. Worlds share no state. Implements domain's contexts. */
export class World implements DomainContext {
  readonly name: string;
  readonly seed: string;
  readonly upstream: DomainContext['upstream'];
  readonly money: DomainContext['money'];
  readonly isStrict: boolean;
  readonly clock: WorldClock;
  readonly db: Sqlite;
  readonly fixtures: FixturesBook;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly signInAttempts: SignInAttempts;
  readonly socketTickets: SocketTickets;
  readonly ledger: Ledger;
  readonly bets: Bets;
  readonly bookRules: BookRules;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly records: Records;
  readonly verification: Verification;
  readonly draws: Draws;
  readonly settings: Settings;
  readonly profile: WorldProfile;
  readonly availability: Availability;
  readonly outbox = new Outbox();
  readonly webPush: WebPush;
  readonly #outboxes = () => [this.outbox, this.webPush.outbox] as const;
  readonly faults: Faults;
  readonly answers: Answers;
  readonly journal: Journal;
  readonly #closing = new AbortController();
  /** Aborts calls that wait for a change. */
  readonly closing = this.#closing.signal;
  readonly #startMs: number;
  readonly #offer: Offer | undefined;
  #content: Content | undefined;
  #atMs: number | undefined;
  #onChange: (() => void) | undefined;
  readonly #batch: Batch | undefined;

  /** @param fill adds a world file. If it is refused, nothing is stored and the world is closed. */
  constructor(options: WorldOptions, fill: (world: World) => void = () => undefined) {
    this.name = options.name;
    this.seed = options.seed;
    this.upstream = options.upstream;
    this.webPush = new WebPush(options.seed);
    this.isStrict = options.strict === true;
    this.#offer = options.offer;
    this.money = (code) => ({ code, places: options.places?.get(code) });
    this.db = openStore(options.file);
    if (options.file !== IN_MEMORY) this.#batch = new Batch((works) => this.#changeTogether(works));
    this.#startMs = savedClockMs(this.db, this) ?? options.startMs;
    this.clock = new WorldClock({ ...options, startMs: this.#startMs });
    this.settings = new Settings(this.db);
    this.profile = new WorldProfile(this.settings, options.profileOfNew ?? 'none');
    this.bookRules = new BookRules(this.settings, options.rules);
    this.fixtures = new FixturesBook(options.seed, this.settings, this.bookRules.postponedHours);
    this.availability = new Availability(this.settings);
    this.members = new Members(this.db);
    this.sessions = new Sessions(this.db, this.settings, options.seed, options.name);
    this.signInAttempts = new SignInAttempts(this.clock);
    this.socketTickets = new SocketTickets(options.name, this.clock);
    this.ledger = new Ledger(this.db);
    this.bets = new Bets(this.db);
    this.keys = new Keys(this.db);
    this.jobs = new Jobs(this.db);
    this.records = new Records(this.db);
    this.verification = new Verification(this.db, options.seed, this.clock);
    this.draws = new Draws(options.seed, this.settings);
    this.faults = new Faults(options.seed, this.settings);
    this.answers = new Answers(options.seed, this.settings);
    this.journal = new Journal(this.db, options.file);
    this.#start(options, fill);
  }

  /** In a job, the instant at which it was due. */
  now(): number {
    return this.#atMs ?? this.clock.now();
  }

  /** Runs work at an instant, also a past one. */
  at<T>(ms: number, work: () => T): T {
    const before = this.#atMs;
    this.#atMs = ms;
    try {
      return work();
    } finally {
      this.#atMs = before;
    }
  }

  /** In one transaction; pushes are sent after the commit. */
  change<T>(work: () => T): T {
    if (this.db.isInTransaction) return work();
    try {
      const result = this.db.transaction(work, commits);
      for (const outbox of this.#outboxes()) outbox.flush();
      this.#onChange?.();
      return result;
    } catch (error) {
      for (const outbox of this.#outboxes()) outbox.drop();
      this.forget();
      throw error;
    }
  }

  /**
   * A change that may share its commit with others: on disk each commit costs a synchronisation. Responses are sent after the
   * commit. In memory: at once.
   */
  changeSoon<T>(work: () => T): Promise<T> | T {
    return this.#batch === undefined ? this.change(work) : this.#batch.add(work);
  }

  /** If it fails, its writes and pushes are undone, and the change can go on. */
  step<T>(work: () => T): T {
    const waiting = this.#outboxes().map(({ length }) => length);
    try {
      return this.db.savepoint(work, commits);
    } catch (error) {
      for (const [index, outbox] of this.#outboxes().entries()) outbox.drop(waiting[index]);
      this.forget();
      throw error;
    }
  }

  #changeTogether(works: readonly BatchedWork[]): void {
    const outcomes = this.change(() =>
      works.map(({ work, resolve, reject }) => {
        try {
          const result = this.step(work);
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      }),
    );
    for (const report of outcomes) report();
  }

  /** After a rollback, or a write around the caches. */
  forget(): void {
    this.members.forget();
    this.sessions.forget();
    this.jobs.forget();
  }

  /** After the tables were replaced. */
  reload(): void {
    this.forget();
    this.signInAttempts.forget();
    this.verification.forget();
    const { fixtures, draws, bookRules, availability, faults, answers, profile } = this;
    for (const part of [fixtures, draws, bookRules, availability, faults, answers, profile]) part.reload();
    this.#content = undefined;
  }

  /** Created at first use: a thousand worlds would each hold a thousand games. */
  get content(): Content {
    this.#content ??= {
      ...newContent(this.#startMs, this.#offer),
      ...Object.fromEntries(this.settings.all('content')),
    };
    return this.#content;
  }

  saveContent(): void {
    this.db.transaction(() => {
      for (const [name, rows] of Object.entries(this.content)) this.settings.set('content', name, rows);
    });
  }

  /** @throws Refusal for the specification's upstream, which has no jurisdiction */
  setProfile(profile: Profile): void {
    if (this.upstream === 'strict-spec' && profile !== 'none') {
      const message = `profile: the specification's upstream has no rules of a jurisdiction; ${profile} needs upstream keyed`;
      throw new Refusal('badRequest', message, { field: 'profile' });
    }
    this.profile.set(profile);
  }

  /** After every change, because the next job may be due earlier. */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  currencyOf(memberId: string): string {
    const member = this.members.byId(memberId);
    if (member === undefined) throw new RangeError(`member: unknown id ${JSON.stringify(memberId)}`);
    return member.currency;
  }

  balance(memberId: string): string {
    const currency = this.currencyOf(memberId);
    return fromMillionths(this.ledger.balance(memberAccount(memberId), currency), this.money(currency));
  }

  /** Queues a push with the balance and the settled bet. */
  pushBalance(memberId: string, notifyType: PushMessage['notifyType'], bet?: PushMessage['bet']): void {
    const message = {
      id: this.members.nextPush(memberId),
      notifyType,
      balance: this.balance(memberId),
      ...(bet && { bet }),
    };
    this.outbox.add({ memberId, message });
  }

  /** With an opening balance as ledger entry. */
  addMember(fixture: MemberFixture): void {
    const { id, balance, currency = rulesOf(this).currency } = fixture;
    this.members.add({ ...fixture, currency }, this.now());
    storeOpening(this, fixture, currency);
    const move = { from: HOUSE_OPENING, to: memberAccount(id), currency, amount: toMillionths(balance) };
    this.ledger.move('opening', id, this.now(), move);
  }

  close(): void {
    this.#closing.abort();
    this.db.transaction(() => this.saveClock());
    this.journal.flush();
    this.db.close();
  }

  #start({ profile, members = DEMO_ACCOUNTS }: WorldOptions, fill: (world: World) => void): void {
    try {
      this.change(() => {
        this.setProfile(profile ?? this.profile.name);
        if (this.members.nextNumber() === 1) {
          for (const member of members) this.addMember(member);
          this.saveClock();
        } else updateStore(this);
        fill(this);
      });
    } catch (error) {
      this.db.close();
      throw error;
    }
  }

  /** The clock continues from there after a restart. */
  saveClock(): void {
    const saved = JSON.stringify({ seed: this.seed, nowMs: this.clock.now() });
    this.db.run(
      "INSERT INTO meta (name, value) VALUES ('clock', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      saved,
    );
  }
}
