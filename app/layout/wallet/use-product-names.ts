import { useTranslation } from 'react-i18next';
import { PRODUCT_IDS } from '#contract/entities';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { gameName } from '#app/layout/nav-entries.ts';

type Product = keyof typeof PRODUCT_IDS;
const PRODUCTS = Object.keys(PRODUCT_IDS) as Product[];
const isProduct = (game: string): game is Product => Object.hasOwn(PRODUCT_IDS, game);

/** The products that the player can see, with their names: the brand's sports first, in its order. */
export function useProductNames(): readonly { readonly id: number; readonly name: string }[] {
  const { t } = useTranslation('shell');
  const { isVisible } = useAvailability();
  const { sports } = useBrand();
  const others = PRODUCTS.filter((game) => !(sports as readonly string[]).includes(game));
  return [...sports.filter((sport) => isProduct(sport)), ...others]
    .filter(isVisible)
    .map((game) => ({ id: PRODUCT_IDS[game], name: gameName(game, t) }));
}
