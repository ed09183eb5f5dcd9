import { readdirSync, readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import { TRANSACTION_STATUS } from '#contract/entities';
import { rowPath, rows } from '#contract/rows';
import { FOLD_TABLES, marketMaxFold } from '#engine/sports';
import { codes, DOCS, readPage, tableOf } from './conformance/document-tables.ts';
import { profileWorlds, send } from './conformance/profile-worlds.ts';
import { RowClient } from './conformance/row-client.ts';
import { FaultRule, MESSAGE_FAULTS, OPENING_FAULTS } from './core/faults/fault-rule.ts';
import { CallConditions } from './core/faults/call-conditions.ts';
import { MAX_JOURNAL_ENTRIES } from './core/journal/journal.ts';
import { BANS } from './domain/members/member-record.ts';
import { CONTROL_ROUTES } from './doors/control/control-routes.ts';
import { startSimulator, type Simulator } from './doors/server/start-simulator.ts';
import { WorldFile } from './doors/world/world-file.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'documents' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

it('the documents about the simulator have these tables, each compared here, by its links, or in a test of its own', () => {
  const heads = readdirSync(DOCS)
    .filter((page) => page.startsWith('simulator'))
    .flatMap((page) => [...readFileSync(`${DOCS}/${page}`, 'utf8').matchAll(/^\| (.*?) ?\|.*\n\|-/gm)])
    .map(([, head]) => head);
  expect(heads.toSorted()).toEqual(
    ['', 'you want to', 'account', 'the call comes', 'property', 'property', 'call', '`do`'].toSorted(),
  );
});

/** The keys of an object schema, of each of the alternatives of a union. */
function keysOf(schema: GenericSchema | undefined): readonly string[] {
  const { entries, options } = (schema ?? {}) as { entries?: v.ObjectEntries; options?: readonly GenericSchema[] };
  return [
    ...Object.keys(entries ?? {}),
    ...(options ?? []).flatMap((option) => (typeof option === 'object' ? keysOf(option) : [])),
  ];
}
/** Those, and the keys of what is in them. */
function allKeysOf(schema: GenericSchema | undefined): readonly string[] {
  const {
    entries = {},
    options = [],
    wrapped,
  } = (schema ?? {}) as {
    entries?: Record<string, GenericSchema>;
    options?: readonly GenericSchema[];
    wrapped?: GenericSchema;
  };
  const inner = [...Object.values(entries), ...options.filter((option) => typeof option === 'object'), wrapped];
  return [...Object.keys(entries), ...inner.flatMap((each) => (each === undefined ? [] : allKeysOf(each)))];
}

describe('the table of control calls', () => {
  const table = tableOf('simulator-control', 'call');
  /** `GET, POST worlds; DELETE worlds/NAME`: each with the text of its row. */
  const documented = table.flatMap(([call = '', what = '']) =>
    call
      .replaceAll(/`[^`]*`|\?\S*/g, '')
      .split(/; |(?<=[a-z]), (?=(?:GET|POST|DELETE) [a-z])/)
      .flatMap((part) => {
        const [, methods = '', paths = ''] = /^((?:(?:GET|POST|DELETE),? )+)(.*)$/.exec(part.trim()) ?? [];
        return methods
          .split(/,? /)
          .filter(Boolean)
          .flatMap((method) =>
            paths
              .split(', ')
              .map((path) => ({ call: `${method} ${path.trim().replaceAll(/[A-Z_]{2,}/g, '{}')}`, text: call + what })),
          );
      }),
  );
  const textOf = (call: string) => documented.find((each) => each.call === call)?.text ?? '';
  const routes = CONTROL_ROUTES.filter(({ path }) => path !== '').map(({ method, path, body }) => ({
    call: `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    body,
  }));

  it('has each call once, and no other', () => {
    expect(documented.map(({ call }) => call).toSorted()).toEqual(routes.map(({ call }) => call).toSorted());
  });

  // Worlds, rules and reports have a table, a format or a page of their own.
  const OWN_TABLE = ['POST worlds', 'POST faults', 'POST answers', 'POST reports', 'POST journal/verify'];
  it.each(
    routes.filter(({ call, body }) => body !== undefined && keysOf(body).length > 0 && !OWN_TABLE.includes(call)),
  )('$call: names what its body may hold', ({ call, body }) => {
    const named = [...textOf(call).matchAll(/(?<![:[] ?)"(\w+)"/g)].map(([, key]) => key);
    expect(named).toEqual(expect.arrayContaining([...keysOf(body)]));
    expect(allKeysOf(body)).toEqual(expect.arrayContaining(named));
  });

  it('names the queries of the journal', async () => {
    const client = new RowClient(simulator, simulator.world('journal-queries'));
    const [, query = ''] = /journal\?(\S+)/.exec(table.map(([call]) => call).join('\n')) ?? [];
    const { json } = await client.request('GET', '/__sim/journal?nothing=1', undefined, {});
    const known = json.msg.replace(/^.*one of /, '').split(', ');
    // Every control call takes the name of the world.
    expect([...query.split('&').map((name) => name.replace('=', '')), 'world'].toSorted()).toEqual(known.toSorted());
  });

  it('names what can be forbidden to a member, what becomes of an order, and how many calls are kept', () => {
    const { success, rejected, failed, audited } = TRANSACTION_STATUS;
    expect(textOf('POST members/{}')).toContain(`(${BANS.join(', ')})`);
    expect(textOf('POST orders/{}')).toContain(`a deposit: ${success} paid, ${failed} failed;`);
    expect(textOf('POST orders/{}')).toContain(
      `a withdrawal: ${audited} audited, ${failed} failed, ${success} paid, ${rejected} rejected.`,
    );
    expect(textOf('GET journal')).toContain(`the last ${MAX_JOURNAL_ENTRIES.toLocaleString('en')};`);
  });

  it('names the longest lines that the specification has, and those of bd', () => {
    const longest = (game: 'soccer' | 'bd', market: 'wl' | 'handicap' | 'goals' | 'half' | 'up' | 'correct_score') =>
      marketMaxFold(game, market, FOLD_TABLES.specification);
    const text = textOf('POST folds');
    expect(text).toContain(`the default: ${longest('soccer', 'correct_score')}`);
    expect(text).toContain(`a correct score ${longest('bd', 'correct_score')}, others ${longest('bd', 'goals')}`);
    expect(text).toContain(`winner and handicap ${longest('bd', 'wl')}`);
  });
});

