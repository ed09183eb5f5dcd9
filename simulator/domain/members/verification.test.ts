import { describe, expect, it } from 'vitest';
import { WorldClock } from '../../core/clock/world-clock.ts';
import { IN_MEMORY, openStore } from '../../core/store/open-store.ts';
import { Verification } from './verification.ts';

const TARGET = 'ada@example.com';
const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-03-14T12:00:00.000Z');

/** The codes of a world at a speed, with a wall clock that the test moves. */
function codesAt(speed: number) {
  let wallMs = Date.parse('2027-01-01T00:00:00.000Z');
  const clock = new WorldClock({ startMs: START_MS, speed, wall: () => wallMs });
  const codes = new Verification(openStore(IN_MEMORY), 'seed', clock);
  return {
    clock,
    wait: (ms: number) => void (wallMs += ms),
    send: () => codes.send(TARGET, 'register'),
    use: () => codes.use(TARGET, 'register', codes.waiting()[0]?.code ?? ''),
    expires: () => codes.waiting()[0]?.expires,
  };
}

describe('the life of a mailed code', () => {
  it.each([1, 30, 3_600])('is the promised time in real time, at a speed of %i', (speed) => {
    const late = codesAt(speed);
    const { expires_in: seconds } = late.send();
    late.wait(seconds * 1_000 - 1);
    late.use();

    const over = codesAt(speed);
    over.send();
    over.wait(seconds * 1_000);
    expect(over.use).toThrow('The code has expired');
  });

  it.each([1, 30, 3_600])('another is sent after the wait that was promised, at a speed of %i', (speed) => {
    const { send, wait } = codesAt(speed);
    const { resend_in: seconds } = send();
    wait(seconds * 1_000 - 1);
    expect(send).toThrow('Another code may be sent in 1 s');
    wait(1);
    expect(send).not.toThrow();
  });

  it('follows the game clock in a world created with speed 0, so that a test can skip it', () => {
    const { clock, send, use, wait, expires } = codesAt(0);
    send();
    expect(expires()).toBe('2026-03-14T12:10:00.000Z');
    wait(60 * MINUTE_MS);
    clock.advance(10 * MINUTE_MS - 1);
    expect(use).not.toThrow();
    send();
    clock.advance(10 * MINUTE_MS);
    expect(use).toThrow('The code has expired');
  });

  it('a clock that was set back does not make the next code wait for the time of the last one', () => {
    const { clock, send } = codesAt(0);
    send();
    clock.set(START_MS - 24 * 60 * MINUTE_MS);
    expect(send).not.toThrow();
  });
});
