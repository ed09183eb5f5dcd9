import { describe, expect, it } from 'vitest';
import { ROW_TABLES, rowFaults, rowSources, rowTables, type Sources } from './row-tables.ts';

/** The tables that are not what the files say. */
const stale = (sources: Sources): readonly string[] =>
  ROW_TABLES.filter((file) => sources.get(file) !== rowTables(sources).get(file)).map(
    (file) => `${file} is not what the folders of rows and handlers say: npm run docs -- generate`,
  );

it('the tables of rows and handlers have every file (else: npm run docs -- generate)', () => {
  expect(rowFaults(rowSources())).toEqual([]);
  expect(stale(rowSources())).toEqual([]);
});

const row = (file: string, name: string) =>
  [`contract/rows/${file}.ts`, `export const ${name} = defineRow({ name: '${name}' });`] as const;
const handler = (file: string, name: string) =>
  [`simulator/rows/${file}.ts`, `export const ${name}: Handler<Rows['${name}']> = () => [];`] as const;
const call = (file: string, name: string) => [row(file, name), handler(file, name)];
/** What is not in the folder of a group is neither a row nor a handler. */
const OTHERS = [
  ['contract/rows/index.ts', ''],
  ['simulator/rows/shared/handler.ts', ''],
  ['simulator/rows/zoo/buy-ticket.test.ts', ''],
] as const;
const calls = [...call('zoo/close', 'close'), ...call('zoo/buy-ticket', 'buyTicket'), ...call('park/open', 'open')];
const made: Sources = new Map([...calls, ...OTHERS, ...rowTables(new Map(calls))]);

describe('the tables', () => {
  it('are out of date once a call is new, and have it after the last of its group', () => {
    expect(stale(made)).toEqual([]);
    const more = new Map([...call('zoo/a-new-call', 'aNewCall'), ...made]);
    expect(rowFaults(more)).toEqual([]);
    expect(stale(more)).toEqual(ROW_TABLES.map((file) => expect.stringContaining(`${file} is not what`)));
    const [rows = '', handlers = ''] = ROW_TABLES.map((file) => rowTables(more).get(file));
    expect(rows).toContain('  close,\n  buyTicket,\n  aNewCall,\n  open,\n}');
    expect(rows).toContain("  aNewCall: 'zoo/a-new-call.ts',\n");
    expect(handlers).toContain("import { aNewCall } from './zoo/a-new-call.ts';\n");
  });

  it('are out of date once a call is gone', () => {
    const fewer = new Map([...made].filter(([file]) => !file.includes('/park/')));
    expect(rowFaults(fewer)).toEqual([]);
    expect(stale(fewer)).toHaveLength(2);
    expect([...rowTables(fewer).values()].join('')).not.toContain('open');
  });

  it.each<readonly [string, readonly (readonly [string, string])[], string]>([
    [
      'a file without a row',
      [['contract/rows/zoo/feed.ts', 'export const feed = [];'], handler('zoo/feed', 'feed')],
      'contract/rows/zoo/feed.ts exports no row: it needs export const feed = defineRow({ ... }).',
    ],
    [
      'a row without a handler',
      [row('zoo/feed', 'feed')],
      'contract/rows/zoo/feed.ts has no handler: write simulator/rows/zoo/feed.ts.',
    ],
    [
      'a file without a handler',
      [['simulator/rows/zoo/close.ts', 'export const shut = 1;']],
      "simulator/rows/zoo/close.ts exports no handler: it needs export const close: Handler<Rows['close']>.",
    ],
    [
      'a handler without a row',
      [handler('zoo/feed', 'feed')],
      'simulator/rows/zoo/feed.ts handles no row: there is no contract/rows/zoo/feed.ts.',
    ],
    [
      'a name in two groups',
      call('park/close', 'close'),
      'contract/rows/park/close.ts and contract/rows/zoo/close.ts are one name: close.',
    ],
  ])('are refused with the name of the file: %s', (_, added, fault) => {
    expect(rowFaults(new Map([...made, ...added]))).toContain(fault);
  });
});
