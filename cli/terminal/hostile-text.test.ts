import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { testBrands } from '#cli/test/brands.ts';
import { slipway as command } from '#cli/test/command.ts';
import { printable, printableJson } from './printable.ts';

/** One of each kind: OSC and CSI by C0 and C1, delete, bidirectional overrides and isolates, separators, invisible ones, a tag. */
const HOSTILE =
  '\u001b[2J\u001b]0;x\u0007\u0008\u000b\u000d\u007f\u0085\u009b2J\u009d\u061c\u200e\u200f\u2028\u2029\u202e\u2060\u2066\u2069\u206a\ufeff\ufff9\u{e0041}';
const NAME = `N${HOSTILE}M`;
const CONTROLS =
  // oxlint-disable-next-line no-control-regex -- what must not come out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

describe('text that is printed', () => {
  it('is shown as it is, with what a terminal may obey named', () => {
    expect(printable('Olá, 北京 \t1\u200d2\n')).toBe('Olá, 北京 \t1\u200d2\n');
    expect(printable(HOSTILE)).not.toMatch(CONTROLS);
    for (const character of HOSTILE) {
      const code = (character.codePointAt(0) ?? 0).toString(16);
      if (!/[ -~]/.test(character)) expect(printable(`a${character}b`)).toBe(`a\\u{${code}}b`);
    }
  });

  it('as JSON means the same', () => {
    expect(printableJson({ [NAME]: [NAME] })).not.toMatch(CONTROLS);
    expect(JSON.parse(printableJson({ [NAME]: [NAME] }, 2))).toEqual({ [NAME]: [NAME] });
    expect(printableJson('\u{e0041}')).toBe(String.raw`"\udb40\udc41"`);
  });
});

describe('no command prints what a file says to the terminal', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-hostile-'));
  const brands = testBrands(['harborlight', 'nightjar']);
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, value: unknown) =>
    writeFileSync(at(name), typeof value === 'string' ? value : `${JSON.stringify(value)}\n`);

  beforeAll(() => {
    const bet = settledBet(NAME, { payout: '12.34' });
    write('bets.ndjson', bet);
    write('bad.ndjson', { ...bet, currency: NAME, stake: NAME });
    write('bets.csv', `bet_id,game\n${NAME},${NAME}\n`);
    const [line = ''] = readFileSync('fixtures/scenarios/asian-lines.ndjson', 'utf8').split('\n');
    const scenario = JSON.parse(line) as Record<string, unknown>;
    write('scenario.ndjson', { ...scenario, id: NAME, expect: { payout: NAME } });
    write('wrong.ndjson', { ...scenario, id: NAME, [NAME]: NAME });
    write('broken.ndjson', `{"id": "${NAME}"`);
    const pick = { market: 'wl', outcome: 'w', odds: '2' };
    const slip = { game: 'soccer', currency: NAME, stake: '1', multiple: 1, passes: ['single'] };
    write('slip.json', { ...slip, currency: 'USDT', matches: [{ id: NAME, picks: [pick] }] });
    write('slip-wrong.json', { ...slip, matches: [{ id: NAME, picks: [{ ...pick, market: NAME }] }] });
    write('faults.json', [{ row: NAME, do: NAME, [NAME]: 1 }]);
    write('world.json', { seed: 1, matches: { [NAME]: { void: true } } });
    for (const [language, text] of [
      ['en', { [NAME]: `Hello ${HOSTILE} {{name}}`, b: `b${HOSTILE}` }],
      ['pt', { [NAME]: `Olá ${HOSTILE} {{nome}}`, c: NAME }],
    ] as const) {
      mkdirSync(at(`texts/${language}`), { recursive: true });
      write(`texts/${language}/shop.json`, text);
    }
    write('pt.csv', `namespace,key,source,target\nshop,${NAME},x,y\n${NAME},b,b,c\n`);
    write('page.tsx', `t('${NAME}'); t('shop:${HOSTILE}x');`);
    const json = brands.read('harborlight');
    writeFileSync(brands.file('harborlight'), json.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(NAME)}`));
    writeFileSync(brands.file('nightjar'), brands.read('nightjar').replace('{', `{ ${JSON.stringify(NAME)}: 1,`));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    brands.remove();
  });

  const slipway = (args: readonly string[], cwd: string) => command(args, { cwd });

  it.each([
    'audit bets.ndjson',
    'audit bad.ndjson',
    'audit bets.csv',
    'replay scenario.ndjson',
    'replay scenario.ndjson --json',
    'replay wrong.ndjson',
    'replay broken.ndjson',
    'explain slip.json',
    'explain slip.json --json',
    'explain slip-wrong.json',
    'lines slip.json',
    'lines slip.json --json',
    'lines slip-wrong.json',
    'sim --faults faults.json --port 0',
    'sim --world world.json --port 0',
    'locales check texts --source-language en',
    'locales check texts --json',
    'locales check texts --code .',
    'locales status texts',
    'locales status texts --json',
    'locales import pt.csv --dir texts',
    'locales extract texts --code .',
    'locales fix texts --dry-run',
    'locales export texts --out out',
    'locales pseudo texts',
  ])('slipway %s', async (line) => {
    const { stdout, stderr } = await slipway(line.split(' '), folder);
    expect(stdout + stderr).not.toBe('');
    expect(stdout).not.toMatch(CONTROLS);
    expect(stderr).not.toMatch(CONTROLS);
  });

  it('files and arguments that it writes down or repeats neither', async () => {
    for (const line of [
      'audit bets.ndjson --differences differences.ndjson --summary summary.json --report report.md',
      'replay scenario.ndjson --report report.html',
    ]) {
      const { stdout, stderr } = await slipway(line.split(' '), folder);
      expect([line, stdout + stderr]).toEqual([line, expect.not.stringMatching(CONTROLS)]);
      expect(stdout + stderr).not.toBe('');
    }
    for (const name of ['differences.ndjson', 'summary.json', 'report.md', 'report.html'])
      expect(readFileSync(at(name), 'utf8')).not.toMatch(CONTROLS);
    const given = HOSTILE.replaceAll('\u0000', '');
    for (const args of [
      ['odds', `1.8${given}`],
      ['replay', given],
      ['audit', given],
      ['explain', given],
      [given],
      ['sim', `--${given}`],
      ['brand', 'check', given],
      ['locales', 'check', given],
      ['sim', '--seed', given, '--start', given],
      ['check', '--against', given],
    ]) {
      const { stdout, stderr } = await slipway(args, folder);
      expect([args[0], stdout + stderr]).toEqual([args[0], expect.not.stringMatching(CONTROLS)]);
      expect(stdout + stderr).not.toBe('');
    }
  });

  it.each(['brand check', 'brand check --json', 'brand check --sarif', 'brand list', 'brand list --json'])(
    'slipway %s',
    async (line) => {
      const { stdout, stderr } = await slipway(line.split(' '), brands.root);
      expect(stdout).not.toBe('');
      expect(stdout + stderr).not.toMatch(CONTROLS);
    },
  );

  it('slipway brand diff', async () => {
    const { stdout, stderr } = await slipway(['brand', 'diff', 'harborlight', 'nightjar'], brands.root);
    expect(stdout + stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(CONTROLS);
  });
});
