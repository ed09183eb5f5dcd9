import type { Command } from 'commander';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { SUITES } from '#cli/services/suites/suites.ts';
import { slipway } from '#cli/test/command.ts';
import { outputsOf } from '#cli/test/outputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipway-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pathsOf = (command: Command, path: readonly string[] = []): string[] => [
  path.join(' '),
  ...command.commands
    .filter((each) => !each.name().startsWith('__'))
    .flatMap((each) => pathsOf(each, [...path, each.name()])),
];

it('the help of each command is this', async () => {
  // Of these, tests of their own say what they have.
  const paths = pathsOf(createProgram()).filter((path) => !['brand init', 'check', 'serve'].includes(path));
  const commands = paths.map((path) => `${path} --help`.trim());
  await expect(await outputsOf(folder, commands)).toMatchFileSnapshot('./outputs-help.txt');
});

it('the help of check names each suite and each exit code', async () => {
  const { stdout } = await slipway(['check', '--help']);
  for (const suite of SUITES) expect(stdout).toMatch(new RegExp(`^${suite} `, 'm'));
  expect(stdout).toMatch(/^Exit code: 0 all agrees, 1 .*, 2 wrong use, 3 the upstream cannot be reached/m);
});

it('the help of serve names what it listens on, whom it answers, and how it ends', async () => {
  const help = await outputsOf(folder, ['serve --help']);
  for (const option of ['--host <address>', '--port <number>', '--upstream <origin>', '--behind-proxy', '--json'])
    expect(help).toContain(option);
  expect(help).toContain('--allow-host <name...>');
  expect(help).toContain('Exit code: 0 ended by SIGTERM, 2 cannot run, 130 Ctrl-C.');
});

it('completion, and an edge that cannot start, print this', async () => {
  writeFileSync(join(folder, 'short.secret'), 'abc');
  writeFileSync(join(folder, 'a-file'), '');
  const edge = 'edge --port 0 --upstream http://127.0.0.1:9';
  await expect(
    await outputsOf(
      folder,
      [
        'completion bash',
        'completion zsh',
        'completion fish',
        'completion bash --json',
        '__complete --',
        '__complete -- br',
        '__complete -- locales ',
        '__complete -- sim --up',
        '__complete -- sim --upstream s',
        'edge',
        'edge --upstream example',
        'edge --upstream ftp://127.0.0.1',
        'edge --upstream http://127.0.0.1:9 --port x',
        'edge --upstream http://127.0.0.1:9 --port 65536',
        `${edge} --wait 61`,
        `${edge} --forward 0`,
        `${edge} --forward 601`,
        `${edge} --settle 10`,
        `${edge} --settle 3601`,
        `${edge} --keep 1`,
        `${edge} --keep 366`,
        `${edge} --open 0`,
        `${edge} --open 100001`,
        `${edge} --base-path sport=/x`,
        `${edge} --base-path sports=x`,
        `${edge} --data a-file`,
        `${edge} --secret nowhere`,
        `${edge} --secret short.secret`,
        `${edge} --redis redis://127.0.0.1:9`,
        `${edge} --host 203.0.113.1`,
      ],
      (text) => text.replaceAll(/^[\da-f]{64}$/gm, 'SECRET'),
    ),
  ).toMatchFileSnapshot('./outputs.txt');
});
