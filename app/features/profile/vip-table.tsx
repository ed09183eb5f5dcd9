import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import type { VipLevel } from '#contract/entities/content.ts';
import { formatRound } from '#app/i18n/format.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useLevelName } from './use-level-name.ts';
import * as styles from './vip.module.css';

interface VipTableProps {
  /** From the lowest up. */
  readonly levels: readonly InferOutput<typeof VipLevel>[];
  readonly current: number | undefined;
  readonly currency: string;
}

const IMAGE = 32;

/** What each level takes: from the threshold of the one before to its own (section 3 of the specification). */
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
                {nameOf(each)}
              </span>
            </th>
            <td>
              <strong>{t('vip.from', { amount: `${amount(each.recharge)} ${currency}` })}</strong>
              {index > 0 && (
                <span className={styles.range}>
                  {`${amount(levels[index - 1]?.recharge ?? '0')} – ${amount(each.recharge)} ${currency}`}
                </span>
              )}
            </td>
            <td>
              <span className={styles.state}>
                {each.level <= current && <BadgeCheck size={16} aria-hidden="true" />}
                {t(`vip.states.${stateOf(each.level)}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
