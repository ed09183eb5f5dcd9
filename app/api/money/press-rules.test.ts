import { expect, it } from 'vitest';
import { PRESS_RULES, type Answer, type Look, type OutcomeState } from './press-rules.ts';

const BOTH = [false, true];
const LOOKS: readonly Look[] = ['done', 'refused', 'never', 'unknown', 'open'];

it('a press is sent only if it is stored, and no other tab has one that is open or not seen yet', () => {
  const claims = BOTH.flatMap((isOpen) =>
    BOTH.flatMap((hasUnseenEnding) =>
      BOTH.map((isStored) => {
        let stores = 0;
        const store = () => {
          stores += 1;
          return isStored;
        };
        return `${isOpen} ${hasUnseenEnding} ${isStored}: ${PRESS_RULES.claim({ isOpen, hasUnseenEnding, store })} ${stores}`;
      }),
    ),
  );
  expect(claims).toEqual([
    'false false false: refuse 1',
    'false false true: send 1',
    'false true false: follow 0',
    'false true true: follow 0',
    'true false false: follow 0',
    'true false true: follow 0',
    'true true false: follow 0',
    'true true true: follow 0',
  ]);
});

it('an answer is final, looked up once or polled', () => {
  const answers: readonly Answer[] = ['accepted', 'refused', 'door', 'unknown', 'signedOut'];
  expect(
    Object.fromEntries(
      answers.map((answer) => [
        answer,
        (['keyed', 'none'] as const).map((idempotency) => PRESS_RULES.afterAnswer(answer, idempotency)),
      ]),
    ),
  ).toEqual({
    accepted: ['accept', 'accept'],
    refused: ['refuse', 'lookOnce'],
    door: ['lookOnce', 'lookOnce'],
    unknown: ['poll', 'poll'],
    signedOut: ['poll', 'poll'],
  });
});

it('a look by key says what is certain; the rest depends on the deadline', () => {
  const states: readonly OutcomeState[] = ['done', 'refused', 'tooLate', 'running', 'none', 'unknown'];
  const looks = (state: OutcomeState) =>
    BOTH.flatMap((isPast) => BOTH.map((isOverdue) => PRESS_RULES.lookByKey(state, isPast, isOverdue)));
  expect(Object.fromEntries(states.map((state) => [state, looks(state)]))).toEqual({
    done: ['done', 'done', 'done', 'done'],
    refused: ['refused', 'refused', 'refused', 'refused'],
    tooLate: ['never', 'never', 'never', 'never'],
    running: ['open', 'unknown', 'open', 'unknown'],
    none: ['open', 'unknown', 'never', 'never'],
    unknown: ['unknown', 'unknown', 'unknown', 'unknown'],
  });
});

it('a look by content believes one entry, and more or none only after the deadline', () => {
  expect([0, 1, 2].map((fitting) => BOTH.map((isPast) => PRESS_RULES.lookByContent(fitting, isPast)))).toEqual([
    ['open', 'never'],
    ['done', 'done'],
    ['open', 'done'],
  ]);
  expect(BOTH.map((isOverdue) => PRESS_RULES.lookUnread(isOverdue))).toEqual(['open', 'unknown']);
});

it('a tab goes on polling while nothing is certain, and follows what another tab has ended', () => {
  expect(LOOKS.map((look) => BOTH.map((isStored) => PRESS_RULES.afterLook(look, isStored)))).toEqual([
    ['follow', 'end'],
    ['follow', 'end'],
    ['follow', 'end'],
    ['follow', 'end'],
    ['follow', 'poll'],
  ]);
});
