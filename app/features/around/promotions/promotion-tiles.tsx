import { useTranslation } from 'react-i18next';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { PromotionCard, PromotionCardShape } from './promotion-card.tsx';
import { PROMOTION_KIND, usePromotions } from './promotions-api.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './promotions.module.css';

/** Section 9 of the specification. */
const MAX = 2;

/** The home page's promotions: the first two. They are hidden if they fail to load, unless the server says why. */
export function PromotionTiles() {
  const { t } = useTranslation('promotions');
  const { data, isError, error } = usePromotions();
  const tiles = data?.filter(({ kind }) => kind === PROMOTION_KIND.tile).slice(0, MAX);
  const said = tiles === undefined ? wordsOf(error) : undefined;
  if (said !== undefined) return <p className={empty.empty}>{said}</p>;
  if (tiles?.length === 0 || (isError && tiles === undefined)) return null;
  return (
    <section className={styles.tiles} aria-label={t('title')}>
      {tiles === undefined
        ? Array.from({ length: MAX }, (_, place) => <PromotionCardShape key={place} />)
        : tiles.map((promotion) => <PromotionCard key={promotion.id} promotion={promotion} />)}
    </section>
  );
}
