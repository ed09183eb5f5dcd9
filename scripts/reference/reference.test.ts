// Not compiled: it imports the modules of the engine by their names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplesIn, isTrue } from './examples.ts';
import { enginePages } from './export-pages.ts';
import { referencePages } from './pages.ts';
import { ENGINE, productModules, publicExports } from './public-exports.ts';
import { readModule } from './read-module.ts';

const FOLDER = 'docs/reference';

/** What differs between the committed pages and those that are made now, by page. */
function drift(made: ReadonlyMap<string, string>, committed: ReadonlyMap<string, string>): string[] {
  return [...new Set([...made.keys(), ...committed.keys()])]
    .filter((page) => made.get(page) !== committed.get(page))
    .map((page) => `${FOLDER}/${page} is not what the sources say: npm run docs -- generate`);
}

const committed = new Map(
  (existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

describe('docs/reference', () => {
  let made: ReadonlyMap<string, string>;
  beforeAll(async () => {
    made = await referencePages();
  }, 60_000);

  it('is what the contract and the docblocks say (else: npm run docs -- generate)', () => {
    expect(drift(made, committed)).toEqual([]);
    expect(made.size).toBeGreaterThan(15);
  });

  it('differs when a page is changed, lacks or is left over', () => {
    const [first = ''] = made.keys();
    expect(drift(made, new Map([...made, [first, 'changed']]))).toEqual([expect.stringContaining(first)]);
    expect(drift(made, new Map([...made].slice(1)))).toEqual([expect.stringContaining('npm run docs -- generate')]);
    expect(drift(made, new Map([...made, ['old.md', '']]))).toHaveLength(1);
  });

  it('differs when a docblock, a signature or an example changes in the source (canary)', () => {
    const text = readFileSync('engine/money/amount.ts', 'utf8');
    const pageOf = (source: string) => {
      const changed = readModule('engine/money/amount.ts', source);
      const modules = productModules().map((module) => (module.file === changed.file ? changed : module));
      return enginePages(publicExports(ENGINE, modules)).get('engine/money.md');
    };
    expect(`${pageOf(text)?.trimEnd()}\n`).toBe(committed.get('engine/money.md'));
    for (const [from, to] of [
      ['The exact sum', 'Nearly the sum'],
      ['addAmounts(a: string', 'addAmounts(a: number'],
      ["// '0.30'", "// '0.31'"],
    ] as const) {
      expect(text).toContain(from);
      expect(pageOf(text.replace(from, to))).not.toBe(pageOf(text));
    }
  });

  it('says of a bet what it is refused for, what goes in, and an example', () => {
    const section = (page: string, name: string) => made.get(page)?.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    const bet = section('calls/sports.md', 'placeBet');
    for (const part of [
      '(player, keyed;',
      'oddsChanged',
      'limitsExceeded',
      'tooManyLines',
      'stake: Amount',
      '"bet_id"',
    ])
      expect(bet).toContain(part);
    expect(bet).not.toContain('wrongPaymentPassword');
    expect(section('calls/content.md', 'listBanners')).not.toContain('Refused');
  });
});

describe('what others use', () => {
  const engine = publicExports(ENGINE);
  const isFunction = ({ signature, isType }: { signature: string; isType: boolean }) =>
    !isType && /^(?:async )?function|=> …$/.test(signature);

  it('of the engine is described, functions with an example', () => {
    expect(engine.filter(({ doc }) => doc === '').map(({ file, name }) => `${file}#${name}`)).toEqual([]);
    const bare = engine.filter((each) => isFunction(each) && !each.doc.includes('@example'));
    expect(bare.map(({ file, name }) => `${file}#${name}`)).toEqual([]);
    expect(engine.length).toBeGreaterThan(120);
    expect(engine.filter(isFunction).length).toBeGreaterThan(50);
  });

  it('would be missed without a docblock', () => {
    const [bare] = readModule('x.ts', '/** Of the file. */\n\nconst a = 1;\nexport function f(): void {}').exports;
    expect(bare).toMatchObject({ name: 'f', doc: '', signature: 'function f(): void' });
  });
});

/** Examples for people: they speak of a slip or a code that is not written out. */
const NOT_RUN = [
  'engine/booking/book-picks.ts#bookPicks',
  'engine/booking/open-booking.ts#openBooking',
  'engine/errors/engine-error.ts#EngineError',
  'engine/lottery/mark-six/combinations.ts#wonCombinations',
  'engine/sports/slip.ts#Slip',
];

describe('the examples of the engine', () => {
  const modules = productModules().filter(({ file }) => file.startsWith('engine/'));

  it('give what they say', async () => {
    const scope: Record<string, unknown> = {};
    for (const { file } of modules) Object.assign(scope, await import(pathToFileURL(file).href));
    const all = modules.flatMap(examplesIn);
    // `slip` is the example of a slip.
    const slip = new Function(`return (${all.find(({ of }) => of.endsWith('#Slip'))?.code});`)() as unknown;
    const wrong: string[] = [];
    const notRun: string[] = [];
    for (const example of all) {
      const own = (await import(pathToFileURL(example.of.split('#')[0] ?? '').href)) as Record<string, unknown>;
      const holds = isTrue(example, { ...scope, ...own, slip });
      if (holds === false) wrong.push(`${example.of}: ${example.code} is not ${example.result}`);
      else if (holds !== true) notRun.push(example.of);
    }
    expect(wrong).toEqual([]);
    expect(notRun).toEqual(NOT_RUN);
    expect(all.length - notRun.length).toBeGreaterThan(50);
  });

  it('would be found wrong', () => {
    const add = (a: number, b: number) => a + b;
    expect(isTrue({ of: '', code: 'add(1, 2)', result: '3' }, { add })).toBe(true);
    expect(isTrue({ of: '', code: 'add(1, 2)', result: '4' }, { add })).toBe(false);
    expect(isTrue({ of: '', code: 'add(slip)', result: '4' }, { add })).toContain('cannot be run');
  });
});
