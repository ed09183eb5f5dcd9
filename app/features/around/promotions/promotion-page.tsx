import { ArrowLeft } from 'lucide-react';
import { useCallback, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsOffered } from '#app/features/around/availability/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { fillPath, paths } from '#app/paths.ts';
import { ContentLink } from '#app/ui/content-link.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { OperatorHtml } from '#app/ui/operator-html.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { usePromotions } from './promotions-api.ts';
import * as buttons from '#app/ui/button.module.css';
import * as styles from './promotion-page.module.css';

interface PromotionPageProps {
  readonly id: string;
  /** The page's heading. */
  readonly Title: ComponentType<{ readonly text: string }>;
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** One promotion: its picture, its terms, and its link. An expired one says so. */
export function PromotionPage({ id, Title }: PromotionPageProps) {
  const { t, i18n } = useTranslation('promotions');
  const isOffered = useIsOffered();
  const { data, isError, error, refetch } = usePromotions();
  const promotion = data?.find((each) => each.id === id);
  const { from, until, button } = promotion ?? {};
  const day = (instant: string) => formatTime(instant, i18n.language, DAY);
  const isOfferedUrl = useCallback((url: string) => isOffered({ url }), [isOffered]);
  return (
    <article className={styles.page}>
      <Link to={paths.promotions} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('all')}
      </Link>
      <div lang={promotion?.lang} dir="auto">
        <Title text={promotion?.title ?? (data === undefined ? t('title') : t('goneTitle'))} />
      </div>
      {data === undefined && !isError && <Skeleton rows={4} label={t('loading')} />}
      {data === undefined && isError && <LoadFailed text={t('failed')} error={error} onRetry={refetch} />}
      {data !== undefined && promotion === undefined && <p>{t('gone')}</p>}
      {promotion !== undefined && (
        <>
          <div className={styles.frame}>
            <Picture src={promotion.image} alt="" width={640} height={360} className={styles.picture} />
          </div>
          {from !== undefined && until !== undefined && <p>{t('period', { from: day(from), until: day(until) })}</p>}
          <OperatorHtml
            html={promotion.content}
            lang={promotion.lang}
            loading={t('loading')}
            isOffered={isOfferedUrl}
          />
          {promotion.url !== fillPath(paths.promotion, { id }) && (
            <ContentLink href={promotion.url} className={`${buttons.button} ${styles.on}`}>
              {button ?? t('open')}
            </ContentLink>
          )}
        </>
      )}
    </article>
  );
}
