import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

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
  });

  it('says so when the given path is no program', () => {
    expect(() => findChromium({ SLIPWAY_CHROMIUM: '/nowhere/chromium', PATH: folder })).toThrow('/nowhere/chromium');
  });
});
