import { useTranslation } from 'react-i18next';
import { MarketKind, type SportGame } from '#contract/entities';
import { marketMaxFold, winningOutcomes } from '#engine/sports';
import { useBrandRules } from '#app/features/account/account/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

/** The result for which the winners of all markets are shown. */
const RESULTS = {
  soccer: { ft: '2:1', ht: '0:0', handicap: '-1' },
  bd: { ft: '2:1', ht: '0:0', handicap: '-1' },
  basketball: { ft: '98:91', ht: '44:47', handicap: '-4.5', total: '180.5' },
} as const;

/** The markets of a game: their meaning, their winners at an example's score, and their longest lines. */
export function MarketTable({ game }: { readonly game: SportGame }) {
  const { t, i18n } = useTranslation(['howto', 'markets']);
  const outcomeText = useOutcomeText();
  const { folds } = useBrandRules();
  const { ft, ht, ...lines } = RESULTS[game];
  const winners = winningOutcomes(game, { ft, ht }, lines);
  const teams = { home: 'Calder Vale', away: 'Royal Aster' };
  return (
    <Section title={t('howto:markets.title')}>
      <div className={styles.cards}>
        {MarketKind.options.flatMap((market) => {
          const outcome = winners[market];
          const line =
            market === 'handicap' ? lines.handicap : market === 'bs' && 'total' in lines ? lines.total : undefined;
          return outcome === undefined
            ? []
            : [
                <dl key={market} className={styles.card} data-testid="market">
                  <dt className={styles.cardTitle}>{t(`markets:market.${market}`)}</dt>
                  <dd>{t(`howto:market.${market}`)}</dd>
                  <dd className={muted.small}>
                    {t('howto:markets.example', { score: asScore(ft), half: asScore(ht) })}
                    {': '}
                    <b>{outcomeText({ market, outcome, ...teams, line })}</b>
                  </dd>
                  <dd className={muted.small}>
                    {t('howto:markets.longest')}:{' '}
                    {formatCount(String(marketMaxFold(game, market, folds)), i18n.language)}
                  </dd>
                </dl>,
              ];
        })}
      </div>
    </Section>
  );
}
