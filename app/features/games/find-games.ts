import type { Game } from './games-api.ts';

export interface Wish {
  readonly text: string;
  /** Undefined: every category. */
  readonly category: string | undefined;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The games that fit what was typed, in the provider's order. Every word must be in the name; accents and case do not count. */
export function findGames(games: readonly Game[], { text, category }: Wish): readonly Game[] {
  const words = folded(text).split(/\s+/u).filter(Boolean);
  return games.filter((game) => {
    const name = folded(game.name);
    return (category === undefined || game.category === category) && words.every((word) => name.includes(word));
  });
}

/** The categories that the list has, once each, in the order of their first game. */
export const categoriesOf = (games: readonly Game[]): readonly string[] => [
  ...new Set(games.map(({ category }) => category).filter(Boolean)),
];
