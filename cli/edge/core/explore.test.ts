import { expect, it } from 'vitest';
import { explore, MACHINE, type Explored, type Machine } from './explore.ts';
import { NEVER, type Decided, type KeyState } from './key-state.ts';
import type { KeyEvent, Transition } from './machine.ts';

/** A machine with one fault: `fault` gives another step, or undefined to leave it. */
const planted = (fault: (state: KeyState, event: KeyEvent, right: Transition) => Transition | undefined): Machine => ({
  ...MACHINE,
  step: (state, event, times) => {
    const right = MACHINE.step(state, event, times);
    return fault(state, event, right) ?? right;
  },
});
const refused = (digest: string, deadline: number): Transition => {
  const answer = { status: 410, type: 'application/json', body: '{}' };
  const state: Decided = { is: 'refused', how: 'absent', answer, storing: 'pending', digest, deadline };
  return { state, effects: ['decide'] };
};
const sentFrom = (state: KeyState): Transition | undefined =>
  state.is === 'received'
    ? {
        state: { is: 'sent', digest: 'd', deadline: state.deadline, sentMs: 1_000, isUnderWay: true, isUnknown: false },
        effects: ['forward'],
      }
    : undefined;

it('reaches every state without a double, a wrong outcome or an endless wait', () => {
  const { states, ...rest } = explore(MACHINE);
  expect(rest).toEqual({});
  expect(states).toBeGreaterThan(2_000);
});

it.each<[string, Machine, Partial<Explored>]>([
  [
    'a key that the store knows is forwarded',
    planted((state, { on }, { state: next }) => (on === 'found' && next.is === 'sent' ? sentFrom(state) : undefined)),
    { problem: 'forwarded twice' },
  ],
  [
    'a key is forwarded although its record could not be written',
    planted((state, { on }) => (on === 'notStored' ? sentFrom(state) : undefined)),
    { problem: 'on its way after the call settled' },
  ],
  [
    'a repeat is forwarded while the first is under way',
    planted((state, { on }) =>
      on === 'delivery' && state.is === 'sent' ? { state, effects: ['forward'] } : undefined,
    ),
    { problem: 'forwarded twice' },
  ],
  [
    'a lost answer is forwarded again',
    planted((state, { on }) => (on === 'failed' && state.is === 'sent' ? { state, effects: ['forward'] } : undefined)),
    { problem: 'forwarded twice' },
  ],
  [
    'the deadline is not looked at',
    planted((state, { on }) => (on === 'stored' ? sentFrom(state) : undefined)),
    { problem: 'on its way after the call settled' },
  ],
  [
    'an absent entry counts before the call has settled',
    planted((state, event) =>
      event.on === 'listsRead' && event.finding === 'absent' && state.is === 'sent'
        ? refused('d', state.deadline)
        : undefined,
    ),
    { problem: 'reported as refused, and still on its way' },
  ],
  [
    'a lost answer counts as refused',
    planted((state, { on }) => (on === 'failed' && state.is === 'sent' ? refused('d', state.deadline) : undefined)),
    { problem: 'reported as refused, and still on its way' },
  ],
  [
    'a 502 counts as refused',
    planted((state, event) =>
      event.on === 'answered' && event.verdict === 'unclear' && state.is === 'sent'
        ? refused('d', state.deadline)
        : undefined,
    ),
    { problem: 'reported as refused, and booked' },
  ],
  [
    'a 502 counts as accepted',
    planted((state, event, right) =>
      event.on === 'failed' && state.is === 'sent'
        ? { ...refused('d', state.deadline), state: { ...(refused('d', 0).state as Decided), is: 'accepted' } }
        : right,
    ),
    { problem: 'reported as accepted, and not booked' },
  ],
  [
    'the lists are not believed',
    planted((state, { on }) => (on === 'listsRead' ? { state, effects: [] } : undefined)),
    { problem: 'waits without end' },
  ],
  [
    'a record that is found is forgotten',
    planted((_state, { on }) => (on === 'found' ? { state: NEVER, effects: [] } : undefined)),
    { problem: 'waits without end' },
  ],
  [
    'an outcome that is stored stays pending',
    planted((state, { on }) =>
      on === 'decisionStored' || on === 'decisionNotStored' ? { state, effects: [] } : undefined,
    ),
    { problem: 'waits without end' },
  ],
])('finds the planted fault: %s', (_, machine, found) => {
  const explored = explore(machine);
  expect(explored).toMatchObject(found);
  // The shortest way, for people to read.
  expect(explored.path?.length).toBeGreaterThan(1);
  expect(explored.path?.length).toBeLessThan(12);
});
