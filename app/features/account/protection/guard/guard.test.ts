import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exclusion, Identity, PlayerLimit } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { guardOf, identityStop, leftOf, missingOf, runningBreak, type Action, type GuardContext } from './guard.ts';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');
const [PAST, LATER, MUCH_LATER] = ['2026-03-15T12:00:00.000Z', '2026-03-15T12:00:00.001Z', '2026-04-15T12:00:00.000Z'];

const limit = (kind: PlayerLimit['kind'], value: string | null, used = '0', period: PlayerLimit['period'] = 'day') =>
  ({ kind, period, value, used }) as PlayerLimit;
const context = (change: Partial<GuardContext> = {}): GuardContext => ({
  limits: [],
  exclusion: undefined,
  mandatory: [],
  nowMs: NOW,
  ...change,
});
/** An amount of whole cents. */
const amountOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const room = (kind: string, value: string, left: string, period = 'day') => ({ kind, period, value, left });
const exclusion = (change: Partial<Exclusion>) => ({ kind: 'time_out', until: LATER, ...change }) as Exclusion;
const identity = (status: Identity['status'], asks: unknown = 'document') => ({ asks, status }) as Identity;

it.each([
  ['10', '0', '10'],
  ['10', '9.99', '0.01'],
  ['10', '10', '0'],
  ['10', '10.01', '0'],
  ['0', '0', '0'],
])('of %s, with %s used, %s is left', (value, used, left) => expect(leftOf({ value, used })).toBe(left));

it.each([
  ['none', undefined, undefined],
  ['of no kind', exclusion({ kind: 'none' }), undefined],
  ['without an end', exclusion({ until: undefined }), undefined],
  ['that runs', exclusion({}), { is: 'excluded', kind: 'time_out', until: LATER }],
  ['that is over', exclusion({ until: PAST }), undefined],
  [
    'whose return is later',
    exclusion({ kind: 'self_exclusion', until: PAST, return_from: MUCH_LATER }),
    { is: 'excluded', kind: 'self_exclusion', until: MUCH_LATER },
  ],
  ['whose return is over', exclusion({ until: MUCH_LATER, return_from: PAST }), undefined],
  [
    'that goes on until the player asks',
    exclusion({ kind: 'self_exclusion', until: PAST, may_return: true, return_from: MUCH_LATER }),
    { is: 'excluded', kind: 'self_exclusion', until: PAST, mayReturn: true },
  ],
] as const)('a break %s', (_, given, stop) => expect(runningBreak(given, NOW)).toEqual(stop));

it.each([
  [undefined, undefined],
  [identity('passed'), undefined],
  [identity('pending' as never, null), undefined],
  [identity('pending' as never), { is: 'identity', status: 'pending' }],
  [identity('failed' as never), { is: 'identity', status: 'failed' }],
])('the identity %j stops by %j', (given, stop) => expect(identityStop(given)).toEqual(stop));

it.each([
  [[], ['deposit'], undefined],
  [[limit('stake', '1')], [], undefined],
  [[limit('stake', '1')], ['stake'], undefined],
  [[limit('stake', null)], ['stake'], { is: 'missing', kinds: ['stake'] }],
  [[limit('stake', null), limit('stake', '5')], ['stake'], undefined],
  [[limit('stake', '1')], ['deposit', 'stake', 'loss'], { is: 'missing', kinds: ['deposit', 'loss'] }],
] as const)('limits %j, of which %j must be set', (limits, mandatory, stop) => {
  expect(missingOf(limits, mandatory)).toEqual(stop);
});

