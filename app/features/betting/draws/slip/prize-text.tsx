import { useTranslation } from 'react-i18next';
import { formatBalance, formatMoney } from '#app/i18n/format.ts';

interface PrizeTextProps {
  readonly prize: string;
  readonly currency: string;
}

/** What a selection pays at most: two places to decide on, cut; the exact amount is in the title. */
export function PrizeText({ prize, currency }: PrizeTextProps) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <span title={formatMoney(prize, currency, i18n.language)}>
      {t('slip.prize', { amount: formatBalance(prize, currency, i18n.language), currency })}
    </span>
  );
}
