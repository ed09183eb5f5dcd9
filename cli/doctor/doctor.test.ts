import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { diagnose } from './diagnose.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) =>
  slipway(['doctor', ...args], { cwd, env });

describe('slipway doctor', () => {
  it('finds a checkout sound, and says what it found', async () => {
    const { status, stdout } = await doctor([], process.cwd());
    expect(stdout).toMatch(/^ok {4}Node {10}v\d+/);
    expect(stdout).toContain('harborlight');
    expect(status).toBe(0);
  });

  it('says for each command what it lacks, by the name that the command has', async () => {
    const { stdout } = await doctor([], folder, { SLIPWAY_CHROMIUM: '/nowhere/chromium' });
    expect(stdout).toMatch(/slipway brand shots +lacks brands\/, Chromium/);
    const tree = readFileSync('cli/command-tree.txt', 'utf8');
    for (const { blocks = [] } of await diagnose(folder, folder))
      for (const command of blocks) {
        const [name = '', option = ''] = command.split(' --');
        const own = tree
          .split('\nslipway ')
          .find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}\n`));
        expect([command, own]).toEqual([command, expect.stringContaining(option)]);
      }
  });

  it('says how to fix what is missing: a remedy for everything that is not ok', async () => {
    const { status, stdout } = await doctor(['--json'], folder, { SLIPWAY_CHROMIUM: '/nowhere/chromium' });
    const { checks, failed, blocked } = JSON.parse(stdout) as {
      blocked: Readonly<Record<string, readonly string[]>>;
      checks: { what: string; state: string; found: string; remedy?: string }[];
      failed: number;
    };
    expect(checks.find(({ what }) => what === 'brands/')).toMatchObject({
      state: 'warn',
      remedy: expect.stringContaining('slipway brand init'),
    });
    expect(checks.find(({ what }) => what === 'Chromium')).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('/nowhere/chromium'),
    });
    expect(blocked).toMatchObject({
      'brand icons': ['brands/', 'Chromium'],
      'brand shots': ['brands/', 'Chromium'],
      'brand build': ['brands/'],
    });
    for (const { state, remedy } of checks) if (state !== 'ok') expect(remedy).toMatch(/\w/);
    expect(failed).toBe(1);
    expect(status).toBe(1);
  });

  it('reports every dependency of the package that is missing', async () => {
    const found = await diagnose(folder, folder);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect(found.find(({ what }) => what === 'packages')).toMatchObject({
      state: 'fail',
      found: `missing: ${Object.keys(dependencies).sort().join(', ')}`,
    });
  });

  it('reports a package without the driver of Chromium, and names the command that installs it', async () => {
    const found = await diagnose(folder, folder);
    expect(found.find(({ what }) => what === 'driver')).toEqual({
      what: 'driver',
      state: 'warn',
      found: 'playwright-core is missing',
      blocks: ['brand icons', 'brand shots'],
      remedy: 'For icons and shots. Install it: npm install playwright-core',
    });
    const here = await diagnose(process.cwd(), process.cwd());
    expect(here.find(({ what }) => what === 'driver')?.state).toBe('ok');
  });
});
