import { useTranslation } from 'react-i18next';
import type { SettleRules } from '#engine/sports';
import { formatCount, formatMoney, regional } from './format.ts';

/** What is capped and what is withheld, a sentence each with its numbers. */
export function useRuleTexts(): (rules: SettleRules, currency: string) => readonly string[] {
  const { t, i18n } = useTranslation('house');
  const { language } = i18n;
  const count = (number: number) => formatCount(String(number), language);
  const share = new Intl.NumberFormat(regional(language), { style: 'percent', maximumFractionDigits: 2 });
  return ({ prizeCap = [], withholding }, currency) => [
    ...(prizeCap.length === 0 ? [t('noCap')] : []),
    ...prizeCap.map(({ from, to, cap }) =>
      to === 1
        ? t('capSingle', { cap: formatMoney(cap, currency, language) })
        : t('cap', { from: count(from), to: count(to), cap: formatMoney(cap, currency, language) }),
    ),
    withholding === undefined
      ? t('notWithheld')
      : t('withheld', {
          share: share.format(Number(withholding.rate)),
          threshold: formatMoney(withholding.threshold, currency, language),
        }),
  ];
}
