import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BetNotice, PushSubscription } from '#contract/entities';
import { callRow } from '../../conformance/call-row.ts';
import { modelRuns } from '../../conformance/model-runs.ts';
import type { WebPushMessage } from '../../core/web-push/web-push.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { World } from '../../doors/world/world.ts';
import type { TokenPair } from '../members/sessions.ts';
import { noticeAnswered } from './bet-notices.ts';
import { ModelNotices, type ModelSession, type Sent } from './notices.reference.ts';

const MINUTE_MS = 60_000;
const HALF_AN_HOUR_MS = 30 * MINUTE_MS;
const DAY_MINUTES = 1_440;
const MEMBERS = ['m-player', 'm-agent'] as const;
const LANGUAGES = ['en', 'pt', 'zh'] as const;
/** More than a player may have. */
const BROWSERS = Array.from({ length: 13 }, (_, nth) => `https://push.example/browser-${nth}`);
/** A point of P-256: that of RFC 8291, section 5. */
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const secretOf = (browser: string) => browser.slice(-11).padStart(22, '_');

const nth = fc.nat(20);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('signIn' as const), member: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      session: nth,
      browser: fc.oneof(fc.nat(1), nth),
      count: fc.constantFrom(1, 1, 1, 2, 12),
      language: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('unsubscribe' as const), browser: fc.nat(2), isOwn: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('endSessions' as const), session: nth, isExcepted: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exchange' as const), session: nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exchangeAgain' as const), session: nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('break' as const),
      session: nth,
      kind: fc.constantFrom('time_out' as const, 'self_exclusion' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), session: nth }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('settle' as const), member: fc.nat(1), isWon: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      message: nth,
      status: fc.constantFrom(201, 201, 404, 410, 429, 500, undefined),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(0, 1, 4, 5, 29, 30, 60, DAY_MINUTES, 31 * DAY_MINUTES, 190 * DAY_MINUTES),
    }),
  },
);
type NoticeStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The world, the model, and what is between them: the tokens of browsers, and messages without an answer. */
class NoticesRun {
  readonly world: World;
  readonly model = new ModelNotices();
  readonly #lengthMs: number;
  readonly #tokens = new Map<ModelSession, { now: TokenPair; readonly family: number; before?: TokenPair }>();
  readonly #messages: WebPushMessage[] = [];
  #onTheWay: WebPushMessage[] = [];
  #bets = 0;

  constructor(lengthMinutes: number | undefined) {
    this.world = new World({
      name: 'main',
      seed: 'notices-model',
      startMs: Date.parse('2026-03-14T12:00:00Z'),
      speed: 0,
      upstream: 'keyed',
      file: ':memory:',
    });
    this.#lengthMs = (lengthMinutes ?? Number.POSITIVE_INFINITY) * MINUTE_MS;
    if (lengthMinutes !== undefined) this.world.sessions.setLength(this.#lengthMs);
    this.world.webPush.outbox.onDelivery((message) => {
      this.world.webPush.onTheWay.add(message.id);
      this.#messages.push(message);
    });
    for (const nth of [0, 1]) {
      this.do({ do: 'signIn', member: nth });
      this.do({ do: 'subscribe', session: nth, browser: nth, count: 1, language: nth });
    }
  }

  get now(): number {
    return this.world.now();
  }

  /** The session of a call, if its token is taken. */
  #caller(nth: number) {
    const model = this.model.sessions[nth % this.model.sessions.length];
    const tokens = model && this.#tokens.get(model);
    if (model === undefined || tokens === undefined) throw new Error('no session');
    const session = this.world.sessions.find(tokens.now.token, this.now);
    expect(session?.memberId).toBe(this.model.mayCall(model, this.now) ? model.member : undefined);
    return { model, tokens, session };
  }

