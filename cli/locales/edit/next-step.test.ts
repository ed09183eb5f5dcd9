import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { withTree } from '#cli/locales/test/tree.ts';

const TREE = {
  'public/my texts/en.json': { a_one: '{{count}} text', a_other: '{{count}} texts' },
  'public/my texts/de.json': { a_one: '{{count}} Text', a_other: '{{count}} Texte' },
  'c.json': { source: 'en', languages: ['en'] },
};

/** The command that is named, as a shell reads it. */
const nextOf = (stdout: string): string[] =>
  [...(/Next: slipway (.*)/u.exec(stdout)?.[1] ?? '').matchAll(/"([^"]*)"|(\S+)/gu)].map(
    ([, quoted, word = '']) => quoted ?? word,
  );

it('the next command that add and import name runs on the same folder and config', async () => {
  await withTree(TREE, async (folder) => {
    const run = (args: readonly string[]) => slipway([...args], { cwd: folder });
    const added = await run(['locales', 'add', 'it', '--dir', 'public/my texts', '--config', 'c.json']);
    expect(nextOf(added.stdout).join(' ')).toBe('locales export public/my texts --config c.json --language it');
    expect(await run(nextOf(added.stdout))).toMatchObject({ status: 0, stdout: 'translations/it.xlf: 3 texts\n' });
    const imported = await run(['locales', 'import', 'translations/it.xlf', '--dir', 'public/my texts']);
    expect(nextOf(imported.stdout)).toEqual(['locales', 'check', 'public/my texts']);
    expect((await run(nextOf(imported.stdout))).status).toBe(1);
  });
});

it('add writes every form that check asks for, also the one for whole millions', async () => {
  await withTree(TREE, async (folder) => {
    const run = (...args: string[]) => slipway(['locales', ...args], { cwd: folder });
    await run('add', 'it', '--dir', 'public/my texts');
    const found = JSON.parse((await run('check', 'public/my texts', '--json')).stdout) as {
      findings: { check: string; key: string }[];
    };
    expect(found.findings.map(({ check, key }) => `${check} ${key}`)).toEqual([
      'missing-key a_one',
      'missing-key a_many',
      'missing-key a_other',
    ]);
  });
});

it.each([
  ['{"languages": ["en"]}', '{"languages": ["en", "it"]}'],
  ['{"languages": ["en", "de"]}', '{"languages": ["en", "de", "it"]}'],
  ['{\n  "languages": [\n    "en"\n  ]\n}\n', '{\n  "languages": [\n    "en",\n    "it"\n  ]\n}\n'],
  ['{"languages": []}', '{"languages": []}'],
  ['{"source": "en"}', '{"source": "en"}'],
])('add puts the language into the config that lists languages: %j', async (before, after) => {
  await withTree({ 'locales/en.json': { a: 'b' }, 'locales/locales.config.json': before }, async (folder) => {
    await slipway(['locales', 'add', 'it', '--dir', 'locales'], { cwd: folder });
    expect(readFileSync(join(folder, 'locales/locales.config.json'), 'utf8')).toBe(after);
  });
});
