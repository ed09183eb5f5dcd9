import { useTranslation } from 'react-i18next';
import { useGetMemberQuery } from '#app/features/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { Loading } from './loading.tsx';
import { useListVipLevelsQuery } from './profile-api.ts';
import * as styles from './profile.module.css';

/** Deposits are counted in the upstream's own currency. */
const CURRENCY = 'USDT';

/**
 * Where the player stands among the levels, and what each takes. The upstream says which level is reached, not how much has been paid
 * in: the picture shows levels and promises no sum that is missing.
 */
export function VipLevels() {
  const { t, i18n } = useTranslation('profile');
  const levels = useListVipLevelsQuery();
  const member = useGetMemberQuery();
  if (levels.data === undefined || member.data === undefined) {
    const retry = () => [levels, member].filter(({ isError }) => isError).map(({ refetch }) => refetch());
    return <Loading isError={levels.isError || member.isError} onRetry={retry} />;
  }
  const reached = member.data.level;
  const sorted = levels.data.toSorted((a, b) => a.level - b.level);
  const current = sorted.findLast(({ level }) => level <= reached);
  const next = sorted.find(({ level }) => level > reached);
  const money = (amount: string) => `${formatAmount(amount, CURRENCY, i18n.language)} ${CURRENCY}`;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('sections.vip')}</h2>
      {current !== undefined && <p>{t('vip.now', { name: current.name })}</p>}
      <progress
        className={styles.progress}
        aria-label={t('vip.steps')}
        max={sorted.length}
        value={sorted.filter(({ level }) => level <= reached).length}
      />
      <p className={styles.lead}>
        {next === undefined ? t('vip.top') : t('vip.next', { name: next.name, amount: money(next.recharge) })}
      </p>
      <ol className={styles.levels}>
        {sorted.map(({ level, name, recharge }) => (
          <li key={level} className={styles.level} aria-current={level === current?.level ? 'step' : undefined}>
            <strong>{name}</strong>
            <span>{t('vip.from', { amount: money(recharge) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
