import { expect, it } from 'vitest';
import { CODES, type Reason } from '#contract/reasons';
import { isAfterDeadline, isAtTheDoor, isFault, isOutcomeUnknown, type ApiError } from './api-error.ts';
import { refusalOf, refusedBy } from './read-answer.ts';

/** What an error says of its attempt, in words. */
const saidOf = (error: ApiError): string =>
  [
    isFault(error) && 'fault',
    isAtTheDoor(error) && 'door',
    isAfterDeadline(error) && 'too late',
    isOutcomeUnknown(error) && 'open',
  ]
    .filter((word) => word !== false)
    .join(', ');

it('each kind of failure says what may have become of the call', () => {
  const errors: readonly ApiError[] = [
    { kind: 'timeout' },
    { kind: 'fetch' },
    { kind: 'parse', status: 200 },
    { kind: 'server', status: 500 },
    { kind: 'notStored' },
    { kind: 'notSent' },
    { kind: 'offline' },
    { kind: 'notLoaded' },
    { kind: 'signedOut' },
    { kind: 'refused', status: 400 },
    { kind: 'refused', status: 408 },
    { kind: 'refused', status: 409 },
    { kind: 'refused', status: 429 },
  ];
  expect(errors.map((error) => `${error.kind} ${'status' in error ? error.status : ''}: ${saidOf(error)}`)).toEqual([
    'timeout : fault, open',
    'fetch : fault, open',
    'parse 200: fault, open',
    'server 500: fault, open',
    'notStored : fault, open',
    'notSent : fault, open',
    'offline : fault, open',
    'notLoaded : fault, open',
    'signedOut : ',
    'refused 400: open',
    'refused 408: fault, open',
    'refused 409: open',
    'refused 429: fault, open',
  ]);
});

it('each reason of the contract decides about the call, but these', () => {
  const reasons = Object.keys(CODES) as Reason[];
  const said = reasons.map((reason) => [reason, saidOf(refusedBy({ code: CODES[reason].code, msg: '' }))] as const);
  expect(Object.fromEntries(said.filter(([, words]) => words !== ''))).toEqual({
    unauthorised: 'door',
    forbidden: 'door',
    tooManyRequests: 'fault, door',
    serverError: 'open',
    notImplemented: 'open',
    keyRunning: 'fault, open',
    deadlinePassed: 'too late',
  });
});

it('a refusal is stored and read again without its message', () => {
  const known = { code: 3010, msg: 'Too little', data: { field: 'stake' } };
  const error = refusedBy(known);
  expect(error).toEqual({
    kind: 'refused',
    status: 400,
    code: 3010,
    reason: 'insufficientBalance',
    detail: { field: 'stake' },
  });
  expect(refusalOf(error)).toEqual({ ...known, msg: '' });
  expect(refusedBy({ code: 7777, msg: 'x' })).toEqual({ kind: 'refused', status: 400, code: 7777 });
  expect(refusedBy({ code: 4003, msg: '' })).toEqual({
    kind: 'refused',
    status: 410,
    code: 4003,
    reason: 'deadlinePassed',
  });
  expect(refusalOf({ kind: 'refused', status: 400, code: 7777 })).toEqual({ code: 7777, msg: '' });
  expect(refusalOf({ kind: 'refused', status: 400 })).toEqual({ code: 1, msg: '' });
});
