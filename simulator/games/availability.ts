import { GAME_STATUS } from '#contract/entities/config.ts';
import type { GameStatus } from '#contract/entities/config.ts';
import type { Kept } from '#simulator/store/kept.ts';
import { PRODUCT_IDS } from '#contract/entities/product-ids.ts';

/** Which games a world offers; control calls change it. The list is a new object exactly when something changed. */
export class Availability {
  readonly #kept: Kept;
  #list: { game_id: number; status: GameStatus }[] = [];

  constructor(kept: Kept) {
    this.#kept = kept;
    this.reload();
  }

  /** Reads anew what the store holds. */
  reload(): void {
    const set = new Map(this.#kept.all<GameStatus>('availability'));
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
    this.#kept.set('availability', String(gameId), status);
    return true;
  }

  isActive(gameId: number): boolean {
    return this.#list.some(({ game_id, status }) => game_id === gameId && status === GAME_STATUS.active);
  }
}
