import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { brandIds } from './build/brand/brand-id.ts';
import { slipway } from './test/command.ts';
import { createProgram } from './program.ts';

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
const hidden = (command: Command): boolean => command.name().startsWith('__');
const all = leaves(createProgram()).filter((command) => !hidden(command));
const full = (command: Command): string =>
  command.parent === null ? command.name() : `${full(command.parent)} ${command.name()}`;

/** What every leaf takes: what changes here changes for people and their scripts. */
function tree(command: Command): string {
  const takes = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [[full(command), ...takes].join(' '), ...command.options.map(({ flags }) => `    ${flags}`)].join('\n');
}

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return help;
}

/** A process of its own. */
const started = (...args: string[]) =>
  spawnSync('node', ['cli/slipway.cjs', ...args], { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1' } });

describe('the command tree', () => {
  it('is what was agreed on (a change is meant: vitest -u)', async () => {
    await expect(`${all.map(tree).join('\n')}\n`).toMatchFileSnapshot('./command-tree.txt');
  });

  it.each(all.map((command) => [full(command), command] as const))('%s has help with examples', (_, command) => {
    const help = helpOf(command);
    expect(help).toContain('Examples:');
    expect(help).toContain(full(command));
  });

  it.each(
    all
      .filter((command) => full(command).startsWith('slipway brand'))
      .map((command) => [full(command), command] as const),
  )('%s answers as JSON too', (_, command) => expect(command.options.map(({ long }) => long)).toContain('--json'));
});

describe('the frame', () => {
  it.each([
    [['barnd'], 'Did you mean brand?'],
    [['brand', 'biuld'], 'Did you mean build?'],
    [['brand', 'build', '--al'], 'Did you mean --all?'],
    [['brand', 'preview'], "missing required argument 'id'"],
    [['brand', 'preview', 'nightjar', '--port', '0'], 'A port is a whole number'],
    [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish'],
  ])('%j ends with 2 and says: %s', async (args, message) => {
    const { status, stderr } = await slipway(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });

  it('is not coloured outside a terminal, whatever the environment asks', () => {
    const { stdout, stderr } = started('brand', 'check', 'nowhere');
    expect(stdout + stderr).not.toContain('\u001b[');
  });

  it('ends with 0 after help and version', () => {
    expect(started('--help').status).toBe(0);
    expect(started('--version')).toMatchObject({ status: 0, stdout: '0.1.0\n' });
  });
});

describe('help', () => {
  it('names no brand and no script of the checkout, which the package has not', () => {
    const brands = brandIds(process.cwd());
    expect(brands).toContain('harborlight');
    const named = [createProgram(), ...all].flatMap((command) => {
      const help = helpOf(command);
      return [...brands, 'npm run', 'brands/']
        .filter((word) => help.includes(word))
        .map((word) => [command.name(), word]);
    });
    expect(named).toEqual([]);
  });
});

describe('completion', () => {
  it.each([
    [['br'], ['brand']],
    [['brand', 'ch'], ['check']],
    [['brand', 'check', 'n'], ['nightjar']],
    [['brand', 'build', '--d'], ['--dry-run']],
    [['brand', 'init', 'x', '--from', 'penny'], ['pennygate']],
    [
      ['brand', 'init', 'x', '--profile', ''],
      ['none', 'uk', 'br'],
    ],
    [
      ['brand', 'init', 'x', '--currency', 'US'],
      ['USDT', 'USDC', 'USD'],
    ],
    [
      ['brand', 'init', 'x', '--languages', 'pt,e'],
      ['pt,en', 'pt,es'],
    ],
    [['brand', 'init', 'x', '--sports', 'soccer,so'], []],
  ])('of %j is %j', async (words, found) => {
    expect((await slipway(['__complete', '--', ...words])).stdout.split('\n').filter(Boolean)).toEqual(found);
  });

  it('comes as a script that bash takes', async () => {
    const script = (await slipway(['completion', 'bash'])).stdout;
    expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0);
    const used = spawnSync(
      'bash',
      [
        '-c',
        `slipway() { node cli/slipway.cjs "$@"; }\n${script}\nCOMP_WORDS=(slipway brand di); COMP_CWORD=2; _slipway; echo "$COMPREPLY"`,
      ],
      { encoding: 'utf8' },
    );
    expect(used.stdout).toBe('diff\n');
  });
});
