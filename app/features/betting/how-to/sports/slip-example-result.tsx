import { useTranslation } from 'react-i18next';
import { estimateSlip, listLines, settleSlip, type Slip } from '#engine/sports';
import { formatCount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { exampleResults, type ExampleResult } from './example-slip.ts';
import { useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

interface SlipExampleResultProps {
  readonly slip: Slip;
  readonly results: readonly ExampleResult[];
}

/** The settled lines of an example, and their totals. */
export function SlipExampleResult({ slip, results }: SlipExampleResultProps) {
  const { t, i18n } = useTranslation('howto');
  const oddsText = useOddsText();
  const { money } = useExampleMoney();
  const ends = exampleResults(results);
  const { lines, stake: totalStake, max } = estimateSlip(slip);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('example.line')}</th>
            <th scope="col">{t('example.product')}</th>
            <th scope="col">{t('example.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {listLines(slip).map(({ picks, odds }) => {
            const ids = picks.map(({ match }) => match);
            const alone: Slip = {
              ...slip,
              passes: [`${ids.length}-string-1`],
              matches: slip.matches.filter(({ id }) => ids.includes(id)),
            };
            return (
              <tr key={ids.join(' ')} data-testid="example-line">
                <th scope="row">{ids.map((number) => t('example.match', { number })).join(' + ')}</th>
                <td translate="no">{oddsText(odds)}</td>
                <td translate="no">{money(settleSlip(alone, ends).payout)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <dt>{t('example.lines')}</dt>
        <dd>{formatCount(lines, i18n.language)}</dd>
        <dt>{t('example.total')}</dt>
        <dd translate="no" data-testid="example-stake">
          {money(totalStake)}
        </dd>
        <dt>{t('example.max')}</dt>
        <dd translate="no" data-testid="example-max">
          {money(max)}
        </dd>
        <dt>{t('example.payout')}</dt>
        <dd translate="no" data-testid="example-payout">
          {money(settleSlip(slip, ends).payout)}
        </dd>
      </dl>
    </>
  );
}
