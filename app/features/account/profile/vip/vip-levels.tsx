import { useTranslation } from 'react-i18next';
import { useGetMemberQuery, useListCurrenciesQuery } from '#app/features/account/account/index.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Loading } from '#app/features/account/profile/loading.tsx';
import { paidInAs } from './paid-in.ts';
import { useGetPaidInQuery, useListVipLevelsQuery } from '#app/features/account/profile/profile-api.ts';
import { useLevelName } from './use-level-name.ts';
import { VipNext } from './vip-next.tsx';
import { VipTable } from './vip-table.tsx';
import * as styles from '#app/features/account/profile/profile.module.css';
import * as vip from './vip.module.css';

const IMAGE = 48;
const IS_ONE = /^1(?:\.0+)?$/;

/**
 * The player's level, the distance to the next, and the threshold of each. The upstream says which level is reached; the deposits
 * are added up here.
 */
export function VipLevels() {
  const { t, i18n } = useTranslation('profile');
  const nameOf = useLevelName();
  const levels = useListVipLevelsQuery();
  const member = useGetMemberQuery(undefined, { refetchOnMountOrArgChange: true });
  const paid = useGetPaidInQuery(undefined, { refetchOnMountOrArgChange: true });
  const currencies = useListCurrenciesQuery();
  const asked = [levels, member, paid, currencies];
  // Thresholds are in the base currency. If there is none, their currency is unknown and nothing is added up.
  const currency = currencies.data?.find(({ exchange }) => IS_ONE.test(exchange))?.currency;
  if (!levels.data || !member.data || !paid.data || !currencies.data || currency === undefined) {
    const isBaseMissing = currencies.data !== undefined && currency === undefined;
    const retry = () => asked.filter(({ isError }) => isError || isBaseMissing).map(({ refetch }) => refetch());
    return <Loading isError={isBaseMissing || asked.some(({ isError }) => isError)} onRetry={retry} />;
  }
  const reached = member.data.level;
  const sorted = levels.data.toSorted((a, b) => a.level - b.level);
  const current = sorted.findLast(({ level }) => level <= reached);
  const next = sorted.find(({ level }) => level > reached);
  const sum = paidInAs(paid.data, currency, currencies.data);
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('sections.vip')}</h2>
      {current !== undefined && (
        <p className={vip.now}>
          <Picture src={current.image} alt="" width={IMAGE} height={IMAGE} className={vip.medal} />
          {t('vip.now', { name: nameOf(current) })}
        </p>
      )}
      {next === undefined ? (
        <p className={styles.lead}>{t('vip.top')}</p>
      ) : (
        <VipNext
          paid={sum}
          from={current?.recharge ?? '0'}
          to={next.recharge}
          names={{ from: current && nameOf(current), to: nameOf(next) }}
          money={money}
        />
      )}
      {Object.keys(paid.data).some((name) => name !== currency) && <p className={styles.lead}>{t('vip.rates')}</p>}
      <VipTable levels={sorted} current={current?.level} currency={currency} />
    </section>
  );
}
