import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import type { VipLevel } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { formatRound, withCurrency } from '#app/i18n/format.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useLevelName } from './use-level-name.ts';
import * as styles from './vip.module.css';

interface VipTableProps {
  /** Lowest level first. */
  readonly levels: readonly InferOutput<typeof VipLevel>[];
  readonly current: number | undefined;
  readonly currency: string;
}

const IMAGE = 32;

/**
 * The amounts of each level: from the previous level's threshold to its own (specification, section 3), and from where it applies, since
 * "0 – 500" alone reads as if 100 were enough.
 */
export function VipTable({ levels, current = -1, currency }: VipTableProps) {
  const { t, i18n } = useTranslation('profile');
  const nameOf = useLevelName();
  const amount = (text: string) => formatRound(text, i18n.language);
  const stateOf = (level: number) => (level === current ? 'current' : level < current ? 'reached' : 'later');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('vip.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('vip.level')}</th>
          <th scope="col">{t('vip.range')}</th>
          <th scope="col">{t('vip.state')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((each, index) => (
          <tr key={each.level} data-state={stateOf(each.level)} aria-current={each.level === current || undefined}>
            <th scope="row">
              <span className={styles.name}>
                <Picture src={each.image} alt="" width={IMAGE} height={IMAGE} className={styles.image} />
                <span>{nameOf(each)}</span>
              </span>
            </th>
            <td>
              <strong>{t('vip.from', { amount: withCurrency(amount(each.recharge), currency) })}</strong>
              {(index > 0 || compareAmounts(each.recharge, '0') > 0) && (
                <span className={styles.range}>
                  {t('vip.way', {
                    from: amount(levels[index - 1]?.recharge ?? '0'),
                    to: withCurrency(amount(each.recharge), currency),
                  })}
                </span>
              )}
            </td>
            <td>
              <span className={styles.state}>
                {each.level <= current && <BadgeCheck size={16} aria-hidden="true" />}
                <span>{t(`vip.states.${stateOf(each.level)}`)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
