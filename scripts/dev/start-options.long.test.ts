import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { parseStartOptions } from './start-options.ts';

const start = (...args: string[]) => spawnSync('node', ['scripts/start.js', ...args], { encoding: 'utf8' });

describe('npm start', () => {
  it('has a default for everything', () => {
    expect(parseStartOptions([])).toEqual({
      port: 4000,
      brand: 'harborlight',
      seed: 'slipway',
      speed: 30,
      watch: false,
    });
    expect(parseStartOptions(['--port', '8080', '--watch', '--seed', '7', '--speed', '1'])).toMatchObject({
      port: 8080,
      watch: true,
      seed: '7',
      speed: 1,
    });
  });

  it.each([
    [['--port', 'abc'], 'A port is a whole number from 1 to 65535'],
    [['--port', '0'], 'A port is a whole number'],
    [['--port', '99999'], 'A port is a whole number'],
    [['--speed', '-1'], 'A speed is a number above 0'],
    [['--nonsense'], "unknown option '--nonsense'"],
  ])('refuses %j with a message', (args, message) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(() => parseStartOptions(args)).toThrow('exit 1');
      expect(written.mock.calls.join('')).toContain(message);
    } finally {
      exit.mockRestore();
      written.mockRestore();
    }
  });

  it.each([
    [['--port', 'abc'], 'A port is a whole number from 1 to 65535'],
    [['--brand', '../etc'], "'../etc' is not a valid brand id"],
  ])('%j: ends the command with a message and no stack', (args, message) => {
    const { status, stderr } = start(...args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(status).not.toBe(0);
  });
});
