import { expect, it } from 'vitest';
import { readable } from '#contract/testing';
import { World } from '../../doors/world/world.ts';
import { answerIdentity } from './identity.ts';
import { convertOldLimits } from './old-limits.ts';

const START_MS = Date.parse('2026-03-14T12:00:00Z');
const aWorld = (profile: 'br' | 'none') => {
  const options = { name: 'main', seed: 'old', startMs: START_MS, speed: 0, upstream: 'keyed' as const };
  return new World({ ...options, profile, file: ':memory:' });
};

/** The limits of the player after the conversion, short. */
function converted(world: World, currency: string) {
  world.members.change('m-player', { currency });
  world.members.updateDoc('m-player', {
    limits: {
      'deposit:day': { value: '100' },
      'deposit:week': { value: null },
      'stake:day': { value: '100', currency: 'VND' },
      'stake:week': { value: '100', currency },
      'loss:day': { value: null, currency: 'VND' },
      'session:day': { value: '60' },
    },
  });
  const others = structuredClone(world.members.doc('m-agent'));
  convertOldLimits(world);
  const found = world.members.doc('m-player')['limits'];
  convertOldLimits(world);
  expect([world.members.doc('m-player')['limits'], world.members.doc('m-agent')]).toEqual([found, others]);
  return Object.entries(found as Record<string, { value: string | null; currency?: string; converted?: object }>).map(
    ([name, { value, currency: of = 'none', converted: how }]) =>
      `${name} ${value} ${of}${how === undefined ? '' : ` ${readable(how)}`}`,
  );
}

it('a limit without a currency is kept in the stricter reading, one in another currency is converted, the others stay', () => {
  const world = aWorld('br');
  const how = (from: string, to: string, rates: string) =>
    `{ from: "${from}", to: "${to}", rates: "${rates}", atMs: ${START_MS} }`;
  const found = ['USDT', 'VND'].map((currency) => converted(world, currency));
  expect(found).toEqual([
    [
      `deposit:day 18.409086 USDT ${how('BRL', 'USDT', '5.4321:1')}`,
      `deposit:week null USDT ${how('BRL', 'USDT', '5.4321:1')}`,
      `stake:day 0.004073 USDT ${how('VND', 'USDT', '24550:1')}`,
      'stake:week 100 USDT',
      `loss:day null USDT ${how('VND', 'USDT', '24550:1')}`,
      'session:day 60 none',
    ],
    [
      'deposit:day 100 VND',
      `deposit:week null VND ${how('BRL', 'VND', '5.4321:24550')}`,
      'stake:day 100 VND',
      'stake:week 100 VND',
      'loss:day null VND',
      'session:day 60 none',
    ],
  ]);
  world.close();
});

it('under no jurisdiction a limit was meant in the base currency', () => {
  const world = aWorld('none');
  const how = `{ from: "USDT", to: "BRL", rates: "1:5.4321", atMs: ${START_MS} }`;
  expect(converted(world, 'BRL').slice(0, 2)).toEqual(['deposit:day 100 BRL', `deposit:week null BRL ${how}`]);
  world.close();
});

it('a control call decides a check that is pending, whatever the name; there is none of an unknown member', () => {
  const world = aWorld('br');
  const decided = (['passed', 'failed', 'timed_out'] as const).map((end) => {
    world.members.updateDoc('m-player', { identity: { status: 'pending', name: 'New Player', tries: [START_MS] } });
    answerIdentity(world, 'm-player', end);
    const { identity } = world.members.doc('m-player');
    // What is decided stays.
    answerIdentity(world, 'm-player', 'passed');
    expect(world.members.doc('m-player')['identity']).toEqual(identity);
    return identity;
  });
  expect(decided).toEqual([
    { status: 'passed', name: 'New Player', tries: [START_MS] },
    { status: 'failed', why: 'no_match', name: 'New Player', tries: [START_MS] },
    { status: 'timed_out', name: 'New Player', tries: [START_MS] },
  ]);
  expect(answerIdentity(world, 'nothing')).toBeUndefined();
  world.close();
});
