import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { refusedBy } from './refused-by.ts';

const UNTIL = '2026-03-16T12:00:00.000Z';
const RETURN = '2026-03-17T12:00:00.000Z';
const reached = { kind: 'stake', period: 'day', value: '10', left: '4' };

it.each([
  ['excluded', { kind: 'time_out', until: UNTIL }, { is: 'excluded', kind: 'time_out', until: UNTIL }],
  [
    'excluded',
    { kind: 'self_exclusion', until: UNTIL, return_from: RETURN, may_return: false },
    { is: 'excluded', kind: 'self_exclusion', until: RETURN },
  ],
  [
    'excluded',
    { kind: 'self_exclusion', until: UNTIL, may_return: true },
    { is: 'excluded', kind: 'self_exclusion', until: UNTIL, mayReturn: true },
  ],
  ['excluded', { kind: 'none', until: UNTIL }, undefined],
  ['excluded', { kind: 'time_out', until: 'soon' }, undefined],
  ['excluded', undefined, undefined],
  ['identityNeeded', { status: 'pending' }, { is: 'identity', status: 'pending' }],
  ['identityNeeded', { status: 'passed' }, undefined],
  ['identityNeeded', { status: 'other' }, undefined],
  ['identityNeeded', undefined, undefined],
  ['limitsMissing', { missing: ['loss', 'stake'] }, { is: 'missing', kinds: ['loss', 'stake'] }],
  ['limitsMissing', { missing: ['other'] }, undefined],
  ['limitsMissing', { missing: ['deposit'], may_decline: true }, { is: 'choose' }],
  ['limitsMissing', { missing: ['deposit'], may_decline: false }, { is: 'missing', kinds: ['deposit'] }],
  ['limitsMissing', {}, undefined],
  ['registerUnanswered', { register: 'gamstop' }, { is: 'unanswered', register: 'gamstop' }],
  ['registerUnanswered', { register: 'another' }, undefined],
  ['registerUnanswered', undefined, undefined],
  ['forbidden', { register: 'gamstop' }, undefined],
  ['playerLimitReached', reached, { is: 'over', room: reached }],
  [
    'playerLimitReached',
    { ...reached, kind: 'session', more: 1 },
    { is: 'timeUp', room: { ...reached, kind: 'session' } },
  ],
  ['playerLimitReached', { ...reached, period: 'year' }, undefined],
  ['playerLimitReached', { ...reached, left: '-1' }, undefined],
  ['playerLimitReached', undefined, undefined],
  // The detail of one reason says nothing under another.
  ['forbidden', reached, undefined],
  ['forbidden', { status: 'pending' }, undefined],
  ['forbidden', { missing: ['loss'] }, undefined],
  ['forbidden', { kind: 'time_out', until: UNTIL }, undefined],
] as const)('%s %j is %j', (reason, detail, stop) => {
  const error = { kind: 'refused', status: 403, code: 1, reason, message: 'no', ...(detail && { detail }) };
  expect(refusedBy(error as ApiError)).toEqual(stop);
});

it('other errors are no stop', () => {
  expect(refusedBy(undefined)).toBeUndefined();
  expect(refusedBy({ kind: 'fetch' })).toBeUndefined();
});