describe('before a bet or a deposit', () => {
  const STAKE = limit('stake', '10', '4');
  const ALL = [
    STAKE,
    limit('loss', '5', '1', 'week'),
    limit('deposit', '100', '99', 'month'),
    limit('session', '60', '60'),
  ];
  const stake = room('stake', '10', '6');

  it.each<[string, Action, string | undefined, Partial<GuardContext>, object]>([
    ['without limits', 'bet', '5', {}, {}],
    ['within the limit', 'bet', '6', { limits: [STAKE] }, { room: stake }],
    ['above it', 'bet', '6.01', { limits: [STAKE] }, { room: stake, stop: { is: 'over', room: stake } }],
    ['nothing typed', 'bet', undefined, { limits: [STAKE] }, { room: stake }],
    [
      'nothing left',
      'bet',
      undefined,
      { limits: [limit('stake', '4', '4')] },
      { room: room('stake', '4', '0'), stop: { is: 'over', room: room('stake', '4', '0') } },
    ],
    [
      'the tightest of several',
      'bet',
      '4',
      { limits: [STAKE, limit('loss', '5', '1', 'week'), limit('stake', '9', '0', 'month')] },
      { room: room('loss', '5', '4', 'week') },
    ],
    ['a limit of another action', 'deposit', '7', { limits: [STAKE] }, {}],
    [
      'a deposit',
      'deposit',
      '1.01',
      { limits: ALL.filter(({ kind }) => kind !== 'session') },
      { room: room('deposit', '100', '1', 'month'), stop: { is: 'over', room: room('deposit', '100', '1', 'month') } },
    ],
    [
      'time that is up, before the amount',
      'bet',
      '99',
      { limits: ALL },
      { room: room('loss', '5', '4', 'week'), stop: { is: 'timeUp', room: room('session', '60', '0') } },
    ],
    [
      'time that is up, before a deposit',
      'deposit',
      '1',
      { limits: [limit('session', '60', '60')] },
      { stop: { is: 'timeUp', room: room('session', '60', '0') } },
    ],
    ['time that is not up', 'bet', '1', { limits: [limit('session', '60', '59')] }, {}],
    [
      'a limit that is missing, before the time',
      'bet',
      '1',
      { limits: [limit('session', '60', '60')], mandatory: ['loss'] },
      { stop: { is: 'missing', kinds: ['loss'] } },
    ],
    [
      'the identity, before a limit that is missing',
      'deposit',
      '1',
      { limits: [STAKE], mandatory: ['loss'], identity: identity('pending' as never) },
      { stop: { is: 'identity', status: 'pending' } },
    ],
    [
      'a register that has not answered, before the identity',
      'bet',
      '1',
      {
        limits: [STAKE],
        identity: identity('pending' as never),
        exclusion: { kind: 'none', unanswered: 'gamstop' } as Exclusion,
      },
      { room: stake, stop: { is: 'unanswered', register: 'gamstop' } },
    ],
    [
      'a break, before a register that has not answered',
      'bet',
      '1',
      { exclusion: exclusion({ unanswered: 'gamstop' }) },
      { stop: { is: 'excluded', kind: 'time_out', until: LATER } },
    ],
    [
      'a choice about a deposit limit, before a deposit',
      'deposit',
      '1',
      { asksDepositLimit: true },
      { stop: { is: 'choose' } },
    ],
    ['and before no bet', 'bet', '1', { asksDepositLimit: true }, {}],
    [
      'a break, before the identity',
      'bet',
      '1',
      { limits: [STAKE], identity: identity('pending' as never), exclusion: exclusion({}) },
      { room: stake, stop: { is: 'excluded', kind: 'time_out', until: LATER } },
    ],
  ])('%s', (_, action, amount, change, guard) => expect(guardOf(action, amount, context(change))).toEqual(guard));

  it('stops exactly what is above the least that is left', () => {
    const cents = fc.bigInt({ min: 0n, max: 9_999n });
    const kinds = fc.constantFrom('stake', 'loss', 'deposit') as fc.Arbitrary<PlayerLimit['kind']>;
    const some = fc.record({ kind: kinds, value: fc.option(cents), used: cents });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 5 }),
        fc.constantFrom('bet', 'deposit'),
        cents,
        (list, action, wanted) => {
          const limits = list.map(({ kind, value, used }) =>
            limit(kind, value === null ? null : amountOf(value), amountOf(used)),
          );
          const lefts = list.flatMap(({ kind, value, used }) =>
            value === null || (kind === 'deposit') !== (action === 'deposit') ? [] : [value > used ? value - used : 0n],
          );
          const [least] = lefts.toSorted((one, other) => (one < other ? -1 : 1));
          const guard = guardOf(action as Action, amountOf(wanted), context({ limits }));
          if (least === undefined) {
            expect(guard).toEqual({});
            return;
          }
          expect(compareAmounts(guard.room?.left ?? '-1', amountOf(least))).toBe(0);
          expect(guard.stop?.is).toBe(wanted > least || least === 0n ? 'over' : undefined);
        },
      ),
      { numRuns: 200 },
    );
  });
});
