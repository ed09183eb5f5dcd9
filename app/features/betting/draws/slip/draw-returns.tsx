import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { formatMoney } from '#app/i18n/format.ts';
import type { DrawSummary } from './summarise-draw-slip.ts';

interface DrawReturnsProps {
  readonly summary: DrawSummary;
  readonly currency: string;
  /** Of each row. */
  readonly className: string | undefined;
}

/** The highest return of a draw slip; the guaranteed and the lowest one where they say more; all exact. */
export function DrawReturns({ summary: { returns }, currency, className }: DrawReturnsProps) {
  const { t, i18n } = useTranslation('slip');
  if (returns === undefined) return null;
  const { max, min, guaranteed } = returns;
  const rows = [
    ...(compareAmounts(guaranteed, '0') > 0 ? (['guaranteed'] as const) : []),
    ...(compareAmounts(guaranteed, '0') === 0 && compareAmounts(min, max) < 0 ? (['min'] as const) : []),
    'max' as const,
  ];
  return rows.map((name) => (
    <p key={name} className={className}>
      <span>{t(`totals.${name}`)}</span>
      <strong translate="no" data-testid={`draw-${name}`}>
        {formatMoney(returns[name], currency, i18n.language)}
      </strong>
    </p>
  ));
}
