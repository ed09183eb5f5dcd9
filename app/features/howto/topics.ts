import type { PageBrand } from '#contract/brand/app-config.ts';
import { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { SportGame } from '#contract/entities/sport-game.ts';

/** What there is a page about; the six Mark Six games are played alike. */
export type Topic = SportGame | 'cricket' | 'marksix' | 'pk10';

/** The pages of a brand: what it has, in its order. */
export function topicsOf({ sports, games }: Pick<PageBrand, 'sports' | 'games'>): readonly Topic[] {
  const ofSports = sports.filter((sport): sport is SportGame | 'cricket' => sport !== '365sports');
  const hasMarkSix = MarkSixGame.options.some((game) => games.includes(game));
  return [
    ...ofSports,
    ...(hasMarkSix ? (['marksix'] as const) : []),
    ...(games.includes('pk10') ? (['pk10'] as const) : []),
  ];
}

/** The page that an address names: a topic, or one of the Mark Six games by its own name. */
export function topicOf(name: string | undefined, topics: readonly Topic[]): Topic | undefined {
  const isMarkSix = (MarkSixGame.options as readonly (string | undefined)[]).includes(name);
  return topics.find((topic) => topic === name || (isMarkSix && topic === 'marksix'));
}

export const isSportTopic = (topic: Topic): topic is SportGame =>
  (SportGame.options as readonly string[]).includes(topic);
