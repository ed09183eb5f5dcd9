import { useTranslation } from 'react-i18next';

const KNOWN = ['slots', 'table', 'fishing', 'arcade'] as const;

/** A category in the player's language; one without a translation has the provider's name. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('games');
  return (category) => {
    const known = KNOWN.find((each) => each === category.toLowerCase());
    return known === undefined ? category : t(`category.${known}`);
  };
}
