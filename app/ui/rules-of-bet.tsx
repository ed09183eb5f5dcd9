import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetRules } from '#contract/entities';
import { formatCount } from '#app/i18n/format.ts';
import { useRuleTexts } from '#app/i18n/use-rule-texts.ts';
import * as styles from './rules-of-bet.module.css';

interface RulesOfBetProps {
  readonly rules: BetRules;
  readonly currency: string;
}

/** The house's rules of a bet as they were when it was placed: its longest line, caps, withholding, postponed matches. */
export function RulesOfBet(props: RulesOfBetProps) {
  return (
    <Suspense fallback={null}>
      <Rules {...props} />
    </Suspense>
  );
}

function Rules({ rules, currency }: RulesOfBetProps) {
  const { t, i18n } = useTranslation('house');
  const ruleTexts = useRuleTexts();
  const { longest_line: most, prize_cap: prizeCap, withholding, postponed_hours: hours } = rules;
  const count = (number: number) => formatCount(String(number), i18n.language);
  const texts = [
    ...(most === undefined ? [] : [t('longest', { most: count(most) })]),
    ...ruleTexts({ ...(prizeCap && { prizeCap }), ...(withholding && { withholding }) }, currency, most),
    ...(hours === undefined ? [] : [t('postponed', { hours: count(hours) })]),
  ];
  return (
    <details className={styles.rules} data-testid="bet-rules">
      <summary>{t('applied')}</summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
