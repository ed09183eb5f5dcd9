import type { Game } from '#app/features/around/games/games-api.ts';
import { foldText } from '#app/i18n/fold-text.ts';

export interface GameFilter {
  readonly text: string;
  /** Undefined: every category. */
  readonly category: string | undefined;
}

/** The games that match the search, in the provider's order. Every word must be in the name; accents and case are ignored. */
export function findGames(games: readonly Game[], { text, category }: GameFilter): readonly Game[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  return games.filter((game) => {
    const name = foldText(game.name);
    return (category === undefined || game.category === category) && words.every((word) => name.includes(word));
  });
}

/** The categories of the list, once each, in the order of their first game. */
export const categoriesOf = (games: readonly Game[]): readonly string[] => [
  ...new Set(games.map(({ category }) => category).filter(Boolean)),
];
