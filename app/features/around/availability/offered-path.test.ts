// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Feature, FEATURES, GAMES, SPORTS } from '#contract/brand';
import { isOfferedContent, isOfferedPath } from './offered-path.ts';
import type { GameName } from './availability.ts';

const without = (...gone: readonly (GameName | Feature)[]) => ({
  features: Object.fromEntries(FEATURES.map((feature) => [feature, !gone.includes(feature)])) as Record<
    Feature,
    boolean
  >,
  isVisible: (game: GameName) => !gone.includes(game),
});

describe('an address that the upstream advertises', () => {
  it.each<[string, readonly (GameName | Feature)[]]>([
    ['/sport/soccer', ['soccer']],
    ['/sport/cricket/m-1', ['cricket']],
    ['/sport/bd/m-7?from=home', ['bd']],
    ['/sport', SPORTS],
    ['/sport/all', ['soccer', 'basketball', 'bd']],
    ['/sport/live', ['soccer', 'basketball', 'bd', 'cricket']],
    ['/booking/abc', ['soccer', 'basketball', 'bd']],
    ['/lottery', GAMES.slice(0, 7)],
    ['/lottery/pk10', ['pk10']],
    ['/results/soccer', ['soccer']],
    ['/howToPlay/cricket', ['cricket']],
    ['/game/pgGame', ['pgGames']],
    ['/game/play/tadaGame/5', ['tadaGames']],
    ['/game/cardGame', ['cardGame']],
    ['/pggamelist', ['pgGames']],
    ['/live-games', ['winfinity']],
    ['/chat', ['chat']],
    ['/?chat=true', ['chat']],
    ['/invite', ['invite']],
    ['/profile?invite=true', ['invite']],
  ])('%s is offered with, and not without %j', (address, needs) => {
    expect(isOfferedPath(address, without())).toBe(true);
    expect(isOfferedPath(address, without(...needs))).toBe(false);
  });

  it.each(['/', '/promotions/promo-1', '/my-bets', '/profile', '/pages/terms', '/landing/of-their-own'])(
    '%s needs nothing',
    (address) => expect(isOfferedPath(address, without(...FEATURES, ...SPORTS, ...GAMES))).toBe(true),
  );

  it('is left out with the feature that the content is about, wherever it leads', () => {
    const content = { url: 'https://elsewhere.example/', feature: 'bonus' } as const;
    expect(isOfferedContent(content, without())).toBe(true);
    expect(isOfferedContent(content, without('bonus'))).toBe(false);
    expect(isOfferedContent({ url: '/lottery' }, without(...GAMES))).toBe(false);
    const own = { url: `${location.origin}/lottery?from=mail` };
    expect(isOfferedContent(own, without(...GAMES))).toBe(false);
    expect(isOfferedContent({ url: 'https://elsewhere.example/lottery' }, without(...GAMES))).toBe(true);
  });
});
