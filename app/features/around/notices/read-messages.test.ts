// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forget, keep, openVault } from '#app/store/vault.ts';
import { readMessages, rememberRead } from './read-messages.ts';

const OLD = 'slipway.readMessages.v1';

describe('which messages were read here', () => {
  beforeEach(() => openVault('test'));
  afterEach(() => {
    localStorage.clear();
    forget('readMessages', 'user_id');
  });

  it('is remembered per player, also over a sign-out', async () => {
    await keep({ user_id: 'm-1' });
    await rememberRead('pm-1');
    await rememberRead('pm-1');
    await rememberRead('pm-2');
    expect([...readMessages()]).toEqual(['pm-1', 'pm-2']);
    forget('user_id');
    await keep({ user_id: 'm-2' });
    expect([...readMessages()]).toEqual([]);
    await openVault('test');
    await keep({ user_id: 'm-1' });
    expect([...readMessages()]).toEqual(['pm-1', 'pm-2']);
  });

  it("has no player's id in the clear", async () => {
    await keep({ user_id: 'm-1' });
    await rememberRead('pm-1');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/m-1/);
  });

  it('takes over what an earlier version stored in the clear', async () => {
    localStorage.setItem(OLD, '{"m-1":["pm-1"]}');
    await keep({ user_id: 'm-1' });
    expect([...readMessages()]).toEqual(['pm-1']);
    await rememberRead('pm-2');
    expect(localStorage.getItem(OLD)).toBeNull();
    expect([...readMessages()]).toEqual(['pm-1', 'pm-2']);
  });

  it('does not grow without end: the oldest messages and players are forgotten', async () => {
    await keep({ user_id: 'm-1' });
    for (let number = 0; number < 1_010; number += 1) void rememberRead(`pm-${number}`);
    expect(readMessages().size).toBe(1_000);
    expect(readMessages().has('pm-9')).toBe(false);
    for (let number = 2; number < 25; number += 1) {
      await keep({ user_id: `m-${number}` });
      await rememberRead('pm-1');
    }
    await keep({ user_id: 'm-1' });
    expect(readMessages().size).toBe(0);
  });

  it('starts anew if the earlier value cannot be read', async () => {
    localStorage.setItem(OLD, '{"m-1": "all"}');
    await keep({ user_id: 'm-1' });
    expect(readMessages().size).toBe(0);
  });
});
