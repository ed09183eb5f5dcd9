import type { CricketMatch } from '#contract/entities';

export type CricketOffer = CricketMatch['bets'][string];

export interface CricketCategory {
  readonly label: string;
  readonly offers: readonly (CricketOffer & { readonly id: string })[];
}

/** The offers of a match by category, in the upstream's order. */
export function byCategory({ bets }: Pick<CricketMatch, 'bets'>): readonly CricketCategory[] {
  const categories = new Map<string, (CricketOffer & { id: string })[]>();
  for (const [id, offer] of Object.entries(bets)) {
    const offers = categories.get(offer.categoryLabel) ?? [];
    offers.push({ id, ...offer });
    categories.set(offer.categoryLabel, offers);
  }
  return [...categories].map(([label, offers]) => ({ label, offers }));
}
