import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FINGERPRINT } from '#cli/edge/test/edge.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { markUsed } from './used-mark.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);

describe('a secret of the operator, and no store', () => {
  const isHeld = async (isUsed: () => boolean, name: string) => {
    const store = openSqliteStore(file(name), () => FINGERPRINT, isUsed);
    await store.close();
    return store.madeAnewMs !== undefined;
  };
  const secret = () => file('own.secret');
  const mark = () => markUsed(secret());

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'slipway-mark-'));
    writeFileSync(secret(), 's'.repeat(64));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is a first start where the secret was never used: calls are forwarded at once', async () => {
    expect(await isHeld(mark, 'first')).toBe(false);
  });

  it('is a lost store where it was: in an emptied folder, and in another one', async () => {
    await isHeld(mark, 'first');
    rmSync(file('first'), { recursive: true });
    expect(await isHeld(mark, 'first')).toBe(true);
    expect(await isHeld(mark, 'second')).toBe(true);
  });

  it('is a lost store where a store of before the mark was opened', async () => {
    await isHeld(() => false, 'older');
    await isHeld(mark, 'older');
    rmSync(file('older'), { recursive: true });
    expect(await isHeld(mark, 'older')).toBe(true);
  });

  it('is a lost store where no mark can be left', async () => {
    expect(await isHeld(() => markUsed('/proc/self/status'), 'read-only')).toBe(true);
    expect(await isHeld(() => markUsed(file('no-such-secret')), 'no-secret')).toBe(true);
  });
});
