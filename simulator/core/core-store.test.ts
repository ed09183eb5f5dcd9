import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { Looks } from '../conformance/answers/looks.ts';
import { Jobs } from './jobs/jobs.ts';
import { assertMoney } from './ledger/assert-money.ts';
import { exchanged, ratesOf } from './ledger/exchange.ts';
import { Ledger, memberAccount } from './ledger/ledger.ts';
import { fromMillionths, toMillionths } from './ledger/millionths.ts';
import { DamagedStore } from './store/damaged-store.ts';
import { GUEST, Keys } from './store/keys.ts';
import { IN_MEMORY, openStore } from './store/open-store.ts';
import { Records } from './store/records.ts';
import { SCHEMA_SQL, SCHEMA_VERSION } from './store/schema.ts';
import { Settings } from './store/settings.ts';
import { CORE_LEDGER, CORE_STORE } from './core-store.facts.ts';

it('the tables, and what is stored in them, are as the file says', async () => {
  const all = new Looks();
  const db = openStore(IN_MEMORY);
  all.look('schema', () => [SCHEMA_VERSION, ...SCHEMA_SQL.trim().split('\n')].join('\n'));
  all.look('version', () => db.get('PRAGMA user_version')?.['user_version']);
  const jobs = new Jobs(db);
  all.look('no jobs', () => [jobs.nextDueMs(), jobs.due(1e15)]);
  jobs.add('settleBet', 'b', 200);
  jobs.add('settleBet', 'a', 100);
  jobs.add('payWithdrawal', 'c', 100);
  jobs.add('sendNotice', 'd', 300);
  all.look('jobs', () => [jobs.nextDueMs(), jobs.due(99), jobs.due(100)]);
  jobs.done(2);
  all.look('after one', () => [jobs.nextDueMs(), jobs.due(250)]);
  jobs.hasten('settleBet', 50);
  jobs.hasten('sendNotice', 400);
  all.look('hastened', () => [jobs.nextDueMs(), jobs.due(50)]);
  jobs.doneFor('settleBet', 'b');
  jobs.doneFor('settleBet', 'c');
  all.look('done for one', () => db.all('SELECT * FROM job ORDER BY seq').map(({ _metadata, ...job }) => job));
  db.run('DELETE FROM job');
  all.look('cached', () => [jobs.nextDueMs(), jobs.forget(), jobs.nextDueMs()]);

  const keys = new Keys(db);
  keys.store('m-1', 'key-1', { fingerprint: 'f', data: { a: 1 } }, 5);
  keys.store(
    GUEST,
    'key-1',
    { fingerprint: 'g', refusal: { reason: 'forbidden', message: 'no', detail: { a: 1 } } },
    6,
  );
  all.look('keys', () => [keys.find('m-1', 'key-1'), keys.find(GUEST, 'key-1'), keys.find('m-2', 'key-1'), GUEST]);
  all.look('a key twice', () => keys.store('m-1', 'key-1', { fingerprint: 'f', data: 1 }, 5));
  const release = keys.run('m-1', 'key-2');
  all.look('running', () => [
    keys.isRunning('m-1', 'key-2'),
    keys.isRunning('m-1 key-2', ''),
    release(),
    keys.isRunning('m-1', 'key-2'),
  ]);

  const records = new Records(db);
  for (const kind of [
    'deposit',
    'withdrawal',
    'payoutAccount',
    'chat',
    'round',
    'ticket',
    'booking',
    'pushSubscription',
    'notice',
  ] as const)
    all.look(kind, () => records.add(kind, 'm-1', 7, { kind }));
  records.add('round', 'm-1', 8, { nth: 2 }, 'named');
  records.add('round', 'm-2', 9, {});
  all.look('found', () => [records.find('round', 'named'), records.find('deposit', 'named'), records.nextNumber()]);
  records.change('named', 3, { nth: 3 });
  all.look('listed', () => [
    records.list('round', 'm-1'),
    records.list('round', 'm-1', { start: 1 }),
    records.list('round', 'm-1', { limit: 1 }),
  ]);
  records.remove('named');
  all.look('removed', () => [records.list('round', 'm-1').total, records.nextNumber()]);
  for (let count = 0; count < 101; count++) records.add('chat', 'm-3', 1, {});
  all.look('a page', () => records.list('chat', 'm-3').records.length);

  const settings = new Settings(db);
  settings.set('fault', 'b', 1);
  settings.set('fault', 'a', [2]);
  settings.set('fault', 'b', { three: 3 });
  settings.set('limits', 'b', 4);
  all.look('settings', () => [settings.all('fault'), settings.all('limits'), settings.all('draw')]);
  settings.delete('fault', 'b');
  settings.clear('limits');
  all.look('fewer', () => [settings.all('fault'), settings.all('limits')]);
  all.look('damaged', () => {
    throw new DamagedStore('a.sqlite', 'is empty');
  });

  all.look('nested', () => db.transaction(() => db.transaction(() => db.isInTransaction)));
  const insert = (name: string) => db.run('INSERT INTO meta (name, value) VALUES (?, ?)', name, 'x');
  all.look('rolled back', () =>
    db.transaction(() => {
      insert('one');
      throw new RangeError('stop');
    }),
  );
  all.look('committed with an error', () =>
    db.transaction(
      () => {
        insert('two');
        throw new RangeError('go on');
      },
      (error) => error instanceof RangeError,
    ),
  );
  const step = (commits: boolean) =>
    db.transaction(() => {
      insert(`outer ${commits}`);
      try {
        db.savepoint(
          () => {
            insert(`inner ${commits}`);
            throw new RangeError('stop');
          },
          () => commits,
        );
      } catch (error) {
        return (error as Error).message;
      }
      return 'no error';
    });
  all.look('steps', () => [step(false), step(true), db.isInTransaction]);
  all.look('meta', () =>
    db
      .all('SELECT name FROM meta ORDER BY name')
      .map(({ name }) => name)
      .join(),
  );
  all.look('changes', () => db.run('DELETE FROM meta'));
  expect(missingFacts(`looks\n${all.text}`, CORE_STORE)).toEqual([]);
});

