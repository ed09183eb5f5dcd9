import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the scripts of package.json', () => {
  it.each([
    ['qa', ['audit:make', '--help'], 0, /^Usage: npm run qa -- audit:make \[options\] \[file\]/],
    ['qa', ['audit:make', '--hlep'], 2, /^error: unknown option '--hlep'/],
    ['qa', ['audit:make', 'x', '1e6'], 2, /^error: command-argument value '1e6' is invalid.*Write a whole number\./],
    ['qa', ['audit:make', 'a', '1', '1', '1', '1'], 2, /^error: too many arguments/],
    ['qa', ['nothing'], 2, /^error: unknown name 'nothing'\. Choose one of: fuzz, fuzz-doors, kill, soak, /],
    ['qa', [], 2, /^Usage: npm run qa --/],
    ['docs', ['--help'], 0, /^Usage: npm run docs --[^]*\n  generate +Writes what is made from/],
    ['bench', ['engines'], 2, /^error: command-argument value 'engines' is invalid.*Allowed choices are engine, /],
    ['nothing', [], 2, /^error: unknown script 'nothing'\. Choose one of: docs, qa, pictures, bench, prepack\./],
  ] as const)(
    '%s %j ends with %i, and writes nothing',
    (script, argv, code, expected) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'slipway-help-'));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.resolve('scripts/run.js'), script, ...argv],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      expect(stdout + stderr).toMatch(expected);
      expect(status).toBe(code);
      expect(readdirSync(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    },
    60_000,
  );
});
