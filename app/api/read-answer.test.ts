import { describe, expect, it } from 'vitest';
import { getAccount } from '#contract/rows/account/get-account';
import { isFault, isOutcomeUnknown } from './api-error.ts';
import { readAnswer } from './read-answer.ts';
import { takeFaults } from '#app/error-reports/buffered-faults.ts';
import { CODES } from '#contract/reasons';

const answer = (status: number, body: unknown, language = 'en', headers: Record<string, string> = {}) =>
  readAnswer(
    getAccount,
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    language,
  );
const errorOf = async (...given: Parameters<typeof answer>) => {
  const outcome = await answer(...given);
  if (outcome.ok) throw new Error('expected an error');
  return outcome.error;
};

describe('reading an answer', () => {
  it('hands over data that fits the contract', async () => {
    const account = { score: '1000.000000', currency: 'USDT' };
    expect(await answer(200, { code: 0, msg: '', data: account })).toEqual({ ok: true, data: account });
  });

  it('hands over no control of direction: a name of the upstream cannot turn around what stands beside it', async () => {
    const account = { score: '1000.000000', currency: 'US\u202eDT' };
    expect(await answer(200, { code: 0, msg: '', data: account })).toMatchObject({ data: { currency: 'USDT' } });
  });

  it.each([
    ['cut JSON', '{"code":0,"msg":"","da'],
    ['money as a number', { code: 0, msg: '', data: { score: 1000, currency: 'USDT' } }],
    ['no data', { code: 0, msg: '' }],
    ['a page instead of an answer', '<html></html>'],
  ])('does not believe a 200 with %s, and leaves a money call open', async (_, body) => {
    const error = await errorOf(200, body);
    expect(error).toEqual({ kind: 'parse', status: 200 });
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  it('names a refusal by its code, with its message and details', async () => {
    const error = await errorOf(409, { code: 3002, msg: 'Odds moved', data: { reason: 'oddsChanged', moved: [] } });
    expect(error).toEqual({
      kind: 'refused',
      status: 409,
      reason: 'oddsChanged',
      code: 3002,
      message: 'Odds moved',
      detail: { reason: 'oddsChanged', moved: [] },
    });

    expect(isOutcomeUnknown(error)).toBe(false);
  });

  it('takes a code other than 0 in a 200 for a refusal', async () => {
    expect(await errorOf(200, { code: 3001, msg: 'Too much' })).toEqual({
      kind: 'refused',
      status: 200,
      reason: 'limitsExceeded',
      code: 3001,
      message: 'Too much',
    });
  });

  it('leaves a money call open after an unknown 4xx, and after a time-out reported as 4xx', async () => {
    const odd = await errorOf(400, 'bad gateway?');
    expect(isOutcomeUnknown(odd)).toBe(true);
    expect(isFault(odd)).toBe(false);
    expect(isFault(await errorOf(408, ''))).toBe(true);
  });

  it("keeps the server's message of a 5xx, where it has one", async () => {
    expect(await errorOf(503, { code: 1500, msg: 'Back at noon' })).toEqual({
      kind: 'server',
      status: 503,
      message: 'Back at noon',
    });
    expect(await errorOf(502, '')).toEqual({ kind: 'server', status: 502 });
  });

  it.each([
    ['pt', {}, true],
    ['pt', { 'content-language': 'pt-BR' }, true],
    ['pt', { 'content-language': 'en' }, false],
    ['en', { 'content-language': 'pt' }, false],
    ['en', { 'content-language': 'en-GB' }, true],
  ])('to a page in %s with %j: the words of the server count: %s', async (language, headers, isKept) => {
    const error = await errorOf(400, { code: 7001, msg: 'Not today' }, language, headers);
    expect(error).toEqual({ kind: 'refused', status: 400, code: 7001, ...(isKept && { message: 'Not today' }) });
    const fault = await errorOf(503, { code: 1500, msg: 'Back at noon' }, language, headers);
    expect(fault).toEqual({ kind: 'server', status: 503, ...(isKept && { message: 'Back at noon' }) });
  });

  it.each([
    [501, { code: 1501, msg: 'No row for POST /sports/api/v1/login' }, { kind: 'server', status: 501 }],
    [404, { code: 7404, msg: 'Cannot POST /x' }, { kind: 'refused', status: 404, code: 7404 }],
    [405, { code: 7405, msg: 'Method not allowed' }, { kind: 'refused', status: 405, code: 7405 }],
  ])(
    'of a row that the upstream lacks (%i) no word for developers is kept; the reports name the row',
    async (status, body, kept) => {
      const faults: unknown[] = [];
      takeFaults(() => undefined)();
      const stop = takeFaults((fault) => faults.push(fault));
      expect(await errorOf(status, body)).toEqual(kept);
      stop();
      expect(faults).toEqual([{ kind: 'noRow', row: 'getAccount', status }]);
    },
  );

  it('keeps the words of a row that is there and has not found what was asked for', async () => {
    expect(await errorOf(404, { code: CODES.notFound.code, msg: 'No such bet' })).toMatchObject({
      reason: 'notFound',
      message: 'No such bet',
    });
  });

  it.each([
    ['of several lines', 'Closed\n    at place (/srv/bets.js:10:5)'],
    ['with a place in code', 'TypeError: x is not a function'],
    ['too long for a sentence', 'x'.repeat(301)],
  ])('a message %s is for developers', async (_, msg) => {
    expect(await errorOf(400, { code: 7001, msg })).toEqual({ kind: 'refused', status: 400, code: 7001 });
  });

  it('a message has no control of direction and no control character', async () => {
    expect(await errorOf(400, { code: 7001, msg: 'Not \u202etoday\u0007' })).toMatchObject({ message: 'Not today' });
  });

  it('a message of nothing is none', async () => {
    expect(await errorOf(400, { code: 7001, msg: '' })).toEqual({ kind: 'refused', status: 400, code: 7001 });
  });

  it.each([
    ['0', 0],
    ['7', 7_000],
    ['999999', 999_999_000],
    ['1234567', undefined],
    ['x7', undefined],
    ['7x', undefined],
    ['-7', undefined],
    ['', undefined],
    ['Sun, 01 Mar 2026 00:00:20 GMT', 20_000],
    ['Sun, 01 Mar 2026 00:00:00 GMT', 0],
    ['Sat, 28 Feb 2026 23:59:59 GMT', undefined],
  ])('Retry-After %j is %s milliseconds', async (text, retryAfterMs) => {
    const date = 'Sun, 01 Mar 2026 00:00:00 GMT';
    expect(await errorOf(429, { code: 1029, msg: '' }, 'en', { date, 'retry-after': text })).toEqual({
      kind: 'refused',
      status: 429,
      code: 1029,
      reason: 'tooManyRequests',
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  });
});
