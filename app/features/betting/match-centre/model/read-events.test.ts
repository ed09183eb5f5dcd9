import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#contract/entities';
import { isKeyEvent, latestNews, readEvents } from './read-events.ts';

const event = (seq: number, change: Partial<MatchEvent> = {}): MatchEvent => ({
  id: `m-${seq}`,
  seq,
  kind: 'goal',
  period: 1,
  minute: seq * 10,
  side: 'home',
  ...change,
});
const corner = (seq: number) => event(seq, { kind: 'corner' });
const shown = ({ events }: ReturnType<typeof readEvents>) =>
  events.map(({ event: { seq }, score }) => (score === undefined ? `${seq}` : `${seq} ${score.home}:${score.away}`));

describe('the events of a match', () => {
  it('are in the order of the match, however they arrive, with the score after each', () => {
    const read = readEvents([event(3, { side: 'away' }), corner(1), event(2), event(4)], '2:1');
    expect(shown(read)).toEqual(['1', '2 1:0', '3 1:1', '4 2:1']);
    expect(read.isIncomplete).toBe(false);
  });

  it('count a disallowed goal no more, and later scores follow', () => {
    const sent = [event(1), event(2), event(3, { side: 'away' })];
    expect(shown(readEvents(sent, '2:1'))).toEqual(['1 1:0', '2 2:0', '3 2:1']);
    const corrected = readEvents([...sent, event(2, { cancelled: true })], '1:1');
    expect(shown(corrected)).toEqual(['1 1:0', '2', '3 1:1']);
    expect(corrected.isIncomplete).toBe(false);
  });

  it('show an event once that arrives twice', () => {
    expect(shown(readEvents([event(1), event(1)], '1:0'))).toEqual(['1 1:0']);
  });

  it.each([
    ['in the middle', [event(1), event(3)], '2:0'],
    ['at the start', [corner(2)], '0:0'],
    ['at the end, so that the score is ahead', [event(1)], '2:0'],
  ])('say that one is missing %s', (_, sent, score) => {
    expect(readEvents(sent, score).isIncomplete).toBe(true);
  });

  it('are none before the match, and nothing is missing', () => {
    expect(readEvents([], undefined)).toEqual({ events: [], isIncomplete: false });
    expect(readEvents([], '0:0').isIncomplete).toBe(false);
  });

  it('add the points of a basket and the runs of an over', () => {
    const sent = [event(1, { kind: 'points', points: 3 }), event(2, { kind: 'over', points: 11, balls: ['6', '5'] })];
    expect(shown(readEvents(sent, '14:0'))).toEqual(['1 3:0', '2 14:0']);
  });

  it('have news when a goal falls, a player is sent off or a wicket falls', () => {
    const news = (sent: readonly MatchEvent[]) => latestNews(readEvents(sent, undefined).events)?.event.seq;
    expect(news([event(1), corner(2)])).toBe(1);
    expect(news([event(1), event(2, { kind: 'red' })])).toBe(2);
    expect(news([event(1, { kind: 'over', balls: ['1', 'W'] })])).toBe(1);
    expect(news([event(1, { kind: 'over', balls: ['W', '1'] })])).toBeUndefined();
  });

  it('are the same in every order, and with repeats of those before', () => {
    const kinds = fc.constantFrom('goal', 'points', 'over', 'corner', 'red') as fc.Arbitrary<MatchEvent['kind']>;
    const some = fc.record({
      kind: kinds,
      side: fc.constantFrom('home', 'away'),
      points: fc.nat(6),
      isOff: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), fc.infiniteStream(fc.nat(99)), (given, chance) => {
        const sent = given.map(({ isOff, ...rest }, at) =>
          event(at + 1, { ...rest, ...(isOff && { cancelled: true }) } as Partial<MatchEvent>),
        );
        const mixed = sent
          .map((each) => ({ each, at: chance.next().value as number }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ each }) => each);
        // A goal that counted until the officials looked again.
        const repeated = [...sent.map(({ cancelled: _, ...each }) => each), ...mixed];
        const points = ({ kind, points: given = 0, cancelled }: MatchEvent) =>
          cancelled === true ? 0 : kind === 'goal' ? 1 : given;
        const sum = (side: string) =>
          sent.filter((each) => each.side === side).reduce((total, each) => total + points(each), 0);
        const read = readEvents(sent, `${sum('home')}:${sum('away')}`);
        expect(read.isIncomplete).toBe(false);
        expect(read.events.map(({ event: each }) => each)).toEqual(sent);
        expect(read.events.map(({ score }) => score !== undefined)).toEqual(sent.map((each) => points(each) > 0));
        expect(readEvents(mixed, `${sum('home')}:${sum('away')}`)).toEqual(read);
        expect(readEvents(repeated, `${sum('home')}:${sum('away')}`)).toEqual(read);
      }),
      { numRuns: 100 },
    );
  });

  it('are key events, but for corners, shots and saves', () => {
    const kinds = ['goal', 'yellow', 'red', 'corner', 'shot', 'save', 'points', 'timeout', 'over'] as const;
    expect(kinds.filter((kind) => isKeyEvent(event(1, { kind })))).toEqual([
      'goal',
      'yellow',
      'red',
      'points',
      'timeout',
      'over',
    ]);
  });
});
