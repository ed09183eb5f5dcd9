import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Row, rows } from '#contract/rows';
import { answerFindings, CHECKS, isDone, reasonOf } from './answer-checks.ts';
import type { Answered } from '#cli/services/upstream/upstream-client.ts';

const row: Row = { ...rows.getMember, data: v.object({ score: v.string() }) };
const HEADERS = { 'content-type': 'application/json', 'x-server-time': '1773489600000', date: 'Sat, 14 Mar 2026' };

function answered(envelope: unknown, changed: Partial<Answered> = {}): Answered {
  const text = JSON.stringify(envelope) ?? 'nothing';
  return { status: 200, ms: 10, headers: HEADERS, text, envelope: envelope as Answered['envelope'], ...changed };
}
const good = { code: 0, msg: '', data: { score: '1' } };
const { headers: _, ...bare } = answered(good);
const refusal = (code: number, reason = 'badRequest') => ({ code, msg: 'no', data: { reason } });

describe('what is wrong with an answer', () => {
  it.each<[string, Answered, readonly string[], number?]>([
    ['nothing of data', answered(good), []],
    ['nothing of a refusal', answered(refusal(1000), { status: 400 }), []],
    [
      'nothing of a charset',
      answered(good, { headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8' } }),
      [],
    ],
    ['nothing of an answer in time', answered(good), [], 10],
    ['time', answered(good, { ms: 10.6 }), ['max_response_time: 11 ms, at most 10 ms'], 10],
    [
      'a type with more',
      answered(good, { headers: { ...HEADERS, 'content-type': 'application/jsonp' } }),
      ['content_type_conformance: content-type is application/jsonp'],
    ],
    [
      'a type with something before',
      answered(good, { headers: { ...HEADERS, 'content-type': 'an application/json' } }),
      ['content_type_conformance: content-type is an application/json'],
    ],
    [
      'no type',
      answered(good, { headers: { ...HEADERS, 'content-type': undefined } }),
      ['content_type_conformance: content-type is missing'],
    ],
    [
      'no headers',
      bare,
      [
        'content_type_conformance: content-type is missing',
        'response_headers_conformance: x-server-time is missing',
        'response_headers_conformance: date is missing',
      ],
    ],
    [
      'a clock that is no number',
      answered(good, { headers: { ...HEADERS, 'x-server-time': 'noon' } }),
      ['response_headers_conformance: x-server-time is noon'],
    ],
    [
      'a clock between milliseconds',
      answered(good, { headers: { ...HEADERS, 'x-server-time': '1.5' } }),
      ['response_headers_conformance: x-server-time is 1.5'],
    ],
    [
      'nothing of a shared answer without a clock',
      answered(good, { headers: { ...HEADERS, 'x-server-time': undefined, 'cache-control': 'public, max-age=5' } }),
      [],
    ],
    [
      'a private answer without a clock',
      answered(good, { headers: { ...HEADERS, 'x-server-time': undefined, 'cache-control': 'private' } }),
      ['response_headers_conformance: x-server-time is missing'],
    ],
    [
      'no date',
      answered(good, { headers: { ...HEADERS, date: undefined } }),
      ['response_headers_conformance: date is missing'],
    ],
    ['data with another status', answered(good, { status: 201 }), ['status_code_conformance: code 0 with status 201']],
    [
      'data of another type',
      answered({ ...good, data: { score: 1 } }),
      ['response_schema_conformance: data.score: Invalid type: Expected string but received 1'],
    ],
    [
      'data with a server error',
      answered(good, { status: 500 }),
      [
        'not_a_server_error: status 500: {"code":0,"msg":"","data":{"score":"1"}}',
        'status_code_conformance: code 0 with status 500',
      ],
    ],
    [
      'an error with a long text',
      answered(undefined, { status: 502, text: 'o'.repeat(121) }),
      [
        `not_a_server_error: status 502: ${'o'.repeat(120)}`,
        `response_schema_conformance: neither data nor a refusal: ${'o'.repeat(120)}`,
      ],
    ],
    [
      'nothing like an answer',
      answered(undefined, { status: 499 }),
      ['response_schema_conformance: neither data nor a refusal: nothing'],
    ],
    ['nothing of a path that is unknown', answered(refusal(1501, 'notImplemented'), { status: 501 }), []],
    [
      'another error with 501',
      answered(refusal(1500, 'serverError'), { status: 501 }),
      [
        'not_a_server_error: status 501: {"code":1500,"msg":"no","data":{"reason":"serverError"}}',
        'status_code_conformance: code 1500 with 501, not 500',
      ],
    ],
    [
      'an unknown path with 500',
      answered(refusal(1501, 'notImplemented'), { status: 500 }),
      [
        'not_a_server_error: status 500: {"code":1501,"msg":"no","data":{"reason":"notImplemented"}}',
        'status_code_conformance: code 1501 with 500, not 501',
      ],
    ],
    [
      'a code that is not in the contract',
      answered(refusal(999), { status: 400 }),
      ['status_code_conformance: code 999 is not in the contract'],
    ],
    [
      'a refusal with another status',
      answered(refusal(1004, 'notFound'), { status: 400 }),
      ['status_code_conformance: code 1004 with 400, not 404'],
    ],
  ])('%s', (_, answer, found, maxMs) => {
    expect(answerFindings(row, answer, maxMs).map(({ check, what }) => `${check}: ${what}`)).toEqual(found);
  });

  it('is named by the whole answer where no property is wrong', () => {
    const list: Row = { ...row, data: v.any() };
    expect(answerFindings(list, answered({ code: 0 }), undefined)).toEqual([
      { check: 'response_schema_conformance', what: 'msg: Invalid key: Expected "msg" but received undefined' },
    ]);
  });
});

it('an answer is done with code 0, and has a reason otherwise', () => {
  const answers = [
    good,
    refusal(2001, 'wrongCredentials'),
    { code: 7 },
    { code: 8, data: null },
    { code: 9, data: { reason: 1 } },
    undefined,
  ];
  expect(answers.map((each) => [isDone(answered(each)), reasonOf(answered(each))])).toEqual([
    [true, '0'],
    [false, 'wrongCredentials'],
    [false, '7'],
    [false, '8'],
    [false, '9'],
    [false, 'undefined'],
  ]);
});

it('the checks are these, in the order in which they are printed', () => {
  expect(CHECKS.join(' ')).toBe(
    'not_a_server_error status_code_conformance content_type_conformance response_headers_conformance ' +
      'response_schema_conformance negative_data_rejection positive_data_acceptance missing_required_header ' +
      'unsupported_method ignored_auth use_after_free ensure_resource_availability max_response_time idempotency ' +
      'deadline money_unmoved',
  );
});