  do(step: NoticeStep): void {
    const { world, model } = this;
    switch (step.do) {
      case 'signIn': {
        const member = MEMBERS[step.member % MEMBERS.length] ?? '';
        const tokens = world.sessions.start(member, this.now);
        const session = { member, lengthMs: this.#lengthMs, exchangedMs: this.now, isEnded: false };
        this.#tokens.set(session, { now: tokens, family: world.sessions.find(tokens.token, this.now)?.family ?? 0 });
        model.sessions.push(session);
        return;
      }
      case 'subscribe': {
        const { model: session, session: found } = this.#caller(step.session);
        if (found === undefined) return;
        for (let from = 0; from < step.count; from++) {
          const endpoint = BROWSERS[(step.browser + from) % BROWSERS.length] ?? '';
          const language = LANGUAGES[step.language] ?? 'en';
          const body: PushSubscription = { endpoint, p256dh: KEY, auth: secretOf(endpoint), language };
          const { answer } = callRow(world, 'savePushSubscription', { memberId: session.member, session: found, body });
          const isOnBreak = model.onBreak(session.member, this.now);
          expect(answer).toEqual(isOnBreak ? 'excluded' : {});
          if (!isOnBreak) model.subscribe(session, endpoint, language);
        }
        return;
      }
      case 'unsubscribe': {
        const endpoint = BROWSERS[step.browser % BROWSERS.length] ?? '';
        const auth = secretOf(step.isOwn ? endpoint : 'of another');
        callRow(world, 'removePushSubscription', { memberId: MEMBERS[0], body: { endpoint, auth } });
        if (step.isOwn) model.forget(endpoint);
        return;
      }
      case 'endSessions': {
        // By support, or by the player who has changed the password in one of them.
        const { model: excepted, tokens } = this.#caller(step.session);
        world.sessions.endAll(excepted.member, step.isExcepted ? tokens.family : undefined);
        for (const session of model.sessions)
          if (session.member === excepted.member && !(step.isExcepted && session === excepted)) session.isEnded = true;
        return;
      }
      case 'exchange': {
        const { model: session, tokens } = this.#caller(step.session);
        const refreshed = world.sessions.refresh(tokens.now.freshToken, this.now, 0);
        expect(refreshed.is === 'ok').toBe(!model.isOver(session, this.now));
        if (refreshed.is !== 'ok') return;
        Object.assign(tokens, { now: refreshed.tokens, before: tokens.now });
        session.exchangedMs = this.now;
        // Used, so that the one before was not sent again because this one was lost.
        world.sessions.find(refreshed.tokens.token, this.now);
        return;
      }
      case 'exchangeAgain': {
        const { model: session, tokens } = this.#caller(step.session);
        if (tokens.before === undefined) return;
        expect(world.sessions.refresh(tokens.before.freshToken, this.now, 0).is).not.toBe('ok');
        session.isEnded = true;
        return;
      }
      case 'break': {
        const { model: session, session: found } = this.#caller(step.session);
        if (found === undefined) return;
        const body = step.kind === 'time_out' ? { kind: step.kind, hours: 24 } : { kind: step.kind, months: 6 };
        callRow(world, 'excludeSelf', { memberId: session.member, session: found, body });
        model.takeBreak(session.member, step.kind, this.now);
        return;
      }
      case 'return': {
        const { model: session, session: found } = this.#caller(step.session);
        if (found === undefined) return;
        callRow(world, 'returnToPlay', { memberId: session.member, session: found });
        model.askToReturn(session.member, this.now);
        return;
      }
      case 'settle':
        return this.#settle(MEMBERS[step.member] ?? '', step.isWon);
      case 'answer': {
        const [message] = this.#onTheWay.splice(step.message % Math.max(1, this.#onTheWay.length), 1);
        if (message === undefined) return;
        world.webPush.onTheWay.delete(message.id);
        world.change(() => noticeAnswered(world, message.id, step.status));
        model.answered(sentOf(message), step.status);
        return;
      }
      case 'wait':
        return world.clock.advance(step.minutes * MINUTE_MS);
    }
  }

  /** A bet on a race whose finish is known, and which is over. */
  #settle(memberId: string, isWon: boolean): void {
    const { world } = this;
    const raceId = 'pk-1';
    world.draws.setFinish(raceId, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const pick = { market: 'place', place: 1, selection: isWon ? 'small' : 'big', amount: '1', odds: '1.98' };
    world.change(() => {
      const doc = { raceId, picks: [pick], maxPayout: '1.98' };
      const of = { memberId, game: 'pk10', key: null, amount: 1_000_000n, currency: world.currencyOf(memberId) };
      const id = world.bets.add({ ...of, placedMs: this.now, doc });
      world.jobs.add('settleRaceBet', id, this.now);
    });
    this.model.settle(
      memberId,
      `bet-${String(++this.#bets).padStart(7, '0')} ${isWon ? 'won 1.980000' : 'lost 0.000000'}`,
      this.now,
    );
  }

  check(step: NoticeStep): void {
    const { world, model } = this;
    runDue(world);
    const expected = model.send(this.now);
    const sent = this.#messages.splice(0);
    this.#onTheWay.push(...sent);
    const subscriptions = world.db.all("SELECT member_id, doc FROM record WHERE kind = 'pushSubscription'");
    const notices = world.db.all(
      "SELECT doc, due_ms FROM record LEFT JOIN job ON job.ref = record.id WHERE record.kind = 'notice'",
    );
    const stored = {
      subscriptions: subscriptions.map(({ member_id: member, doc }) => {
        const { endpoint, language } = JSON.parse(String(doc)) as PushSubscription;
        return `${endpoint} ${String(member)} ${language}`;
      }),
      notices: notices.map(({ doc, due_ms: dueMs }) => {
        const { bet, attempts } = JSON.parse(String(doc)) as { bet: BetNotice; attempts: number };
        return `${bet.bet} ${bet.state} ${bet.payout} ${attempts} ${String(dueMs)}`;
      }),
    };
    expect({
      step,
      sent: sent.map(sentOf).map(textOf).sort(),
      subscriptions: stored.subscriptions.sort(),
      notices: stored.notices.sort(),
    }).toEqual({
      step,
      sent: expected.map(textOf).sort(),
      ...model.stored,
    });
  }
}

const textOf = ({ browser, bet, language }: Sent) => `${browser} ${bet} ${language}`;
const sentOf = ({ endpoint, text }: WebPushMessage): Sent => {
  const { bet, state, payout, language } = JSON.parse(text) as BetNotice;
  return { browser: endpoint, bet: `${bet} ${state} ${payout}`, language };
};

it(
  'browsers get the results of their player, once the push service takes them, and none after a sign-out or during a break',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, undefined, 45),
        fc.array(step, { minLength: 6, maxLength: 25, size: 'max' }),
        (lengthMinutes, steps) => {
          const run = new NoticesRun(lengthMinutes);
          try {
            for (const each of steps) {
              run.do(each);
              run.check(each);
            }
            expect(run.world.ledger.audit()).toEqual([]);
          } finally {
            run.world.close();
          }
        },
      ),
      modelRuns(15),
    );
  },
  HALF_AN_HOUR_MS,
);
