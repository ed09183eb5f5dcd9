import { useTranslation } from 'react-i18next';
import { vipProgress } from './paid-in.ts';
import * as styles from './vip.module.css';

interface VipNextProps {
  /** Total deposits, and the thresholds of this level and the next, in one currency. */
  readonly paid: string;
  readonly from: string;
  readonly to: string;
  readonly names: { readonly from: string | undefined; readonly to: string };
  readonly money: (amount: string) => string;
}

const WHOLE = 1_000;

/** The way to the next level: a bar and its amounts. */
export function VipNext({ paid, from, to, names, money }: VipNextProps) {
  const { t } = useTranslation('profile');
  const { missing, share } = vipProgress(paid, from, to);
  return (
    <div className={styles.next}>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('vip.paid')}</dt>
          <dd translate="no" data-testid="vip-paid">
            {money(paid)}
          </dd>
        </div>
        <div>
          <dt>{t('vip.missing', { name: names.to })}</dt>
          <dd translate="no" data-testid="vip-missing">
            {money(missing)}
          </dd>
        </div>
      </dl>
      <progress
        className={styles.bar}
        aria-label={t('vip.towards', { name: names.to })}
        aria-valuetext={t('vip.progress', { done: money(paid), goal: money(to) })}
        max={WHOLE}
        value={share}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>
          {names.from} {money(from)}
        </span>
        <span>
          {names.to} {money(to)}
        </span>
      </div>
    </div>
  );
}
