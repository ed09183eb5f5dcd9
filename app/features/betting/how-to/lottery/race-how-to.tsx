import { currencyNamed } from '#app/i18n/currencies.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import { formatCount } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { CarBadge } from '#app/ui/car-badge.tsx';
import { ExampleBets } from './example-bets.tsx';
import { Limits } from '#app/features/betting/how-to/parts/limits.tsx';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import { raceAgain, SAMPLE_FINISH, sumWays } from './race-example.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

const MARKETS = ['twoSides', 'championRunnerUpSum', 'firstToFifth', 'sixthToTenth', 'dragonTiger'] as const;

const BETS: readonly Omit<Pk10Bet, 'amount' | 'odds'>[] = [
  { market: 'place', place: 1, selection: 8 },
  { market: 'place', place: 1, selection: 'big' },
  { market: 'place', place: 2, selection: 'odd' },
  { market: 'sum', selection: 11 },
  { market: 'sum', selection: 'big' },
  { market: 'dragonTiger', pair: '1-10', selection: 'dragon' },
];

/** PK10: the markets, how often each sum comes, and a race to try. */
export function RaceHowTo() {
  const { t, i18n } = useTranslation(['howto', 'racing']);
  const [finish, setFinish] = useState<readonly number[]>(SAMPLE_FINISH);
  const ways = sumWays();
  const count = (number: number) => formatCount(String(number), i18n.language);
  return (
    <>
      <Section title={t('howto:markets.title')}>
        <div className={styles.cards}>
          {MARKETS.map((market) => (
            <dl key={market} className={styles.card}>
              <dt className={styles.cardTitle}>{t(`racing:market.${market}`)}</dt>
              <dd>{t(`racing:hint.${market}`)}</dd>
            </dl>
          ))}
        </div>
      </Section>
      <Section title={t('howto:example.title')}>
        <p>{t('howto:pk10Text.hint', { cars: finish.join(', ') })}</p>
        <ol className={stack.wrap1}>
          {finish.map((car) => (
            <li key={car}>
              <CarBadge number={car} name={t('racing:car', { number: car })} />
            </li>
          ))}
        </ol>
        <ExampleBets
          bets={BETS}
          nameOf={nameOf}
          settle={(bet, currency) => {
            const { results, ...sums } = settlePk10([bet], finish, currencyNamed(currency));
            return { result: results[0] ?? 'lose', ...sums };
          }}
        >
          <QuietButton onClick={() => setFinish(raceAgain(finish))}>{t('howto:pk10Text.again')}</QuietButton>
        </ExampleBets>
      </Section>
      <Section title={t('racing:market.championRunnerUpSum')}>
        <p>{t('howto:pk10Text.sumsHint', { all: count([...ways.values()].reduce((all, each) => all + each, 0)) })}</p>
        <ul className={styles.tiles}>
          {[...ways].map(([sum, each]) => (
            <li key={sum} data-testid="sum-ways">
              <b>{count(sum)}</b> {count(each)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('howto:rules.title')}>
        <ul className={styles.rules}>
          <li>{t('howto:rules.cut')}</li>
        </ul>
      </Section>
      <Limits game="pk10" hasMultiple={false} />
    </>
  );

  function nameOf({ market, place, pair, selection }: (typeof BETS)[number]): string {
    const what =
      typeof selection === 'string'
        ? t(`racing:selection.${selection}`)
        : market === 'place'
          ? t('racing:car', { number: selection })
          : String(selection);
    if (market === 'sum') return `${t('racing:market.championRunnerUpSum')}: ${what}`;
    if (market === 'place') return `${t(`racing:place.${place === 2 ? 2 : 1}`)}: ${what}`;
    const [first, second] = (pair ?? '').split('-');
    return `${t('racing:pair', { first, second })}: ${what}`;
  }
}
