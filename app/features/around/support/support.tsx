import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { paths } from '#app/paths.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ChannelLink } from './channel-link.tsx';
import { channelsOf } from './channels.ts';
import { useListSupportChannelsQuery } from './support-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './support.module.css';

/** Every contact channel. The brand's own are shown at once, also if the upstream's cannot be loaded. */
export function Support() {
  const { t } = useTranslation(['support', 'shell']);
  const brand = useBrand();
  const { data, isLoading, isError, error, refetch } = useListSupportChannelsQuery();
  return (
    <div className={stack.fit4}>
      {/* Mail and telephone have hours, which only the brand knows. */}
      {brand.features.chat && <p className={muted.lead}>{t('support:lead')}</p>}
      <ul className={stack.fit2}>
        {channelsOf(brand, data).map((channel) => (
          <li key={JSON.stringify(channel)}>
            <ChannelLink channel={channel} />
          </li>
        ))}
      </ul>
      {isLoading && <Skeleton rows={1} label={t('shell:loading')} />}
      {isError && data === undefined && <LoadFailed text={t('support:failed')} error={error} onRetry={refetch} />}
      <p className={muted.lead}>
        <span>{t('support:risk')}</span>{' '}
        <Link to={paths.protection} className={styles.inline}>
          {t('support:protection')}
        </Link>
      </p>
    </div>
  );
}
