import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PROMOTION_KIND, usePromotions } from './promotions-api.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './promotions.module.css';

export function Promotions() {
  const { t } = useTranslation('promotions');
  const { data, isError, error, refetch } = usePromotions();
  const promotions = data?.filter(({ kind }) => kind === PROMOTION_KIND.tile);
  return (
    <>
      {isError && <LoadFailed text={t('failed')} error={error} onRetry={refetch} />}
      {promotions === undefined && !isError && <Skeleton rows={3} label={t('loading')} />}
      {promotions?.length === 0 && <p className={empty.empty}>{t('empty')}</p>}
      <ul className={styles.list}>
        {promotions?.map((promotion) => (
          <li key={promotion.id} className={styles.entry}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </>
  );
}
