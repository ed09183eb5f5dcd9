import { existsSync, readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { BENCHMARKS } from '#scripts/bench/benchmarks.ts';
import { command, wholeNumber } from './command.ts';
import { COMMANDS } from './commands.ts';

const MAX_SCRIPTS = 16;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const viaDispatcher = Object.values(scripts).flatMap((line) => /node scripts\/run\.js (\w+)/.exec(line)?.[1] ?? []);

describe('the scripts of package.json', () => {
  it('are few, and those that take names are the groups of commands.ts', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(MAX_SCRIPTS);
    expect(new Set(COMMANDS.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(viaDispatcher));
  });

  it.each(COMMANDS)('$name starts a file that reads its arguments under that name', ({ name, file }) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(new RegExp(`\\b(?:command|walkCommand)\\('${name}'`));
  });

  it('name benchmarks whose files exist', () => {
    expect(BENCHMARKS.filter(({ script }) => !existsSync(script))).toEqual([]);
  });

  it('take whole numbers where they count', () => {
    expect(wholeNumber('20000')).toBe(20_000);
    for (const wrong of ['1e6', '-1', '1.5', '', ' 5', '1234567890123456'])
      expect(() => wholeNumber(wrong), wrong).toThrow(InvalidArgumentError);
  });

  it('show defaults and the way they are typed in their help', () => {
    const help = command('qa fuzz').argument('[requests]', 'how many', wholeNumber, 20_000).helpInformation();
    expect(help).toContain('Usage: npm run qa -- fuzz [options] [requests]');
    expect(help).toContain('how many (default: 20000)');
    expect(() => command('qa nothing')).toThrow("no command 'qa nothing'");
  });
});
