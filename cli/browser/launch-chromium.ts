import type { Browser, BrowserType } from 'playwright-core';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** Without these a closed network refuses Chromium's own calls, many at a time. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A headless browser with a fresh profile. Root cannot use Chromium's sandbox. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  const { chromium } = await drive();
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, headless: true, args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])] });
}

/** A checkout has it; a package leaves it out, since only icons and shots need it. */
const drive = (): Promise<{ readonly chromium: BrowserType }> =>
  import('playwright-core').catch(() => {
    throw new CliError('playwright-core, which drives Chromium, is not installed.', {
      next: ['Install it beside slipway: npm install playwright-core'],
      exitCode: EXIT.usage,
    });
  });