describe('the table of faults', () => {
  const table = tableOf('simulator-control', '`do`').map(([kinds = '', what = '']) => ({
    kinds: kinds.split(', ').map((each) => ({ name: codes(each)[0] ?? '', needs: each.replace(/`[^`]*`/, '').trim() })),
    what,
  }));

  it('has each kind once, with what it needs', () => {
    const rules = FaultRule.options.map(({ entries }) => ({
      name: entries.do.literal as string,
      needs: Object.keys(entries)
        .filter((key) => !Object.hasOwn(CallConditions, key) && key !== 'row' && key !== 'do')
        .join(' '),
    }));
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
    expect(table.flatMap(({ kinds }) => kinds).toSorted(byName)).toEqual(rules.toSorted(byName));
  });

  it.each([
    ['as the wallet socket opens', OPENING_FAULTS],
    ['as a message leaves', MESSAGE_FAULTS],
  ] as const)('%s: as the simulator has it', (what, kinds) => {
    const row = table.find((each) => each.what === what);
    expect(row?.kinds.map(({ name }) => name)).toEqual([...kinds]);
  });

  it('names the errors that the simulator takes, and the answers that it gives', async () => {
    const whatOf = (kind: string) => table.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.what;
    const [least = 0, most = 0] = [...(whatOf('statusBeforeCommit') ?? '').matchAll(/\d+/g)].map(Number);
    const isTaken = (status: number) => v.safeParse(FaultRule, { do: 'statusBeforeCommit', status }).success;
    expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
    const client = under('none');
    const answered = async (kind: string) => {
      await client.request('POST', '/__sim/faults', { row: 'getAccount', do: kind, times: 1 }, {});
      const response = await fetch(simulator.url + rowPath(rows.getAccount, {}), {
        headers: { authorization: client.token, 'x-sim-world': client.world.name },
      });
      return { status: response.status, hasRetry: response.headers.has('retry-after') };
    };
    expect(whatOf('unauthorised')).toBe('401; 429 with Retry-After');
    expect([await answered('unauthorised'), await answered('tooManyRequests')]).toEqual([
      { status: 401, hasRetry: false },
      { status: 429, hasRetry: true },
    ]);
  });
});

it('the table of custom answers names all kinds, and what json needs', async () => {
  const client = under('none');
  const make = (rule: object) => client.request('POST', '/__sim/answers', { row: 'listBanners', ...rule }, {});
  const table = tableOf('simulator-control', 'property');
  const { json } = await make({});
  expect(table.map(([name]) => codes(name)[0]).join(', ')).toBe(json.msg.replace(/^.*exactly one of /, ''));
  const [, needed = ''] = codes(table.find(([name]) => name === '`json`')?.[1]);
  const rule = { json: { a: 1 } };
  expect((await make(rule)).status).toBe(400);
  expect(codes(table.find(([name]) => name === '`json`')?.[1])).toEqual(['"unchecked": true']);
  expect((await make({ ...rule, unchecked: true })).status, needed).toBe(200);
});

it('the example and the table of a world file have each property once, and the example is taken', () => {
  const [, example = ''] = /```json\n(\{ "seed"[^]*?)\n```/.exec(readPage('simulator')) ?? [];
  const parsed = JSON.parse(example) as Record<string, unknown>;
  expect(v.safeParse(WorldFile, parsed).issues).toBeUndefined();
  const named = [...Object.keys(parsed), ...tableOf('simulator', 'property').map(([name]) => codes(name)[0])];
  expect(named.toSorted()).toEqual(Object.keys(WorldFile.entries).toSorted());
});

it.each(tableOf('simulator', 'account'))(
  '%s: has %s, and signs in by its passwords',
  async (name, money, ...secrets) => {
    const [account = ''] = codes(name);
    const [password] = codes(secrets[0]);
    const [payment] = codes(secrets[1]);
    const [amount] = /^\d+/.exec(money) ?? [];
    const named: Readonly<Record<string, Profile>> = { USDT: 'none', GBP: 'uk', BRL: 'br' };
    for (const currency of money.match(/\b[A-Z]{3,4}\b/g) ?? ['USDT']) {
      const profile = named[currency] ?? 'none';
      const client = under(profile);
      const { json, status } = await send(client, 'signIn', { account, password });
      expect(status).toBe(200);
      const member = client.world.members.byAccount(account);
      expect({ id: member?.id, currency: member?.currency }).toEqual({ id: json.data['user_id'], currency });
      expect(Number(client.world.balance(member?.id ?? ''))).toBe(Number(amount));
      client.signIn(member?.id);
      const to = account === 'agent@demo.slipway.test' ? 'player@demo.slipway.test' : 'agent@demo.slipway.test';
      if (profile !== 'none') continue;
      const sent = await send(client, 'transferToPlayer', { to, amount: '1', payment_password: payment ?? '246810' });
      expect(sent.json.data['reason']).toBe(payment === undefined ? 'paymentPasswordMissing' : undefined);
    }
  },
);

it.each(tableOf('simulator', 'the call comes'))(
  'a money call that comes %s is answered by %s',
  async (when, answer) => {
    const client = under('none');
    const sample = await client.sample('placeBet');
    const call = { ...sample, headers: { ...sample.headers, 'idempotency-key': 'documents-key-1' } };
    const other = { ...call, body: { ...(call.body as object), stake: '7' } };
    const late = { ...call, headers: { ...call.headers, 'x-deadline': '1' } };
    const hold = () =>
      client.request('POST', '/__sim/faults', { row: 'placeBet', times: 1, do: 'latency', ms: 300 }, {});
    const cases: Readonly<Record<string, () => Promise<{ status: number; json: unknown }>>> = {
      'again, same key and request': () => client.send('placeBet', call),
      'again, same key, another request': () => client.send('placeBet', other),
      'while a fault holds the first': () => client.send('placeBet', call),
      'after `x-deadline`': () => client.send('placeBet', late),
    };
    const isHeld = when.startsWith('while');
    if (isHeld) await hold();
    const first = when.startsWith('after') ? undefined : client.send('placeBet', call);
    if (isHeld)
      await expect
        .poll(
          () => client.world.journal.list({ row: 'placeBet' }).length + Number(client.world.faults.list()[0]?.struck),
        )
        .toBeGreaterThan(0);
    else await first;
    const second = await cases[when]?.();
    if (answer === 'the first answer') expect(second).toEqual(await first);
    else {
      const [, status, reason] = /^(\d{3}) `(\w+)`$/.exec(answer) ?? [];
      expect(second).toMatchObject({ status: Number(status), json: { data: { reason } } });
    }
    await first;
  },
);
