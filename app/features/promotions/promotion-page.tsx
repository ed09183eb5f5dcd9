import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ContentLink } from '#app/ui/content-link.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { OutsideHtml } from '#app/ui/outside-html.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useListPromotionsQuery } from './promotions-api.ts';
import * as styles from './promotion-page.module.css';

interface PromotionPageProps {
  readonly id: string;
  /** The page's heading. */
  readonly Title: ComponentType<{ readonly text: string }>;
}

/** One promotion: its picture, its terms, and where it leads. One that is over says so. */
export function PromotionPage({ id, Title }: PromotionPageProps) {
  const { t } = useTranslation(['promotions', 'shell']);
  const { data, isError, refetch } = useListPromotionsQuery();
  const promotion = data?.find((each) => each.id === id);
  return (
    <article className={styles.page}>
      <Link to={paths.promotions} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('promotions:all')}
      </Link>
      <Title text={promotion?.title ?? (data === undefined ? t('promotions:title') : t('promotions:goneTitle'))} />
      {data === undefined && !isError && <Skeleton rows={4} label={t('promotions:loading')} />}
      {data === undefined && isError && (
        <LoadFailed
          text={t('promotions:failed')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {data !== undefined && promotion === undefined && <p>{t('promotions:gone')}</p>}
      {promotion !== undefined && (
        <>
          <div className={styles.frame}>
            <Picture src={promotion.image} alt="" width={640} height={360} className={styles.picture} />
          </div>
          <OutsideHtml html={promotion.content} loading={t('promotions:loading')} />
          {promotion.url !== fillPath(paths.promotion, { id }) && (
            <ContentLink href={promotion.url} className={styles.on}>
              {t('promotions:open')}
            </ContentLink>
          )}
        </>
      )}
    </article>
  );
}
