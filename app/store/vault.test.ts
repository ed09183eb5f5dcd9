// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCipher } from './cipher.ts';
import { VAULT, type VaultName } from './vault-values.ts';
import { forget, keep, kept, onVaultChange, openVault, storedNow } from './vault.ts';

const TOKEN = 'token-0123456789abcdef';
const FRESH = 'fresh-0123456789abcdef';
const SESSION = { token: TOKEN, fresh_token: FRESH, user_id: 'm-1', role: 2 } as const;

describe('what is stored', () => {
  it('is readable under its own name and secret only', async () => {
    const [ours, theirs] = [await openCipher('ours'), await openCipher('theirs')];
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = await ours.seal('token', value);
        expect(await ours.unseal('token', text)).toEqual(JSON.parse(JSON.stringify(value)));
        await expect(ours.unseal('role', text)).rejects.toBeDefined();
        await expect(theirs.unseal('token', text)).rejects.toBeDefined();
      }),
      { numRuns: 30 },
    );
  });

  it('never has the same text twice, and does not show the value', async () => {
    const cipher = await openCipher('ours');
    const texts = [await cipher.seal('token', TOKEN), await cipher.seal('token', TOKEN)];
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts.join('')).not.toContain(btoa(TOKEN).slice(0, 12));
    expect(texts.join('')).not.toContain(TOKEN);
  });

  it('does not open when a single character of it is changed', async () => {
    const cipher = await openCipher('ours');
    const text = await cipher.seal('token', TOKEN);
    for (let at = 0; at < text.length - 2; at += 5) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      await expect(cipher.unseal('token', changed), `character ${at}`).rejects.toBeDefined();
    }
  });

  it('is stored readable, with a prefix that says so, if the page has no WebCrypto', async () => {
    vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
    const without = await openCipher('ours');
    vi.unstubAllGlobals();
    expect(await without.seal('token', TOKEN)).toBe(`2p.${JSON.stringify(TOKEN)}`);
    expect(await without.unseal('token', `2p.${JSON.stringify(TOKEN)}`)).toBe(TOKEN);
  });
});

describe('the vault', () => {
  beforeEach(() => openVault('secret'));
  afterEach(() => {
    forget(...(Object.keys(VAULT) as VaultName[]));
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('does not rewrite unchanged values: another tab may have stored a newer one meanwhile', async () => {
    await keep(SESSION);
    const newer = await (await openCipher('secret')).seal('token', `${TOKEN}-newer`);
    localStorage.setItem('token', newer);
    await keep(SESSION);
    expect(localStorage.getItem('token')).toBe(newer);
    expect(await storedNow('token')).toBe(`${TOKEN}-newer`);
    // What changes is written, and only that.
    await keep({ ...SESSION, fresh_token: `${FRESH}-2` });
    expect(localStorage.getItem('token')).toBe(newer);
    expect(await storedNow('fresh_token')).toBe(`${FRESH}-2`);
  });

  it('returns after a reload what was stored, each under its own key', async () => {
    await keep({
      ...SESSION,
      inviteCode: 'R000001',
      currentLotteryID: '13',
      visible_games: [10, 22],
      disable_games: [],
    });
    expect(Object.keys(localStorage).sort()).toEqual(
      [
        'token',
        'fresh_token',
        'user_id',
        'role',
        'inviteCode',
        'currentLotteryID',
        'visible_games',
        'disable_games',
      ].sort(),
    );
    await openVault('secret');
    expect([kept('token'), kept('role'), kept('inviteCode'), kept('visible_games')]).toEqual([
      TOKEN,
      2,
      'R000001',
      [10, 22],
    ]);
  });

  it.each([
    ['cut', (text: string) => text.slice(0, -4)],
    ['empty', () => ''],
    ['of no version', () => TOKEN],
    ['of a later version', (text: string) => text.replace('2.', '9.')],
    ['broken JSON in the clear', () => '2p.{'],
    ['not base64', () => '2.%%%'],
    ['of another key', (_: string, other: string) => other],
    ['of the wrong type in the clear', () => '2p.17'],
  ])('loses a value that is %s, and nothing else', async (_, damage) => {
    await keep(SESSION);
    const at = (name: string) => localStorage.getItem(name) ?? '';
    localStorage.setItem('token', damage(at('token'), at('fresh_token')));
    await openVault('secret');
    expect(kept('token')).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
    expect([kept('fresh_token'), kept('user_id'), kept('role')]).toEqual([FRESH, 'm-1', 2]);
  });

  it('opens nothing of a brand with another secret', async () => {
    await keep(SESSION);
    await openVault('another');
    expect(kept('token')).toBeUndefined();
  });

  it('removes a payment password that another script stored', async () => {
    localStorage.setItem('bank_password', '246810');
    await openVault('secret');
    expect(localStorage.getItem('bank_password')).toBeNull();
    expect(Object.keys(VAULT)).not.toContain('bank_password');
  });

  it('does not bring a value back that was forgotten while it was being encrypted', async () => {
    const writing = keep(SESSION);
    forget('token', 'fresh_token', 'role', 'user_id');
    await writing;
    expect(localStorage.length).toBe(0);
    expect(kept('token')).toBeUndefined();
  });

  it('stores the last of several writes', async () => {
    void keep({ role: 2 });
    void keep({ role: 3 });
    await keep({ inviteCode: 'x' });
    await openVault('secret');
    expect(kept('role')).toBe(3);
  });

  it('works from memory where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keep(SESSION);
    expect(kept('token')).toBe(TOKEN);
    expect(localStorage.length).toBe(0);
  });

  it('follows what another tab stores and removes', async () => {
    const heard = vi.fn();
    onVaultChange(heard);
    await keep(SESSION);
    const text = await (await openCipher('secret')).seal('token', 'token-of-the-other-tab');
    localStorage.setItem('token', text);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    expect(kept('token')).toBe('token-of-the-other-tab');
    dispatchEvent(new StorageEvent('storage', { key: 'slipway.slip.v3' }));
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    dispatchEvent(new StorageEvent('storage', { key: 'role' }));
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    expect(kept('token')).toBeUndefined();
  });
});
