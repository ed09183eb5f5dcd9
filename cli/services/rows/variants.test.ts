import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { type Row, rows } from '#contract/rows';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import { boundaryCalls, brokenCalls, type Schema } from './variants.ts';
import { BROKEN, VARIANTS } from './variants.facts.ts';

type Schemas = Readonly<Record<'query' | 'body', Schema>>;
const NONE: Schemas = { query: {}, body: {} };
const row = (schemas: Partial<Pick<Row, 'query' | 'body'>>): Row => ({ ...rows.getMember, ...schemas });

/** Long runs of one character, as their length. */
const short = (text: string) => text.replaceAll(/(.)\1{15,}/g, (run, each: string) => `${each}{${run.length}}`);
const shown = (variants: readonly { what: string; call: RowCall }[]) =>
  variants.map(({ what, call }) => `${short(what)}\n    ${short(JSON.stringify(call))}`).join('\n');

const QUERY = v.strictObject({
  start: v.picklist(['0', '5']),
  word: v.optional(v.pipe(v.string(), v.minLength(2), v.maxLength(20))),
});
const BODY = v.strictObject({
  name: v.pipe(v.string(), v.minLength(3), v.maxLength(8)),
  age: v.optional(v.pipe(v.number(), v.minValue(18), v.maxValue(99))),
  tags: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(2), v.maxLength(3)),
  inner: v.nullable(v.strictObject({ flag: v.boolean() })),
});
const SCHEMAS: Schemas = {
  query: {
    properties: { start: { minLength: 1, maxLength: 1 }, word: { minLength: 2, maxLength: 20 } },
  },
  body: {
    properties: {
      name: { minLength: 3, maxLength: 8 },
      age: { minimum: 18, maximum: 99 },
      tags: { minItems: 2, maxItems: 3, items: { minLength: 1 } },
      inner: { properties: { flag: {} } },
    },
  },
};
const SAMPLE: RowCall = {
  params: { game: 'soccer' },
  query: { start: '0', word: 'ten' },
  body: { name: 'Anna', age: 20, tags: ['a', 'b'], inner: { flag: true } },
  headers: { platform: '1' },
};

