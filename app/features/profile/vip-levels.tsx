import { useTranslation } from 'react-i18next';
import { useGetMemberQuery, useListCurrenciesQuery } from '#app/features/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Loading } from './loading.tsx';
import { paidInAs } from './paid-in.ts';
import { useGetPaidInQuery, useListVipLevelsQuery } from './profile-api.ts';
import { useLevelName } from './use-level-name.ts';
import { VipNext } from './vip-next.tsx';
import { VipTable } from './vip-table.tsx';
import * as styles from './profile.module.css';
import * as vip from './vip.module.css';

/** What the thresholds are in where no currency has the rate 1. */
const CURRENCY = 'USDT';
const IMAGE = 48;
const IS_ONE = /^1(?:\.0+)?$/;

/**
 * Where the player stands among the levels, how far it is to the next, and what each takes. The upstream says which level is reached;
 * how much has been paid in is added up from the player's own deposits.
 */
export function VipLevels() {
  const { t, i18n } = useTranslation('profile');
  const nameOf = useLevelName();
  const levels = useListVipLevelsQuery();
  const member = useGetMemberQuery(undefined, { refetchOnMountOrArgChange: true });
  const paid = useGetPaidInQuery(undefined, { refetchOnMountOrArgChange: true });
  const currencies = useListCurrenciesQuery();
  const asked = [levels, member, paid, currencies];
  if (!levels.data || !member.data || !paid.data || !currencies.data) {
    const retry = () => asked.filter(({ isError }) => isError).map(({ refetch }) => refetch());
    return <Loading isError={asked.some(({ isError }) => isError)} onRetry={retry} />;
  }
  const reached = member.data.level;
  const sorted = levels.data.toSorted((a, b) => a.level - b.level);
  const current = sorted.findLast(({ level }) => level <= reached);
  const next = sorted.find(({ level }) => level > reached);
  const currency = currencies.data.find(({ exchange }) => IS_ONE.test(exchange))?.currency ?? CURRENCY;
  const sum = paidInAs(paid.data, currency, currencies.data);
  const money = (amount: string) => `${formatAmount(amount, currency, i18n.language)} ${currency}`;
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
