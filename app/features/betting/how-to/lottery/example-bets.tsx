import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { Notice } from '#app/ui/notice.tsx';
import { ExampleField } from '#app/features/betting/how-to/parts/example-field.tsx';
import { ODDS_PLACES, useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

interface Settled {
  readonly result: 'win' | 'lose' | 'tie';
  readonly stake: string;
  readonly payout: string;
}

interface Priced {
  readonly amount: string;
  readonly odds: string;
}

interface ExampleBetsProps<Bet> {
  readonly bets: readonly Bet[];
  readonly nameOf: (bet: Bet) => string;
  /** Computed by the engine. */
  readonly settle: (bet: Bet & Priced, currency: string) => Settled;
  /** The controls that change the draw. */
  readonly children: Elements;
}

const OUTCOME = { win: 'example.won', lose: 'example.lost', tie: 'example.tie' } as const;

/** Single bets with the same amount and odds, settled again when the draw is changed. */
export function ExampleBets<Bet extends object>({ bets, nameOf, settle, children }: ExampleBetsProps<Bet>) {
  const { t } = useTranslation('howto');
  const { currency, money, read } = useExampleMoney();
  const [typedAmount, setAmount] = useState('10');
  const [typedOdds, setOdds] = useState('4.00');
  const amount = read(typedAmount);
  const odds = read(typedOdds, ODDS_PLACES);
  const isReadable =
    amount !== undefined && odds !== undefined && compareAmounts(amount, '0') > 0 && compareAmounts(odds, '1') >= 0;
  return (
    <>
      <div className={styles.fields}>
        {children}
        <ExampleField
          label={t('example.amount')}
          value={typedAmount}
          after={currency}
          currency={currency}
          onEnter={setAmount}
        />
        <ExampleField
          label={t('example.oddsAll')}
          value={typedOdds}
          currency={currency}
          places={ODDS_PLACES}
          onEnter={setOdds}
        />
      </div>
      {!isReadable && <Notice kind="warning">{t('example.bad')}</Notice>}
      {isReadable && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('example.bet')}</th>
              <th scope="col">{t('example.outcome')}</th>
              <th scope="col">{t('example.payout')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => {
              const { result, payout } = settle({ ...bet, amount, odds }, currency);
              return (
                <tr key={nameOf(bet)} data-result={result} data-testid="example-bet">
                  <th scope="row">{nameOf(bet)}</th>
                  <td>{t(OUTCOME[result])}</td>
                  <td translate="no">{money(payout)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
