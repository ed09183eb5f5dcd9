import { describe, expect, it } from 'vitest';
import { NEVER, type KeyState, type StoredAnswer } from './key-state.ts';
import { replyTo, settledAt, step, type KeyEvent } from './machine.ts';

const SENT_AT = 1_000;
const DEADLINE = 31_000;
const times = { settleMs: 60_000 };
const SETTLED = SENT_AT + times.settleMs;
const OK: StoredAnswer = { status: 200, type: 'application/json', body: '{"code":0,"msg":"ok","data":{}}' };
const delivery = { on: 'delivery', digest: 'd', deadline: DEADLINE, now: SENT_AT } as const;

function run(events: readonly KeyEvent[], from: KeyState = NEVER) {
  let state = from;
  const effects: string[] = [];
  for (const event of events) {
    const next = step(state, event, times);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
const sent: KeyState = {
  is: 'sent',
  digest: 'd',
  deadline: DEADLINE,
  sentMs: SENT_AT,
  isUnderWay: false,
  isUnknown: false,
};

describe('the life of a key', () => {
  it('is stored, forwarded and decided, each once, however often it is delivered', () => {
    const { state, effects } = run([
      delivery,
      delivery,
      { on: 'stored', now: SENT_AT },
      delivery,
      { on: 'answered', verdict: 'accepted', answer: OK },
      delivery,
      { on: 'decisionStored' },
      delivery,
    ]);
    expect(effects).toEqual(['claim', 'forward', 'decide']);
    expect(state).toMatchObject({ is: 'accepted', how: 'answer', answer: OK, storing: 'done' });
  });

  it('is not forwarded when its record cannot be written, and may try again', () => {
    const failed = run([delivery, { on: 'notStored' }]);
    expect(failed).toEqual({ state: NEVER, effects: ['claim'] });
    expect(replyTo(failed.state, 'd')).toBe('tryAgain');
    expect(run([delivery, { on: 'stored', now: SENT_AT }], failed.state).effects).toEqual(['claim', 'forward']);
  });

  it('is never forwarded when the store has a record of it', () => {
    const { state, effects } = run([delivery, { on: 'found', state: sent }, { on: 'stored', now: SENT_AT }, delivery]);
    expect(effects).toEqual(['claim', 'reconcile']);
    expect(state).toEqual(sent);
  });

  it.each([
    [
      'at its deadline',
      [
        { ...delivery, now: DEADLINE },
        { on: 'stored', now: DEADLINE },
      ],
    ],
    ['when storing it took until its deadline', [delivery, { on: 'stored', now: DEADLINE }]],
  ] as const)('is not forwarded %s', (_, events) => {
    const { state, effects } = run(events);
    expect(effects).not.toContain('forward');
    expect(state).toMatchObject({ is: 'refused', how: 'late', answer: { status: 410 } });
  });

  it('is refused when no connection to the upstream was made: nothing left', () => {
    const { state, effects } = run([delivery, { on: 'stored', now: SENT_AT }, { on: 'failed', hasLeft: false }]);
    expect(effects).toEqual(['claim', 'forward', 'decide']);
    expect(state).toMatchObject({ is: 'refused', how: 'unreachable', answer: { status: 410 } });
  });

  it.each([
    { on: 'failed', hasLeft: true },
    { on: 'answered', verdict: 'unclear', answer: { ...OK, status: 502, body: '<html>' } },
  ] as const)('is reconciled after %j', (event) => {
    const { state, effects } = run([delivery, { on: 'stored', now: SENT_AT }, event]);
    expect(effects).toEqual(['claim', 'forward', 'reconcile']);
    expect(state).toEqual(sent);
  });
});

describe('the lists', () => {
  const read = (finding: 'here' | 'absent' | 'ambiguous', startedMs: number, answer?: StoredAnswer): KeyEvent => ({
    on: 'listsRead',
    finding,
    startedMs,
    ...(answer && { answer }),
  });

  it('decide at once if they have the entry, also while the answer is under way', () => {
    for (const from of [sent, { ...sent, isUnderWay: true }]) {
      const { state, effects } = run([read('here', SENT_AT + 1, OK)], from);
      expect(effects).toEqual(['decide']);
      expect(state).toMatchObject({ is: 'accepted', how: 'lists', storing: 'pending' });
    }
  });

  it.each([
    ['before the call has settled', sent, SETTLED - 1],
    ['before the deadline', { ...sent, deadline: SETTLED + 500 }, SETTLED + 499],
    ['while the answer is under way', { ...sent, isUnderWay: true }, SETTLED + 1],
  ] as const)('decide nothing by an absent entry %s', (_, from, startedMs) => {
    expect(run([read('absent', startedMs)], from)).toEqual({ state: from, effects: [] });
  });

  it('say that it was never carried out in a reading that began when nothing could arrive any more', () => {
    expect(run([read('absent', SETTLED)], sent).state).toMatchObject({
      is: 'refused',
      how: 'absent',
      answer: { status: 410 },
    });
  });

  it.each([
    ['at once', SENT_AT, SENT_AT + times.settleMs],
    ['late', DEADLINE - 1_000, DEADLINE + times.settleMs / 2],
    ['long before its deadline', DEADLINE - 3_600_000, DEADLINE],
  ])('count once nothing can arrive: of a call that was forwarded %s', (_, sentMs, at) => {
    expect(settledAt({ sentMs, deadline: DEADLINE }, times)).toBe(at);
  });

  it('leave two equal entries unknown, and an entry that becomes certain later still counts', () => {
    const unknown = run([read('ambiguous', SETTLED - 1), read('ambiguous', SETTLED)], sent);
    expect(unknown).toMatchObject({ state: { is: 'sent', isUnknown: true }, effects: [] });
    expect(replyTo(unknown.state, 'd')).toBe('unknown');
    expect(run([read('here', SETTLED + 9, OK)], unknown.state).state).toMatchObject({ is: 'accepted' });
  });

  it('give way to the answer that another process has stored', () => {
    const ours = run([read('absent', SETTLED)], sent).state;
    const theirs: KeyState = {
      is: 'accepted',
      how: 'answer',
      answer: OK,
      digest: 'd',
      deadline: DEADLINE,
      storing: 'done',
    };
    expect(run([{ on: 'found', state: theirs }], ours).state).toEqual(theirs);
  });

  it('go on when another key was given the entry first', () => {
    const ours = run([read('here', SENT_AT + 1, OK)], sent).state;
    expect(run([{ on: 'found', state: sent }], ours)).toEqual({ state: sent, effects: ['reconcile'] });
  });
});

describe('what a delivery is answered with', () => {
  const decided: KeyState = {
    is: 'accepted',
    how: 'answer',
    answer: OK,
    digest: 'd',
    deadline: DEADLINE,
    storing: 'pending',
  };
  it.each([
    [{ is: 'received', digest: 'd', deadline: DEADLINE, isLate: false }, 'd', 'wait'],
    [sent, 'd', 'wait'],
    [sent, 'other', 'keyReused'],
    [decided, 'd', 'wait'],
    [{ ...decided, storing: 'done' }, 'd', 'answer'],
    [{ ...decided, storing: 'failed' }, 'd', 'answer'],
    [{ ...decided, storing: 'done' }, 'other', 'keyReused'],
  ] as const)('%j, digest %s: %s', (state, digest, reply) => expect(replyTo(state, digest)).toBe(reply));
});
