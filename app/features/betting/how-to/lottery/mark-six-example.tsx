import { currencyNamed } from '#app/i18n/currencies.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Animal, BALL_COUNT, settleMarkSix } from '#engine/lottery';
import { ExampleBets } from './example-bets.tsx';
import { ChoiceField } from '#app/ui/choice/choice-field.tsx';
import { markSixExample, SAMPLE_NUMBERS } from './mark-six-bets.ts';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import { useBetName } from './use-bet-name.ts';
import * as muted from '#app/ui/muted.module.css';

/** Numbers that are not drawn yet. */
const SPECIALS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1).filter(
  (ball) => !SAMPLE_NUMBERS.includes(ball),
);

/** A draw whose special number can be chosen, and the payout of each kind of bet. */
export function MarkSixExample({ date, year }: { readonly date: string; readonly year: Animal }) {
  const { t } = useTranslation('howto');
  const betName = useBetName();
  const [special, setSpecial] = useState(27);
  return (
    <Section title={t('example.title')}>
      <p>{t('marksixText.hint', { numbers: SAMPLE_NUMBERS.join(', ') })}</p>
      <ExampleBets
        bets={markSixExample(year)}
        nameOf={betName}
        settle={(bet, currency) => {
          const { results, ...sums } = settleMarkSix(
            [bet],
            { numbers: SAMPLE_NUMBERS, special },
            date,
            currencyNamed(currency),
          );
          return { result: results[0] ?? 'lose', ...sums };
        }}
      >
        <ChoiceField
          label={t('marksixText.special')}
          options={SPECIALS.map((ball) => ({ value: String(ball), text: String(ball) }))}
          chosen={String(special)}
          onChoose={(ball) => setSpecial(Number(ball))}
        />
      </ExampleBets>
      <p className={muted.small}>{t('marksixText.deduction')}</p>
    </Section>
  );
}
