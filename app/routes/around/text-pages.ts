import type { Brand } from '#contract/brand';
import { isLottery } from '#app/features/around/availability/index.ts';

/** `own` is written by the brand's data: its company, licence, limits and languages. */
const FOUR = ['s1', 's2', 's3', 'own'] as const;
const SIX = ['s1', 's2', 's3', 's4', 's5', 'own'] as const;

/** The pages of text and their sections; a page's texts are the namespace `page-<name>`. */
export const TEXT_PAGES = {
  agreement: FOUR,
  terms: SIX,
  privacy: SIX,
  rules: SIX,
  fairness: SIX,
  faq: SIX,
  aml: SIX,
  'self-exclusion': SIX,
  'gamble-aware': SIX,
} as const;

export type TextPageName = keyof typeof TEXT_PAGES;
type Offer = Pick<Brand, 'profile' | 'sports' | 'games' | 'features' | 'company'>;

const hasSports = ({ sports }: Offer): boolean => sports.length > 0;
/** Without its company and licence the sentences about the house have gaps. */
const hasHouse = ({ company }: Offer): boolean => (company?.licences.length ?? 0) > 0;
const hasGames = ({ games }: Offer): boolean => games.length > 0;
const hasLotteries = ({ games }: Offer): boolean => games.some(isLottery);
/** Where a jurisdiction forbids bonuses, the brand's own text says so. */
const hasBonusTerms = ({ features, profile }: Offer): boolean => features.bonus || profile !== 'none';

/** Sections about what a brand may not offer. */
const ABOUT: Readonly<Record<string, (offer: Offer) => boolean>> = {
  'terms:s3': hasBonusTerms,
  'rules:s1': hasSports,
  'rules:s2': hasSports,
  'rules:s5': hasLotteries,
  'fairness:s1': hasSports,
  'fairness:s2': hasSports,
  'fairness:s3': hasGames,
  'fairness:s4': hasGames,
  'faq:s3': hasSports,
  'faq:s4': hasSports,
};

export function isTextPage(page: string): page is TextPageName {
  return Object.hasOwn(TEXT_PAGES, page);
}

/** The sections of a page that are about something that the brand has: anchor and text keys of each. */
export function sectionsOf(page: TextPageName, brand: Offer) {
  const sections =
    page === 'agreement'
      ? TEXT_PAGES[page].map((id) => keysOf(page, id))
      : TEXT_PAGES[page].map((id) => keysOf(page, id));
  return sections.filter(({ id }) => (id === 'own' ? hasHouse(brand) : (ABOUT[`${page}:${id}`]?.(brand) ?? true)));
}

function keysOf<Page extends TextPageName, Id extends (typeof TEXT_PAGES)[Page][number]>(page: Page, id: Id) {
  return { id, title: `page-${page}:${id}.title`, text: `page-${page}:${id}.text` } as const;
}
