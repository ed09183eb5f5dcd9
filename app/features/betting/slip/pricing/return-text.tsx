import { useTranslation } from 'react-i18next';
import { formatBalance, formatMoney } from '#app/i18n/format.ts';

interface ReturnTextProps {
  readonly max: string;
  readonly currency: string;
}

/** What a bet returns at most: two places to decide on, cut; the exact amount is in the title. */
export function ReturnText({ max, currency }: ReturnTextProps) {
  const { t, i18n } = useTranslation('slip');
  return (
    <span title={formatMoney(max, currency, i18n.language)}>
      {t('totals.returns', { amount: formatBalance(max, currency, i18n.language), currency })}
    </span>
  );
}
