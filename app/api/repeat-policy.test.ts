import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import type { Outcome } from './read-answer.ts';
import { repeating, type Repeating } from './repeat-policy.ts';

const lost: ApiError = { kind: 'timeout' };
const broken: ApiError = { kind: 'server', status: 502 };
const moved: ApiError = { kind: 'refused', status: 409, reason: 'oddsChanged' };
const door: ApiError = { kind: 'refused', status: 401, reason: 'unauthorised' };

function sending(outcomes: readonly (ApiError | 'ok')[]) {
  let sent = 0;
  const send = vi.fn(async (): Promise<Outcome<string>> => {
    const next = outcomes[Math.min(sent++, outcomes.length - 1)] ?? 'ok';
    return next === 'ok' ? { ok: true, data: 'yes' } : { ok: false, error: next };
  });
  return send;
}

function policy(over: Partial<Repeating>): Repeating {
  return { repeat: 'safe', now: () => 0, wait: async () => {}, random: () => 0, ...over };
}

describe('repeating', () => {
  it('reads again after faults, three times at most', async () => {
    const send = sending([lost, broken, 'ok']);
    expect(await repeating(send, policy({}))).toEqual({ ok: true, data: 'yes' });
    expect(send).toHaveBeenCalledTimes(3);

    const never = sending([lost]);
    expect(await repeating(never, policy({}))).toEqual({ ok: false, error: lost });
    expect(never).toHaveBeenCalledTimes(4);
  });

  it('takes a refusal for an answer: statuses below 500 are not repeated', async () => {
    const send = sending([{ kind: 'refused', status: 404, reason: 'notFound' }]);
    await repeating(send, policy({}));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([401, 404, 408, 409, 425, 429])('reads once what is answered with %i', async (status) => {
    const refused: ApiError = { kind: 'refused', status, retryAfterMs: 1_000 };
    const send = sending([refused, 'ok']);
    expect(await repeating(send, policy({}))).toEqual({ ok: false, error: refused });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('repeats under a key what was turned away by 429', async () => {
    const busy: ApiError = { kind: 'refused', status: 429, reason: 'tooManyRequests' };
    expect(await repeating(sending([busy, 'ok']), policy({ repeat: 'keyed', deadline: 10_000 }))).toMatchObject({
      ok: true,
    });
  });

  it('reads once what the server does not have, and repeats a keyed call that got this answer', async () => {
    const lacking: ApiError = { kind: 'server', status: 501 };
    const read = sending([lacking, 'ok']);
    expect(await repeating(read, policy({}))).toEqual({ ok: false, error: lacking });
    expect(read).toHaveBeenCalledTimes(1);
    const keyed = sending([lacking, 'ok']);
    expect(await repeating(keyed, policy({ repeat: 'keyed', deadline: 10_000 }))).toEqual({ ok: true, data: 'yes' });
    expect(keyed).toHaveBeenCalledTimes(2);
  });

  it('sends what counts attempts exactly once, whatever happens', async () => {
    for (const error of [lost, broken, moved]) {
      const send = sending([error, 'ok']);
      expect(await repeating(send, policy({ repeat: 'once' }))).toEqual({ ok: false, error });
      expect(send).toHaveBeenCalledTimes(1);
    }
  });

  it('never repeats a money call that has no key', async () => {
    const send = sending([lost, 'ok']);
    await repeating(send, policy({ repeat: 'keyed' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('starts no repeat of a keyed call after its deadline', async () => {
    let now = 0;
    const send = sending([lost]);
    const outcome = await repeating(
      send,
      policy({
        repeat: 'keyed',
        deadline: 500,
        now: () => now,
        wait: async (milliseconds) => void (now += milliseconds),
      }),
    );
    expect(send).toHaveBeenCalledTimes(2);
    expect(outcome).toEqual({ ok: false, error: lost });
  });

  it('keeps a keyed call unknown when a later attempt is refused before it is examined', async () => {
    for (const late of [
      door,
      { kind: 'signedOut' } as const,
      { kind: 'refused', status: 429, reason: 'tooManyRequests' } as const,
    ]) {
      const outcome = await repeating(sending([lost, late]), policy({ repeat: 'keyed', deadline: 1e9 }));
      expect(outcome).toEqual({ ok: false, error: lost });
    }
  });

  it('accepts no refusal after an unknown outcome, since the first attempt may still arrive; except the one at the deadline', async () => {
    const keyed = policy({ repeat: 'keyed', deadline: 1e9 });
    expect(await repeating(sending([lost, moved]), keyed)).toEqual({ ok: false, error: lost });
    const late: ApiError = { kind: 'refused', status: 410, reason: 'deadlinePassed' };
    expect(await repeating(sending([lost, late]), keyed)).toEqual({ ok: false, error: late });
    expect(await repeating(sending([moved]), keyed)).toEqual({ ok: false, error: moved });
  });

  it('waits longer each time', async () => {
    const waits: number[] = [];
    await repeating(sending([lost]), policy({ wait: async (milliseconds) => void waits.push(milliseconds) }));
    expect(waits).toEqual([400, 800, 1_600]);
  });

  describe('properties', () => {
    const errors = fc.constantFrom<ApiError | 'ok'>(
      lost,
      broken,
      moved,
      door,
      { kind: 'fetch' },
      { kind: 'parse', status: 200 },
      'ok',
    );

    it('never reports a keyed call as certainly failed after an attempt with an unknown outcome', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(errors, { minLength: 1, maxLength: 6 }), async (script) => {
          const send = sending(script);
          const outcome = await repeating(send, policy({ repeat: 'keyed', deadline: 1e9 }));
          const played = script.slice(0, send.mock.calls.length);
          const hadOpenEnd = played.some(
            (step) =>
              step === lost || step === broken || (step !== 'ok' && (step.kind === 'fetch' || step.kind === 'parse')),
          );
          if (!outcome.ok && hadOpenEnd) expect([moved, door]).not.toContain(outcome.error);
          expect(send.mock.calls.length).toBeLessThanOrEqual(4);
        }),
      );
    });
  });
});
