import { Command } from 'commander';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openOutput, writeOutput } from '#cli/files/output-file.ts';
import { noSpace, unwritable } from './unwritable.ts';
import { endSoon } from './end-soon.ts';
import { CliError, usageError } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import { whenInterrupted } from './interrupt.ts';
import { nearest } from './nearest.ts';
import { paintFor } from './paint.ts';
import { progressBar } from './progress.ts';
import { run } from './run.ts';
import { runToEnd } from './run-to-end.ts';
import { untilSignal } from './until-signal.ts';
import { wholeNumber } from './whole-number.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** All that is written to a stream while the work is done. */
async function written(name: 'stdout' | 'stderr', work: () => unknown): Promise<string> {
  const write = vi.spyOn(process[name], 'write').mockReturnValue(true);
  await work();
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockRestore();
  return text;
}

it.each([
  ['EPIPE', 0, ''],
  ['ENOSPC', 2, 'error: The output cannot be written: ENOSPC'],
])('output that ends with %s exits with %i', async (code, status, said) => {
  const before = process.stdout.listeners('error');
  await runToEnd(
    new Command('slipway').action(() => {}),
    ['node', 'slipway'],
  );
  const [listener] = process.stdout.listeners('error').filter((each) => !before.includes(each));
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const stderr = await written('stderr', async () => {
    listener?.(Object.assign(new Error(code), { code }));
    await vi.waitFor(() => expect(exit).toHaveBeenCalled());
  });
  process.stdout.off('error', listener as () => void);
  expect(exit.mock.calls[0]).toEqual([status]);
  expect(stderr.split('\n')[0]).toBe(said);
});

