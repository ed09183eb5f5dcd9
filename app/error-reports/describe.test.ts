import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFault, patternOf } from './describe.ts';
import type { Fault } from './buffered-faults.ts';
import { sayingOf } from './sayings.ts';

const FRAME = 'at x (https://site.example/assets/app-ABCD1234.js:1:2345)';
const anError = (over: object): Fault => ({
  kind: 'error',
  value: { name: 'TypeError', message: '', stack: '', ...over },
});

/** Everything that must not leave the page, as a signed-in player's state and fields contain it. */
const secrets = fc.record({
  token: fc.stringMatching(/^sim\.[\w-]{24,60}$/),
  freshToken: fc.stringMatching(/^[\w-]{32,64}$/),
  password: fc.string({ minLength: 8, maxLength: 30 }),
  paymentPassword: fc.stringMatching(/^\d{6}$/),
  email: fc.emailAddress(),
  mobile: fc.stringMatching(/^\+55\d{10,11}$/),
  cpf: fc.stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/),
  code: fc.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
  stake: fc.stringMatching(/^[1-9]\d{2,4}\.\d{2}$/),
});
type Secrets = typeof secrets extends fc.Arbitrary<infer Value> ? Value : never;

/** Ways in which secrets get into thrown values, together with content that a report may send. */
const WAYS: readonly ((text: string) => Fault)[] = [
  (text) => anError({ message: text }),
  (text) => anError({ message: `Cannot read properties of undefined (reading '${text}')` }),
  (text) => anError({ message: `${text} is not a function` }),
  (text) => anError({ message: `Unexpected token 'a', "${text}" is not valid JSON` }),
  (text) => anError({ message: `Minified React error #31; visit https://react.dev/errors/31?args[]=${text}` }),
  (text) => anError({ message: `Failed to fetch dynamically imported module: https://site.example/${text}` }),
  (text) => anError({ name: text }),
  (text) =>
    anError({ stack: `TypeError: ${text}\n    ${FRAME}\n    at ${text} (https://site.example/x?q=${text}:1:2)` }),
  (text) => anError({ toString: () => text, cause: new Error(text) }),
  (text) => ({ kind: 'rejection', value: text }),
  (text) => ({ kind: 'rejection', value: { [text]: text, message: { text }, stack: [text] } }),
  (text) => ({
    kind: 'csp',
    event: {
      effectiveDirective: text,
      blockedURI: `https://u:${encodeURIComponent(text)}@evil.example/${text}?${text}#${text}`,
    },
  }),
  (text) => ({ kind: 'csp', event: { effectiveDirective: 'connect-src', blockedURI: text } }),
];

describe('what a report says', () => {
  it('never contains a secret, whatever was thrown and wherever the secret was', () => {
    const wordsOf = (held: Secrets) => Object.values(held);
    fc.assert(
      fc.property(secrets, fc.constantFrom(...WAYS), fc.boolean(), (held, way, isWhole) => {
        const whole = JSON.stringify({ session: { player: held }, slip: held });
        for (const secret of wordsOf(held)) {
          const page = patternOf(`/booking/${encodeURIComponent(secret)}`);
          const report = JSON.stringify(describeFault(way(isWhole ? whole : secret), page));
          const plain = JSON.stringify(describeFault(way(''), page));
          for (const each of wordsOf(held)) if (!plain.includes(each)) expect(report).not.toContain(each);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what helps: the name, the sentence of the browser, and the places in our own files', () => {
    const value = new TypeError("Cannot read properties of undefined (reading 'odds')");
    value.stack = `TypeError: x\n    ${FRAME}\n    at https://site.example/assets/bet-list-0011AAFF.js:2:17\n    at chrome-extension://abc/x.js:1:1`;
    expect(describeFault({ kind: 'boundary', value }, '/my-bets')).toEqual({
      page: '/my-bets',
      kind: 'boundary',
      name: 'TypeError',
      says: 'Cannot read properties of undefined',
      at: ['app-ABCD1234.js:1:2345', 'bet-list-0011AAFF.js:2:17'],
    });
    expect(sayingOf('Minified React error #185; visit https://react.dev/errors/185')).toBe('Minified React error #185');
    expect(sayingOf('the player rosa has 12.00 USDT')).toBe('(withheld)');
  });

  it('names the site that was blocked, and the directive', () => {
    const csp = (blockedURI: string) =>
      describeFault({ kind: 'csp', event: { effectiveDirective: 'connect-src', blockedURI } }, '/');
    expect(csp('https://a.b.evil.example/x?y')).toMatchObject({ directive: 'connect-src', blocked: 'evil.example' });
    expect(csp('inline')).toMatchObject({ blocked: 'inline' });
    expect(csp('nonsense')).toMatchObject({ blocked: 'other' });
  });

  it('names a row that the upstream lacks, as the contract does', () => {
    expect(describeFault({ kind: 'noRow', row: 'signIn', status: 501 }, '/')).toEqual({
      page: '/',
      kind: 'noRow',
      row: 'signIn',
      status: 501,
    });
  });

  it('takes anything that can be thrown', () => {
    const hostile = Object.defineProperty({}, 'message', {
      get: () => {
        throw new Error('no');
      },
    });
    for (const value of [undefined, null, 1, 'text', Symbol('s'), hostile, Object.create(null)])
      expect(describeFault({ kind: 'error', value }, '/')).toMatchObject({ name: 'other', says: '(withheld)', at: [] });
  });

  it('names the route by its pattern, and an unknown one not at all', () => {
    expect(patternOf('/sport/soccer/m-7')).toBe('/sport/:game/:matchId');
    expect(patternOf('/sport/soccer')).toBe('/sport/:game');
    expect(patternOf('/no/such/place/at/all')).toBe('other');
  });
});
