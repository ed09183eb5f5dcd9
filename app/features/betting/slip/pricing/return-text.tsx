import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';

interface ReturnTextProps {
  readonly max: string;
  readonly currency: string;
}

/** What a bet returns at most, exact. */
export function ReturnText({ max, currency }: ReturnTextProps) {
  const { t, i18n } = useTranslation('slip');
  return <span>{t('totals.returns', { amount: formatAmount(max, currency, i18n.language), currency })}</span>;
}
