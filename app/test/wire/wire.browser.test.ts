import { describe, expect, it } from 'vitest';
import { pressesOf } from './press-rows.ts';
import { openWire, type CellResult, type Setup } from './run-press.ts';
import { EDGE, HOP, KEYED, NONE } from './setups.ts';
import { isRight, wrongsOf } from './verdict.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

/** A part of `npm run docs -- faults`, which runs every row under every fault. */
const FAULTS = [
  'none',
  'answer lost by RST, each time',
  'answer lost by FIN, once',
  'answer lost, turned away (429) when sent again',
  'request lost by RST, each time',
  'reset in the body, once',
  'HTML 502 after, once',
  'hang after, once',
  'delivered twice in parallel',
  'delivered again 40 s later',
  'captive portal, once',
  'reload',
  'two tabs, answer lost',
  'two tabs, two requests, answer lost',
  'storage full',
  'storage cleared after the press',
  'clock set 2 h ahead after the press',
  'clock set 2 h back after the answer, reload, next press',
];

/** Of the wire behind the edge. */
const BEHIND = [
  'delivered twice in parallel',
  'delivered again 10 s later',
  'answer lost by FIN, once',
  'HTML 502 after, once',
];

async function run(setup: Setup, name: string, faults: readonly string[] = FAULTS): Promise<readonly CellResult[]> {
  const wire = await openWire(setup);
  const press = pressesOf(setup.upstream).find((each) => each.name === name);
  if (press === undefined) throw new Error(`The contract has no ${name}.`);
  try {
    return await wire.run(press, faults);
  } finally {
    await wire.close();
  }
}

describe('one press over a real wire', () => {
  it('the faults of this test are those of the table', () => {
    expect(FAULTS.filter((name) => WIRE_FAULTS[name] === undefined)).toEqual([]);
  });

  it.each([KEYED, EDGE])('$name: carried out once, or not at all, and the player knows which', async (setup) => {
    const results = await run(setup, 'placeBet');
    expect(results.filter((result) => !isRight(setup, result))).toEqual([]);
    // Chromium repeated the request by itself: without that, the table would prove nothing.
    expect(results.find(({ fault }) => fault === 'answer lost by RST, each time')?.deliveries).toBeGreaterThan(4);
    const of = (shown: string) => results.filter((result) => result.shown === shown);
    expect(of('neverDone').map(({ fault }) => fault)).toEqual(['request lost by RST, each time']);
    expect(of('refused').map(({ fault }) => fault)).toEqual(['storage full']);
    expect(of('accepted').length).toBe(FAULTS.length - 2);
  });

  it('a wrong payment password is counted once for each press, however often it arrives', async () => {
    const results = await run(KEYED, 'openWithdrawal, wrong password', FAULTS.slice(0, 3));
    expect(results.map(({ shown, done, failures }) => [shown, done, failures])).toEqual(
      FAULTS.slice(0, 3).map(() => ['refused', 0, 1]),
    );
    // Four times, as a rule. Twice where the connection was a new one: then the app alone repeats, and not Chromium.
    expect(Math.max(...results.map(({ deliveries }) => deliveries))).toBeGreaterThan(1);
  });

  it('a hop behind the edge that delivers twice doubles, and each is reported; a lost answer is looked up', async () => {
    const results = await run(HOP, 'placeBet', BEHIND);
    expect(results.filter((result) => !isRight(HOP, result))).toEqual([]);
    expect(results.map(({ shown, done, isShownTwice }) => [shown, done, isShownTwice])).toEqual([
      ['accepted', 2, true],
      ['accepted', 2, true],
      ['accepted', 1, false],
      ['accepted', 1, false],
    ]);
  });

  it('a hop that delivers a deposit again 40 s later: the edge finds it when it looks last, and the page hears of it', async () => {
    const results = await run(HOP, 'openDeposit', ['delivered again 40 s later']);
    expect(results).toMatchObject([{ shown: 'accepted', done: 2, isShownTwice: true }]);
  });

  it('an upstream without keys doubles some, and each is reported to the player', async () => {
    const results = await run(NONE, 'placeBet');
    expect(results.filter((result) => !isRight(NONE, result))).toEqual([]);
    expect(results.filter((result) => wrongsOf(result).doubled).map(({ fault }) => fault)).toEqual([
      'answer lost by RST, each time',
      'answer lost by FIN, once',
      'delivered twice in parallel',
      'delivered again 40 s later',
      'two tabs, answer lost',
      'two tabs, two requests, answer lost',
    ]);
    expect(results.filter(({ isShownTwice, done }) => isShownTwice && done < 2)).toEqual([]);
  });
});
