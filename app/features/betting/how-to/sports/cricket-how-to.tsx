import { currencyNamed } from '#app/i18n/currencies.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settleCricket } from '#engine/sports';
import { compareAmounts } from '#engine/money';
import { Notice } from '#app/ui/notice.tsx';
import { ChoiceField } from '#app/ui/choice/choice-field.tsx';
import { ExampleField } from '#app/features/betting/how-to/parts/example-field.tsx';
import type { ExampleResult } from './example-slip.ts';
import { Limits } from '#app/features/betting/how-to/parts/limits.tsx';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import { ODDS_PLACES, useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

const RESULTS = ['won', 'lost', 'void'] as const;

interface Single {
  readonly odds: string;
  readonly amount: string;
  readonly result: ExampleResult;
}

/** Cricket: singles only, with two as an example. */
export function CricketHowTo() {
  const { t } = useTranslation('howto');
  const { currency, money, read } = useExampleMoney();
  const [singles, setSingles] = useState<readonly Single[]>([
    { odds: '1.85', amount: '10', result: 'won' },
    { odds: '2.40', amount: '5', result: 'lost' },
  ]);
  const change = (index: number, part: Partial<Single>) =>
    setSingles(singles.map((single, at) => (at === index ? { ...single, ...part } : single)));

  const bets = singles.flatMap(({ odds, amount }, index) => {
    const [odd, stake] = [read(odds, ODDS_PLACES), read(amount)];
    const isBet = odd !== undefined && stake !== undefined && compareAmounts(odd, '1') >= 0;
    return isBet ? [[String(index), { odd, amount: stake }] as const] : [];
  });
  const results = Object.fromEntries(singles.map(({ result }, index) => [String(index), result]));
  const settled =
    bets.length < singles.length
      ? undefined
      : settleCricket(Object.fromEntries(bets), results, currencyNamed(currency));
  const best =
    settled && settleCricket(Object.fromEntries(bets), { 0: 'won', 1: 'won' }, currencyNamed(currency)).payout;

  return (
    <>
      <Section title={t('example.title')}>
        <p>{t('cricketText.hint')}</p>
        {singles.map((single, index) => {
          const name = t('cricketText.pick', { number: index + 1 });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two singles, always the same
            <fieldset key={index} className={styles.group}>
              <legend>{name}</legend>
              <div className={styles.fields}>
                <ExampleField
                  label={t('example.odds', { number: index + 1 })}
                  value={single.odds}
                  currency={currency}
                  places={ODDS_PLACES}
                  onEnter={(odds) => change(index, { odds })}
                />
                <ExampleField
                  label={t('example.amount')}
                  value={single.amount}
                  after={currency}
                  currency={currency}
                  onEnter={(amount) => change(index, { amount })}
                />
                <ChoiceField
                  label={t('example.outcome')}
                  options={RESULTS.map((value) => ({ value, text: t(`example.${value}`) }))}
                  chosen={single.result}
                  onChoose={(result) => change(index, { result })}
                />
              </div>
            </fieldset>
          );
        })}
        {settled === undefined || best === undefined ? (
          <Notice kind="warning">{t('example.bad')}</Notice>
        ) : (
          <dl className={styles.sums}>
            <dt>{t('example.total')}</dt>
            <dd translate="no">{money(settled.stake)}</dd>
            <dt>{t('example.max')}</dt>
            <dd translate="no">{money(best)}</dd>
            <dt>{t('example.payout')}</dt>
            <dd translate="no" data-testid="example-payout">
              {money(settled.payout)}
            </dd>
          </dl>
        )}
      </Section>
      <Section title={t('rules.title')}>
        <ul className={styles.rules}>
          <li>{t('rules.odds')}</li>
          <li>{t('rules.cut')}</li>
        </ul>
      </Section>
      <Limits game="cricket" hasMultiple={false} />
    </>
  );
}
