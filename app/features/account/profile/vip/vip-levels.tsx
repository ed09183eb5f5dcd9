import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  exchangeAmount,
  useGetMemberQuery,
  useListCurrenciesQuery,
  useWallet,
} from '#app/features/account/account/index.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Loading } from '#app/features/account/profile/loading.tsx';
import { paidInAs } from './paid-in.ts';
import { useGetPaidInQuery, useListVipLevelsQuery } from '#app/features/account/profile/profile-api.ts';
import { useLevelName } from './use-level-name.ts';
import { VipNext } from './vip-next.tsx';
import { VipTable } from './vip-table.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
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
  const wallet = useWallet();
  const movedAt = useAppSelector(({ push }) => push.movedAt);
  const { refetch } = member;
  // A deposit that is counted may have brought another level.
  useEffect(() => {
    if (movedAt !== undefined) void refetch();
  }, [movedAt, refetch]);
  // Thresholds are in the base currency. If there is none, their currency is unknown and nothing is added up.
  const base = currencies.data?.find(({ exchange }) => IS_ONE.test(exchange))?.currency;
  const own = currencies.data?.find((each) => each.currency === wallet?.currency);
  const currency = own?.currency ?? base;
  const isBaseMissing = currencies.data !== undefined && base === undefined;
  const isFailed = isBaseMissing || asked.some(({ isError }) => isError);
  const retry = () => asked.filter(({ isError }) => isError || isBaseMissing).map((each) => each.refetch());
  const state = <Loading isError={isFailed} error={asked.find(({ isError }) => isError)?.error} onRetry={retry} />;
  if (!levels.data || !member.data || !paid.data || !currencies.data || currency === undefined || base === undefined)
    return state;
  const reached = member.data.level;
  const thresholdIn = (amount: string) =>
    exchangeAmount(amount, { from: base, to: currency }, currencies.data) ?? amount;
  const sorted = levels.data
    .map((level) => ({ ...level, recharge: currency === base ? level.recharge : thresholdIn(level.recharge) }))
    .toSorted((a, b) => a.level - b.level);
  const current = sorted.findLast(({ level }) => level <= reached);
  const next = sorted.find(({ level }) => level > reached);
  const sum = paidInAs(paid.data, currency, currencies.data);
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  return (
    <section className={stack.fit4}>
      <h2 className={styles.title}>{t('sections.vip')}</h2>
      {isFailed ? state : <LateNote of={[member, paid]} />}
      {current !== undefined && (
        <p className={vip.now}>
          <Picture src={current.image} alt="" width={IMAGE} height={IMAGE} className={vip.medal} />
          <span>{t('vip.now', { name: nameOf(current) })}</span>
        </p>
      )}
      {next === undefined ? (
        <p className={muted.lead}>{t('vip.top')}</p>
      ) : (
        <VipNext
          paid={sum}
          from={current?.recharge ?? '0'}
          to={next.recharge}
          names={{ from: current && nameOf(current), to: nameOf(next) }}
          money={money}
        />
      )}
      {[...Object.keys(paid.data), base].some((name) => name !== currency) && (
        <p className={muted.lead}>{t('vip.rates')}</p>
      )}
      <VipTable levels={sorted} current={current?.level} currency={currency} />
    </section>
  );
}
