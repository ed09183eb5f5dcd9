import type { PageBrand } from '#contract/brand';
import { MarkSixGame, SportGame } from '#contract/entities';

/** The topics that have a page. The six Mark Six games share one. */
export type Topic = SportGame | 'cricket' | 'marksix' | 'pk10';

/** The pages of a brand, in the brand's order. */
export function topicsOf({ sports, games }: Pick<PageBrand, 'sports' | 'games'>): readonly Topic[] {
  const ofSports = sports.filter((sport): sport is SportGame | 'cricket' => sport !== '365sports');
  const hasMarkSix = MarkSixGame.options.some((game) => games.includes(game));
  return [
    ...ofSports,
    ...(hasMarkSix ? (['marksix'] as const) : []),
    ...(games.includes('pk10') ? (['pk10'] as const) : []),
  ];
}

/** The topic that an address names. A Mark Six game may be named by its own name. */
export function topicOf(name: string | undefined, topics: readonly Topic[]): Topic | undefined {
  const isMarkSix = (MarkSixGame.options as readonly (string | undefined)[]).includes(name);
  return topics.find((topic) => topic === name || (isMarkSix && topic === 'marksix'));
}

export const isSportTopic = (topic: Topic): topic is SportGame =>
  (SportGame.options as readonly string[]).includes(topic);
