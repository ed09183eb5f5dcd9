import { useTranslation } from 'react-i18next';
import { MAX_FOLD, type SettleRules } from '#engine/sports';
import { formatCount, formatMoney, regional } from './format.ts';

/** What is capped and what is withheld, a sentence each with its numbers: caps of lines that are longer than any are not named. */
export function useRuleTexts(): (rules: SettleRules, currency: string, longestLine?: number) => readonly string[] {
  const { t, i18n } = useTranslation('house');
  const { language } = i18n;
  const count = (number: number) => formatCount(String(number), language);
  const share = new Intl.NumberFormat(regional(language), { style: 'percent', maximumFractionDigits: 2 });
  return ({ prizeCap = [], withholding }, currency, longestLine = MAX_FOLD) => {
    const caps = prizeCap.filter(({ from }) => from <= longestLine);
    return [
      ...caps.map(({ from, to, cap: most }) => {
        const cap = formatMoney(most, currency, language);
        if (to === 1) return t('capSingle', { cap });
        return t('cap', { from: count(from), to: count(Math.min(to, longestLine)), cap });
      }),
      caps.length === 0 ? t('noCap') : t('capTimes'),
      withholding === undefined
        ? t('notWithheld')
        : t('withheld', {
            share: share.format(Number(withholding.rate)),
            threshold: formatMoney(withholding.threshold, currency, language),
          }),
    ];
  };
}
