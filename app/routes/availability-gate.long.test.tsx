import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import type { Simulator } from '#simulator';
import { keep, kept, openVault } from '#app/store/vault.ts';
import { renderApp } from '#app/test/render-app.tsx';

describe('the page of a game', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
    await openVault('test');
  });

  const open = async (status: 1 | 2 | 3) => {
    app = await renderApp('/sport/soccer');
    // Nothing has left yet: the first answer has it.
    const world = app.simulator.world();
    world.change(() => world.availability.set(PRODUCT_IDS.soccer, status));
  };

  it('is not there when the upstream hides the game', async () => {
    await open(GAME_STATUS.hidden);
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(kept('visible_games')).not.toContain(PRODUCT_IDS.soccer);
    expect(kept('available_games')).toContain(PRODUCT_IDS.soccer);
  });

  it('says so when the upstream has disabled it', async () => {
    await open(GAME_STATUS.disabled);
    expect(await app.screen.findByRole('heading', { level: 1, name: 'This game is switched off' })).toBeTruthy();
    expect(kept('disable_games')).toEqual([PRODUCT_IDS.soccer]);
  });

  it.each([
    ['/sport/cricket', GAME_STATUS.hidden, 'Page not found'],
    ['/sport/cricket', GAME_STATUS.disabled, 'This game is switched off'],
    ['/sport/cricket/c1-1', GAME_STATUS.hidden, 'Page not found'],
    ['/sport/cricket/c1-1', GAME_STATUS.disabled, 'This game is switched off'],
  ] as const)('%s of cricket with the status %s: %s', async (address, status, text) => {
    app = await renderApp(address, {
      before: ({ simulator }) => {
        const world = simulator.world();
        world.change(() => world.availability.set(PRODUCT_IDS.cricket, status));
      },
    });
    expect(await app.screen.findByText(text)).toBeTruthy();
    expect(app.screen.queryByTestId('cricket-match')).toBeNull();
  });

  it("is painted from the last visit's answer", async () => {
    await keep({ available_games: [10], visible_games: [], disable_games: [10] });
    app = await renderApp('/sport/soccer');
    expect(app.screen.queryAllByRole('heading', { level: 1, name: 'Soccer' })).toHaveLength(0);
    // The upstream has switched it on again meanwhile.
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Soccer' })).toBeTruthy();
  });

  it("says above the lobby that the game is not offered in the player's region", async () => {
    const closed = (countries: readonly string[]) => ({
      signedInAs: 'player@demo.slipway.test',
      before: ({ simulator }: { simulator: Simulator }) => {
        const world = simulator.world();
        world.bookRules.setLimits('soccer', { disabled_regions: [...countries] });
      },
    });
    app = await renderApp('/sport/soccer', closed(['BR']));
    expect(await app.screen.findByText('This game is not offered in your region.')).toBeTruthy();
    await app.close();
    app = await renderApp('/sport/soccer', closed(['IN']));
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Soccer' })).toBeTruthy();
    await vi.waitFor(() =>
      expect(app.simulator.world().journal.list({ row: 'getGameLimits' }).length).toBeGreaterThan(0),
    );
    expect(app.screen.queryByText('This game is not offered in your region.')).toBeNull();
  });

  it('says so of a region that the brand itself closes, whatever the upstream closes', async () => {
    app = await renderApp('/sport/soccer', {
      signedInAs: 'player@demo.slipway.test',
      settings: ({ rules }) => ({ rules: { ...rules, disabledRegions: { soccer: ['BR'] } } }),
    });
    expect(await app.screen.findByText('This game is not offered in your region.')).toBeTruthy();
  });
});
