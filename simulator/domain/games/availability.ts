import { GAME_STATUS, type GameStatus, PRODUCT_IDS } from '#contract/entities';
import type { Settings } from '../../core/store/settings.ts';

/** Offered games, which control calls change. The list is a new object exactly after a change. */
export class Availability {
  readonly #settings: Settings;
  #list: { game_id: number; status: GameStatus }[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
    this.reload();
  }

  reload(): void {
    const set = new Map(this.#settings.all<GameStatus>('availability'));
    this.#list = Object.values(PRODUCT_IDS).map((game_id) => ({
      game_id,
      status: set.get(String(game_id)) ?? GAME_STATUS.active,
    }));
  }

  list(): { game_id: number; status: GameStatus }[] {
    return this.#list;
  }

  set(gameId: number, status: GameStatus): boolean {
    if (!this.#list.some(({ game_id }) => game_id === gameId)) return false;
    this.#list = this.#list.map((game) => (game.game_id === gameId ? { ...game, status } : game));
    this.#settings.set('availability', String(gameId), status);
    return true;
  }

  isActive(gameId: number): boolean {
    return this.#list.some(({ game_id, status }) => game_id === gameId && status === GAME_STATUS.active);
  }
}