describe('variants of a request', () => {
  it('broken, of a row with a query and a body', async () => {
    expect(missingFacts(shown(brokenCalls(row({ query: QUERY, body: BODY }), SAMPLE, SCHEMAS)), BROKEN)).toEqual([]);
  });

  it('at the bounds, of a row with a query and a body', () => {
    expect(boundaryCalls(row({ query: QUERY, body: BODY }), SAMPLE, SCHEMAS)).toEqual(
      [
        { what: 'query.word = "xx"', call: { query: { start: '0', word: 'xx' } } },
        { what: `query.word = "${'x'.repeat(20)}"`, call: { query: { start: '0', word: 'x'.repeat(20) } } },
        { what: 'body.name = "xxx"', body: { name: 'xxx' } },
        { what: 'body.name = "xxxxxxxx"', body: { name: 'xxxxxxxx' } },
        { what: 'body.age = 18', body: { age: 18 } },
        { what: 'body.age = 99', body: { age: 99 } },
        { what: 'body.tags = ["a","a"]', body: { tags: ['a', 'a'] } },
        { what: 'body.tags = ["a","a","a"]', body: { tags: ['a', 'a', 'a'] } },
        { what: 'body.tags.0 = "x"', body: { tags: ['x', 'b'] } },
        { what: 'body.tags.1 = "x"', body: { tags: ['a', 'x'] } },
      ].map(({ what, call, body }) => ({
        what,
        call: { ...SAMPLE, ...call, ...(body && { body: { ...(SAMPLE.body as object), ...body } }) },
      })),
    );
  });

  it.each(['placeBet', 'listTransactions', 'savePushSubscription', 'moveIntoNg'] as const)(
    'of %s, of which only the first values matter',
    async (name) => {
      const samples: Partial<Record<typeof name, RowCall>> = {
        placeBet: {
          body: {
            passes: ['single'],
            stake: '10',
            multiple: 1,
            currency: 'USDT',
            accept_odds: 'any',
            matches: [{ match_id: 's1', picks: [{ kind: 'wl', outcome: 'w', odds: '5.50' }] }],
          },
        },
        listTransactions: {
          query: { kind: '34', start: '0', limit: '5', start_date: '2026-03-01', end_date: '2026-03-31' },
        },
        savePushSubscription: { body: { endpoint: 'https://push.example/a', p256dh: 'a', auth: 'b', language: 'en' } },
        moveIntoNg: { body: { plat_type: 'ag', money: '10', currency: 'USDT' } },
      };
      const broken = brokenCalls(rows[name], samples[name] ?? {}, NONE).map(({ what }) => short(what));
      expect(missingFacts(`looks\n${broken.join('\n')}`, VARIANTS[name])).toEqual([]);
    },
  );

  it('are none of a request without a part', () => {
    expect(brokenCalls(row({}), {}, SCHEMAS)).toEqual([]);
    expect(boundaryCalls(row({}), {}, SCHEMAS)).toEqual([]);
  });

  it('leave out what is longer than a request line may be', () => {
    const wide = row({ query: v.object({ word: v.pipe(v.string(), v.maxLength(5_998)) }) });
    const bounds = (maxLength: number): Schemas => ({ query: { properties: { word: { maxLength } } }, body: {} });
    const sample: RowCall = { query: { word: 'a' } };
    const lengths = (variants: readonly { call: RowCall }[]) =>
      variants.map(({ call }) => String(call.query?.['word'] ?? '').length);
    // With `word=` the lines have 6,000 and 6,001 characters.
    expect(lengths(boundaryCalls(wide, sample, bounds(5_995)))).toEqual([5_995]);
    expect(lengths(boundaryCalls(wide, sample, bounds(5_996)))).toEqual([]);
    const small = row({ query: v.object({ word: v.pipe(v.string(), v.maxLength(10)) }) });
    const broken = (maxLength: number) =>
      lengths(brokenCalls(small, sample, bounds(maxLength))).filter((each) => each > 3_000);
    expect(broken(5_994)).toEqual([5_995]);
    expect(broken(5_995)).toEqual([]);
    // A body has no such bound.
    const body = row({ body: v.object({ word: v.string() }) });
    const many: Schemas = { query: {}, body: { properties: { word: { maxLength: 9_000 } } } };
    expect(boundaryCalls(body, { body: { word: 'a' } }, many)).toEqual([
      { what: `body.word = "${'x'.repeat(39)}... (9002 characters)`, call: { body: { word: 'x'.repeat(9_000) } } },
    ]);
  });

  it('show values up to 40 characters', () => {
    const text = row({ body: v.object({ word: v.string() }) });
    const what = (maxLength: number) =>
      boundaryCalls(text, { body: { word: 'a' } }, { query: {}, body: { properties: { word: { maxLength } } } })[0]
        ?.what;
    expect(what(38)).toBe(`body.word = "${'x'.repeat(38)}"`);
    expect(what(39)).toBe(`body.word = "${'x'.repeat(39)}... (41 characters)`);
  });

  it('of items need one to be repeated, and of texts a length', () => {
    const list = row({ body: v.object({ all: v.array(v.any()), word: v.string() }) });
    const schemas: Schemas = {
      query: {},
      body: { properties: { all: { minItems: 1, maxItems: 2 }, word: { minLength: 0 } } },
    };
    expect(boundaryCalls(list, { body: { all: [], word: 'a' } }, schemas)).toEqual([]);
    expect(boundaryCalls(list, { body: { all: [{ b: 1 }], word: 'a' } }, schemas).map(({ call }) => call.body)).toEqual(
      [
        { all: [{ b: 1 }], word: 'a' },
        { all: [{ b: 1 }, { b: 1 }], word: 'a' },
      ],
    );
  });

  it('at bounds that the row itself does not allow are not sent', () => {
    const narrow = row({ query: v.object({ n: v.picklist(['1']) }), body: v.object({ n: v.picklist([1]) }) });
    const bounds: Schema = { properties: { n: { minimum: 1, maximum: 4 } } };
    expect(
      boundaryCalls(narrow, { query: { n: '1' }, body: { n: 1 } }, { query: bounds, body: bounds }).map(
        ({ what }) => what,
      ),
    ).toEqual(['query.n = 1', 'body.n = 1']);
  });

  it('of a query are texts, and nothing that has none', () => {
    const open = row({ query: v.strictObject({ n: v.picklist(['1']) }) });
    const calls = brokenCalls(open, { query: { n: '1' } }, NONE).map(({ call }) => JSON.stringify(call.query));
    expect(calls.map(short)).toEqual([
      '{}',
      '{"n":"true"}',
      '{"n":"-1"}',
      '{"n":"1.5"}',
      '{"n":"1e+308"}',
      '{"n":""}',
      '{"n":"-5"}',
      '{"n":"9{40}"}',
      '{"n":"1e9"}',
      '{"n":"\\u0000"}',
      `{"n":"' OR 1=1 --"}`,
      '{"n":"__proto__"}',
      '{"n":"x{3000}"}',
      '{"n":"1","surprise":"1"}',
    ]);
  });
});
