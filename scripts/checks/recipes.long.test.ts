import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
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
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
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
            .map((line) => line.replace('npx ', '')),
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

  it('releases, releases again, and goes back when the health page does not show the release', async () => {
    const live = path.join(work, 'live');
    const release = (number: number) => path.join(work, `release-${number}`);
    for (const number of [1, 2, 3]) await stampSite(release(number), `app-${number}.js`);
    const port = await testPort();
    const health = `http://127.0.0.1:${port}/health.json`;
    const run = (number: number, url = health) =>
      spawnSync('sh', [path.join(FOLDER, 'release.sh'), release(number), live, 'ventoverde', url], {
        encoding: 'utf8',
        env: { ...process.env, TRIES: '1' },
      });
    // Nothing answers yet: the first release is not confirmed.
    expect(run(1).status).toBe(1);
    const server = spawn(
      process.execPath,
      `cli/slipway.cjs serve ${live}/ventoverde --port ${port} --upstream http://127.0.0.1:1`.split(' '),
    );
    await new Promise((resolve) => server.stdout.once('data', resolve));
    expect(run(1)).toMatchObject({ status: 0, stdout: expect.stringContaining('"build":"app-1.js"') });
    expect(run(2)).toMatchObject({ status: 0, stdout: expect.stringContaining('"build":"app-2.js"') });
    expect(readlinkSync(live)).toBe(release(2));
    // A tab of the first release still gets its script.
    expect((await fetch(`http://127.0.0.1:${port}/assets/app-1.js`)).status).toBe(200);
    // The server answers, but does not show the third release.

    const failed = run(3, `http://127.0.0.1:${port}/assets/none.json`);
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining(`back to ${release(2)}`) });
    expect(readlinkSync(live)).toBe(release(2));
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
