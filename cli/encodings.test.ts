import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipway-encodings-'));
  for (const name of ['locales/en', 'locales/es', 'locales/pseudo', 'terms', 'code', 'edge'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const language of ['en', 'es']) write(`locales/${language}/x.json`, '{ "a": "Text" }\n');
  write('with-terms.json', '{ "terms": "terms" }');
});
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);

/** Each file that a command takes, and the command. */
const READ: readonly (readonly [file: string, command: string])[] = [
  ['faults.json', 'sim --port 0 --faults faults.json'],
  ['answers.json', 'sim --port 0 --answers answers.json'],
  ['world.json', 'sim --port 0 --world world.json'],
  ['brand.json', 'sim --port 0 --brand brand.json'],
  ['brand.json', 'audit bets.ndjson --brand brand.json'],
  ['openapi.json', 'check --rows --openapi openapi.json'],
  ['scenarios.ndjson', 'replay scenarios.ndjson'],
  ['scenario.json', 'explain scenario.json'],
  ['config.json', 'locales check locales --config config.json'],
  ['terms/es.json', 'locales check locales --config with-terms.json'],
  ['known.json', 'locales check locales --baseline known.json'],
  ['locales/pseudo/x.json', 'locales pseudo locales'],
  ['audit.state', 'audit bets.ndjson --differences d.ndjson --state audit.state'],
  ['edge.secret', 'edge --upstream http://127.0.0.1:9 --data edge --secret edge.secret'],
  ['code/a.ts', 'locales check locales --code code'],
];

describe.each(READ)('%s of slipway %s', (file, command) => {
  const run = () => slipway(command.split(' '), { cwd: folder });
  beforeAll(() => write('bets.ndjson', ''));

  it('is refused in latin-1, with its line and what to do', async () => {
    write(file, Buffer.from(`{\n "name": "Níghtjar" }\n`, 'latin1'));
    const { status, stdout, stderr } = await run();
    rmSync(path.join(folder, file));
    expect(stdout + stderr).toContain(`${file}:2: The file is not UTF-8`);
    expect(stdout + stderr).toContain('Save it as UTF-8');
    expect(status).not.toBe(0);
  });

  it('is refused as UTF-16, with what to do', async () => {
    write(file, Buffer.from('\uFEFF{ "name": "a" }\n', 'utf16le'));
    const { status, stdout, stderr } = await run();
    rmSync(path.join(folder, file));
    expect(stdout + stderr).toContain('The file is saved as UTF-16');
    expect(status).not.toBe(0);
  });
});

describe('a byte order mark', () => {
  it.each([
    ['config.json', '{ "source": "en" }', 'locales check locales --config config.json'],
    ['brand.json', readFileSync('brands/nightjar/brand.json', 'utf8'), 'audit bets.ndjson --brand brand.json'],
    ['scenarios.ndjson', readFileSync('fixtures/scenarios/odds.ndjson', 'utf8'), 'replay scenarios.ndjson'],
  ])('is left out of %s', async (file, text, command) => {
    write('bets.ndjson', '');
    write(file, `\uFEFF${text}`);
    const marked = await slipway(command.split(' '), { cwd: folder, hasOwnClock: true });
    write(file, text);
    expect(marked).toEqual(await slipway(command.split(' '), { cwd: folder, hasOwnClock: true }));
    expect(marked.stderr).not.toContain('error');
    rmSync(path.join(folder, file));
  });
});
