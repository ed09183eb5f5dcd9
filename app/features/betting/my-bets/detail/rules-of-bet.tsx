import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import { useRuleTexts } from '#app/i18n/use-rule-texts.ts';
import { settleRulesOf } from './bet-lines.ts';
import * as styles from './bet-detail.module.css';

/** The caps and the withholding that this bet is settled by, as they were when it was placed. */
export function RulesOfBet({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('house');
  const ruleTexts = useRuleTexts();
  return (
    <details className={styles.rules} data-testid="bet-rules">
      <summary>{t('applied')}</summary>
      <ul>
        {ruleTexts(settleRulesOf(bet), bet.currency).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
