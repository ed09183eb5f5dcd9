import { describe, expect, it } from 'vitest';
import { gameAddress, sandboxOf } from './game-address.ts';

const BRAND = ['https://games.example.com'];
const PLAYERS = 'https://bets.example';
const PREVIEW = 'http://localhost:4600';
const OWN = `${PREVIEW}/__play/default/0a1b`;

describe('the address of a game', () => {
  it("is framed on the brand's origins only", () => {
    expect(gameAddress('https://games.example.com/g', BRAND, PLAYERS)).toEqual({ url: 'https://games.example.com/g' });
    expect(gameAddress('https://other.example/g', BRAND, PLAYERS)).toEqual({ refused: 'originNotAllowed' });
  });

  it("may be the simulator's game page if the page has no certificate, and no other page of that origin", () => {
    expect(gameAddress(OWN, BRAND, PREVIEW)).toEqual({ url: OWN, isOwn: true });
    for (const path of ['/', '/profile', '/__play/../profile', '/__sim/', '/__play/default', '/__play/a/b/c']) {
      expect(gameAddress(PREVIEW + path, BRAND, PREVIEW)).toHaveProperty('refused');
    }
    expect(gameAddress(`${PLAYERS}/__play/default/0a1b`, BRAND, PLAYERS)).toEqual({ refused: 'originNotAllowed' });
  });

  it("never lets scripts have this page's origin", () => {
    expect(sandboxOf(OWN, PREVIEW)).not.toContain('allow-same-origin');
    expect(sandboxOf('https://games.example.com/g', PREVIEW)).toContain('allow-same-origin');
    for (const url of [OWN, 'https://games.example.com/g'])
      expect(sandboxOf(url, PREVIEW)).not.toMatch(/top-nav|popups|modals|downloads/);
  });
});
