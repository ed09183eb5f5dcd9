import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stampSite } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { testPort } from '#cli/test/port.ts';
import { readTree, unknownCommands } from './named-commands.ts';

const FOLDER = 'docs/operators/recipes';
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const known = { scripts: new Map(), commands: readTree(readFileSync('cli/command-tree.txt', 'utf8')) };
const work = mkdtempSync(path.join(tmpdir(), 'slipway-recipes-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Commands that no recipe may name wrongly, each as one line of code. */
const unknownIn = (commands: readonly string[]) =>
  unknownCommands(commands.map((command) => `\`${command}\``).join('\n'), known).map(({ text }) => text);

interface Compose {
  readonly services: Readonly<Record<string, { readonly command: string; readonly depends_on?: object }>>;
}
interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly with?: object }[] }
    >
  >;
}

describe('docs/operators/recipes', () => {
  it('has commands and options that exist, in every file', () => {
    const { services } = parse(read('compose.yaml')) as Compose;
    const { jobs } = parse(read('deploy.yaml')) as Workflow;
    const commands = [
      ...['site', 'edge'].map((name) => `slipway ${services[name]?.command}`),
      ...Object.values(jobs).flatMap(({ steps }) =>
        steps.flatMap(({ run = '' }) =>
          run
            .split('\n')
            .filter((line) => line.includes('slipway '))
            .map((line) => line.replace('npx --no -- ', '')),
        ),
      ),
      ...readdirSync(FOLDER).flatMap((name) =>
        name.endsWith('.service') ? [/^ExecStart=\/usr\/bin\/env (.*)$/m.exec(read(name))?.[1] ?? ''] : [],
      ),
    ];
    expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual(
      expect.arrayContaining(['slipway serve', 'slipway edge', 'slipway brand', 'slipway doctor', 'slipway upgrade']),
    );
    expect(unknownIn(commands)).toEqual([]);
    expect(unknownIn(['slipway serve x --nonsense'])).toEqual(['slipway serve x --nonsense']);
    for (const { depends_on = {} } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  });

  it('copies files that a package has', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
    const copied = [...read('deploy.yaml').matchAll(/node_modules\/slipway\/(\S+)/g)].map(([, file = '']) => file);
    expect(copied).toEqual(['docs/operators/recipes/release.sh']);
    for (const file of copied) expect([existsSync(file), files]).toEqual([true, expect.arrayContaining(['docs'])]);
  });

  it('hands on a release with its hidden files: a site may have .well-known/security.txt', () => {
    const { jobs } = parse(read('deploy.yaml')) as Workflow;
    const upload = jobs['build']?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@') === true);
    expect(upload?.with).toMatchObject({ path: 'release', 'include-hidden-files': true });
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
  it(`has units that systemd takes (here: ${hasSystemd})`, () => {
    if (!hasSystemd) return expect(hasSystemd).toBe(false);
    const units = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => path.resolve(FOLDER, name))], {
      encoding: 'utf8',
    });
    // It names other units of the machine too.
    expect(stderr.split('\n').filter((line) => line.includes('slipway-'))).toEqual([]);
  });

  it('releases, keeps what open tabs need, refuses half a copy, and goes back by itself or by a word', async () => {
    const live = path.join(work, 'live');
    const release = (number: number) => path.join(work, `release-${number}`);
    for (const number of [1, 2, 3]) await stampSite(release(number), `app-${number}.js`);
    const sums = path.join(release(1), '_hosting/ventoverde/files.sha256');
    for (const file of ['locales/of-1/en/wallet.json', 'theme-of-1.css']) {
      mkdirSync(path.dirname(path.join(release(1), 'ventoverde', file)), { recursive: true });
      writeFileSync(path.join(release(1), 'ventoverde', file), '{}');
      appendFileSync(sums, `${createHash('sha256').update('{}').digest('hex')}  ${file}\n`);
    }
    const port = await testPort();
    // Its name leads elsewhere, to a balancer.
    const health = `http://my-brand.example:${port}/health.json`;
    const run = (number: number | 'back', url = health) =>
      spawnSync(
        'sh',
        [path.join(FOLDER, 'release.sh'), number === 'back' ? number : release(number), live, 'ventoverde', url],
        {
          encoding: 'utf8',
          env: { ...process.env, TRIES: '1', AT: '127.0.0.1' },
        },
      );
    // Nothing answers yet: the first release is not confirmed.
    expect(run(1).status).toBe(1);
    const server = spawn(
      process.execPath,
      `cli/slipway.cjs serve ${live}/ventoverde --port ${port} --upstream http://127.0.0.1:1 --allow-host my-brand.example`.split(
        ' ',
      ),
    );
    await new Promise((resolve) => server.stdout.once('data', resolve));
    expect(run(1)).toMatchObject({ status: 0, stdout: expect.stringContaining('"build":"app-1.js+') });
    expect(run(2)).toMatchObject({ status: 0, stdout: expect.stringContaining('"build":"app-2.js+') });
    expect(readlinkSync(live)).toBe(release(2));
    // A tab of the first release still gets its script, and texts and styles that the second has not.
    const kept = ['assets/app-1.js', 'locales/of-1/en/wallet.json', 'theme-of-1.css'];
    for (const file of kept)
      expect([file, (await fetch(`http://127.0.0.1:${port}/${file}`)).status]).toEqual([file, 200]);
    // The server answers, but does not show the third release.

    const failed = run(3, health.replace('health', 'assets/none'));
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining(`back to ${release(2)}`) });
    expect(readlinkSync(live)).toBe(release(2));

    // Copied by half: one file is missing, one was cut; nothing is switched.
    const cut = path.join(release(3), 'ventoverde', 'index.html');
    const whole = readFileSync(cut);
    rmSync(cut);
    writeFileSync(cut, whole.subarray(0, 1_000));
    rmSync(path.join(release(3), 'ventoverde', 'sw.js'));
    const half = run(3);
    expect(half).toMatchObject({ status: 1, stdout: '' });
    for (const name of ['index.html', 'sw.js']) expect(half.stderr).toContain(name);
    expect(readlinkSync(live)).toBe(release(2));

    // Back, and forth again, in one word; a site that is closed stays closed.
    writeFileSync(path.join(live, 'ventoverde.closed'), '');
    expect(run('back')).toMatchObject({ status: 0, stdout: expect.stringContaining('"build":"app-1.js+') });
    expect(readlinkSync(live)).toBe(release(1));
    expect(existsSync(path.join(live, 'ventoverde.closed'))).toBe(true);
    rmSync(path.join(live, 'ventoverde.closed'));
    expect(run('back').status).toBe(0);
    expect([readlinkSync(live), existsSync(path.join(live, 'ventoverde.closed'))]).toEqual([release(2), false]);

    // A week after it was replaced a file is no longer kept; what the last release had itself is.
    const old = new Date(Date.now() - 9 * 86_400_000);
    for (const file of [...kept, 'assets/app-2.js']) utimesSync(path.join(release(2), 'ventoverde', file), old, old);
    await stampSite(release(4), 'app-4.js');
    expect(run(4).status).toBe(0);
    const files = [...kept, 'assets/app-2.js'].map((file) => existsSync(path.join(live, 'ventoverde', file)));
    expect(files).toEqual([false, false, false, true]);
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