describe('a program that is run', () => {
  const ended = async (action: () => void): Promise<object> => {
    const before = process.exitCode;
    const program = new Command('slipway').exitOverride().action(action);
    let isDone = false;
    const stderr = await written('stderr', async () => (isDone = await run(program, ['node', 'slipway'])));
    const { exitCode } = process;
    process.exitCode = before;
    return { isDone, exitCode, stderr: stderr.replaceAll(/^ {4}at .*\n/gm, '') };
  };
  const thrown = (error: unknown) => () => {
    throw error;
  };

  it.each([
    ['nothing', () => undefined, { isDone: true, exitCode: process.exitCode, stderr: '' }],
    [
      'an error of the user',
      thrown(usageError('No file \u001B[2J', ['Name one.', 'Or none.'], new Error('why'))),
      { isDone: false, exitCode: 2, stderr: 'error: No file \\u{1b}[2J\n  next: Name one.\n  next: Or none.\n' },
    ],
    ['findings', thrown(new CliError('Two.')), { isDone: false, exitCode: 1, stderr: 'error: Two.\n' }],
    [
      'a full disk',
      thrown(Object.assign(new Error('ENOSPC: full'), { code: 'ENOSPC', path: '/disk/x' })),
      {
        isDone: false,
        exitCode: 2,
        stderr:
          'error: There is no space left to write /disk/x: ENOSPC: full\n  next: Free some space there, or choose another folder (--out; TMPDIR for temporary files), then run the same command again.\n  next: Files that were there before are unchanged.\n',
      },
    ],
    [
      'a bug',
      thrown(new TypeError('x is not a function')),
      {
        isDone: false,
        exitCode: 70,
        stderr:
          'internal error: this is a bug in slipway. Please report it with the lines below.\nTypeError: x is not a function\n',
      },
    ],
    [
      'no error at all',
      thrown('text'),
      {
        isDone: false,
        exitCode: 70,
        stderr: 'internal error: this is a bug in slipway. Please report it with the lines below.\ntext\n',
      },
    ],
  ])('ends like this after %s', async (_, action, result) => {
    expect(await ended(action)).toEqual(result);
  });

  it('ends two seconds after a failure, later while its output is read', () => {
    vi.useFakeTimers();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const length = vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValueOnce(5).mockReturnValue(0);
    endSoon();
    vi.advanceTimersByTime(1_999);
    expect([length.mock.calls, exit.mock.calls]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect([length.mock.calls, exit.mock.calls]).toEqual([[[]], []]);
    vi.advanceTimersByTime(2_000);
    expect(exit.mock.calls).toEqual([[]]);
  });

  it('has exit codes that tools depend on', () => {
    expect(EXIT).toEqual({ ok: 0, findings: 1, usage: 2, cutShort: 3, bug: 70, interrupted: 130 });
  });
});

describe('an error', () => {
  it('has its next steps, its exit code and its cause', () => {
    const cause = new Error('why');
    const of = ({ name, message, next, exitCode, cause: why }: CliError) => ({ name, message, next, exitCode, why });
    expect(
      [new CliError('a'), new CliError('b', { next: ['c'], exitCode: 3, cause }), usageError('d')].map(of),
    ).toEqual([
      { name: 'CliError', message: 'a', next: [], exitCode: 1, why: undefined },
      { name: 'CliError', message: 'b', next: ['c'], exitCode: 3, why: cause },
      { name: 'CliError', message: 'd', next: [], exitCode: 2, why: undefined },
    ]);
    expect('cause' in new CliError('a')).toBe(false);
  });

  it('of a disk says what to do; of anything else nothing', () => {
    const of = (code: string) => Object.assign(new Error(`${code}: it`), { code });
    const shown = (error: CliError | undefined) => error && [error.message, error.next, error.exitCode];
    const full = (code: string) => [
      `There is no space left to write there: ${code}: it`,
      [
        'Free some space there, or choose another folder (--out; TMPDIR for temporary files), then run the same command again.',
        'Files that were there before are unchanged.',
      ],
      2,
    ];
    const locked = (code: string) => [
      `there is not writable: ${code}: it`,
      ['Choose a folder that you can write to.'],
      2,
    ];
    for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG'])
      expect([shown(noSpace(of(code), 'there')), shown(unwritable(of(code), 'there'))]).toEqual([
        full(code),
        full(code),
      ]);
    for (const code of ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])
      expect([shown(noSpace(of(code), 'there')), shown(unwritable(of(code), 'there'))]).toEqual([
        undefined,
        locked(code),
      ]);
    expect([noSpace(undefined, 'there'), unwritable(of('ENOENT'), 'there')]).toEqual([undefined, undefined]);
  });

  it('of a file that an option names has the name', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slipway-output-'));
    try {
      const refused = { exitCode: 2, next: ['Name a file in a folder that you can write to.'] };
      const below = path.join(folder, 'no/such');
      expect(() => openOutput(below, 'w')).toThrow(
        expect.objectContaining({ ...refused, message: `${below} cannot be written (ENOENT)` }),
      );
      expect(() => writeOutput(folder, 'x')).toThrow(
        expect.objectContaining({ ...refused, message: `${folder} cannot be written (EISDIR)` }),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('Ctrl-C', () => {
  it('removes what is incomplete, says so, and ends with 130', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slipway-drafts-'));
    writeFileSync(path.join(folder, 'draft'), '');
    writeFileSync(path.join(folder, 'kept'), '');
    const undo = whenInterrupted([path.join(folder, 'draft'), path.join(folder, 'never-made')]);
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const [listener] = process.listeners('SIGINT');
    expect(await written('stderr', () => listener?.('SIGINT'))).toBe('\nInterrupted. Incomplete files were removed.\n');
    expect([readdirSync(folder), exit.mock.calls]).toEqual([['kept'], [[130]]]);
    undo();
    rmSync(folder, { recursive: true });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('or %s is waited for, and listened to no longer', async (signal) => {
    const listening = () => [process.listeners('SIGINT'), process.listeners('SIGTERM')];
    const before = listening();
    const waited = untilSignal();
    process.listeners(signal).at(-1)?.(signal);
    expect(await waited).toBe(signal);
    expect(listening()).toEqual(before);
  });
});

describe('what a terminal shows', () => {
  it('is a bar, which is gone at the end', () => {
    let shown = '';
    const stream = { isTTY: true, write: (text: string) => void (shown += text) } as unknown as NodeJS.WriteStream;
    const bar = progressBar(stream);
    bar.show(1, 3, 'one \u001B');
    bar.show(0, 0, 'none');
    bar.end();
    const clear = '\r\u001B[K';
    expect(shown).toBe(
      `${clear}  ${'█'.repeat(8)}${'░'.repeat(16)} 1/3 one \\u{1b}${clear}  ${'█'.repeat(24)} 0/0 none${clear}`,
    );
    shown = '';
    const piped = progressBar({ ...stream, isTTY: false } as NodeJS.WriteStream);
    piped.show(1, 3, 'one');
    piped.end();
    expect(shown).toBe('');
  });

  it.each([
    [true, undefined, '\u001B[31mx\u001B[39m'],
    [true, '', '\u001B[31mx\u001B[39m'],
    [true, '1', 'x'],
    [false, undefined, 'x'],
    [undefined, undefined, 'x'],
  ])('is coloured at a terminal alone (terminal: %s, NO_COLOR: %s)', async (isTTY, noColor, text) => {
    vi.stubEnv('NO_COLOR', noColor);
    const { red } = await paintFor(isTTY === undefined ? {} : { isTTY });
    expect(red('x')).toBe(text);
  });
});

it.each([
  ['nightjer', 'nightjar'],
  ['ab', 'abc'],
  ['xyz', undefined],
  ['', undefined],
])('of the words known, %j means %s', (typed, meant) => {
  expect(nearest(typed, ['harborlight', 'nightjar', 'abc'])).toBe(meant);
});

it('a whole number of an option is from 1 to its highest', () => {
  expect(['1', '9', '007'].map((text) => wholeNumber('--jobs', text, 9))).toEqual([1, 9, 7]);
  for (const text of ['0', '10', '1.5', '-1', '', 'x', '1x', '00000000001'])
    expect(() => wholeNumber('--jobs', text, 9)).toThrow(
      expect.objectContaining({ message: `--jobs must be a whole number from 1 to 9; got ${text}`, exitCode: 2 }),
    );
});
