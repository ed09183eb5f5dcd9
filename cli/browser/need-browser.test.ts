import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CliError } from '#cli/terminal/errors.ts';
import { launchChromium } from './launch-chromium.ts';
import { needBrowser } from './need-browser.ts';

const errorOf = async (work: () => unknown): Promise<CliError> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('what a command that draws needs', () => {
  /** Like the folder of a package that was installed without the optional driver. */
  const bare = mkdtempSync(path.join(tmpdir(), 'slipway-bare-'));
  const given = process.env['SLIPWAY_CHROMIUM'];
  process.env['SLIPWAY_CHROMIUM'] = '/bin/false';
  afterAll(() => {
    rmSync(bare, { recursive: true, force: true });
    if (given === undefined) delete process.env['SLIPWAY_CHROMIUM'];
    else process.env['SLIPWAY_CHROMIUM'] = given;
  });

  it('is asked for before the work begins, and the message names the command that installs it', async () => {
    expect(needBrowser('Pictures need')).toBe('/bin/false');
    const { message, next, exitCode } = await errorOf(() => needBrowser('Pictures need', bare));
    expect(message).toBe('Pictures need playwright-core, which is not installed.');
    expect(next).toEqual(['Install it: npm install playwright-core']);
    expect(exitCode).toBe(2);
    const missing = await errorOf(() => needBrowser('Pictures need', bare, () => undefined));
    expect([missing.message, missing.next, missing.exitCode]).toEqual([
      'Pictures need Chromium, which was not found.',
      ['Run: slipway doctor'],
      2,
    ]);
  });

  it('says so when the browser does not start', async () => {
    const { message, next } = await errorOf(() => launchChromium('/bin/false'));
    expect(message).toMatch(/^\/bin\/false did not start: /);
    expect(next.join(' ')).toContain('SLIPWAY_CHROMIUM');
  });
});
