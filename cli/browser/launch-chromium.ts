import { chromium, type Browser } from 'playwright-core';

/** Without these a closed network refuses Chromium's own calls, many at a time. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A headless browser with a fresh profile. Root cannot use Chromium's sandbox. */
export function launchChromium(executablePath: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, headless: true, args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])] });
}
