import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CliError } from '#cli/terminal/errors.ts';
import { ensureChromium, findChromium } from './find-chromium.ts';

describe('finding Chromium', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-chromium-'));
  const program = path.join(folder, 'chromium-browser');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  const shellFolder = path.join(folder, 'elsewhere');
  const shell = path.join(shellFolder, 'chromium-headless-shell');
  mkdirSync(shellFolder);
  writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('takes the given path first, then what is on the PATH', () => {
    expect(findChromium({ SLIPWAY_CHROMIUM: program, PATH: '' })).toBe(program);
    expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(program);
    // The one without windows is preferred, wherever it is.
    expect(findChromium({ PATH: `${folder}${path.delimiter}${shellFolder}` })).toBe(shell);
    expect(findChromium({ PATH: `${shellFolder}${path.delimiter}${folder}` }, true)).toBe(program);
    expect(findChromium({ SLIPWAY_CHROMIUM: shell, PATH: folder }, true)).toBe(program);
  });

  it('says so when the given path is no program', () => {
    const find = (): unknown => {
      try {
        return findChromium({ SLIPWAY_CHROMIUM: '/nowhere/chromium', PATH: folder });
      } catch (error) {
        const { message, next, exitCode } = error as CliError;
        return [exitCode, message, ...next];
      }
    };
    expect(find()).toEqual([
      2,
      'SLIPWAY_CHROMIUM is /nowhere/chromium, which is not an executable file.',
      'Set it to the path of Chromium, or unset it.',
    ]);
    expect(findChromium({ SLIPWAY_CHROMIUM: '', PATH: folder })).toBe(program);
  });

  it('knows the names of the systems, each of which is found alone', () => {
    for (const name of [
      'chromium-headless-shell',
      'chromium',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
    ]) {
      const own = path.join(folder, `only-${name}`);
      mkdirSync(own);
      writeFileSync(path.join(own, name), '#!/bin/sh\n', { mode: 0o755 });
      expect(findChromium({ PATH: `${path.delimiter}${own}` })).toBe(path.join(own, name));
    }
  });

  it('installs nothing where one was given, or where there is one already and no right to install', async () => {
    const said: string[] = [];
    const find = async (env: Readonly<Record<string, string>>, user: number): Promise<unknown> => {
      vi.stubEnv('SLIPWAY_CHROMIUM', '');
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      vi.spyOn(process, 'getuid').mockReturnValue(user);
      try {
        return await ensureChromium((line) => said.push(line));
      } catch (error) {
        const { message, next } = error as CliError;
        return [message, ...next];
      } finally {
        vi.unstubAllEnvs();
        vi.restoreAllMocks();
      }
    };
    expect([
      await find({ SLIPWAY_CHROMIUM: program, PATH: '' }, 0),
      await find({ PATH: shellFolder }, 0),
      await find({ PATH: folder }, 1000),
      await find({ PATH: folder }, 0),
      await find({ PATH: '/nowhere' }, 0),
      said,
    ]).toEqual([
      program,
      shell,
      program,
      program,
      [
        'The browser tests need Chromium, which was not found.',
        'Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium),',
        'or give its path in SLIPWAY_CHROMIUM.',
      ],
      [],
    ]);
  });

  it('installs the one without windows as root, and says what apt-get says when it cannot', async () => {
    const bin = path.join(folder, 'apt');
    mkdirSync(bin);
    const asked = path.join(folder, 'asked');
    const apt = (exit: number, then = '') =>
      writeFileSync(
        path.join(bin, 'apt-get'),
        `#!/bin/sh\necho "$DEBIAN_FRONTEND $*" >> ${asked}\n[ "$1" = install ] || exit 0\n${then}\necho "E: no network" >&2\nexit ${exit}\n`,
        { mode: 0o755 },
      );
    vi.stubEnv('SLIPWAY_CHROMIUM', '');
    vi.stubEnv('PATH', bin);
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    try {
      const said: string[] = [];
      apt(100);
      await expect(ensureChromium((line) => said.push(line))).rejects.toThrow('which was not found');
      const install = '-y -qq --no-install-recommends';
      expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual([
        expect.stringContaining('--version'),
        'noninteractive update -qq',
        `noninteractive install ${install} chromium-headless-shell chromium fonts-noto-core fonts-liberation`,
        `noninteractive install ${install} chromium fonts-noto-core fonts-liberation`,
      ]);
      const installing =
        'Installing chromium-headless-shell with apt-get: the browser tests are quicker in it (about a minute) ...';
      vi.stubEnv('SLIPWAY_CHROMIUM', program);
      expect(await ensureChromium(() => undefined)).toBe(program);
      expect(readFileSync(asked, 'utf8').trim().split('\n')).toHaveLength(4);
      vi.stubEnv('SLIPWAY_CHROMIUM', '');
      expect(said.splice(0)).toEqual([installing, 'E: no network']);
      const file = path.join(bin, 'chromium-headless-shell');
      apt(0, `printf '#!/bin/sh' > ${file}; /bin/chmod 755 ${file}`);
      expect([await ensureChromium((line) => said.push(line)), said]).toEqual([file, [installing]]);
    } finally {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    }
  });
});
