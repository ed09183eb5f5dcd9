import { useTranslation } from 'react-i18next';

/** The levels that the specification names; any other has the upstream's name. */
const NAMES = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

export function useLevelName() {
  const { t } = useTranslation('profile');
  return ({ name }: { readonly name: string }): string => {
    const known = NAMES.find((each) => each === name.toLowerCase());
    return known === undefined ? name : t(`vip.names.${known}`);
  };
}
