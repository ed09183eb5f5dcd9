// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMessages, rememberRead } from './read-messages.ts';

const kept = vi.hoisted(() => ({ user: 'm-1' }));
vi.mock(import('#app/store/vault.ts'), async (original) => ({
  ...(await original()),
  kept: (() => kept.user) as never,
}));

describe('which messages were read here', () => {
  afterEach(() => localStorage.clear());

  it('is remembered per player', () => {
    kept.user = 'm-1';
    rememberRead('pm-1');
    rememberRead('pm-1');
    rememberRead('pm-2');
    expect([...readMessages()]).toEqual(['pm-1', 'pm-2']);
    kept.user = 'm-2';
    expect([...readMessages()]).toEqual([]);
  });

  it('does not grow without end: the oldest messages and players are forgotten', () => {
    kept.user = 'm-1';
    for (let number = 0; number < 1_010; number += 1) rememberRead(`pm-${number}`);
    expect(readMessages().size).toBe(1_000);
    expect(readMessages().has('pm-9')).toBe(false);
    for (let number = 2; number < 25; number += 1) {
      kept.user = `m-${number}`;
      rememberRead('pm-1');
    }
    kept.user = 'm-1';
    expect(readMessages().size).toBe(0);
  });

  it('starts anew if the value cannot be read', () => {
    localStorage.setItem('slipway.readMessages.v1', '{"m-1": "all"}');
    expect(readMessages().size).toBe(0);
  });
});
