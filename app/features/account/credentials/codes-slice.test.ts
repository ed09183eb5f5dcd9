import { expect, it } from 'vitest';
import { createStore } from '#app/store/store.ts';
import { codeAsked, codeForgotten, codeKey, injectedCodes, type AskedCode } from './codes-slice.ts';

const WAIT: AskedCode = { nextMs: 1_000 };
const SENT: AskedCode = { nextMs: 1_000, sent: { to: 'a@b.c', minutes: 5, untilMs: 5_000 } };

it('keeps each code as long as it is valid, or another cannot be requested', () => {
  const store = createStore();
  const codes = () => injectedCodes.selectSlice(store.getState());
  expect(codes()).toEqual({});
  store.dispatch(codeAsked({ key: 'one', code: WAIT, nowMs: 0 }));
  store.dispatch(codeAsked({ key: 'two', code: SENT, nowMs: 999 }));
  expect(codes()).toEqual({ one: WAIT, two: SENT });
  const later = { nextMs: 9_000 };
  store.dispatch(codeAsked({ key: 'three', code: later, nowMs: 1_000 }));
  expect(codes()).toEqual({ two: SENT, three: later });
  store.dispatch(codeAsked({ key: 'three', code: WAIT, nowMs: 4_999 }));
  expect(codes()).toEqual({ two: SENT, three: WAIT });
  store.dispatch(codeForgotten('three'));
  expect(codes()).toEqual({ two: SENT });
  store.dispatch(codeAsked({ key: 'four', code: later, nowMs: 5_000 }));
  expect(codes()).toEqual({ four: later });
});

it('finds a code by its purpose and the address in any case', () => {
  expect(codeKey('register', ' A@B.c ')).toBe('register a@b.c');
});
