import { createRequire } from 'node:module';
import path from 'node:path';
import { packageRoot } from '#cli/files/package-root.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { findChromium } from './find-chromium.ts';

/** Part of a checkout, not of the package: only icons and shots need it. */
export const DRIVER = 'playwright-core';
export const DRIVER_REMEDY = `Install it: npm install ${DRIVER}`;

export function hasDriver(appRoot: string): boolean {
  try {
    createRequire(path.join(appRoot, 'package.json')).resolve(DRIVER);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of Chromium. Commands call it before they begin.
 *
 * @param purpose begins the message: `Pictures need`
 * @throws CliError with what to install
 */
export function needBrowser(
  purpose: string,
  appRoot = packageRoot(),
  find: () => string | undefined = findChromium,
): string {
  const executable = find();
  if (executable === undefined) throw usageError(`${purpose} Chromium, which was not found.`, ['Run: slipway doctor']);
  if (!hasDriver(appRoot)) throw usageError(`${purpose} ${DRIVER}, which is not installed.`, [DRIVER_REMEDY]);
  return executable;
}
