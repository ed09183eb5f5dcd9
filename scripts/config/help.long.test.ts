import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const urlOf = (file: string) => pathToFileURL(path.resolve(file)).href;

/** Asks every file for its help, one after another in one process, as `scripts/run.js` would start it alone. */
const ASK_ALL = `
  import { register } from 'tsx/esm/api';
  register();
  const write = process.stdout.write.bind(process.stdout);
  for (const [name, file] of JSON.parse(process.env.FILES)) {
    process.argv = [process.execPath, file, '--help'];
    let shown = '';
    process.stdout.write = (text) => (shown += text);
    process.exit = (code) => { throw { code }; };
    const end = await import(file).then(() => 'did not end', (thrown) => thrown.code ?? String(thrown));
    write(JSON.stringify([name, end, shown]) + '\\n');
  }
  process.reallyExit(0);
`;

it('every command behind npm run shows its help and ends with 0', () => {
  const files = COMMANDS.map(({ name, file }) => [name, urlOf(file)]);
  const script = ASK_ALL.replace("'tsx/esm/api'", JSON.stringify(import.meta.resolve('tsx/esm/api')));
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, FILES: JSON.stringify(files) },
  });
  const asked = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as [name: string, end: unknown, shown: string]);
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  expect(
    asked.map(([name]) => name),
    stderr,
  ).toEqual(COMMANDS.map(({ name }) => name));
  for (const [name, end, shown] of asked) {
    const [script = '', ...rest] = name.split(' ');
    expect(end, name).toBe(0);
    expect(shown, name).toContain(`Usage: ${['npm run', script, '--', ...rest].join(' ')}`);
    expect(flat(shown), name).toContain(flat(COMMANDS.find((each) => each.name === name)?.what ?? ''));
  }
}, 60_000);
