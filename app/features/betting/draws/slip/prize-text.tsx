import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';

interface PrizeTextProps {
  readonly prize: string;
  readonly currency: string;
}

/** What a selection pays at most, exact. */
export function PrizeText({ prize, currency }: PrizeTextProps) {
  const { t, i18n } = useTranslation('lottery');
  return <span>{t('slip.prize', { amount: formatAmount(prize, currency, i18n.language), currency })}</span>;
}
