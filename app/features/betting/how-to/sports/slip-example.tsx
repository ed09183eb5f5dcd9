import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities';
import { availablePasses } from '#engine/sports';
import { formatCount } from '#app/i18n/format.ts';
import { usePassText } from '#app/i18n/use-pass-text.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ChoiceField } from '#app/ui/choice/choice-field.tsx';
import { ExampleField } from '#app/features/betting/how-to/parts/example-field.tsx';
import type { ExampleResult } from './example-slip.ts';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import { SlipExampleResult } from './slip-example-result.tsx';
import { ODDS_PLACES, useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import { useReadSlip } from './use-read-slip.ts';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

const MULTIPLES = ['1', '2', '5', '10', '50'] as const;
const RESULTS = ['won', 'lost', 'void'] as const;

/** Three matches to try: odds, stake, multiple, pass and results. The engine settles them. */
export function SlipExample({ game }: { readonly game: SportGame }) {
  const { t, i18n } = useTranslation('howto');
  const passText = usePassText();
  const { currency } = useExampleMoney();
  const [odds, setOdds] = useState(['1.85', '2.10', '3.40']);
  const [results, setResults] = useState<readonly ExampleResult[]>(['won', 'won', 'lost']);
  const [lineStake, setLineStake] = useState('10');
  const [multiple, setMultiple] = useState<(typeof MULTIPLES)[number]>('1');
  const passes = availablePasses(odds.length, { game });
  const [pass, setPass] = useState<string>('2-string-1');
  const slip = useReadSlip({ game, pass, odds, lineStake, multiple: Number(multiple) });

  return (
    <Section title={t('example.title')}>
      <p>{t('example.hint')}</p>
      <div className={styles.fields}>
        {odds.map((value, index) => (
          <ExampleField
            // oxlint-disable-next-line react/no-array-index-key -- three matches, always the same
            key={index}
            label={t('example.odds', { number: index + 1 })}
            value={value}
            currency={currency}
            places={ODDS_PLACES}
            onEnter={(typed) => setOdds(odds.with(index, typed))}
          />
        ))}
        {results.map((result, index) => (
          <ChoiceField
            // oxlint-disable-next-line react/no-array-index-key -- three matches, always the same
            key={index}
            label={t('example.result', { number: index + 1 })}
            options={RESULTS.map((value) => ({ value, text: t(`example.${value}`) }))}
            chosen={result}
            onChoose={(chosen) => setResults(results.map((each, at) => (at === index ? chosen : each)))}
          />
        ))}
        <ExampleField
          label={t('example.stake')}
          value={lineStake}
          after={currency}
          currency={currency}
          onEnter={setLineStake}
        />
        <ChoiceField
          label={t('example.multiple')}
          options={MULTIPLES.map((value) => ({ value, text: `× ${formatCount(value, i18n.language)}` }))}
          chosen={multiple}
          onChoose={setMultiple}
        />
        <ChoiceField
          label={t('example.pass')}
          options={passes.map((value) => ({ value, text: passText(value) }))}
          chosen={pass}
          onChoose={setPass}
        />
      </div>
      {slip === undefined ? (
        <Notice kind="warning">{t('example.bad')}</Notice>
      ) : (
        <SlipExampleResult slip={slip} results={results} />
      )}
    </Section>
  );
}