it('money in the ledger is exact, balanced and never below zero', async () => {
  const all = new Looks();
  const db = openStore(IN_MEMORY);
  const ledger = new Ledger(db);
  const pat = memberAccount('pat');
  const move = (amount: bigint, currency = 'USDT') =>
    ledger.move('deposit', 'ref', 5, { from: 'house:x', to: pat, currency, amount });
  all.look('move', () => [
    move(1_500_000n),
    move(250_000n),
    move(0n),
    ledger.balance(pat, 'USDT'),
    ledger.balance('house:x', 'USDT'),
    ledger.balance(pat, 'BRL'),
  ]);
  all.look('too much', () =>
    ledger.move('withdraw', 'ref', 6, { from: pat, to: 'house:x', currency: 'USDT', amount: 2_000_000n }),
  );
  all.look('of nothing', () =>
    ledger.move('withdraw', 'ref', 6, { from: pat, to: 'house:x', currency: 'BRL', amount: 1n }),
  );
  all.look('out of balance', () =>
    ledger.post('stake', 'ref', 6, [
      { account: pat, currency: 'USDT', amount: 1n },
      { account: 'house:x', currency: 'BRL', amount: -1n },
    ]),
  );
  all.look('exchange', () =>
    ledger.post('exchange', 'ref', 6, [
      { account: pat, currency: 'USDT', amount: -1_000_000n },
      { account: 'house:x', currency: 'USDT', amount: 1_000_000n },
      { account: pat, currency: 'BRL', amount: 5_430_000n },
      { account: 'house:x', currency: 'BRL', amount: -5_430_000n },
    ]),
  );
  all.look('postings', () =>
    db
      .all('SELECT * FROM posting')
      .map(({ _metadata, ...posting }) => Object.values(posting).join(' '))
      .join('; '),
  );
  all.look('audit', () => ledger.audit());
  db.run("UPDATE wallet SET balance = balance + 1 WHERE account = 'house:x' AND currency = 'USDT'");
  db.run('DELETE FROM posting WHERE entry = 2 AND amount > 0');
  all.look('audit of a damaged store', () => ledger.audit());
  const amounts = ['0', '1.5', '0.000001', '0.0000019', '-0.0000019', '123456789012345678.999999'];
  all.look('millionths', () => amounts.map((amount) => String(toMillionths(amount))).join(' '));
  for (const currency of ['USDT', 'BRL', 'IDR', 'VND', 'GBP'])
    all.look(currency, () => [
      fromMillionths(1_999_999n, currency),
      fromMillionths(-1_999_999n, currency),
      String(exchanged(10_000_000n, 'USDT', currency)),
      String(exchanged(10_000_000n, currency, 'USDT')),
      ratesOf('BRL', currency),
    ]);
  for (const [amount, currency] of [
    ['1', 'USDT'],
    ['0', 'USDT'],
    ['0.000', 'BRL'],
    ['1.0000000', 'USDT'],
    ['1.0000001', 'USDT'],
    ['1.23', 'BRL'],
    ['1.234', 'BRL'],
    ['1.5', 'IDR'],
    ['100', 'IDR'],
  ])
    all.look(`${amount} ${currency}`, () => assertMoney(amount ?? '', currency ?? '', 'amount'));
  expect(missingFacts(`looks\n${all.text}`, CORE_LEDGER)).toEqual([]);
});
