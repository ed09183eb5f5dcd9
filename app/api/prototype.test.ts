import { afterEach, describe, expect, it } from 'vitest';
import { rows } from '#contract/rows';
import { parseFrame } from '#app/push/parse-frame.ts';
import { readAnswer } from './read-answer.ts';

/** The three ways by which an attacker's data reaches the prototype of all objects. */
const POISONS = [
  '"__proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"prototype":{"polluted":1}',
];
const answer = (json: string, status = 200) =>
  new Response(json, { status, headers: { 'content-type': 'application/json' } });
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

describe('JSON that reaches for the prototype', () => {
  afterEach(() => {
    expect('polluted' in {}).toBe(false);
  });

  it.each(POISONS)('in an answer is left behind at the edge: %s', async (poison) => {
    const data = `{"state":"none","now":1,${poison}}`;
    const outcome = await readAnswer(rows.getOutcome, answer(`{"code":0,"msg":"ok","data":${data},${poison}}`));
    expect(outcome).toEqual({ ok: true, data: { state: 'none', now: 1 } });
    expect(outcome.ok && isPlain(outcome.data) && !('polluted' in outcome.data)).toBe(true);
  });

  it.each(POISONS)('in a refusal changes no error: %s', async (poison) => {
    const outcome = await readAnswer(
      rows.getOutcome,
      answer(`{"code":40001,"msg":"no","data":{${poison}},${poison}}`, 400),
    );
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && isPlain(outcome.error) && !('polluted' in outcome.error)).toBe(true);
  });

  it.each(POISONS)('in a push is left behind: %s', (poison) => {
    const frame = parseFrame(`{"notifyType":"SETTLE","balance":"1.000000",${poison}}`);
    expect(frame).toBeDefined();
    expect(Object.keys(frame ?? {}).toSorted()).toEqual(['balance', 'notifyType']);
    expect(isPlain(frame ?? {})).toBe(true);
  });
});
