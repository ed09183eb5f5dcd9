import { PRESS_RULES, type PressRules } from '#app/api/money/press-rules.ts';
import type { ModelRules } from './press-model.ts';

/** The rules of the app, and an upstream that keeps outcomes: the simulator with keys, or the gateway. */
export const SOUND: ModelRules = {
  press: PRESS_RULES,
  upstream: { keepsAccepted: true, keepsRefused: true, keepsDeadline: true },
  staysUnknown: true,
  repeatsWithItsKey: true,
  forgetsAtTheEnd: true,
};

const press = (over: Partial<PressRules>): ModelRules => ({ ...SOUND, press: { ...PRESS_RULES, ...over } });
const upstream = (over: Partial<ModelRules['upstream']>): ModelRules => ({
  ...SOUND,
  upstream: { ...SOUND.upstream, ...over },
});

/** Faults that were planted, each of which the walk must find. */
export const PLANTED: Readonly<Record<string, ModelRules>> = {
  'an unanswered press counts as refused': press({
    afterAnswer: (answer, idempotency) =>
      answer === 'unknown' ? 'refuse' : PRESS_RULES.afterAnswer(answer, idempotency),
  }),
  'an unanswered press counts as accepted': press({
    afterAnswer: (answer, idempotency) =>
      answer === 'unknown' ? 'accept' : PRESS_RULES.afterAnswer(answer, idempotency),
  }),
  'a refusal at the door counts after an unknown attempt': { ...SOUND, staysUnknown: false },
  'a repeat gets a key of its own': { ...SOUND, repeatsWithItsKey: false },
  'nothing found counts before the deadline': press({
    lookByKey: (state, isPast) => (state === 'none' ? 'never' : PRESS_RULES.lookByKey(state, isPast)),
  }),
  'a running call counts as never received': press({
    lookByKey: (state, isPast) => (state === 'running' ? 'never' : PRESS_RULES.lookByKey(state, isPast)),
  }),
  'a stored refusal counts as accepted': press({
    lookByKey: (state, isPast) => (state === 'refused' ? 'done' : PRESS_RULES.lookByKey(state, isPast)),
  }),
  'a call that came too late is asked about forever': press({
    lookByKey: (state, isPast) => (state === 'tooLate' ? 'open' : PRESS_RULES.lookByKey(state, isPast)),
  }),
  'another tab may press while one is open': press({
    claim: (seen) => PRESS_RULES.claim({ ...seen, isOpen: false }),
  }),
  'a press is sent though it could not be stored': press({
    claim: (seen) => (PRESS_RULES.claim(seen) === 'follow' ? 'follow' : 'send'),
  }),
  'the intent is removed as soon as it is being checked': { ...SOUND, forgetsAtTheEnd: false },
  'the upstream does not keep what it accepted': upstream({ keepsAccepted: false }),
  'the upstream does not keep refusals': upstream({ keepsRefused: false }),
  'the upstream ignores deadlines': upstream({ keepsDeadline: false }),
};
