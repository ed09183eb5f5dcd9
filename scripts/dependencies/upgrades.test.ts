import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { candidateOf, installFault, readPublished } from './candidate.ts';
import { checksFor, imports } from './checks-for.ts';
import { allowsNode } from './node-range.ts';
import { type Tried, upgradeTable } from './report.ts';
import { missingBinary, runCheck } from './try-upgrade.ts';

describe('allowsNode', () => {
  it.each([
    [undefined, true],
    ['*', true],
    ['>=18', true],
    ['>= 20.19.0', true],
    ['>20', false],
    ['>20.18', true],
    ['>=22', false],
    ['^20.19.0 || >=22.12.0', true],
    ['^20.20.0 || >=22.12.0', false],
    ['20 || 22', true],
    ['20.x', true],
    ['18.x', false],
    ['>=18 <20', false],
    ['>=18 <=20', true],
    ['~20.19', true],
    ['^18', false],
    ['lts', undefined],
    ['lts || >=18', true],
  ])('%s: %s', (range, answer) => {
    expect(allowsNode(range, '20.19.0')).toBe(answer);
  });
});

describe('candidateOf', () => {
  const published = [
    { version: '1.9.0' },
    { version: '2.0.0', engines: { node: '>=18' } },
    { version: '2.10.0', engines: { node: '>=20' } },
    { version: '3.0.0', engines: { node: '>=22' } },
    { version: '4.0.0-beta.1' },
  ];

  it('is the newest that runs on our Node, and says what it passed over', () => {
    expect(candidateOf('2.9.0', published, '20.19.0')).toEqual({
      is: 'newer',
      version: '2.10.0',
      passedOver: '3.0.0 wants Node >=22',
    });
    expect(candidateOf('2.9.0', published, '22.0.0')).toEqual({ is: 'newer', version: '3.0.0' });
  });

  it('is none where nothing newer is out, or only what wants a newer Node', () => {
    expect(candidateOf('3.0.0', published, '20.19.0')).toEqual({ is: 'newest' });
    expect(candidateOf('2.10.0', published, '20.19.0')).toEqual({ is: 'tooNew', version: '3.0.0', node: '>=22' });
  });
});

describe('what npm tells', () => {
  it('is none, one or several versions', () => {
    expect(readPublished('')).toEqual([]);
    expect(readPublished('"1.2.3"')).toEqual([{ version: '1.2.3' }]);
    expect(readPublished('{"version":"1.2.3","engines":{"node":">=18"}}')).toEqual([
      { version: '1.2.3', engines: { node: '>=18' } },
    ]);
    expect(readPublished('[{"version":"1.2.3"},{"version":"1.2.4"}]')).toHaveLength(2);
  });

  it('is told without its noise', () => {
    expect(installFault('npm error code E404\nnpm error 404 Not Found - GET https://registry/x')).toMatch(
      /does not have it/,
    );
    expect(installFault('npm error code ERESOLVE\nnpm error unable to resolve dependency tree\n')).toBe(
      'unable to resolve dependency tree',
    );
  });
});

describe('checksFor', () => {
  const names = (name: string, users: readonly string[] = [], isFull = false) =>
    checksFor(name, users, isFull).map((check) => check.name);

  it('are types and the tests of what imports it, or what a tool does', () => {
    expect(names('valibot', ['contract/primitives.ts'])).toEqual(['types', 'tests of what imports it']);
    expect(checksFor('valibot', ['contract/primitives.ts'], false)[1]?.arguments).toContain('contract/primitives.ts');
    expect(names('@types/ws')).toEqual(['types']);
    expect(names('oxlint')).toEqual(['lint', 'its canaries']);
    expect(names('valibot', [], true)).toEqual(['npm run verify']);
  });

  it.each([
    ["import * as v from 'valibot';", 'valibot', true],
    ["import { a } from 'react-dom/client';", 'react-dom', true],
    ["const x = await import('ws');", 'ws', true],
    ["import 'ws-other';", 'ws', false],
    ["import { a } from '#engine/ws';", 'ws', false],
  ])('%s imports %s: %s', (text, name, is) => {
    expect(imports(text, name)).toBe(is);
  });
});

describe('a try', () => {
  it('says when the registry has no program for this platform', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slipway-upgrades-test-'));
    const put = (name: string, content: object) => {
      mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify(content));
    };
    const binary = `@tool/${process.platform}-${process.arch}`;
    put('tool', { optionalDependencies: { [binary]: '1.0.0', '@tool/other-os': '1.0.0' } });
    expect(missingBinary(folder, 'tool')).toContain(binary);
    put(binary, {});
    expect(missingBinary(folder, 'tool')).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  it('ends a check that takes too long, with what it started, and tells the last lines of one that fails', async () => {
    const check = (code: string) => ({ name: 'x', command: 'node', arguments: ['-e', code] });
    expect(await runCheck('.', check('0'), 60_000)).toBeUndefined();
    expect(await runCheck('.', check('console.log("why"); process.exit(3)'), 60_000)).toBe('why');
    expect(await runCheck('.', check('setInterval(() => {}, 1000)'), 300)).toMatch(/did not end/);
  });
});

it('a table has what can be taken first', () => {
  const one: Tried = {
    name: 'b',
    installed: '1.0.0',
    version: '2.0.0',
    is: 'fails',
    note: 'types: a | b\nmore',
    seconds: 3,
  };
  const table = upgradeTable([one, { ...one, name: 'c', is: 'passes', note: '' }]);
  const lines = table.split('\n');
  expect(lines[2]).toContain('`c`');
  expect(lines[3]).toContain('types: a / b');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
