import { expect, it } from 'vitest';
import { ChatMessage, ChatSay, PushHeartbeat, PushMessage } from '#contract/entities';
import { rows } from '#contract/rows';
import { missingFacts, propertiesOf } from '#contract/testing';
import { redact, redactAnswer } from './redact.ts';
import { REDACT } from './redact.facts.ts';

const TOKEN = 'sim.main.0123456789012345678901234567890123456789';

type Uses = Map<string, string[]>;

/** The names of all properties, each with the rows that have it. */
function namesOf(schemas: readonly (readonly [row: string, schema: unknown])[]): Uses {
  const found: Uses = new Map();
  for (const [row, schema] of schemas)
    for (const { name } of propertiesOf(schema)) {
      const uses = found.get(name) ?? [];
      if (!uses.includes(row)) uses.push(row);
      found.set(name, uses);
    }
  return found;
}

/** One line for each name: hidden or not, and the first rows that have it. */
const linesOf = (names: Uses, work: (value: unknown) => unknown): readonly string[] =>
  [...names].toSorted().map(([name, [first = '', second, ...more]]) => {
    const { [name]: shown } = work({ [name]: 'secret' }) as Record<string, unknown>;
    const uses = [first, ...(second === undefined ? [] : [second]), ...(more.length > 0 ? ['more'] : [])];
    return `${shown === 'secret' ? '       ' : String(shown)} ${name}: ${uses.join(', ')}`;
  });

it('each property of a request and a response is hidden, or not, as the file says', async () => {
  const all = Object.values(rows);
  const asked = all.flatMap(({ name, params, query, body }) =>
    [params, query, body].map((each) => [name, each] as const),
  );
  const sockets = { ChatMessage, PushHeartbeat, PushMessage };
  const answered = [...all.map(({ name, data }) => [name, data] as const), ...Object.entries(sockets)];
  const text = [
    '## Requests, in the journal',
    ...linesOf(namesOf([...asked, ['ChatSay', ChatSay]]), redact),
    '',
    '## Responses, in a recording',
    ...linesOf(namesOf(answered), redactAnswer),
    '',
  ];
  expect(missingFacts(`looks\n${text.join('\n')}`, REDACT)).toEqual([]);
});

it('names that only headers, worlds and other upstreams have are hidden too', () => {
  const names = ['bank_password', 'signature', 'fresh_token', 'ticket', 'token'];
  const value = Object.fromEntries(names.map((name) => [name, 'secret']));
  const hidden = Object.fromEntries(names.map((name) => [name, '[hidden]']));
  expect([redact(value), redactAnswer(value)]).toEqual([hidden, hidden]);
});

it('of addresses in a response to a player, a recording has only the server', () => {
  const value = {
    data: 'https://live.example/lobby?session=abc',
    order: { pay_url: 'http://pay.example:8080?order=1', note: 'to http://a.example and wss://b.example/#t "x"' },
    pic: '/pictures/1.png',
  };
  expect([redactAnswer(value, true), redactAnswer(value)]).toEqual([
    {
      data: 'https://live.example/[hidden]',
      order: {
        pay_url: 'http://pay.example:8080/[hidden]',
        note: 'to http://a.example and wss://b.example/[hidden] "x"',
      },
      pic: '/pictures/1.png',
    },
    value,
  ]);
});

it('a secret is hidden at any depth, and whatever it is; what is missing stays so', () => {
  const value = { list: [{ cvv: 123, deep: { password: ['a'] } }], token: undefined, none: null, count: 5, is: true };
  const hidden = {
    list: [{ cvv: '[hidden]', deep: { password: '[hidden]' } }],
    token: undefined,
    none: null,
    count: 5,
    is: true,
  };
  expect([redact(value), redactAnswer(value)]).toEqual([hidden, hidden]);
});

it('tokens are hidden by their form, in any text', () => {
  const texts = [`/path/${TOKEN}/end`, `${TOKEN.replace('sim', 'ticket')} ${TOKEN}`, 'sim.main.0123', `x${TOKEN}f`];
  const hidden = ['/path/[hidden]/end', '[hidden] [hidden]', 'sim.main.0123', 'x[hidden]f'];
  expect([redact(texts), redactAnswer(texts)]).toEqual([hidden, hidden]);
});

it('the journal cuts texts after 500 characters, a recording none', () => {
  const texts = ['y'.repeat(500), 'y'.repeat(501)];
  expect([redact(texts), redactAnswer(texts)]).toEqual([[texts[0], `${texts[0]}...`], texts]);
});
